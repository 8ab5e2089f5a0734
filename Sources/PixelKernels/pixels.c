// SPDX-License-Identifier: MIT

#include "PixelKernels.h"

#include <string.h>

void pk_fill(uint32_t *pixels, size_t count, uint32_t value) {
  for (size_t i = 0; i < count; i++) pixels[i] = value;
}

bool pk_equal(const void *a, const void *b, size_t size) {
  return size == 0 || a == b || memcmp(a, b, size) == 0;
}

bool pk_is_opaque(const uint32_t *pixels, size_t count) {
  // In blocks: no branch within one, so that the compiler vectorises, and an early end.
  enum { block = 4096 };
  for (size_t start = 0; start < count; start += block) {
    size_t end = count - start < block ? count : start + block;
    uint32_t all = 0xFF000000u;
    for (size_t i = start; i < end; i++) all &= pixels[i];
    if (all != 0xFF000000u) return false;
  }
  return true;
}

// Rounds to nearest. With `straighten` below, every premultiplied value (colour ≤ alpha) comes
// back unchanged: the straight value is off by at most half a step, which alpha / 255 shrinks.
static inline uint32_t multiply(uint32_t colour, uint32_t alpha) {
  return (colour * alpha + 127) / 255;
}

static inline uint32_t straighten(uint32_t colour, uint32_t alpha) {
  uint32_t straight = (colour * 255 + alpha / 2) / alpha;
  return straight > 255 ? 255 : straight;
}

void pk_premultiply(uint32_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint8_t rgba[4];
    memcpy(rgba, &pixels[i], sizeof rgba);
    uint32_t a = rgba[3];
    pixels[i] = a << 24 | multiply(rgba[0], a) << 16 | multiply(rgba[1], a) << 8
      | multiply(rgba[2], a);
  }
}

void pk_premultiply_straight(uint32_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint32_t pixel = pixels[i], a = pixel >> 24;
    pixels[i] = a << 24 | multiply(pixel >> 16 & 0xFF, a) << 16
      | multiply(pixel >> 8 & 0xFF, a) << 8 | multiply(pixel & 0xFF, a);
  }
}

static void write_rgb(const uint32_t *row, size_t width, uint8_t *output) {
  for (size_t x = 0; x < width; x++, output += 3) {
    uint32_t pixel = row[x];
    output[0] = (uint8_t)(pixel >> 16);
    output[1] = (uint8_t)(pixel >> 8);
    output[2] = (uint8_t)pixel;
  }
}

static void write_rgba(const uint32_t *row, size_t width, uint8_t *output) {
  for (size_t x = 0; x < width; x++, output += 4) {
    uint32_t pixel = row[x];
    uint32_t a = pixel >> 24;
    if (a == 0) {
      memset(output, 0, 4);
      continue;
    }
    output[0] = (uint8_t)straighten(pixel >> 16 & 0xFF, a);
    output[1] = (uint8_t)straighten(pixel >> 8 & 0xFF, a);
    output[2] = (uint8_t)straighten(pixel & 0xFF, a);
    output[3] = (uint8_t)a;
  }
}

void pk_write_scanlines(
  const uint32_t *pixels, size_t width, size_t height, bool alpha, uint8_t *output) {
  for (size_t y = 0; y < height; y++) {
    *output++ = 0;
    if (alpha) {
      write_rgba(pixels + y * width, width, output);
    } else {
      write_rgb(pixels + y * width, width, output);
    }
    output += width * (alpha ? 4 : 3);
  }
}
