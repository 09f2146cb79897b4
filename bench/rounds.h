/* How the programs of this folder are asked: after their numbers come words. `answer` does the work and prints its rows, then `end`; `round N` does the
   work N times and prints the microseconds of processor that one time took. bench/harness/native.mjs speaks to them. */
#include <stdio.h>
#include <string.h>
#include <time.h>

static double microseconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e6 + t.tv_nsec * 1e-3;
}

static void serve(void (*work)(void), void (*print)(void)) {
  char word[16];
  int repeats;
  while (scanf("%15s", word) == 1) {
    if (!strcmp(word, "answer")) {
      work();
      print();
      puts("end");
    } else if (!strcmp(word, "round") && scanf("%d", &repeats) == 1) {
      double start = microseconds();
      for (int i = 0; i < repeats; i++) work();
      printf("%.4f\n", (microseconds() - start) / repeats);
    } else return;
    fflush(stdout);
  }
}
