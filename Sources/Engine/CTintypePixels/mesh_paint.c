// SPDX-License-Identifier: MIT

#include "mesh.h"

#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// Whether a triangle contains a place is determined in integers, so that each place between two
// triangles belongs to exactly one of them. A pixel has the color at its center; a pixel at the
// outline of the mesh is the mean of 4 × 4 samples.

enum { SAMPLES = 4, BAND = 16 };

typedef int32_t whole_channels __attribute__((vector_size(16)));

// Places with a distance of `step` units from each other, of which those from `left` and `top` are
// painted.
typedef struct {
  int32_t step;
  int64_t left, top, width, height;
  uint32_t *colors;
  // 1 for each place in a triangle; null if it is not needed.
  uint8_t *is_covered;
} places;

static inline uint32_t packed(mesh_channels color) {
  whole_channels c = __builtin_convertvector(color + 0.5f, whole_channels);
  // Rounding can make a premultiplied component greater than alpha.
  uint32_t a = (uint32_t)c[3], r = (uint32_t)c[2], g = (uint32_t)c[1], b = (uint32_t)c[0];
  r = r < a ? r : a;
  g = g < a ? g : a;
  b = b < a ? b : a;
  return a << 24 | r << 16 | g << 8 | b;
}

static inline int64_t floor_divide(int64_t value, int64_t divisor) {
  return value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor);
}

static inline int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }
static inline int64_t greatest(int64_t a, int64_t b) { return a > b ? a : b; }

// A function that is positive on one side of an edge, and zero on it.
typedef struct {
  int64_t dx, dy;
  // 0 if places on the edge are inside, otherwise 1.
  int64_t bound;
  int64_t value;
} edge;

static inline edge make_edge(const mesh_vertex *from, const mesh_vertex *to, int64_t x, int64_t y) {
  edge e = {.dx = (int64_t)to->x - from->x, .dy = (int64_t)to->y - from->y};
  e.bound = e.dy < 0 || (e.dy == 0 && e.dx > 0) ? 0 : 1;
  e.value = e.dx * (y - from->y) - e.dy * (x - from->x);
  return e;
}

static void paint_triangle(
  const places *t, const mesh_vertex *a, const mesh_vertex *b, const mesh_vertex *c) {
  int64_t step = t->step, half = step / 2;
  int64_t min_x = least(a->x, least(b->x, c->x)), max_x = greatest(a->x, greatest(b->x, c->x));
  int64_t min_y = least(a->y, least(b->y, c->y)), max_y = greatest(a->y, greatest(b->y, c->y));
  int64_t left = greatest(floor_divide(min_x + half - 1, step), t->left);
  int64_t right = least(floor_divide(max_x - half, step) + 1, t->left + t->width);
  int64_t top = greatest(floor_divide(min_y + half - 1, step), t->top);
  int64_t bottom = least(floor_divide(max_y - half, step) + 1, t->top + t->height);
  if (left >= right || top >= bottom) return;
  int64_t area = ((int64_t)b->x - a->x) * ((int64_t)c->y - a->y)
    - ((int64_t)b->y - a->y) * ((int64_t)c->x - a->x);
  if (area == 0) return;
  if (area < 0) {
    const mesh_vertex *other = b;
    b = c;
    c = other;
    area = -area;
  }
  int64_t x0 = left * step + half, y0 = top * step + half;
  edge ea = make_edge(b, c, x0, y0), eb = make_edge(c, a, x0, y0), ec = make_edge(a, b, x0, y0);
  mesh_channels to_b = b->color - a->color, to_c = c->color - a->color;
  double inverse = 1.0 / (double)area;
  for (int64_t y = top; y < bottom; y++) {
    int64_t wa = ea.value, wb = eb.value, wc = ec.value;
    int64_t row = (y - t->top) * t->width - t->left;
    for (int64_t x = left; x < right; x++) {
      if (wa >= ea.bound && wb >= eb.bound && wc >= ec.bound) {
        float u = (float)((double)wb * inverse), v = (float)((double)wc * inverse);
        t->colors[row + x] = packed(a->color + to_b * u + to_c * v);
        if (t->is_covered) t->is_covered[row + x] = 1;
      }
      wa -= ea.dy * step;
      wb -= eb.dy * step;
      wc -= ec.dy * step;
    }
    ea.value += ea.dx * step;
    eb.value += eb.dx * step;
    ec.value += ec.dx * step;
  }
}

typedef struct {
  int32_t top, bottom;
} row_extent;

static void paint_quadrilaterals(
  const mesh_surface *s, const row_extent *extents, const places *t) {
  int64_t first = t->top * t->step, end = (t->top + t->height) * t->step;
  for (size_t y = 0; y + 1 < s->rows; y++) {
    if (greatest(extents[y].bottom, extents[y + 1].bottom) < first) continue;
    if (least(extents[y].top, extents[y + 1].top) > end) continue;
    const mesh_vertex *upper = s->vertices + y * s->columns, *lower = upper + s->columns;
    for (size_t x = 0; x + 1 < s->columns; x++) {
      paint_triangle(t, upper + x, upper + x + 1, lower + x);
      paint_triangle(t, upper + x + 1, lower + x + 1, lower + x);
    }
  }
}

static void find_extents(const mesh_surface *s, row_extent *extents) {
  for (size_t y = 0; y < s->rows; y++) {
    const mesh_vertex *row = s->vertices + y * s->columns;
    row_extent e = {row[0].y, row[0].y};
    for (size_t x = 1; x < s->columns; x++) {
      e.top = row[x].y < e.top ? row[x].y : e.top;
      e.bottom = row[x].y > e.bottom ? row[x].y : e.bottom;
    }
    extents[y] = e;
  }
}

// Returns whether the outline of the mesh crosses a pixel or one beside it.
static bool is_edge(const uint8_t *is_covered, size_t width, size_t height, size_t x, size_t y) {
  uint8_t own = is_covered[y * width + x];
  for (size_t j = y > 0 ? y - 1 : 0; j <= y + 1 && j < height; j++) {
    for (size_t i = x > 0 ? x - 1 : 0; i <= x + 1 && i < width; i++) {
      if (is_covered[j * width + i] != own) return true;
    }
  }
  return false;
}

static uint32_t mean(const uint32_t *samples, size_t stride) {
  uint32_t sums[4] = {0};
  for (size_t j = 0; j < SAMPLES; j++) {
    for (size_t i = 0; i < SAMPLES; i++) {
      uint32_t sample = samples[j * stride + i];
      for (int k = 0; k < 4; k++) sums[k] += sample >> (8 * k) & 255;
    }
  }
  uint32_t result = 0, count = SAMPLES * SAMPLES;
  for (int k = 0; k < 4; k++) result |= (sums[k] + count / 2) / count << (8 * k);
  return result;
}

// Repaints the pixels at the outline of the mesh, in bands of rows.
static bool smooth_outline(
  const mesh_surface *s, const row_extent *extents, const uint8_t *is_covered, uint32_t background,
  size_t width, size_t height, uint32_t *pixels) {
  uint32_t *samples = malloc(width * BAND * SAMPLES * SAMPLES * sizeof *samples);
  if (!samples) return false;
  for (size_t top = 0; top < height; top += BAND) {
    size_t rows = height - top < BAND ? height - top : BAND, left = width, right = 0;
    for (size_t y = top; y < top + rows; y++) {
      for (size_t x = 0; x < width; x++) {
        if (!is_edge(is_covered, width, height, x, y)) continue;
        left = x < left ? x : left;
        right = x + 1 > right ? x + 1 : right;
      }
    }
    if (left >= right) continue;
    size_t stride = (right - left) * SAMPLES;
    tintype_fill(samples, stride * rows * SAMPLES, background);
    places t = {
      .step = MESH_UNIT / SAMPLES, .left = (int64_t)left * SAMPLES, .top = (int64_t)top * SAMPLES,
      .width = (int64_t)stride, .height = (int64_t)rows * SAMPLES, .colors = samples};
    paint_quadrilaterals(s, extents, &t);
    for (size_t y = top; y < top + rows; y++) {
      for (size_t x = left; x < right; x++) {
        if (!is_edge(is_covered, width, height, x, y)) continue;
        const uint32_t *first = samples + (y - top) * SAMPLES * stride + (x - left) * SAMPLES;
        pixels[y * width + x] = mean(first, stride);
      }
    }
  }
  free(samples);
  return true;
}

bool paint_surface(
  const mesh_surface *s, uint32_t background, size_t width, size_t height, uint32_t *pixels) {
  uint8_t *is_covered = calloc(width, height);
  row_extent *extents = malloc(s->rows * sizeof *extents);
  bool is_painted = is_covered && extents;
  if (is_painted) {
    find_extents(s, extents);
    tintype_fill(pixels, width * height, background);
    places t = {
      .step = MESH_UNIT, .width = (int64_t)width, .height = (int64_t)height, .colors = pixels,
      .is_covered = is_covered};
    paint_quadrilaterals(s, extents, &t);
    bool has_outline = memchr(is_covered, 0, width * height) != NULL;
    is_painted = !has_outline
      || smooth_outline(s, extents, is_covered, background, width, height, pixels);
  }
  free(extents);
  free(is_covered);
  return is_painted;
}
