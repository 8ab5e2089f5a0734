// SPDX-License-Identifier: MIT

// Calls each function of the pixel modules with generated inputs, and prints a digest of its results;
// see scripts/measure/arm64.
//
//   kernels COUNT FILE...        prints “NAME COUNT DIGEST” for each function, after the digest of
//                                the decoded files
//   kernels COUNT=NAME FILE...   prints “INDEX DIGEST” for each input of a function

#include "cases.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const test_case *const groups[] = {
  digest_cases,     picture_cases, codec_cases,  comparison_cases,
  place_cases,      painting_cases, filter_cases,
};

static uint64_t seed_of(const char *name, uint64_t index) {
  uint64_t seed = index * UINT64_C(0xD1B54A32D192ED03);
  for (; *name; name++) seed = (seed ^ (uint8_t)*name) * UINT64_C(0x100000001B3);
  return seed;
}

static uint64_t run(test *t, const test_case *c, uint64_t index) {
  t->state = seed_of(c->name, index);
  t->digest = 0;
  t->used = 0;
  c->run(t);
  return t->digest;
}

int main(int argc, char **argv) {
  char *selected = argc > 1 ? strchr(argv[1], '=') : NULL;
  uint64_t count = argc > 1 ? strtoull(argv[1], NULL, 10) : 0;
  if (count == 0) {
    fprintf(stderr, "usage: kernels COUNT[=NAME] FILE...\n");
    return 64;
  }
  test t = {0};
  if (!read_corpus(&t, argv + 2, argc - 2)) {
    fprintf(stderr, "kernels: a file of the corpus cannot be decoded\n");
    return 2;
  }
  if (!selected) printf("corpus %d %016" PRIx64 "\n", argc - 2, t.digest);
  for (size_t group = 0; group < sizeof groups / sizeof *groups; group++) {
    for (const test_case *c = groups[group]; c->name; c++) {
      if (selected && strcmp(selected + 1, c->name) != 0) continue;
      uint64_t all = 0;
      for (uint64_t index = 0; index < count; index++) {
        uint64_t digest = run(&t, c, index);
        if (selected) printf("%" PRIu64 " %016" PRIx64 "\n", index, digest);
        all = (all ^ digest) * UINT64_C(0x100000001B3);
      }
      if (!selected) printf("%s %" PRIu64 " %016" PRIx64 "\n", c->name, count, all);
      fflush(stdout);
    }
  }
  return 0;
}
