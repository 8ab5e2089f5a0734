// SPDX-License-Identifier: MIT

// Runs geometry.swift; see scripts/measure/arm64.
//
//   geometry COUNT    prints “NAME: DIGEST...” for each part

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

extern uint64_t tintype_geometry(int32_t part, uint64_t index);

int main(int argc, char **argv) {
  static const char *const parts[] = {
    "angles", "transforms", "projections", "rounded rectangles", "paths", "colors",
    "pixel boxes"};
  uint64_t count = argc == 2 ? strtoull(argv[1], NULL, 10) : 0;
  if (count < 1) return 64;
  for (int32_t part = 0; part < (int32_t)(sizeof parts / sizeof *parts); part++) {
    printf("%s:", parts[part]);
    for (uint64_t index = 0; index < count; index++) {
      printf(" %016" PRIx64, tintype_geometry(part, index));
    }
    printf("\n");
  }
  return 0;
}
