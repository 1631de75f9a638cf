/** What every use case stands on: transaction, clock, audit, idempotency, data source, JSON. */
@NullMarked
package om.hawalis.platform;

import org.jspecify.annotations.NullMarked;
