// SPDX-License-Identifier: MIT

// The least and greatest values around each pixel of a row.

#ifndef PK_LOCAL_RANGE_H
#define PK_LOCAL_RANGE_H

#include <stddef.h>
#include <stdint.h>

// How far the larger neighborhood reaches, in pixels.
enum { pk_range_reach = 2 };

// The most pixels that are looked at in one go.
enum { pk_range_count = 1024 };

// For each pixel its channels' extremes among the 3 × 3 and the 5 × 5 pixels around it; beyond the
// edges of a picture the pixels at the edge go on. Bytes B, G, R, A.
typedef struct {
  uint8_t low3[pk_range_count * 4];
  uint8_t high3[pk_range_count * 4];
  uint8_t low5[pk_range_count * 4];
  uint8_t high5[pk_range_count * 4];
} pk_ranges;

// Finds the ranges of `count` pixels of row `y`, from column `x` on, at most pk_range_count.
void pk_find_ranges(
  const uint32_t *pixels, size_t stride, size_t width, size_t height, size_t x, size_t y,
  size_t count, pk_ranges *ranges);

#endif
