/* Native Swiss Ephemeris over the same dates: ten bodies with speeds, and mean and true node with `nodes`. A program beside ours, built by
   bench/harness/native.mjs when libswe-dev is installed; nothing of it is linked into or shipped with Khagol.

   native [nodes]   stdin: count, then Julian dates (TT), then words (rounds.h). The answer: the longitudes of each date. */
#include <stdlib.h>
#include <swephexp.h>
#include "rounds.h"

static int count, last = SE_PLUTO;
static double *dates, *longitudes;

static void work(void) {
  double x[6];
  char error[AS_MAXCH];
  for (int i = 0; i < count; i++)
    for (int body = SE_SUN; body <= last; body++) {
      if (swe_calc(dates[i], body, SEFLG_SWIEPH | SEFLG_SPEED, x, error) < 0) exit(1);
      longitudes[12 * i + body] = x[0];
    }
}

static void print(void) {
  for (int i = 0; i < count; i++) {
    for (int body = SE_SUN; body <= last; body++) printf("%.9f ", longitudes[12 * i + body]);
    printf("\n");
  }
}

int main(int argc, char **argv) {
  if (argc > 1 && !strcmp(argv[1], "nodes")) last = SE_TRUE_NODE;
  swe_set_ephe_path("/usr/share/libswe/ephe");
  if (scanf("%d", &count) != 1) return 1;
  dates = malloc(count * sizeof(double));
  longitudes = malloc(12 * count * sizeof(double));
  for (int i = 0; i < count; i++)
    if (scanf("%lf", &dates[i]) != 1) return 1;
  serve(work, print);
  return 0;
}
