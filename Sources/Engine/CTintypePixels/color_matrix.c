// SPDX-License-Identifier: MIT

#include "CTintypePixels.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

typedef float channels __attribute__((vector_size(16)));
typedef int32_t whole_channels __attribute__((vector_size(16)));
typedef uint8_t channel_bytes __attribute__((vector_size(4)));

static inline channels all(float value) { return (channels){value, value, value, value}; }

// The four factors of one of the old colors: for blue, green, red and alpha, the order of a pixel's
// bytes.
static inline channels column(const float *matrix, int index) {
  return (channels){matrix[10 + index], matrix[5 + index], matrix[index], matrix[15 + index]};
}

// Clamps to 0 to 1; NaN, which results from infinite sums, becomes 0.
static inline channels unit(channels value) {
  whole_channels is_positive = value > 0.0f;
  value = (channels)((whole_channels)value & is_positive);
  whole_channels is_small = value < 1.0f;
  return (channels)(((whole_channels)value & is_small) | ((whole_channels)all(1.0f) & ~is_small));
}

// Additions and multiplications have a fixed order and are never fused: each is rounded according
// to IEEE 754, so the result is the same on every machine.
void tintype_color_matrix(uint32_t *pixels, size_t count, const float *matrix) {
  const channels red = column(matrix, 0), green = column(matrix, 1), blue = column(matrix, 2);
  const channels alpha = column(matrix, 3), added = column(matrix, 4);
  for (size_t i = 0; i < count; i++) {
    channel_bytes bytes;
    memcpy(&bytes, &pixels[i], sizeof bytes);
    channels old = __builtin_convertvector(__builtin_convertvector(bytes, whole_channels), channels);
    float opacity = old[3];
    // Colors that exceed their alpha are invalid input, but their effect must be bounded.
    old = opacity > 0.0f ? unit(old / all(opacity)) : all(0.0f);
    channels sum = red * old[2] + green * old[1];
    sum = sum + blue * old[0];
    sum = sum + alpha * (opacity / 255.0f);
    sum = unit(sum + added);
    float whole = sum[3];
    sum[3] = 1.0f;
    sum = sum * whole * 255.0f + 0.5f;
    bytes = __builtin_convertvector(__builtin_convertvector(sum, whole_channels), channel_bytes);
    memcpy(&pixels[i], &bytes, sizeof bytes);
  }
}

void tintype_alpha_threshold(
  uint32_t *pixels, size_t count, float minimum, float maximum, uint32_t color
) {
  tintype_premultiply(&color, 1);
  // The least and the greatest byte in the range.
  int32_t least = (int32_t)(minimum * 255.0f + 0.5f), greatest = (int32_t)(maximum * 255.0f + 0.5f);
  for (size_t i = 0; i < count; i++) {
    int32_t alpha = (int32_t)(pixels[i] >> 24);
    pixels[i] = alpha >= least && alpha <= greatest ? color : 0;
  }
}
