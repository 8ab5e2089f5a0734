// SPDX-License-Identifier: MIT

#include "filter.h"

#pragma STDC FP_CONTRACT OFF

static uint32_t pixel_at(tintype_source source, int x, int y, int is_clamped) {
  if (x < 0 || y < 0 || x >= source.width || y >= source.height) {
    if (!is_clamped) return 0;
    x = x < 0 ? 0 : x >= source.width ? source.width - 1 : x;
    y = y < 0 ? 0 : y >= source.height ? source.height - 1 : y;
  }
  return source.pixels[(size_t)y * (size_t)source.width + (size_t)x];
}

// The greatest integer that is no greater; limits keep points far outside representable.
static int floor_of(double value) {
  if (!(value > -1e6)) return -1000000;
  if (value > 1e6) return 1000000;
  int whole = (int)value;
  return whole > value ? whole - 1 : whole;
}

static uint32_t interpolated(tintype_source source, double x, double y, int is_clamped) {
  int left = floor_of(x - 0.5), top = floor_of(y - 0.5);
  double right = x - 0.5 - left, bottom = y - 0.5 - top;
  uint32_t corners[4], result = 0;
  for (int i = 0; i < 4; i++) {
    corners[i] = pixel_at(source, left + i % 2, top + i / 2, is_clamped);
  }
  for (int i = 0; i < 4; i++) {
    double upper = channel(corners[0], i) * (1 - right) + channel(corners[1], i) * right;
    double lower = channel(corners[2], i) * (1 - right) + channel(corners[3], i) * right;
    result |= byte_of(upper * (1 - bottom) + lower * bottom) << (8 * i);
  }
  return result;
}

void tintype_filter_transform(
  tintype_source source, const double inverse[6], int is_linear, int is_clamped, uint32_t *result,
  int width, int height) {
  for (int row = 0; row < height; row++) {
    for (int column = 0; column < width; column++) {
      double x = column + 0.5, y = row + 0.5;
      double from_x = inverse[0] * x + inverse[2] * y + inverse[4];
      double from_y = inverse[1] * x + inverse[3] * y + inverse[5];
      *result++ = is_linear
        ? interpolated(source, from_x, from_y, is_clamped)
        : pixel_at(source, floor_of(from_x), floor_of(from_y), is_clamped);
    }
  }
}
