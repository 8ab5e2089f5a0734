// SPDX-License-Identifier: MIT

#include "CTintypePixels.h"

#include <math.h>
#include <stdlib.h>

#include "glass_shape.h"

#pragma STDC FP_CONTRACT OFF

// A pixel's distance has two parts, measured between centers: the way to the nearest pixel that the
// edge crosses, and the way from there to the edge, which that pixel's coverage states (Gustavson and
// Strand, “Anti-aliased Euclidean Distance Transform”, 2011). The transform of Felzenszwalb and
// Huttenlocher finds the nearest pixel, in one pass for the columns and one for the rows (“Distance
// Transforms of Sampled Functions”, 2012). The order of all operations is fixed.

static const double far_away = 1e20;

// The squares of the distances from pixels on the edge, and the distances of these from the edge.
typedef struct {
  double *squares;
  float *edges;
} distances;

typedef struct {
  double *squares, *bounds;
  float *edges;
  size_t *places;
} scratch;

// Replaces each value by the least sum of a value and the square of its distance.
static void transform(distances grid, size_t start, size_t stride, size_t count, scratch *memory) {
  size_t *places = memory->places;
  double *bounds = memory->bounds, *values = memory->squares;
  for (size_t i = 0; i < count; i++) {
    values[i] = grid.squares[start + i * stride];
    memory->edges[i] = grid.edges[start + i * stride];
  }
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
    size_t place = places[current];
    double d = (double)q - (double)place;
    grid.squares[start + q * stride] = values[place] + d * d;
    grid.edges[start + q * stride] = memory->edges[place];
  }
}

static void transform_all(distances grid, size_t width, size_t height, scratch *memory) {
  for (size_t column = 0; column < width; column++) {
    transform(grid, column, width, height, memory);
  }
  for (size_t row = 0; row < height; row++) transform(grid, row * width, 1, width, memory);
}

// Returns whether a pixel is on the edge: covered in part, or covered beside a pixel that is not.
static bool is_edge(
  const uint8_t *mask, size_t stride, size_t width, size_t height, size_t column, size_t row) {
  const uint8_t *pixel = mask + row * stride + column;
  if (*pixel == 0) return false;
  if (*pixel < 255) return true;
  return (column > 0 && pixel[-1] == 0) || (column + 1 < width && pixel[1] == 0) ||
         (row > 0 && *(pixel - stride) == 0) || (row + 1 < height && pixel[stride] == 0);
}

static void add(float *place, double distance, double merge, bool is_first) {
  *place = (float)(is_first ? distance : glass_merged(*place, distance, merge));
}

bool tintype_glass_field_add_mask(
  float *field, size_t width, size_t height, const uint8_t *mask, size_t stride, double merge,
  bool is_first) {
  size_t count = width * height, longest = width > height ? width : height;
  if (count == 0) return true;
  distances grid = {malloc(count * sizeof(double)), malloc(count * sizeof(float))};
  scratch memory = {
    .squares = malloc(longest * sizeof(double)),
    .bounds = malloc((longest + 1) * sizeof(double)),
    .edges = malloc(longest * sizeof(float)),
    .places = malloc(longest * sizeof(size_t)),
  };
  bool has_memory = grid.squares && grid.edges && memory.squares && memory.bounds &&
                    memory.edges && memory.places;
  if (has_memory) {
    for (size_t row = 0; row < height; row++) {
      for (size_t column = 0; column < width; column++) {
        size_t i = row * width + column;
        grid.squares[i] = is_edge(mask, stride, width, height, column, row) ? 0.0 : far_away;
        grid.edges[i] = 0.5f - mask[row * stride + column] / 255.0f;
      }
    }
    transform_all(grid, width, height, &memory);
    for (size_t row = 0; row < height; row++) {
      for (size_t column = 0; column < width; column++) {
        size_t i = row * width + column;
        // Without any edge, the distance is greater than all that matter.
        double length = sqrt(grid.squares[i] < 1e12 ? grid.squares[i] : 1e12);
        double side = mask[row * stride + column] == 255 ? -1.0 : 1.0;
        add(&field[i], grid.edges[i] + side * length, merge, is_first);
      }
    }
  }
  free(grid.squares);
  free(grid.edges);
  free(memory.squares);
  free(memory.bounds);
  free(memory.edges);
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
