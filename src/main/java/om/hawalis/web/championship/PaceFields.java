package om.hawalis.web.championship;

import om.hawalis.championship.Pace;
import om.hawalis.championship.Template;

/** How many come and how fast they play, as a form asks it. */
public class PaceFields {
    private int entrants;
    private int boards;
    private int minutes;
    private int pause;
    private int hours;

    void show(Template template) {
        entrants = template.entrants();
        boards = template.pace().boards();
        minutes = template.pace().minutes();
        pause = template.pace().pause();
        hours = template.pace().hours();
    }

    Pace pace() {
        return new Pace(boards, minutes, pause, hours);
    }

    public int getEntrants() {
        return entrants;
    }

    public void setEntrants(int entrants) {
        this.entrants = entrants;
    }

    public int getBoards() {
        return boards;
    }

    public void setBoards(int boards) {
        this.boards = boards;
    }

    public int getMinutes() {
        return minutes;
    }

    public void setMinutes(int minutes) {
        this.minutes = minutes;
    }

    public int getPause() {
        return pause;
    }

    public void setPause(int pause) {
        this.pause = pause;
    }

    public int getHours() {
        return hours;
    }

    public void setHours(int hours) {
        this.hours = hours;
    }
}
