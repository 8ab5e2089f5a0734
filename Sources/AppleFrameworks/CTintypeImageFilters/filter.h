// SPDX-License-Identifier: MIT

#ifndef TINTYPE_FILTER_H
#define TINTYPE_FILTER_H

#include "image_filters.h"

#pragma STDC FP_CONTRACT OFF

static inline int channel(uint32_t pixel, int index) { return (int)(pixel >> (8 * index) & 0xff); }

// Clamps to 0 to 255 and rounds; NaN becomes 0.
static inline uint32_t byte_of(double value) {
  return value > 0 ? value < 255 ? (uint32_t)(value + 0.5) : 255 : 0;
}

static inline int inside(double value, int end) {
  return value > 0 ? value < end ? (int)value : end - 1 : 0;
}

// The pixel that contains a point, or the nearest.
static inline uint32_t nearest(tintype_source source, double x, double y) {
  return source.pixels[(size_t)inside(y, source.height) * (size_t)source.width
                       + (size_t)inside(x, source.width)];
}

#endif
