// SPDX-License-Identifier: MIT

#ifndef PIXEL_H
#define PIXEL_H

#include <stdint.h>

// Rounds to nearest. With `tintype_straightened` below, every premultiplied value (color ≤ alpha) is
// restored exactly: the straight value is off by at most half a step, which alpha / 255 reduces.
static inline uint32_t tintype_multiplied(uint32_t color, uint32_t alpha) {
  return (color * alpha + 127) / 255;
}

// `alpha` must not be 0.
static inline uint32_t tintype_straightened(uint32_t color, uint32_t alpha) {
  uint32_t straight = (color * 255 + alpha / 2) / alpha;
  return straight > 255 ? 255 : straight;
}

// Returns the premultiplied pixel of a straight one.
static inline uint32_t tintype_premultiplied(uint32_t pixel) {
  uint32_t a = pixel >> 24;
  return a << 24 | tintype_multiplied(pixel >> 16 & 0xFF, a) << 16
    | tintype_multiplied(pixel >> 8 & 0xFF, a) << 8 | tintype_multiplied(pixel & 0xFF, a);
}

#endif
