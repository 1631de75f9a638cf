package om.hawalis.web.shared;

import jakarta.el.ELContext;
import jakarta.el.ELException;
import jakarta.el.ELResolver;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Pages read {@code row.settled} of a record that answers {@code isSettled()}; the language itself knows components alone. */
public class RecordQuestions extends ELResolver {
    @Override
    public @Nullable Object getValue(ELContext context, @Nullable Object base, @Nullable Object property) {
        if (!(base instanceof Record) || !(property instanceof String name)) return null;
        var question = question(base.getClass(), name);
        if (question.isEmpty()) return null;
        context.setPropertyResolved(base, property);
        try {
            return question.get().invoke(base);
        } catch (ReflectiveOperationException failed) {
            throw new ELException(failed);
        }
    }

    private static Optional<Method> question(Class<?> type, String name) {
        if (name.isEmpty()) return Optional.empty();
        var asked = "is" + Character.toUpperCase(name.charAt(0)) + name.substring(1);
        return Arrays.stream(type.getMethods())
                .filter(method -> method.getName().equals(asked)
                        && method.getParameterCount() == 0
                        && method.getReturnType() == boolean.class)
                .findFirst();
    }

    @Override
    public @Nullable Class<?> getType(ELContext context, @Nullable Object base, @Nullable Object property) {
        return null;
    }

    @Override
    public void setValue(ELContext context, @Nullable Object base, @Nullable Object property, @Nullable Object value) {
        // records take no values: another resolver says so
    }

    @Override
    public boolean isReadOnly(ELContext context, @Nullable Object base, @Nullable Object property) {
        return false;
    }

    @Override
    public @Nullable Class<?> getCommonPropertyType(ELContext context, @Nullable Object base) {
        return null;
    }
}
