/* Native Swiss Ephemeris asked what bench/western.mjs asks Khagol: transits, solar returns, charts. A program beside ours, built by
   bench/harness/native.mjs when libswe-dev is installed; nothing of it is linked into or shipped with Khagol.

   western transits   stdin: from, to (TT); bodies, then number and step in days of each; marks, then degrees. The answer: body, mark, TT.
   western returns    stdin: the Sun's degrees; count, then a Julian date (TT) shortly before each. The answer: TT.
   western solars     the same, after latitude and longitude; with the chart of each. The answer: TT, ascendant.
   western charts     stdin: count, then Julian date (UT), latitude, longitude of each. The answer: eleven longitudes and the ascendant.
   Words follow (rounds.h). */
#include <math.h>
#include <stdlib.h>
#include <swephexp.h>
#include "rounds.h"

enum { MOST = 4096, WIDE = 12 };
static const double TOLERANCE = 1e-7; /* days; 9 ms */
static const int FLAGS = SEFLG_SWIEPH | SEFLG_SPEED;

static double input[8 * MOST], output[MOST][WIDE];
static int found, width;

static double wrapped(double degrees) { return degrees - 360 * floor((degrees + 180) / 360); }

static void place(int body, double jd, double *x) {
  char error[AS_MAXCH];
  if (swe_calc(jd, body, FLAGS, x, error) < 0) exit(1);
}

/* Where the speed is nought, between two places on either side of a station: regula falsi (Illinois). */
static double station(int body, double a, double va, double b, double vb, double *x) {
  for (int round = 0; round < 60; round++) {
    double c = b - vb * (b - a) / (vb - va), moved = fabs(c - b);
    place(body, c, x);
    if (moved < TOLERANCE) return c;
    if ((x[3] < 0) == (vb < 0)) va *= 0.5; else { a = b; va = vb; }
    b = c; vb = x[3];
  }
  return b;
}

/* Every mark between two places between which the longitude only grows or only falls: Newton's rule by the speeds given, halving where it would leave
   the bracket. `way` is the arc from the one to the other. */
static void marksBetween(int body, int number, double a, double from, double b, double way, const double *marks, int count) {
  for (int i = 0; i < count; i++) {
    double forwards = marks[i] - from - 360 * floor((marks[i] - from) / 360), aim = way < 0 ? forwards - 360 : forwards;
    if (way < 0 ? aim < way : aim >= way) continue;
    double low = a, high = b, t = a + (b - a) * aim / way, x[6];
    for (int round = 0; round < 60; round++) {
      place(body, t, x);
      double off = wrapped(x[0] - marks[i]);
      if ((off < 0) == (way > 0)) low = t; else high = t;
      double next = t - off / x[3];
      if (!(next > low && next < high)) next = (low + high) / 2;
      double moved = fabs(next - t);
      t = next;
      if (moved < TOLERANCE) break;
    }
    if (found == MOST) exit(1);
    output[found][0] = number; output[found][1] = i; output[found++][2] = t;
  }
}

static void transits(void) {
  double from = input[0], to = input[1];
  int bodies = (int)input[2], count = (int)input[3 + 2 * bodies];
  const double *marks = input + 4 + 2 * bodies;
  found = 0;
  width = 3;
  for (int n = 0; n < bodies; n++) {
    int body = (int)input[3 + 2 * n];
    double step = input[4 + 2 * n], x[6], y[6], turn[6];
    place(body, from, x);
    for (double jd = from; jd < to; jd += step) {
      double end = jd + step < to ? jd + step : to;
      place(body, end, y);
      if ((x[3] < 0) == (y[3] < 0)) marksBetween(body, n, jd, x[0], end, wrapped(y[0] - x[0]), marks, count);
      else {
        double at = station(body, jd, x[3], end, y[3], turn);
        marksBetween(body, n, jd, x[0], at, wrapped(turn[0] - x[0]), marks, count);
        marksBetween(body, n, at, turn[0], end, wrapped(y[0] - turn[0]), marks, count);
      }
      memcpy(x, y, sizeof x);
    }
  }
}

/* Ten planets and the true node on ecliptic and equator with speeds, angles and houses after Placidus, as a radix of ours has them. */
static void chart(double tt, double ut, double latitude, double longitude, double *out) {
  double x[6], y[6], cusps[13], angles[10];
  char error[AS_MAXCH];
  for (int body = SE_SUN; body <= SE_TRUE_NODE; body++) {
    if (body == SE_MEAN_NODE) continue;
    place(body, tt, x);
    if (swe_calc(tt, body, FLAGS | SEFLG_EQUATORIAL, y, error) < 0) exit(1);
    if (out) out[body < SE_MEAN_NODE ? body : 10] = x[0];
  }
  swe_houses(ut, latitude, longitude, 'P', cusps, angles);
  if (out) out[11] = angles[0];
  else output[found - 1][1] = angles[0];
}

static void returns(const double *in, int withCharts, double latitude, double longitude) {
  char error[AS_MAXCH];
  found = 0;
  width = withCharts ? 2 : 1;
  for (int i = 0; i < (int)in[1]; i++) {
    double jd = swe_solcross(in[0], in[2 + i], SEFLG_SWIEPH, error);
    if (jd < in[2 + i]) exit(1);
    output[found++][0] = jd;
    if (withCharts) chart(jd, jd - swe_deltat(jd), latitude, longitude, NULL);
  }
}

static void charts(void) {
  found = 0;
  width = WIDE;
  for (int i = 0; i < (int)input[0]; i++) {
    const double *in = input + 1 + 3 * i;
    chart(in[0] + swe_deltat(in[0]), in[0], in[1], in[2], output[found++]);
  }
}

static void solarReturns(void) { returns(input, 0, 0, 0); }
static void solars(void) { returns(input + 2, 1, input[0], input[1]); }

static void print(void) {
  for (int i = 0; i < found; i++) {
    for (int j = 0; j < width; j++) printf("%.9f ", output[i][j]);
    printf("\n");
  }
}

int main(int argc, char **argv) {
  const char *what = argc > 1 ? argv[1] : "";
  int count = 0;
  swe_set_ephe_path("/usr/share/libswe/ephe");
  while (count < 8 * MOST && scanf("%lf", &input[count]) == 1) count++;
  if (!strcmp(what, "transits")) serve(transits, print);
  else if (!strcmp(what, "returns")) serve(solarReturns, print);
  else if (!strcmp(what, "solars")) serve(solars, print);
  else if (!strcmp(what, "charts")) serve(charts, print);
  else return 1;
  return 0;
}
