// SPDX-License-Identifier: MIT

#include "mesh.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// Mesh gradients: the surface is divided into small quadrilaterals of about 4 pixels, whose corners
// are computed in doubles with additions, multiplications, divisions and square roots, which
// IEEE 754 rounds identically on every machine. mesh_paint.c paints them in integer coordinates.

// MARK: Colors

// Returns a root of a number from 0 by Newton's method; each step decreases the number until it has
// the root's precision.
static double root(int degree, double value) {
  if (value <= 0) return 0;
  double result = value > 1 ? value : 1;
  for (int step = 0; step < 200; step++) {
    double power = 1;
    for (int i = 1; i < degree; i++) power *= result;
    double next = ((degree - 1) * result + value / power) / degree;
    if (!(next < result)) break;
    result = next;
  }
  return result;
}

// The transfer function of sRGB (IEC 61966-2-1), for numbers from 0 to 1.
static double decoded(double value) {
  if (value <= 0.04045) return value / 12.92;
  double base = (value + 0.055) / 1.055;
  return base * base * root(5, base * base);
}

static double encoded(double value) {
  if (value <= 0.0031308) return value <= 0 ? 0 : value * 12.92;
  double fifth = value * value * value * value * value;
  double result = 1.055 * sqrt(sqrt(root(3, fifth))) - 0.055;
  return result < 1 ? result : 1;
}

// Source of the matrices: Björn Ottosson, “A perceptual color space for image processing”, 2020.
static mesh_color perceptual(double red, double green, double blue, double alpha) {
  double r = decoded(red), g = decoded(green), b = decoded(blue);
  double l = root(3, 0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  double m = root(3, 0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  double s = root(3, 0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return (mesh_color){{
    (0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s) * alpha,
    (1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s) * alpha,
    (0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s) * alpha, alpha}};
}

static double cube(double value) { return value * value * value; }

// Returns the premultiplied sRGB color of a premultiplied perceptual one.
static mesh_color standard(mesh_color color) {
  double alpha = color.c[3];
  if (!(alpha > 0)) return (mesh_color){{0}};
  double lightness = color.c[0] / alpha, a = color.c[1] / alpha, b = color.c[2] / alpha;
  double l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b);
  double m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b);
  double s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b);
  return (mesh_color){{
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) * alpha,
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) * alpha,
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s) * alpha, alpha}};
}

// Returns a premultiplied color as it is painted: blue first, from 0 to 255.
static mesh_channels painted(mesh_color color, bool is_perceptual) {
  double alpha = color.c[3];
  color.c[3] = alpha = alpha > 0 ? (alpha < 1 ? alpha : 1) : 0;
  if (is_perceptual) color = standard(color);
  for (int i = 0; i < 3; i++) {
    double value = color.c[i] > 0 ? color.c[i] : 0;
    color.c[i] = value < alpha ? value : alpha;
  }
  return (mesh_channels){
    (float)(color.c[2] * 255), (float)(color.c[1] * 255), (float)(color.c[0] * 255),
    (float)(alpha * 255)};
}

// MARK: Slopes

// Returns the slope at a point between two differences: their harmonic mean, which adds no extrema
// that the points do not have.
static double between(double before, double after) {
  double product = before * after;
  return product > 0 ? 2 * product / (before + after) : 0;
}

// Returns the slope of a sequence at an index.
static double slope(const double *values, size_t stride, size_t count, size_t index) {
  const double *v = values + index * stride;
  if (index == 0) return v[stride] - v[0];
  if (index + 1 == count) return v[0] - *(v - stride);
  return between(v[0] - *(v - stride), v[stride] - v[0]);
}

// Sets the control points of points that have none.
static void add_controls(mesh_surface *s) {
  size_t stride = sizeof *s->points / sizeof(double), row = stride * s->width;
  for (size_t y = 0; y < s->height; y++) {
    for (size_t x = 0; x < s->width; x++) {
      tintype_mesh_point *p = &s->points[y * s->width + x];
      const double *across = &s->points[y * s->width].x, *down = &s->points[x].x;
      double ux = slope(across, stride, s->width, x) / 3;
      double uy = slope(across + 1, stride, s->width, x) / 3;
      double vx = slope(down, row, s->height, y) / 3;
      double vy = slope(down + 1, row, s->height, y) / 3;
      p->leading_x = p->x - ux, p->leading_y = p->y - uy;
      p->trailing_x = p->x + ux, p->trailing_y = p->y + uy;
      p->top_x = p->x - vx, p->top_y = p->y - vy;
      p->bottom_x = p->x + vx, p->bottom_y = p->y + vy;
    }
  }
}

static void place(const tintype_mesh *mesh, double *x, double *y) {
  double px = mesh->a * *x + mesh->c * *y + mesh->tx, py = mesh->b * *x + mesh->d * *y + mesh->ty;
  *x = px > -1e6 ? (px < 1e6 ? px : 1e6) : -1e6;
  *y = py > -1e6 ? (py < 1e6 ? py : 1e6) : -1e6;
}

static void add_slopes(mesh_surface *s) {
  for (size_t y = 0; y < s->height; y++) {
    for (size_t x = 0; x < s->width; x++) {
      size_t i = y * s->width + x;
      for (int k = 0; k < 4; k++) {
        s->across[i].c[k] = slope(&s->colors[y * s->width].c[k], 4, s->width, x);
        s->down[i].c[k] = slope(&s->colors[x].c[k], 4 * s->width, s->height, y);
      }
    }
  }
}

// MARK: Steps

static double distance(double x, double y, double px, double py) {
  return sqrt((x - px) * (x - px) + (y - py) * (y - py));
}

// Returns the number of steps for the longest of several curves.
static size_t steps_for(double length) {
  double count = ceil(length / 4);
  return count > 1 ? (count < 512 ? (size_t)count : 512) : 1;
}

static size_t sum(const size_t *steps, size_t count) {
  size_t total = 0;
  for (size_t i = 0; i < count; i++) total += steps[i];
  return total;
}

static bool halve(size_t *steps, size_t count) {
  bool is_changed = false;
  for (size_t i = 0; i < count; i++) {
    is_changed |= steps[i] > 1;
    steps[i] = (steps[i] + 1) / 2;
  }
  return is_changed;
}

// All patches of a column have the same number of steps across, and all of a row down, so that
// there are no gaps between them.
static void choose_steps(mesh_surface *s) {
  const tintype_mesh_point *points = s->points;
  for (size_t x = 0; x + 1 < s->width; x++) {
    double longest = 0;
    for (size_t y = 0; y < s->height; y++) {
      const tintype_mesh_point *p = &points[y * s->width + x], *q = p + 1;
      double length = distance(p->x, p->y, p->trailing_x, p->trailing_y)
        + distance(p->trailing_x, p->trailing_y, q->leading_x, q->leading_y)
        + distance(q->leading_x, q->leading_y, q->x, q->y);
      longest = length > longest ? length : longest;
    }
    s->steps_across[x] = steps_for(longest);
  }
  for (size_t y = 0; y + 1 < s->height; y++) {
    double longest = 0;
    for (size_t x = 0; x < s->width; x++) {
      const tintype_mesh_point *p = &points[y * s->width + x], *q = p + s->width;
      double length = distance(p->x, p->y, p->bottom_x, p->bottom_y)
        + distance(p->bottom_x, p->bottom_y, q->top_x, q->top_y)
        + distance(q->top_x, q->top_y, q->x, q->y);
      longest = length > longest ? length : longest;
    }
    s->steps_down[y] = steps_for(longest);
  }
  bool is_changed = true;
  do {
    s->columns = sum(s->steps_across, s->width - 1) + 1;
    s->rows = sum(s->steps_down, s->height - 1) + 1;
    if (s->columns <= (1 << 20) / s->rows) break;
    is_changed = halve(s->steps_across, s->width - 1);
    is_changed |= halve(s->steps_down, s->height - 1);
  } while (is_changed);
}

// MARK: Vertices

static double bezier(double p, double q, double r, double s, double t) {
  double u = 1 - t;
  return u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
}

static double hermite(double from, double rise, double to, double end_rise, double t) {
  double u = 1 - t;
  return u * u * (1 + 2 * t) * from + t * u * u * rise + t * t * (3 - 2 * t) * to
    - t * t * u * end_rise;
}

// Computes the vertex of a patch at (u, v). The inner control points are those of a patch without
// twist.
static mesh_vertex vertex(const mesh_surface *s, size_t x, size_t y, double u, double v) {
  size_t i = y * s->width + x, below = i + s->width;
  const tintype_mesh_point *p = &s->points[i], *q = p + 1, *r = &s->points[below], *t = r + 1;
#define INNER(corner, side, other, axis) (corner->side##_##axis + corner->other##_##axis - corner->axis)
#define POSITION(axis) \
  bezier( \
    bezier(p->axis, p->bottom_##axis, r->top_##axis, r->axis, v), \
    bezier( \
      p->trailing_##axis, INNER(p, trailing, bottom, axis), INNER(r, trailing, top, axis), \
      r->trailing_##axis, v), \
    bezier( \
      q->leading_##axis, INNER(q, leading, bottom, axis), INNER(t, leading, top, axis), \
      t->leading_##axis, v), \
    bezier(q->axis, q->bottom_##axis, t->top_##axis, t->axis, v), u)
  double px = POSITION(x), py = POSITION(y);
#undef POSITION
#undef INNER
  mesh_color color;
  const mesh_color *c = s->colors, *du = s->across, *dv = s->down;
  for (int k = 0; k < 4; k++) {
    if (du) {
      double left = hermite(c[i].c[k], dv[i].c[k], c[below].c[k], dv[below].c[k], v);
      double right =
        hermite(c[i + 1].c[k], dv[i + 1].c[k], c[below + 1].c[k], dv[below + 1].c[k], v);
      double rise = hermite(du[i].c[k], 0, du[below].c[k], 0, v);
      double end_rise = hermite(du[i + 1].c[k], 0, du[below + 1].c[k], 0, v);
      color.c[k] = hermite(left, rise, right, end_rise, u);
    } else {
      double left = c[i].c[k] + (c[below].c[k] - c[i].c[k]) * v;
      double right = c[i + 1].c[k] + (c[below + 1].c[k] - c[i + 1].c[k]) * v;
      color.c[k] = left + (right - left) * u;
    }
  }
  px = px > -1e6 ? (px < 1e6 ? px : 1e6) : -1e6;
  py = py > -1e6 ? (py < 1e6 ? py : 1e6) : -1e6;
  return (mesh_vertex){
    .color = painted(color, s->is_perceptual), .x = (int32_t)floor(px * MESH_UNIT + 0.5),
    .y = (int32_t)floor(py * MESH_UNIT + 0.5)};
}

static void add_row(mesh_surface *s, size_t y, double v, mesh_vertex *row) {
  for (size_t x = 0; x + 1 < s->width; x++) {
    size_t steps = s->steps_across[x];
    for (size_t i = 0; i < steps; i++) *row++ = vertex(s, x, y, (double)i / (double)steps, v);
  }
  *row = vertex(s, s->width - 2, y, 1, v);
}

static void add_vertices(mesh_surface *s) {
  mesh_vertex *row = s->vertices;
  for (size_t y = 0; y + 1 < s->height; y++) {
    size_t steps = s->steps_down[y];
    for (size_t i = 0; i < steps; i++, row += s->columns) {
      add_row(s, y, (double)i / (double)steps, row);
    }
  }
  add_row(s, s->height - 2, 1, row);
}

// MARK: Surfaces

static void release(mesh_surface *s) {
  free(s->points);
  free(s->colors);
  free(s->across);
  free(s->down);
  free(s->steps_across);
  free(s->steps_down);
  free(s->vertices);
}

static bool make_surface(mesh_surface *s, const tintype_mesh *mesh, const tintype_mesh_point *points) {
  size_t count = mesh->width * mesh->height;
  s->width = mesh->width;
  s->height = mesh->height;
  s->is_perceptual = mesh->is_perceptual;
  s->points = malloc(count * sizeof *s->points);
  s->colors = malloc(count * sizeof *s->colors);
  s->steps_across = malloc(mesh->width * sizeof *s->steps_across);
  s->steps_down = malloc(mesh->height * sizeof *s->steps_down);
  if (mesh->smooths_colors) {
    s->across = malloc(count * sizeof *s->across);
    s->down = malloc(count * sizeof *s->down);
    if (!s->across || !s->down) return false;
  }
  if (!s->points || !s->colors || !s->steps_across || !s->steps_down) return false;
  memcpy(s->points, points, count * sizeof *points);
  // Before the transform, so that a rotation does not change the curves.
  if (!mesh->has_controls) add_controls(s);
  for (size_t i = 0; i < count; i++) {
    tintype_mesh_point *p = &s->points[i];
    place(mesh, &p->x, &p->y);
    place(mesh, &p->leading_x, &p->leading_y);
    place(mesh, &p->trailing_x, &p->trailing_y);
    place(mesh, &p->top_x, &p->top_y);
    place(mesh, &p->bottom_x, &p->bottom_y);
    s->colors[i] = mesh->is_perceptual
      ? perceptual(p->red, p->green, p->blue, p->alpha)
      : (mesh_color){{p->red * p->alpha, p->green * p->alpha, p->blue * p->alpha, p->alpha}};
  }
  if (mesh->smooths_colors) add_slopes(s);
  choose_steps(s);
  s->vertices = aligned_alloc(_Alignof(mesh_vertex), s->columns * s->rows * sizeof *s->vertices);
  if (!s->vertices) return false;
  add_vertices(s);
  return true;
}

bool tintype_paint_mesh(
  const tintype_mesh *mesh, const tintype_mesh_point *points, size_t width, size_t height, uint32_t *pixels) {
  if (width == 0 || height == 0) return true;
  mesh_surface surface = {0};
  bool is_painted = make_surface(&surface, mesh, points)
    && paint_surface(&surface, mesh->background, width, height, pixels);
  release(&surface);
  return is_painted;
}
