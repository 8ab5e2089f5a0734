// SPDX-License-Identifier: MIT

#include "CTintypePixels.h"

#include <math.h>
#include <stdlib.h>

#include "glass_shape.h"

#pragma STDC FP_CONTRACT OFF

// The distance transform of sampled functions by Felzenszwalb and Huttenlocher, “Distance Transforms
// of Sampled Functions”, 2012: one pass for the columns and one for the rows. A pixel that the edge
// crosses has the distance that its coverage states. The order of all operations is fixed.

static const double far_away = 1e20;

typedef struct {
  double *copy, *bounds;
  size_t *places;
} scratch;

// Replaces each value by the least sum of a value and the square of its distance.
static void transform(double *grid, size_t start, size_t stride, size_t count, scratch *memory) {
  size_t *places = memory->places;
  double *bounds = memory->bounds, *values = memory->copy;
  for (size_t i = 0; i < count; i++) values[i] = grid[start + i * stride];
  places[0] = 0;
  bounds[0] = -far_away;
  bounds[1] = far_away;
  size_t last = 0;
  for (size_t q = 1; q < count; q++) {
    double crossing;
    for (;;) {
      size_t r = places[last];
      double dq = (double)q, dr = (double)r;
      crossing = (values[q] - values[r] + dq * dq - dr * dr) / (dq - dr) / 2.0;
      if (crossing > bounds[last] || last == 0) break;
      last--;
    }
    last++;
    places[last] = q;
    bounds[last] = crossing;
    bounds[last + 1] = far_away;
  }
  size_t current = 0;
  for (size_t q = 0; q < count; q++) {
    while (bounds[current + 1] < (double)q) current++;
    double d = (double)q - (double)places[current];
    grid[start + q * stride] = values[places[current]] + d * d;
  }
}

static void transform_all(double *grid, size_t width, size_t height, scratch *memory) {
  for (size_t column = 0; column < width; column++) {
    transform(grid, column, width, height, memory);
  }
  for (size_t row = 0; row < height; row++) transform(grid, row * width, 1, width, memory);
}

static void add(float *place, double distance, double merge, bool is_first) {
  *place = (float)(is_first ? distance : glass_merged(*place, distance, merge));
}

bool tintype_glass_field_add_mask(
  float *field, size_t width, size_t height, const uint8_t *mask, size_t stride, double merge,
  bool is_first) {
  size_t count = width * height, longest = width > height ? width : height;
  if (count == 0) return true;
  double *outside = malloc(count * sizeof *outside), *inside = malloc(count * sizeof *inside);
  scratch memory = {
    .copy = malloc(longest * sizeof(double)),
    .bounds = malloc((longest + 1) * sizeof(double)),
    .places = malloc(longest * sizeof(size_t)),
  };
  bool has_memory = outside && inside && memory.copy && memory.bounds && memory.places;
  if (has_memory) {
    for (size_t row = 0; row < height; row++) {
      for (size_t column = 0; column < width; column++) {
        size_t i = row * width + column;
        uint8_t alpha = mask[row * stride + column];
        double edge = 0.5 - alpha / 255.0;
        outside[i] = alpha == 255 ? 0.0 : alpha == 0 ? far_away : edge > 0.0 ? edge * edge : 0.0;
        inside[i] = alpha == 0 ? 0.0 : alpha == 255 ? far_away : edge < 0.0 ? edge * edge : 0.0;
      }
    }
    transform_all(outside, width, height, &memory);
    transform_all(inside, width, height, &memory);
    for (size_t i = 0; i < count; i++) {
      // Without any edge, the distance is greater than all that matter.
      double distance = sqrt(outside[i] < 1e12 ? outside[i] : 1e12);
      distance -= sqrt(inside[i] < 1e12 ? inside[i] : 1e12);
      add(&field[i], distance, merge, is_first);
    }
  }
  free(outside);
  free(inside);
  free(memory.copy);
  free(memory.bounds);
  free(memory.places);
  return has_memory;
}

void tintype_glass_field_add_box(
  float *field, size_t width, size_t height, const tintype_glass_box *box, double merge,
  bool is_first) {
  for (size_t row = 0; row < height; row++) {
    for (size_t column = 0; column < width; column++) {
      double distance = glass_box_distance(box, (double)column + 0.5, (double)row + 0.5);
      add(&field[row * width + column], distance, merge, is_first);
    }
  }
}
