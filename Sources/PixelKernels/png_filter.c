// SPDX-License-Identifier: MIT

#include "PixelKernels.h"

#include <stdlib.h>
#include <string.h>

// Scanline filters (PNG specification, section 9, “Filtering”), each row with the one whose bytes,
// as signed numbers, have the least sum of absolute values (section 12.7, “Filter selection”).

static inline uint32_t magnitude(uint8_t byte) { return byte < 128 ? byte : 256u - byte; }

static inline int absolute(int value) { return value < 0 ? -value : value; }

static inline uint8_t paeth(int a, int b, int c) {
  int pa = absolute(b - c), pb = absolute(a - c), pc = absolute(a + b - 2 * c);
  uint8_t other = (uint8_t)(pb <= pc ? b : c);
  return pa <= pb && pa <= pc ? (uint8_t)a : other;
}

static uint64_t sum_of(const uint8_t *bytes, size_t size) {
  uint64_t sum = 0;
  enum { block = 1 << 16 };
  for (size_t start = 0; start < size; start += block) {
    size_t end = size - start < block ? size : start + block;
    uint32_t part = 0;
    for (size_t i = start; i < end; i++) part += magnitude(bytes[i]);
    sum += part;
  }
  return sum;
}

// `above` is NULL for the first row.
static void filter_row(
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

bool pk_png_filter_rows(
  const uint8_t *rows, size_t size, size_t height, size_t step, uint8_t *output) {
  // Two of them: the best so far, and the next to try.
  uint8_t *room = malloc(2 * size);
  if (room == NULL) return false;
  uint8_t *best = room, *next = room + size;
  for (size_t y = 0; y < height; y++, rows += 1 + size, output += 1 + size) {
    const uint8_t *row = rows + 1, *above = y == 0 ? NULL : row - (1 + size);
    uint64_t least = UINT64_MAX;
    for (uint8_t filter = 0; filter <= (above == NULL ? 1 : 4); filter++) {
      filter_row(filter, row, above, size, step, next);
      uint64_t sum = sum_of(next, size);
      if (sum >= least) continue;
      least = sum;
      output[0] = filter;
      uint8_t *swapped = best;
      best = next;
      next = swapped;
    }
    memcpy(output + 1, best, size);
  }
  free(room);
  return true;
}
