/* Native Swiss Ephemeris over the same dates: ten bodies with speeds. A program beside ours, built by bench/run.mjs when libswe-dev is
   installed; nothing of it is linked into or shipped with Khagol. stdin: count, then Julian dates (TT). stdout: median, best µs per date. */
#include <stdio.h>
#include <stdlib.h>
#include <swephexp.h>
#include <time.h>

static double microseconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e6 + t.tv_nsec * 1e-3;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

int main(int argc, char **argv) {
  int count, rounds = 9;
  double *dates, *times, x[6];
  char error[AS_MAXCH];
  swe_set_ephe_path(argc > 1 ? argv[1] : "/usr/share/libswe/ephe");
  if (scanf("%d", &count) != 1) return 1;
  dates = malloc(count * sizeof(double));
  times = malloc(rounds * sizeof(double));
  for (int i = 0; i < count; i++)
    if (scanf("%lf", &dates[i]) != 1) return 1;
  for (int r = -1; r < rounds; r++) {
    double start = microseconds();
    for (int i = 0; i < count; i++)
      for (int body = SE_SUN; body <= SE_PLUTO; body++)
        if (swe_calc(dates[i], body, SEFLG_SWIEPH | SEFLG_SPEED, x, error) < 0) return 1;
    if (r >= 0) times[r] = (microseconds() - start) / count;
  }
  qsort(times, rounds, sizeof(double), ascending);
  printf("%.4f %.4f\n", times[rounds / 2], times[0]);
  return 0;
}
