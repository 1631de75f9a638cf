package om.hawalis.rating;

/**
 * Step 5 of Glicko-2: the new volatility is the root of a decreasing function, bracketed and closed in upon by the
 * Illinois method.
 *
 * @param delta the improvement the games alone would suggest
 * @param phi the deviation before the period, on the inner scale
 * @param variance of the games' evidence
 */
record VolatilitySearch(double delta, double phi, double variance, double before, double tau) {
    double find(double precision) {
        var start = Math.log(before * before);
        var a = start;
        var b = otherEnd(start);
        var fa = excess(a);
        var fb = excess(b);
        while (Math.abs(b - a) > precision) {
            var c = a + (a - b) * fa / (fb - fa);
            var fc = excess(c);
            if (fc * fb <= 0) {
                a = b;
                fa = fb;
            } else {
                fa /= 2;
            }
            b = c;
            fb = fc;
        }
        return Math.exp(a / 2);
    }

    private double otherEnd(double start) {
        var above = delta * delta - phi * phi - variance;
        if (above > 0) return Math.log(above);
        var steps = 1;
        while (excess(start - steps * tau) < 0) steps++;
        return start - steps * tau;
    }

    private double excess(double x) {
        var ex = Math.exp(x);
        var spread = phi * phi + variance + ex;
        var drift = (x - Math.log(before * before)) / (tau * tau);
        return ex * (delta * delta - spread) / (2 * spread * spread) - drift;
    }
}
