package om.hawalis.engine;

import java.util.ArrayList;
import java.util.List;

/** Cuts a notation file into tokens; every text can be cut, in time linear in its length. */
final class Lexer {
    private static final int MOST_DIGITS = 4;

    private final Cursor cursor;
    private final List<Token> tokens = new ArrayList<>();

    private Lexer(String text) {
        this.cursor = new Cursor(text);
    }

    static List<Token> tokens(String text) {
        var lexer = new Lexer(text);
        while (lexer.cursor.findMore()) lexer.next(lexer.cursor.line());
        return lexer.tokens;
    }

    private void next(int line) {
        if (cursor.take(";;")) cursor.takeLine();
        else if (cursor.startsWith("{")) comment(line);
        else if (cursor.startsWith("[")) tokens.add(TagReader.read(cursor));
        else if (!cursor.take(";") && !ending(line)) moveText(line);
    }

    private void comment(int line) {
        if (cursor.takeThrough('}').isEmpty())
            junk(
                    line,
                    Discrepancy.Kind.UNCLOSED_COMMENT,
                    cursor.take(c -> true).lines().findFirst().orElse("{"));
    }

    private boolean ending(int line) {
        for (var result : Result.values())
            if (cursor.take(result.text())) return tokens.add(new Token.Ending(line, result));
        return false;
    }

    private void moveText(int line) {
        var c = cursor.peek();
        if (c == '(' || c == '+') captureMark(line);
        else if (digit(c)) number(line);
        else if (letter(c)) letters(line);
        else junk(line, Discrepancy.Kind.UNREADABLE_TEXT, cursor.take(Lexer::strange));
    }

    private void captureMark(int line) {
        var place = cursor.place();
        var bracket = cursor.take("(");
        cursor.take(Lexer::space);
        var sign = cursor.take("+") || bracket && (cursor.take("x") || cursor.take("X") || cursor.take("×"));
        cursor.take(Lexer::space);
        var digits = cursor.take(Lexer::digit);
        cursor.take(c -> bracket && space(c));
        var read = sign && !digits.isEmpty() && digits.length() <= MOST_DIGITS && (!bracket || cursor.take(")"));
        if (read) tokens.add(new Token.CaptureMark(line, "(+" + digits + ")", Integer.parseInt(digits)));
        else unreadable(line, place);
    }

    private void unreadable(int line, int place) {
        cursor.back(place);
        junk(line, Discrepancy.Kind.UNREADABLE_TEXT, cursor.take(c -> !Cursor.blank(c) && c != ';' && c != '{'));
    }

    private void number(int line) {
        var digits = cursor.take(Lexer::digit);
        var dots = cursor.take(c -> c == '.' || c == '…');
        if (dots.isEmpty()) tokens.add(new Token.HoleMark(line, digits));
        else tokens.add(new Token.MoveNumber(line, digits, !dots.equals(".")));
    }

    private void letters(int line) {
        var word = cursor.take(c -> letter(c) || digit(c));
        if (word.length() == 1) tokens.add(new Token.HoleMark(line, word));
        else junk(line, Discrepancy.Kind.UNREADABLE_TEXT, word);
    }

    private void junk(int line, Discrepancy.Kind kind, String text) {
        tokens.add(new Token.Junk(line, kind, text));
    }

    private static boolean space(int c) {
        return c == ' ';
    }

    private static boolean digit(int c) {
        return c >= '0' && c <= '9';
    }

    private static boolean letter(int c) {
        return Character.isLetter(c);
    }

    private static boolean strange(int c) {
        return !Cursor.blank(c) && !letter(c) && !digit(c) && "[{;(!?".indexOf(c) < 0;
    }
}
