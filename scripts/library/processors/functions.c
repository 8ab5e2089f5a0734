// SPDX-License-Identifier: MIT

// Prints results of functions of the C library that are not defined to the last bit; see
// scripts/measure/arm64.
//
//   functions COUNT    prints “NAME: RESULT...” for each function

#include <inttypes.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

static uint64_t state;

// SplitMix64, as a number from 0 to below 1.
static double unit(void) {
  uint64_t mixed = state += UINT64_C(0x9E3779B97F4A7C15);
  mixed = (mixed ^ mixed >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
  mixed = (mixed ^ mixed >> 27) * UINT64_C(0x94D049BB133111EB);
  return (double)((mixed ^ mixed >> 31) >> 11) / 9007199254740992.0;
}

static double between(double low, double high) { return low + (high - low) * unit(); }

static void print(double result) {
  uint64_t bits;
  memcpy(&bits, &result, sizeof bits);
  printf(" %016" PRIx64, bits);
}

#define ROW(name, value)                                   \
  printf("%s:", name);                                      \
  for (long i = 0; i < count; i++) print(value);           \
  printf("\n");

int main(int argc, char **argv) {
  long count = argc == 2 ? strtol(argv[1], NULL, 10) : 0;
  if (count < 1) return 64;
  ROW("sin", sin(between(-13, 13)))
  ROW("cos", cos(between(-13, 13)))
  ROW("tan", tan(between(-1.5, 1.5)))
  ROW("asin", asin(between(-1, 1)))
  ROW("acos", acos(between(-1, 1)))
  ROW("atan", atan(between(-50, 50)))
  ROW("atan2", atan2(between(-500, 500), between(-500, 500)))
  ROW("exp", exp(between(-30, 10)))
  ROW("expm1", expm1(between(-1, 20)))
  ROW("log", log(between(1e-6, 1e6)))
  ROW("log2", log2(between(1e-6, 1e6)))
  ROW("log10", log10(between(1e-6, 1e6)))
  ROW("log1p", log1p(between(0, 1e6)))
  ROW("pow", pow(between(0, 10), between(-5, 5)))
  ROW("cbrt", cbrt(between(0, 1.5)))
  ROW("hypot", hypot(between(-1000, 1000), between(-1000, 1000)))
  return 0;
}
