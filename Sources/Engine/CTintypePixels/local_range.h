// SPDX-License-Identifier: MIT

// The least and greatest values around each pixel of a row.

#ifndef TINTYPE_LOCAL_RANGE_H
#define TINTYPE_LOCAL_RANGE_H

#include <stddef.h>
#include <stdint.h>

// The radius of the larger neighborhood, in pixels.
enum { tintype_range_reach = 2 };

// The maximum number of pixels per call.
enum { tintype_range_count = 1024 };

// For each pixel, the extremes of its channels among the 3 × 3 and the 5 × 5 pixels around it;
// pixels at the edges of an image are repeated beyond them. Bytes B, G, R, A.
typedef struct {
  uint8_t low3[tintype_range_count * 4];
  uint8_t high3[tintype_range_count * 4];
  uint8_t low5[tintype_range_count * 4];
  uint8_t high5[tintype_range_count * 4];
} tintype_ranges;

// Finds the ranges of `count` pixels of row `y`, from column `x` on, at most tintype_range_count.
void tintype_find_ranges(
  const uint32_t *pixels, size_t stride, size_t width, size_t height, size_t x, size_t y,
  size_t count, tintype_ranges *ranges);

#endif
