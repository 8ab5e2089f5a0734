// SPDX-License-Identifier: MIT

// Blurs, glass, gradients, meshes, scaled and projected images; see cases.h.

#include "cases.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

// MARK: Blurs

static uint32_t box_width(test *t) { return chance(t, 10) ? below(t, 300) : below(t, 30); }

CASE(tintype_, blur_reach) { add_number(t, tintype_blur_reach(below(t, 1025))); }

CASE(tintype_, blur) {
  picture p = any_picture(t);
  uint32_t box = box_width(t);
  add_number(t, tintype_blur(p.pixels, p.width, p.height, box, chance(t, 2)));
  add_picture(t, p.pixels, pixel_count(p));
}

CASE(tintype_, blur_alpha) {
  size_t stride = among(t, 1, 30) * 4, height = among(t, 1, 30);
  uint8_t *alpha = random_bytes(t, stride * height);
  add_number(t, tintype_blur_alpha(alpha, stride, height, box_width(t)));
  add_bytes(t, alpha, stride * height);
}

// MARK: Glass

static tintype_glass_box any_box(test *t) {
  tintype_glass_box box;
  box.left = between(t, -10, 60);
  box.top = between(t, -10, 20);
  box.right = box.left + between(t, 1, 80);
  box.bottom = box.top + between(t, 1, 40);
  // The edges of controls are at whole pixels.
  if (chance(t, 2)) {
    box.left = below(t, 40), box.top = below(t, 20);
    box.right = box.left + among(t, 1, 80), box.bottom = box.top + among(t, 1, 40);
  }
  box.top_left = between(t, 0, 25);
  box.top_right = chance(t, 2) ? box.top_left : between(t, 0, 25);
  box.bottom_left = chance(t, 2) ? box.top_left : between(t, 0, 25);
  box.bottom_right = chance(t, 2) ? box.top_left : between(t, 0, 25);
  return box;
}

static uint8_t *any_mask(test *t, size_t width, size_t height, size_t stride) {
  uint8_t *mask = memory(t, stride * height);
  tintype_bounds r = rectangle_in(t, (uint32_t)width, (uint32_t)height);
  for (uint32_t y = r.top; y < r.bottom; y++) {
    for (uint32_t x = r.left; x < r.right; x++) {
      bool is_border = y == r.top || y + 1 == r.bottom || x == r.left || x + 1 == r.right;
      mask[y * stride + x] = is_border ? (uint8_t)below(t, 256) : 255;
    }
  }
  return mask;
}

static double merge_of(test *t) { return chance(t, 2) ? 0 : between(t, 0, 40); }

static float *any_field(test *t, size_t width, size_t height) {
  float *field = memory(t, width * height * sizeof *field);
  size_t stride = (width + 3) / 4 * 4;
  uint8_t *mask = any_mask(t, width, height, stride);
  tintype_glass_field_add_mask(field, width, height, mask, stride, 0, true);
  return field;
}

CASE(tintype_, glass_field_add_mask) {
  uint32_t width, height;
  choose_size(t, &width, &height);
  size_t stride = (width + 3) / 4 * 4;
  float *field = any_field(t, width, height);
  uint8_t *mask = any_mask(t, width, height, stride);
  double merge = merge_of(t);
  add_number(t, tintype_glass_field_add_mask(
    field, width, height, mask, stride, merge, chance(t, 2)));
  add_bytes(t, field, (size_t)width * height * sizeof *field);
}

CASE(tintype_, glass_field_add_box) {
  uint32_t width, height;
  choose_size(t, &width, &height);
  float *field = any_field(t, width, height);
  tintype_glass_box box = any_box(t);
  double merge = merge_of(t);
  tintype_glass_field_add_box(field, width, height, &box, merge, chance(t, 2));
  add_bytes(t, field, (size_t)width * height * sizeof *field);
}

static tintype_glass any_glass(test *t) {
  tintype_glass glass = {0};
  if (chance(t, 3)) {
    uint32_t width, height;
    choose_size(t, &width, &height);
    glass.field = any_field(t, width, height);
    glass.field_width = width, glass.field_height = height;
    glass.field_left = (double)below(t, 30) - 15, glass.field_top = (double)below(t, 30) - 15;
    return glass;
  }
  tintype_glass_box *boxes = memory(t, 3 * sizeof *boxes);
  for (int i = 0; i < 3; i++) boxes[i] = any_box(t);
  glass.boxes = boxes, glass.count = among(t, 1, 3), glass.merge = merge_of(t);
  return glass;
}

CASE(tintype_, glass_refract) {
  picture p = any_picture(t);
  tintype_glass glass = any_glass(t);
  double edge = between(t, 0, 30), strength = between(t, 0, 40);
  add_number(t, tintype_glass_refract(p.pixels, p.width, p.height, &glass, edge, strength));
  add_picture(t, p.pixels, pixel_count(p));
}

CASE(tintype_, glass_highlight) {
  picture p = any_picture(t);
  tintype_glass glass = any_glass(t);
  double line = between(t, 0.1, 6), opacity = unit(t);
  tintype_glass_highlight(p.pixels, p.width, p.height, &glass, line, opacity);
  add_picture(t, p.pixels, pixel_count(p));
}

CASE(tintype_, glass_shadow) {
  picture p = any_picture(t);
  tintype_glass glass = any_glass(t);
  double offset = between(t, -5, 20), deviation = between(t, 0, 30), opacity = unit(t);
  tintype_glass_shadow(p.pixels, p.width, p.height, &glass, offset, deviation, opacity);
  add_picture(t, p.pixels, pixel_count(p));
}

CASE(tintype_, glass_cut) {
  picture p = any_picture(t);
  tintype_glass glass = any_glass(t);
  tintype_glass_cut(p.pixels, p.width, p.height, &glass);
  add_picture(t, p.pixels, pixel_count(p));
}

// MARK: Gradients

static tintype_gradient any_gradient(test *t) {
  tintype_gradient g = {.kind = (tintype_gradient_kind)below(t, 3)};
  double size = between(t, 1, 120);
  g.a = between(t, -1, 1) / size, g.c = between(t, -1, 1) / size;
  if (chance(t, 3)) g.c = 0;
  if (chance(t, 6)) g.a = 0;
  g.tx = between(t, -1, 1);
  if (g.kind == TINTYPE_GRADIENT_LINEAR) return g;
  g.a = 1 / size, g.c = chance(t, 2) ? 0 : between(t, -1, 1) / size;
  g.d = chance(t, 2) ? g.a : 1 / between(t, 1, 120), g.b = chance(t, 2) ? 0 : between(t, -1, 1) / size;
  g.tx = -between(t, -10, 80) / size, g.ty = -between(t, -10, 40) / size;
  g.start_x = chance(t, 2) ? 0 : between(t, 1e-6, 2);
  g.start_y = chance(t, 2) ? g.start_x : between(t, 1e-6, 2);
  if (g.start_x == 0) g.start_x = 1e-6;
  if (g.start_y == 0) g.start_y = 1e-6;
  g.start = unit(t), g.span = chance(t, 3) ? 1 : between(t, 0.001, 3);
  g.is_reversed = chance(t, 2);
  return g;
}

CASE(tintype_, paint_gradient) {
  uint32_t width, height, count = among(t, 1, 6);
  choose_size(t, &width, &height);
  tintype_gradient gradient = any_gradient(t);
  tintype_gradient_stop stops[6];
  for (uint32_t i = 0; i < count; i++) {
    stops[i].location = (i + unit(t)) / count;
    if (i > 0 && chance(t, 3)) stops[i].location = stops[i - 1].location;
    stops[i].red = unit(t), stops[i].green = unit(t), stops[i].blue = unit(t);
    stops[i].alpha = chance(t, 2) ? 1 : unit(t);
  }
  uint32_t *pixels = memory(t, (size_t)width * height * 4);
  add_number(t, tintype_paint_gradient(&gradient, stops, count, width, height, pixels));
  add_picture(t, pixels, (size_t)width * height);
}

CASE(tintype_, paint_mesh) {
  uint32_t width = among(t, 1, 70), height = among(t, 1, 30);
  tintype_mesh mesh = {.width = among(t, 2, 4), .height = among(t, 2, 4)};
  mesh.a = width * between(t, 0.5, 1.2), mesh.d = height * between(t, 0.5, 1.2);
  mesh.b = chance(t, 2) ? 0 : between(t, -5, 5), mesh.c = chance(t, 2) ? 0 : between(t, -5, 5);
  mesh.tx = between(t, -4, 4), mesh.ty = between(t, -4, 4);
  mesh.has_controls = chance(t, 3), mesh.smooths_colors = chance(t, 2);
  mesh.is_perceptual = chance(t, 2), mesh.background = (uint32_t)next(t);
  tintype_premultiply(&mesh.background, 1);
  size_t count = mesh.width * mesh.height;
  tintype_mesh_point *points = memory(t, count * sizeof *points);
  for (size_t i = 0; i < count; i++) {
    tintype_mesh_point *p = &points[i];
    double column = (double)(i % mesh.width), row = (double)(i / mesh.width);
    p->x = (column + between(t, -0.2, 0.2)) / (double)(mesh.width - 1);
    p->y = (row + between(t, -0.2, 0.2)) / (double)(mesh.height - 1);
    double *controls[] = {&p->leading_x, &p->top_x, &p->trailing_x, &p->bottom_x};
    for (int j = 0; j < 4; j++) {
      controls[j][0] = p->x + between(t, -0.2, 0.2), controls[j][1] = p->y + between(t, -0.2, 0.2);
    }
    p->red = unit(t), p->green = unit(t), p->blue = unit(t);
    p->alpha = chance(t, 2) ? 1 : unit(t);
  }
  uint32_t *pixels = memory(t, (size_t)width * height * 4);
  add_number(t, tintype_paint_mesh(&mesh, points, width, height, pixels));
  add_picture(t, pixels, (size_t)width * height);
}

// MARK: Images

static tintype_resampling_axis any_axis(test *t, uint32_t size) {
  tintype_resampling_axis axis = {.size = size, .start = 0, .length = size};
  if (chance(t, 2)) {
    axis.start = unit(t) * size * 0.9;
    axis.length = (size - axis.start) * between(t, 0.05, 1);
  }
  axis.count = among(t, 1, 90);
  axis.whole = chance(t, 2) ? (double)axis.count : (double)axis.count + below(t, 20);
  axis.begin = below(t, (uint32_t)(axis.whole - (double)axis.count) + 1);
  return axis;
}

CASE(tintype_, resample) {
  picture p = any_picture(t);
  tintype_resampling_axis x = any_axis(t, p.width), y = any_axis(t, p.height);
  y.count = y.count > 30 ? 30 : y.count;
  tintype_resampling method = (tintype_resampling)below(t, 3);
  uint32_t *pixels = memory(t, x.count * y.count * 4);
  add_number(t, tintype_resample(p.pixels, x, y, method, chance(t, 2), pixels));
  add_picture(t, pixels, x.count * y.count);
}

CASE(tintype_, project) {
  picture p = any_picture(t);
  uint32_t width = among(t, 1, 70), height = among(t, 1, 30);
  tintype_pixel_area from = {(double)below(t, 20) - 10, (double)below(t, 20) - 10, p.width, p.height};
  tintype_pixel_area to = {(double)below(t, 20) - 10, (double)below(t, 20) - 10, width, height};
  double inverse[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
  for (int i = 0; i < 6; i++) {
    inverse[i] += i % 3 == 2 ? between(t, -20, 20) : between(t, -0.8, 0.8);
  }
  for (int i = 6; i < 9; i++) inverse[i] += between(t, -0.01, 0.01);
  uint32_t *pixels = memory(t, (size_t)width * height * 4);
  tintype_project(p.pixels, from, inverse, to, pixels);
  add_picture(t, pixels, (size_t)width * height);
}

const test_case painting_cases[] = {
  ENTRY(tintype_, blur_reach), ENTRY(tintype_, blur), ENTRY(tintype_, blur_alpha),
  ENTRY(tintype_, glass_field_add_mask), ENTRY(tintype_, glass_field_add_box),
  ENTRY(tintype_, glass_refract), ENTRY(tintype_, glass_highlight),
  ENTRY(tintype_, glass_shadow), ENTRY(tintype_, glass_cut), ENTRY(tintype_, paint_gradient),
  ENTRY(tintype_, paint_mesh), ENTRY(tintype_, resample), ENTRY(tintype_, project), {0}};
