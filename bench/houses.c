/* House cusps with native Swiss Ephemeris, for bench/houses.mjs.

   houses LETTERS   stdin: count, then Julian date (UT), latitude and longitude of each place, then words (rounds.h). The answer: twelve cusps of each place, for one
   letter after the other. */
#include <stdlib.h>
#include <swephexp.h>
#include "rounds.h"

static int count;
static const char *letters;
static double *places, *cusps;

static void work(void) {
  double twelve[37], angles[10], *out = cusps;
  for (const char *letter = letters; *letter; letter++)
    for (int i = 0; i < count; i++, out += 12) {
      swe_houses_ex(places[3 * i], 0, places[3 * i + 1], places[3 * i + 2], *letter, twelve, angles);
      memcpy(out, twelve + 1, 12 * sizeof(double));
    }
}

static void print(void) {
  for (int i = 0; i < count * (int)strlen(letters); i++) {
    for (int j = 0; j < 12; j++) printf("%.9f ", cusps[12 * i + j]);
    printf("\n");
  }
}

int main(int argc, char **argv) {
  letters = argc > 1 ? argv[1] : "P";
  swe_set_ephe_path("/usr/share/libswe/ephe");
  if (scanf("%d", &count) != 1) return 1;
  places = malloc(3 * count * sizeof(double));
  cusps = malloc(12 * count * strlen(letters) * sizeof(double));
  for (int i = 0; i < 3 * count; i++)
    if (scanf("%lf", &places[i]) != 1) return 1;
  serve(work, print);
  return 0;
}
