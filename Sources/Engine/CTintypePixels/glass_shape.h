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
