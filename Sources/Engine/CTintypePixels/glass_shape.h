// SPDX-License-Identifier: MIT

// The distances of glass.c and glass_field.c, in pixels, negative inside of a shape.

#ifndef TINTYPE_GLASS_SHAPE_H
#define TINTYPE_GLASS_SHAPE_H

#include <math.h>

#include "CTintypePixels.h"

#pragma STDC FP_CONTRACT OFF

static inline double glass_least(double a, double b) { return a < b ? a : b; }
static inline double glass_greatest(double a, double b) { return a > b ? a : b; }

static inline double glass_box_radius(const tintype_glass_box *box, double radius) {
  double half_width = (box->right - box->left) / 2.0;
  double half_height = (box->bottom - box->top) / 2.0;
  return glass_least(glass_greatest(radius, 0.0), glass_least(half_width, half_height));
}

typedef struct {
  double x, y;
} glass_direction;

// Returns the distance from the edge of a box, and the direction away from it, of length 1.
static inline double glass_box_edge(
  const tintype_glass_box *box, double x, double y, glass_direction *away) {
  double half_width = (box->right - box->left) / 2.0;
  double half_height = (box->bottom - box->top) / 2.0;
  double from_x = x - (box->left + half_width), from_y = y - (box->top + half_height);
  double corner = from_x < 0.0 ? (from_y < 0.0 ? box->top_left : box->bottom_left)
                               : (from_y < 0.0 ? box->top_right : box->bottom_right);
  double radius = glass_box_radius(box, corner);
  double dx = fabs(from_x) - (half_width - radius);
  double dy = fabs(from_y) - (half_height - radius);
  double side_x = from_x < 0.0 ? -1.0 : 1.0, side_y = from_y < 0.0 ? -1.0 : 1.0;
  // The square root is needed beside corners only.
  if (dx <= 0.0 || dy <= 0.0) {
    *away = dx > dy ? (glass_direction){side_x, 0.0} : (glass_direction){0.0, side_y};
    return glass_greatest(dx, dy) - radius;
  }
  double length = sqrt(dx * dx + dy * dy);
  *away = (glass_direction){side_x * dx / length, side_y * dy / length};
  return length - radius;
}

static inline double glass_box_distance(const tintype_glass_box *box, double x, double y) {
  glass_direction away;
  return glass_box_edge(box, x, y, &away);
}

// What the distances from the edge of a box have in common in a row of pixels: the same numbers as
// those of `glass_box_edge`, which would compute them for each pixel.
typedef struct {
  double center, side_y;
  // For the left and the right half.
  double radius[2], straight[2], dy[2];
} glass_row;

static inline glass_row glass_row_of(const tintype_glass_box *box, double y) {
  double half_width = (box->right - box->left) / 2.0;
  double half_height = (box->bottom - box->top) / 2.0;
  double from_y = y - (box->top + half_height);
  glass_row row = {box->left + half_width, from_y < 0.0 ? -1.0 : 1.0, {0}, {0}, {0}};
  const double corners[2] = {
    from_y < 0.0 ? box->top_left : box->bottom_left,
    from_y < 0.0 ? box->top_right : box->bottom_right,
  };
  for (int half = 0; half < 2; half++) {
    row.radius[half] = glass_box_radius(box, corners[half]);
    row.straight[half] = half_width - row.radius[half];
    row.dy[half] = fabs(from_y) - (half_height - row.radius[half]);
  }
  return row;
}

static inline double glass_row_edge(const glass_row *row, double x, glass_direction *away) {
  double from_x = x - row->center;
  int half = from_x < 0.0 ? 0 : 1;
  double dx = fabs(from_x) - row->straight[half], dy = row->dy[half];
  double side_x = half == 0 ? -1.0 : 1.0;
  if (dx <= 0.0 || dy <= 0.0) {
    *away = dx > dy ? (glass_direction){side_x, 0.0} : (glass_direction){0.0, row->side_y};
    return glass_greatest(dx, dy) - row->radius[half];
  }
  double length = sqrt(dx * dx + dy * dy);
  *away = (glass_direction){side_x * dx / length, row->side_y * dy / length};
  return length - row->radius[half];
}

static inline double glass_row_distance(const glass_row *row, double x) {
  glass_direction away;
  return glass_row_edge(row, x, &away);
}

// The distance from the union of two shapes, whose gaps below `merge` are filled: the polynomial
// smooth minimum.
static inline double glass_merged(double a, double b, double merge) {
  double lower = glass_least(a, b);
  if (merge > 0.0) {
    double share = glass_greatest(merge - fabs(a - b), 0.0) / merge;
    lower -= share * share * merge / 4.0;
  }
  return lower;
}

#endif
