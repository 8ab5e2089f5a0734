// SPDX-License-Identifier: MIT

#include "CTintypePixels.h"

#include <stdlib.h>
#include <string.h>

// Scanline filters (PNG specification, section 9, “Filtering”). Each row uses the filter whose
// bytes, as signed numbers, have the least sum of absolute values (section 12.7, “Filter
// selection”).

#define INLINE static inline __attribute__((always_inline))

// The predictor without branches, so that the compiler vectorizes it: see png_vectors.h.
INLINE uint8_t paeth(int16_t a, int16_t b, int16_t c) {
  int16_t t = (int16_t)(3 * c - a - b);
  int16_t low = a < b ? a : b, high = a < b ? b : a;
  int16_t value = high <= t ? low : c;
  return (uint8_t)(t <= low ? high : value);
}

INLINE uint32_t sum_of(const uint8_t *bytes, size_t size) {
  uint32_t sum = 0;
  for (size_t i = 0; i < size; i++) {
    uint8_t byte = bytes[i], negative = (uint8_t)-byte;
    sum += byte < negative ? byte : negative;
  }
  return sum;
}

// `above` is only read for the filters 2 to 4.
INLINE void filter_row(
  uint8_t filter, const uint8_t *restrict row, const uint8_t *restrict above, size_t size,
  size_t step, uint8_t *restrict output) {
  size_t start = step < size ? step : size;
  switch (filter) {
    case 1:
      memcpy(output, row, start);
      for (size_t i = start; i < size; i++) output[i] = (uint8_t)(row[i] - row[i - step]);
      return;
    case 2:
      for (size_t i = 0; i < size; i++) output[i] = (uint8_t)(row[i] - above[i]);
      return;
    case 3:
      for (size_t i = 0; i < start; i++) output[i] = (uint8_t)(row[i] - above[i] / 2);
      for (size_t i = start; i < size; i++) {
        output[i] = (uint8_t)(row[i] - (row[i - step] + above[i]) / 2);
      }
      return;
    case 4:
      for (size_t i = 0; i < start; i++) output[i] = (uint8_t)(row[i] - above[i]);
      for (size_t i = start; i < size; i++) {
        output[i] = (uint8_t)(row[i] - paeth(row[i - step], above[i], above[i - step]));
      }
      return;
    default: memcpy(output, row, size);
  }
}

// `scratch` contains two rows: the best so far, and the next candidate.
INLINE void filter_rows(
  const uint8_t *rows, size_t size, size_t height, size_t step, uint8_t *scratch, uint8_t *output) {
  uint8_t *best = scratch, *next = scratch + size;
  for (size_t y = 0; y < height; y++, rows += 1 + size, output += 1 + size) {
    const uint8_t *row = rows + 1, *above = y == 0 ? row : row - (1 + size);
    uint32_t least = sum_of(row, size);
    memcpy(best, row, size);
    output[0] = 0;
    for (uint8_t filter = 1; filter <= (y == 0 ? 1 : 4); filter++) {
      filter_row(filter, row, above, size, step, next);
      uint32_t sum = sum_of(next, size);
      if (sum >= least) continue;
      least = sum;
      output[0] = filter;
      uint8_t *swapped = best;
      best = next;
      next = swapped;
    }
    memcpy(output + 1, best, size);
  }
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) static void filter_rows_avx2(
  const uint8_t *rows, size_t size, size_t height, size_t step, uint8_t *scratch, uint8_t *output) {
  filter_rows(rows, size, height, step, scratch, output);
}
#endif

bool tintype_png_filter_rows(
  const uint8_t *rows, size_t size, size_t height, size_t step, uint8_t *output) {
  uint8_t *scratch = malloc(2 * size);
  if (scratch == NULL) return false;
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    filter_rows_avx2(rows, size, height, step, scratch, output);
  } else {
    filter_rows(rows, size, height, step, scratch, output);
  }
#else
  filter_rows(rows, size, height, step, scratch, output);
#endif
  free(scratch);
  return true;
}
