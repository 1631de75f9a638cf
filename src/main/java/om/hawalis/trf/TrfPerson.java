package om.hawalis.trf;

/**
 * What a report file tells of a player beside the contest; empty texts are left out.
 *
 * @param sex {@code m} or {@code w}
 * @param federation three letters
 * @param id the number in the federation's register
 * @param born {@code YYYY/MM/DD}, with zeros for what is not known
 */
public record TrfPerson(String sex, String federation, String id, String born) {
    public static final TrfPerson UNKNOWN = new TrfPerson("", "", "", "");
}
