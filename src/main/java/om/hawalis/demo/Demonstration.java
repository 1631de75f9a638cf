package om.hawalis.demo;

import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.Startup;
import jakarta.inject.Inject;
import jakarta.interceptor.Interceptor;
import om.hawalis.account.Accounts;
import om.hawalis.security.Identity;
import om.hawalis.security.RunAs;

/** Fills an empty installation that was started with {@code --demo}, and prints a token for each role at every start. */
@ApplicationScoped
public class Demonstration {
    @Inject
    private RunAs as;

    @Inject
    private Accounts accounts;

    @Inject
    private DemoAccounts people;

    @Inject
    private DemoRegister register;

    @Inject
    private DemoChampionships championships;

    void begin(@Observes @Priority(Interceptor.Priority.APPLICATION) Startup startup) {
        if (!people.isShown()) return;
        as.run(Identity.NOBODY, () -> {
            if (!accounts.isSetUp()) fill();
            people.getRoles()
                    .forEach(role -> System.out.println(
                            "token " + role + " " + people.token(role).text()));
        });
    }

    private void fill() {
        var entered = as.call(new Identity.TheApplication(), register::enter);
        people.make(entered.players().getFirst());
        var clubs = entered.clubs();
        var players = entered.players();
        championships.finished(clubs.get(0), players.subList(0, 6));
        championships.running(clubs.get(1), players.subList(2, 8));
    }
}
