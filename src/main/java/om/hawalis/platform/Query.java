package om.hawalis.platform;

import jakarta.enterprise.inject.Stereotype;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import om.hawalis.security.Guarded;

/** A way in that only reads: one transaction, denied by default, no audit line. */
@Stereotype
@Singleton
@Guarded
@Transactional
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Query {}
