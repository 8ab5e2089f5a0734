// SPDX-License-Identifier: MIT

#include "CTintypePixels.h"

#include <math.h>

#pragma STDC FP_CONTRACT OFF

// The samples along one axis of a result pixel, one for each source pixel that it covers. The limit
// bounds the time for planes that are seen from the side.
enum { maximum_samples = 8 };

typedef struct {
  const uint32_t *pixels;
  tintype_pixel_area area;
  const double *inverse;
} projected_image;

static uint32_t sample_count(double length) {
  if (!(length > 1)) return 1;
  return length < maximum_samples ? (uint32_t)ceil(length) : maximum_samples;
}

static uint32_t pixel_at(const projected_image *image, int64_t x, int64_t y) {
  if (x < 0 || y < 0 || x >= (int64_t)image->area.width || y >= (int64_t)image->area.height) return 0;
  return image->pixels[(size_t)y * image->area.width + (size_t)x];
}

// Adds the components at a place, interpolated in 256ths of a pixel; outside, pixels are transparent.
static void add_sample(const projected_image *image, double x, double y, uint64_t sums[4]) {
  const double *m = image->inverse;
  double w = m[6] * x + m[7] * y + m[8];
  // Such points are behind the eye.
  if (!(w > 0)) return;
  double u = (m[0] * x + m[1] * y + m[2]) / w - image->area.left - 0.5;
  double v = (m[3] * x + m[4] * y + m[5]) / w - image->area.top - 0.5;
  if (!(u > -1 && v > -1 && u < (double)image->area.width && v < (double)image->area.height)) return;
  int64_t across = (int64_t)floor(u * 256 + 0.5), down = (int64_t)floor(v * 256 + 0.5);
  int64_t column = across >> 8, row = down >> 8;
  uint32_t right = (uint32_t)(across & 255), below = (uint32_t)(down & 255);
  uint32_t weights[4] = {
    (256 - right) * (256 - below), right * (256 - below), (256 - right) * below, right * below};
  for (uint32_t k = 0; k < 4; k++) {
    uint32_t pixel = weights[k] ? pixel_at(image, column + (k & 1), row + (k >> 1)) : 0;
    for (uint32_t c = 0; c < 4; c++) sums[c] += (uint64_t)weights[k] * ((pixel >> (8 * c)) & 255);
  }
}

static uint32_t projected_pixel(const projected_image *image, double x, double y) {
  const double *m = image->inverse;
  double w = m[6] * (x + 0.5) + m[7] * (y + 0.5) + m[8];
  uint32_t across = maximum_samples, down = maximum_samples;
  if (w > 0) {
    double u = (m[0] * (x + 0.5) + m[1] * (y + 0.5) + m[2]) / w;
    double v = (m[3] * (x + 0.5) + m[4] * (y + 0.5) + m[5]) / w;
    // The derivatives: the source pixels in one step to the right and in one step downward.
    double ux = (m[0] - u * m[6]) / w, vx = (m[3] - v * m[6]) / w;
    double uy = (m[1] - u * m[7]) / w, vy = (m[4] - v * m[7]) / w;
    across = sample_count(sqrt(ux * ux + vx * vx));
    down = sample_count(sqrt(uy * uy + vy * vy));
  }
  uint64_t sums[4] = {0};
  for (uint32_t j = 0; j < down; j++) {
    for (uint32_t i = 0; i < across; i++) {
      add_sample(image, x + (i + 0.5) / across, y + (j + 0.5) / down, sums);
    }
  }
  uint64_t whole = (uint64_t)across * down << 16;
  uint32_t pixel = 0;
  for (uint32_t c = 0; c < 4; c++) pixel |= (uint32_t)((sums[c] + whole / 2) / whole) << (8 * c);
  return pixel;
}

void tintype_project(
  const uint32_t *source, tintype_pixel_area from, const double *inverse, tintype_pixel_area to,
  uint32_t *pixels) {
  projected_image image = {source, from, inverse};
  for (size_t row = 0; row < to.height; row++) {
    double y = to.top + (double)row;
    for (size_t column = 0; column < to.width; column++) {
      *pixels++ = projected_pixel(&image, to.left + (double)column, y);
    }
  }
}
