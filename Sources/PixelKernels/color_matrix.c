// SPDX-License-Identifier: MIT

#include "PixelKernels.h"

#pragma STDC FP_CONTRACT OFF

// NaN, which comes of infinite sums, becomes 0.
static inline float unit(float value) {
  return value > 0.0f ? (value < 1.0f ? value : 1.0f) : 0.0f;
}

static inline uint32_t byte(float value) { return (uint32_t)(int32_t)(value * 255.0f + 0.5f); }

// Additions and multiplications in one order and never fused: each is rounded as IEEE 754 says,
// so the result is the same on every machine.
static inline uint32_t changed(uint32_t pixel, const float *m) {
  float in[4] = {0.0f, 0.0f, 0.0f, 0.0f};
  uint32_t a = pixel >> 24;
  if (a > 0) {
    float whole = (float)a;
    in[0] = unit((float)(pixel >> 16 & 0xFF) / whole);
    in[1] = unit((float)(pixel >> 8 & 0xFF) / whole);
    in[2] = unit((float)(pixel & 0xFF) / whole);
    in[3] = whole / 255.0f;
  }
  float out[4];
  for (int row = 0; row < 4; row++) {
    const float *r = m + row * 5;
    out[row] = unit(r[0] * in[0] + r[1] * in[1] + r[2] * in[2] + r[3] * in[3] + r[4]);
  }
  float alpha = out[3];
  return byte(alpha) << 24 | byte(out[0] * alpha) << 16 | byte(out[1] * alpha) << 8
    | byte(out[2] * alpha);
}

void pk_color_matrix(uint32_t *pixels, size_t count, const float *matrix) {
  if (count == 0) return;
  // Neighbours are often alike.
  uint32_t before = pixels[0], after = changed(before, matrix);
  for (size_t i = 0; i < count; i++) {
    if (pixels[i] != before) {
      before = pixels[i];
      after = changed(before, matrix);
    }
    pixels[i] = after;
  }
}
