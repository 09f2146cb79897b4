/* A century of stations and sign entries of Jupiter to Pluto with native Swiss Ephemeris: steps of ten days, a change of sign of speed or sign number, then regula falsi
   (Illinois) to 1 ms. A program beside ours, built by bench/harness/native.mjs when libswe-dev is installed; nothing of it is linked into or shipped with
   Khagol. stdin: words (rounds.h). The answer: how many events there are. */
#include <math.h>
#include <stdlib.h>
#include <swephexp.h>
#include "rounds.h"

static const double FROM = 2415020.5, TO = 2451544.5, STEP = 10, TOLERANCE = 1e-8;
static int found;
static double sum;

static double wrapped(double degrees) { return degrees - 360 * floor((degrees + 180) / 360); }

/* Longitude less a mark, or the speed. */
static double at(int body, double jd, int speed, double mark) {
  double x[6];
  char error[AS_MAXCH];
  if (swe_calc(jd, body, SEFLG_SWIEPH | SEFLG_SPEED, x, error) < 0) exit(1);
  return speed ? x[3] : wrapped(x[0] - mark);
}

static double zero(int body, double a, double fa, double b, double fb, int speed, double mark) {
  for (int round = 0; round < 60 && fabs(b - a) > TOLERANCE; round++) {
    double c = b - fb * (b - a) / (fb - fa), fc = at(body, c, speed, mark);
    if (fabs(c - b) < TOLERANCE) return c;
    if ((fc < 0) == (fb < 0)) fa *= 0.5; else { a = b; fa = fb; }
    b = c; fb = fc;
  }
  return b;
}

static void century(void) {
  double x[6], y[6];
  char error[AS_MAXCH];
  found = 0;
  for (int body = SE_JUPITER; body <= SE_PLUTO; body++) {
    if (swe_calc(FROM, body, SEFLG_SWIEPH | SEFLG_SPEED, x, error) < 0) exit(1);
    for (double jd = FROM; jd < TO; jd += STEP) {
      double to = jd + STEP < TO ? jd + STEP : TO;
      if (swe_calc(to, body, SEFLG_SWIEPH | SEFLG_SPEED, y, error) < 0) exit(1);
      if ((x[3] < 0) != (y[3] < 0)) { sum += zero(body, jd, x[3], to, y[3], 1, 0); found++; }
      if (floor(x[0] / 30) != floor(y[0] / 30)) {
        double mark = 30 * floor((wrapped(y[0] - x[0]) > 0 ? y[0] : x[0]) / 30);
        sum += zero(body, jd, wrapped(x[0] - mark), to, wrapped(y[0] - mark), 0, mark);
        found++;
      }
      for (int i = 0; i < 6; i++) x[i] = y[i];
    }
  }
}

static void print(void) { printf("%d\n", found); }

int main(void) {
  swe_set_ephe_path("/usr/share/libswe/ephe");
  serve(century, print);
  return 0;
}
