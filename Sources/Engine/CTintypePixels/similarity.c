// SPDX-License-Identifier: MIT

#include "CTintypePixels.h"

#include <math.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// In double precision and in the order of the components, so that the sums are the same everywhere;
// the squares of floats cannot overflow.
float tintype_cosine(const float *a, const float *b, size_t count) {
  double product = 0, a_square = 0, b_square = 0;
  for (size_t i = 0; i < count; i++) {
    double x = a[i], y = b[i];
    product += x * y;
    a_square += x * x;
    b_square += y * y;
  }
  double lengths = sqrt(a_square) * sqrt(b_square);
  if (!(lengths > 0) || !isfinite(lengths)) return 0;
  double cosine = product / lengths;
  return (float)(cosine > 1 ? 1 : cosine < -1 ? -1 : cosine);
}

// MARK: Portraits

static inline uint32_t channel(uint32_t pixel, int index) { return pixel >> (8 * index) & 0xFF; }

static inline uint32_t pixel_at(
  const uint32_t *pixels, uint32_t width, uint32_t height, uint32_t x, uint32_t y
) {
  return x < width && y < height ? pixels[(size_t)y * width + x] : 0;
}

static void portray(uint64_t *features, uint32_t old, uint32_t new) {
  for (int i = 0; i < 3; i++) {
    uint32_t before = channel(old, i), after = channel(new, i);
    uint64_t *bins = features + 16 * i;
    // Unchanged values do not describe the change.
    if (before != after) bins[((int)after - (int)before + 256) / 64]++;
    bins[8 + before / 64]++;
    bins[12 + after / 64]++;
  }
}

void tintype_difference_features(
  const tintype_canvas *canvas, const tintype_bounds *regions, size_t count, uint64_t *features
) {
  memset(features, 0, TINTYPE_FEATURES_SIZE * sizeof *features);
  uint64_t *shape = features + TINTYPE_FEATURES_COLORS;
  for (size_t i = 0; i < count; i++) {
    tintype_bounds r = regions[i];
    if (r.right <= r.left || r.bottom <= r.top) continue;
    for (uint32_t y = r.top; y < r.bottom; y++) {
      const uint64_t *row = canvas->changed + (size_t)y * canvas->bit_stride;
      uint32_t cell_y = (uint32_t)((uint64_t)(y - r.top) * 4 / (r.bottom - r.top));
      for (uint32_t x = r.left; x < r.right; x++) {
        if ((row[x / 64] >> (x % 64) & 1) == 0) continue;
        portray(
          features, pixel_at(canvas->a, canvas->a_width, canvas->a_height, x, y),
          pixel_at(canvas->b, canvas->b_width, canvas->b_height, x, y));
        shape[cell_y * 4 + (uint32_t)((uint64_t)(x - r.left) * 4 / (r.right - r.left))]++;
      }
    }
  }
}
