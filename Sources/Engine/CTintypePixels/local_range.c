// SPDX-License-Identifier: MIT

#include "local_range.h"
#include "pair.h"

enum { padded_count = tintype_range_count + 2 * tintype_range_reach };

TINTYPE_INLINE uint8_t least(uint8_t a, uint8_t b) { return a < b ? a : b; }
TINTYPE_INLINE uint8_t maximum(uint8_t a, uint8_t b) { return a > b ? a : b; }

// Copies the pixels from `reach` before column `x` to `reach` after the last one, repeating the
// outermost pixels.
static void copy_padded(
  const uint32_t *row, size_t width, size_t x, size_t count, uint32_t *restrict output) {
  size_t begin = x < tintype_range_reach ? 0 : x - tintype_range_reach;
  size_t end = x + count + tintype_range_reach;
  if (end > width) end = width;
  size_t before = begin + tintype_range_reach - x;
  for (size_t i = 0; i < before; i++) output[i] = row[0];
  memcpy(output + before, row + begin, (end - begin) * sizeof *output);
  size_t filled = before + end - begin;
  for (; filled < count + 2 * tintype_range_reach; filled++) output[filled] = row[width - 1];
}

TINTYPE_INLINE void find_ranges(
  const uint32_t *pixels, size_t stride, size_t width, size_t height, size_t x, size_t y,
  size_t count, tintype_ranges *ranges) {
  uint32_t rows[2 * tintype_range_reach + 1][padded_count];
  for (size_t i = 0; i < 2 * tintype_range_reach + 1; i++) {
    size_t row = y + i < tintype_range_reach ? 0 : y + i - tintype_range_reach;
    if (row >= height) row = height - 1;
    copy_padded(pixels + row * stride, width, x, count, rows[i]);
  }
  const uint8_t *r0 = (const uint8_t *)rows[0];
  const uint8_t *r1 = (const uint8_t *)rows[1];
  const uint8_t *r2 = (const uint8_t *)rows[2];
  const uint8_t *r3 = (const uint8_t *)rows[3];
  const uint8_t *r4 = (const uint8_t *)rows[4];

  // First along the columns, then along the row; in bytes, so that the compiler vectorizes.
  uint8_t low3[padded_count * 4], high3[padded_count * 4];
  uint8_t low5[padded_count * 4], high5[padded_count * 4];
  size_t padded = (count + 2 * tintype_range_reach) * 4;
  for (size_t i = 0; i < padded; i++) {
    uint8_t low = least(least(r1[i], r2[i]), r3[i]);
    uint8_t high = maximum(maximum(r1[i], r2[i]), r3[i]);
    low3[i] = low;
    high3[i] = high;
    low5[i] = least(least(r0[i], low), r4[i]);
    high5[i] = maximum(maximum(r0[i], high), r4[i]);
  }
  size_t bytes = count * 4;
  uint8_t *restrict out_low3 = ranges->low3;
  uint8_t *restrict out_high3 = ranges->high3;
  uint8_t *restrict out_low5 = ranges->low5;
  uint8_t *restrict out_high5 = ranges->high5;
  for (size_t i = 0; i < bytes; i++) {
    out_low3[i] = least(least(low3[i + 4], low3[i + 8]), low3[i + 12]);
    out_high3[i] = maximum(maximum(high3[i + 4], high3[i + 8]), high3[i + 12]);
  }
  for (size_t i = 0; i < bytes; i++) {
    uint8_t low = least(least(low5[i + 4], low5[i + 8]), low5[i + 12]);
    uint8_t high = maximum(maximum(high5[i + 4], high5[i + 8]), high5[i + 12]);
    out_low5[i] = least(least(low5[i], low), low5[i + 16]);
    out_high5[i] = maximum(maximum(high5[i], high), high5[i + 16]);
  }
}

TINTYPE_WIDE static void find_ranges_wide(
  const uint32_t *pixels, size_t stride, size_t width, size_t height, size_t x, size_t y,
  size_t count, tintype_ranges *ranges) {
  find_ranges(pixels, stride, width, height, x, y, count, ranges);
}

void tintype_find_ranges(
  const uint32_t *pixels, size_t stride, size_t width, size_t height, size_t x, size_t y,
  size_t count, tintype_ranges *ranges) {
  if (TINTYPE_HAS_WIDE) {
    find_ranges_wide(pixels, stride, width, height, x, y, count, ranges);
  } else {
    find_ranges(pixels, stride, width, height, x, y, count, ranges);
  }
}
