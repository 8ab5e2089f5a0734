// SPDX-License-Identifier: MIT

#include "PixelKernels.h"

#include <string.h>

static inline uint32_t channel_distance(uint32_t a, uint32_t b, int shift) {
  uint32_t x = a >> shift & 0xFF;
  uint32_t y = b >> shift & 0xFF;
  return x > y ? x - y : y - x;
}

static inline uint32_t larger(uint32_t a, uint32_t b) { return a > b ? a : b; }
static inline uint32_t smaller(uint32_t a, uint32_t b) { return a < b ? a : b; }

static inline uint32_t distance(uint32_t a, uint32_t b) {
  return larger(
    larger(channel_distance(a, b, 0), channel_distance(a, b, 8)),
    larger(channel_distance(a, b, 16), channel_distance(a, b, 24)));
}

static void add_row(
  pk_difference *total, const uint32_t *a, const uint32_t *b, uint32_t width, uint32_t y) {
  uint64_t count = 0;
  uint64_t sum = 0;
  uint32_t largest = 0;
  for (uint32_t x = 0; x < width; x++) {
    uint32_t d = distance(a[x], b[x]);
    count += d != 0;
    sum += d;
    largest = larger(largest, d);
  }
  uint32_t first = 0;
  while (first < width && a[first] == b[first]) first++;
  uint32_t end = width;
  while (end > first && a[end - 1] == b[end - 1]) end--;

  bool is_first_row = total->count == 0;
  total->left = is_first_row ? first : smaller(total->left, first);
  total->right = is_first_row ? end : larger(total->right, end);
  total->top = is_first_row ? y : total->top;
  total->bottom = y + 1;
  total->count += count;
  total->distance_sum += sum;
  total->largest_distance = larger(total->largest_distance, largest);
}

pk_difference pk_compare(
  const uint32_t *a, size_t a_stride, const uint32_t *b, size_t b_stride, uint32_t width,
  uint32_t height) {
  pk_difference total = {0};
  for (uint32_t y = 0; y < height; y++) {
    const uint32_t *a_row = a + (size_t)y * a_stride;
    const uint32_t *b_row = b + (size_t)y * b_stride;
    // Most rows of most pictures are equal, and memcmp is an order of magnitude faster.
    if (memcmp(a_row, b_row, (size_t)width * sizeof *a) == 0) continue;
    add_row(&total, a_row, b_row, width, y);
  }
  return total;
}
