/* A century of stations and sign entries of Jupiter to Pluto with native Swiss Ephemeris: steps of ten days, a change of sign of speed or sign number, then regula falsi
   (Illinois) to 1 ms. A program beside ours, built by bench/sky-events.mjs when libswe-dev is installed; nothing of it is linked into or shipped with
   Khagol. stdout: events found, median and best milliseconds. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <swephexp.h>
#include <time.h>

static const double FROM = 2415020.5, TO = 2451544.5, STEP = 10, TOLERANCE = 1e-8;

static double milliseconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec * 1e-6;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

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

static int century(double *sum) {
  int count = 0;
  double x[6], y[6];
  char error[AS_MAXCH];
  for (int body = SE_JUPITER; body <= SE_PLUTO; body++) {
    if (swe_calc(FROM, body, SEFLG_SWIEPH | SEFLG_SPEED, x, error) < 0) exit(1);
    for (double jd = FROM; jd < TO; jd += STEP) {
      double to = jd + STEP < TO ? jd + STEP : TO;
      if (swe_calc(to, body, SEFLG_SWIEPH | SEFLG_SPEED, y, error) < 0) exit(1);
      if ((x[3] < 0) != (y[3] < 0)) { *sum += zero(body, jd, x[3], to, y[3], 1, 0); count++; }
      if (floor(x[0] / 30) != floor(y[0] / 30)) {
        double mark = 30 * floor((wrapped(y[0] - x[0]) > 0 ? y[0] : x[0]) / 30);
        *sum += zero(body, jd, wrapped(x[0] - mark), to, wrapped(y[0] - mark), 0, mark);
        count++;
      }
      for (int i = 0; i < 6; i++) x[i] = y[i];
    }
  }
  return count;
}

int main(int argc, char **argv) {
  int rounds = 5, count = 0;
  double times[5], sum = 0;
  swe_set_ephe_path(argc > 1 ? argv[1] : "/usr/share/libswe/ephe");
  for (int r = -1; r < rounds; r++) {
    double start = milliseconds();
    count = century(&sum);
    if (r >= 0) times[r] = milliseconds() - start;
  }
  qsort(times, rounds, sizeof(double), ascending);
  printf("%d %.3f %.3f %.0f\n", count, times[rounds / 2], times[0], sum);
  return 0;
}
