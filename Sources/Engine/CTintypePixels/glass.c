// SPDX-License-Identifier: MIT

#include "CTintypePixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// Additions, multiplications, divisions and square roots are exact to the last bit and have a fixed
// order, so that the result is the same on every machine. Distances are in pixels, negative inside of
// a shape. Positions are those of the centers of pixels.

static inline double least(double a, double b) { return a < b ? a : b; }
static inline double greatest(double a, double b) { return a > b ? a : b; }
static inline double in_unit(double x) { return greatest(0.0, least(x, 1.0)); }

static inline double box_distance(const tintype_glass_box *box, double x, double y) {
  double half_width = (box->right - box->left) / 2.0;
  double half_height = (box->bottom - box->top) / 2.0;
  double radius = least(greatest(box->radius, 0.0), least(half_width, half_height));
  double dx = fabs(x - (box->left + half_width)) - (half_width - radius);
  double dy = fabs(y - (box->top + half_height)) - (half_height - radius);
  double outer_x = greatest(dx, 0.0), outer_y = greatest(dy, 0.0);
  double outer = sqrt(outer_x * outer_x + outer_y * outer_y);
  return outer + least(greatest(dx, dy), 0.0) - radius;
}

// The distance from the union of the boxes, whose gaps below `merge` are filled: the polynomial
// smooth minimum.
static double distance(const tintype_glass *glass, double x, double y) {
  double result = box_distance(&glass->boxes[0], x, y);
  for (size_t i = 1; i < glass->count; i++) {
    double other = box_distance(&glass->boxes[i], x, y);
    double lower = least(result, other);
    if (glass->merge > 0.0) {
      double share = greatest(glass->merge - fabs(result - other), 0.0) / glass->merge;
      lower -= share * share * glass->merge / 4.0;
    }
    result = lower;
  }
  return result;
}

typedef struct {
  double x, y;
} direction;

// The direction away from the shape, of length 1, or 0 where it is unknown.
static direction outward(const tintype_glass *glass, double x, double y) {
  double dx = distance(glass, x + 0.5, y) - distance(glass, x - 0.5, y);
  double dy = distance(glass, x, y + 0.5) - distance(glass, x, y - 0.5);
  double length = sqrt(dx * dx + dy * dy);
  return length > 1e-9 ? (direction){dx / length, dy / length} : (direction){0.0, 0.0};
}

// Returns the pixel at a position between the centers of four pixels, in 256ths.
static uint32_t sample(
  const uint32_t *pixels, size_t width, size_t height, double x, double y) {
  double last_x = (double)(width - 1), last_y = (double)(height - 1);
  int64_t fixed_x = (int64_t)(greatest(0.0, least(x, last_x)) * 256.0 + 0.5);
  int64_t fixed_y = (int64_t)(greatest(0.0, least(y, last_y)) * 256.0 + 0.5);
  size_t left = (size_t)(fixed_x >> 8), top = (size_t)(fixed_y >> 8);
  size_t right = left + 1 < width ? left + 1 : left, bottom = top + 1 < height ? top + 1 : top;
  uint32_t part_x = (uint32_t)(fixed_x & 255), part_y = (uint32_t)(fixed_y & 255);
  const uint32_t *upper = pixels + top * width, *lower = pixels + bottom * width;
  uint32_t result = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    uint32_t a = (upper[left] >> shift) & 255, b = (upper[right] >> shift) & 255;
    uint32_t c = (lower[left] >> shift) & 255, d = (lower[right] >> shift) & 255;
    uint32_t above = a * (256 - part_x) + b * part_x, below = c * (256 - part_x) + d * part_x;
    uint32_t value = (above * (256 - part_y) + below * part_y + 32768) >> 16;
    result |= value << shift;
  }
  return result;
}

bool tintype_glass_refract(
  uint32_t *pixels, size_t width, size_t height, const tintype_glass *glass, double edge,
  double strength) {
  if (width == 0 || height == 0 || glass->count == 0 || !(edge > 0.0) || !(strength > 0.0)) {
    return true;
  }
  uint32_t *source = malloc(width * height * sizeof *source);
  if (source == NULL) return false;
  memcpy(source, pixels, width * height * sizeof *source);
  for (size_t row = 0; row < height; row++) {
    for (size_t column = 0; column < width; column++) {
      double x = (double)column + 0.5, y = (double)row + 0.5;
      double depth = -distance(glass, x, y);
      if (depth < -1.0 || depth >= edge) continue;
      // The profile of a convex edge: steep at the boundary, flat inside.
      double slope = in_unit(1.0 - depth / edge);
      double shift = strength * (slope * slope);
      direction away = outward(glass, x, y);
      pixels[row * width + column] = sample(
        source, width, height, (double)column - away.x * shift, (double)row - away.y * shift);
    }
  }
  free(source);
  return true;
}

// Returns a premultiplied pixel with a share of white.
static uint32_t lightened(uint32_t pixel, double share) {
  uint32_t alpha = pixel >> 24, factor = (uint32_t)(share * 256.0 + 0.5);
  uint32_t result = alpha << 24;
  for (int shift = 0; shift < 24; shift += 8) {
    uint32_t value = (pixel >> shift) & 255;
    uint32_t room = alpha > value ? alpha - value : 0;
    result |= (value + ((room * factor + 128) >> 8)) << shift;
  }
  return result;
}

void tintype_glass_highlight(
  uint32_t *pixels, size_t width, size_t height, const tintype_glass *glass, double line,
  double opacity) {
  if (glass->count == 0 || !(line > 0.0) || !(opacity > 0.0)) return;
  // Light from the top left and, reflected, from the bottom right.
  const double light_x = -0.6, light_y = -0.8;
  for (size_t row = 0; row < height; row++) {
    for (size_t column = 0; column < width; column++) {
      double x = (double)column + 0.5, y = (double)row + 0.5;
      double depth = -distance(glass, x, y);
      if (depth < -1.0 || depth >= line) continue;
      direction away = outward(glass, x, y);
      double facing = away.x * light_x + away.y * light_y;
      double near = in_unit(1.0 - depth / line);
      double share = opacity * near * (0.3 + 0.7 * (facing * facing));
      pixels[row * width + column] = lightened(pixels[row * width + column], in_unit(share));
    }
  }
}

void tintype_glass_shadow(
  uint32_t *pixels, size_t width, size_t height, const tintype_glass *glass, double offset,
  double deviation, double opacity) {
  if (glass->count == 0 || !(deviation > 0.0) || !(opacity > 0.0)) return;
  for (size_t row = 0; row < height; row++) {
    for (size_t column = 0; column < width; column++) {
      double x = (double)column + 0.5, y = (double)row + 0.5;
      double outside = in_unit(distance(glass, x, y) + 0.5);
      if (!(outside > 0.0)) continue;
      // A cubic that is close to the integral of the Gaussian.
      double part = in_unit(0.5 - distance(glass, x, y - offset) / (4.0 * deviation));
      double density = part * part * (3.0 - 2.0 * part);
      double alpha = in_unit(opacity) * density * outside;
      pixels[row * width + column] = (uint32_t)(alpha * 255.0 + 0.5) << 24;
    }
  }
}

void tintype_glass_cut(
  uint32_t *pixels, size_t width, size_t height, const tintype_glass *glass) {
  for (size_t row = 0; row < height; row++) {
    for (size_t column = 0; column < width; column++) {
      double inside =
        in_unit(0.5 - distance(glass, (double)column + 0.5, (double)row + 0.5));
      uint32_t factor = (uint32_t)(inside * 256.0 + 0.5);
      uint32_t pixel = pixels[row * width + column], result = 0;
      for (int shift = 0; shift < 32; shift += 8) {
        result |= ((((pixel >> shift) & 255) * factor + 128) >> 8) << shift;
      }
      pixels[row * width + column] = result;
    }
  }
}
