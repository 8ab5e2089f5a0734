// SPDX-License-Identifier: MIT

#include "CTintypePixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// Gradients are computed for each pixel, in doubles, using only addition, multiplication, division
// and square roots, which IEEE 754 rounds identically on every machine. Colors are mixed
// premultiplied, so that a color that fades out does not turn gray. At a hard edge between colors,
// a pixel is the mean of 8 × 8 samples.

// MARK: Colors

typedef float channels __attribute__((vector_size(16)));
typedef int32_t whole_channels __attribute__((vector_size(16)));
typedef uint8_t channel_bytes __attribute__((vector_size(4)));

// A stop with its color, blue first, premultiplied and from 0 to 255, and the change to the next
// one.
typedef struct {
  channels color;
  channels change;
  double location;
  // 1 / distance to the next stop; 0 for the last stop and if the next one has the same location.
  double inverse;
  bool is_hard;
} knot;

typedef struct {
  knot *knots;
  size_t count;
  bool has_hard_edges;
} ramp;

static bool make_ramp(ramp *r, const tintype_gradient_stop *stops, size_t count) {
  r->knots = aligned_alloc(_Alignof(knot), count * sizeof *r->knots);
  r->count = count;
  r->has_hard_edges = false;
  if (!r->knots) return false;
  double location = stops[0].location;
  for (size_t i = 0; i < count; i++) {
    knot *k = &r->knots[i];
    // A stop whose location is before that of its predecessor is moved to it.
    location = stops[i].location > location ? stops[i].location : location;
    k->location = location;
    double alpha = stops[i].alpha;
    double whole = alpha * 255.0;
    k->color = (channels){
      (float)(stops[i].blue * whole), (float)(stops[i].green * whole),
      (float)(stops[i].red * whole), (float)whole};
  }
  for (size_t i = 0; i < count; i++) {
    knot *k = &r->knots[i], *next = i + 1 < count ? k + 1 : k;
    double distance = next->location - k->location;
    k->inverse = distance > 0 ? 1.0 / distance : 0.0;
    k->change = next->color - k->color;
    k->is_hard = distance <= 0 && memcmp(&k->color, &next->color, sizeof k->color) != 0;
    r->has_hard_edges |= k->is_hard;
  }
  return true;
}

// Returns the last stop at or before a location; the first one for a location before all stops.
static inline size_t segment(const ramp *r, double t, size_t hint) {
  const knot *k = r->knots;
  if (k[hint].location <= t && (hint + 1 == r->count || t < k[hint + 1].location)) return hint;
  size_t low = 0, high = r->count;
  while (high - low > 1) {
    size_t middle = low + (high - low) / 2;
    if (k[middle].location <= t) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return low;
}

static inline channels color_at(const ramp *r, double t, size_t *hint) {
  size_t i = segment(r, t, *hint);
  *hint = i;
  const knot *k = &r->knots[i];
  float u = (float)((t - k->location) * k->inverse);
  u = u > 0.0f ? (u < 1.0f ? u : 1.0f) : 0.0f;
  return k->color + k->change * u;
}

static inline uint32_t packed(channels color) {
  whole_channels whole = __builtin_convertvector(color + 0.5f, whole_channels);
  channel_bytes bytes = __builtin_convertvector(whole, channel_bytes);
  uint32_t pixel;
  memcpy(&pixel, &bytes, sizeof pixel);
  return pixel;
}

// Returns whether there is a hard edge between colors within a distance of a location.
static bool is_near_hard_edge(const ramp *r, double t, double distance, size_t *hint) {
  size_t i = segment(r, t, *hint);
  *hint = i;
  const knot *k = r->knots;
  bool begins_before = i == 0 ? t + distance < k[0].location : k[i].location <= t - distance;
  bool ends_after = i + 1 == r->count || t + distance < k[i + 1].location;
  if (begins_before && ends_after) return false;
  size_t before = segment(r, t - distance, i), after = segment(r, t + distance, i);
  // More stops than this are closer together than a pixel.
  if (after - before >= 4) return true;
  // Of two stops at the same location, the first one is skipped.
  for (size_t j = before; j < after; j++) {
    if (k[j].is_hard) return true;
  }
  return false;
}

// Two colors, the most common case, without branches.
static void paint_two(const ramp *r, const double *places, size_t width, uint32_t *row) {
  knot k = r->knots[0];
  for (size_t x = 0; x < width; x++) {
    float u = (float)((places[x] - k.location) * k.inverse);
    u = u > 0.0f ? u : 0.0f;
    u = u < 1.0f ? u : 1.0f;
    uint32_t b = (uint32_t)(int32_t)(k.color[0] + k.change[0] * u + 0.5f);
    uint32_t g = (uint32_t)(int32_t)(k.color[1] + k.change[1] * u + 0.5f);
    uint32_t red = (uint32_t)(int32_t)(k.color[2] + k.change[2] * u + 0.5f);
    uint32_t a = (uint32_t)(int32_t)(k.color[3] + k.change[3] * u + 0.5f);
    row[x] = a << 24 | red << 16 | g << 8 | b;
  }
}

// MARK: Locations

// The angle in turns, from 0 to below 1, clockwise from the right.
//
// The arc tangent is Gregory's series; points beyond tan(π/8) are first rotated by an eighth, so
// that eleven terms have an error below 10⁻⁹ turns.
static inline double turns(double x, double y) {
  double ax = x < 0 ? -x : x, ay = y < 0 ? -y : y;
  double longer = ax > ay ? ax : ay, shorter = ax > ay ? ay : ax;
  double ratio = longer > 0 ? shorter / longer : 0;
  bool is_steep = ratio > 0.41421356237309503;
  double z = is_steep ? (ratio - 1) / (ratio + 1) : ratio, s = z * z;
  double series = -1.0 / 19 + s * (1.0 / 21);
  series = 1.0 / 17 + s * series;
  series = -1.0 / 15 + s * series;
  series = 1.0 / 13 + s * series;
  series = -1.0 / 11 + s * series;
  series = 1.0 / 9 + s * series;
  series = -1.0 / 7 + s * series;
  series = 1.0 / 5 + s * series;
  series = -1.0 / 3 + s * series;
  series = 1.0 + s * series;
  double turn = z * series * 0.15915494309189535 + (is_steep ? 0.125 : 0);
  turn = ax > ay ? turn : 0.25 - turn;
  turn = x < 0 ? 0.5 - turn : turn;
  turn = y < 0 ? 1 - turn : turn;
  return turn < 1 ? turn : 0;
}

// The angle of a point from the start of an angular gradient, from 0 to below 1.
static inline double around(const tintype_gradient *g, double u, double v) {
  double p = turns(u, v) - g->start;
  p = g->is_reversed ? -p : p;
  p = p < 0 ? p + 1 : p;
  return p < 1 ? p : 0;
}

static inline double angular_place(const tintype_gradient *g, double p) {
  double span = g->span;
  // Beyond one turn, the last turn is visible.
  if (span > 1) return (p + ceil(span - p) - 1) / span;
  double t = p / span;
  return span < 1 && p >= (1 + span) / 2 ? -1 : t;
}

// The implicit equation of the ellipse at `t` between the first and the last one: positive outside,
// negative inside.
static inline double outside(const tintype_gradient *g, double t, double u, double v) {
  double x = u / (g->start_x + t * (1 - g->start_x));
  double y = v / (g->start_y + t * (1 - g->start_y));
  return x * x + y * y - 1;
}

// Ellipses with different aspect ratios have 2²⁴ intervals between them. A point is outside at one end
// of its interval and inside at the other; its location is the middle.
static const double interval = 1.0 / (1 << 24);

static double bisected(const tintype_gradient *g, double u, double v, bool is_outside_first) {
  double from = 0, to = 1;
  while (to - from > interval) {
    double middle = (from + to) / 2;
    if ((outside(g, middle, u, v) > 0) == is_outside_first) {
      from = middle;
    } else {
      to = middle;
    }
  }
  return (from + to) / 2;
}

// Newton's method is close to the interval after a few steps from the location of the last pixel, and
// finds the same interval as bisection or none. The inverse of the distance is almost linear.
static double search_radial_place(const tintype_gradient *g, double u, double v, double *last) {
  bool grows = g->start_x * g->start_y < 1;
  bool is_outside_first = outside(g, 0, u, v) > 0, is_outside_last = outside(g, 1, u, v) > 0;
  if (is_outside_first == is_outside_last) return is_outside_first == grows ? 2 : -1;
  double grow_x = 1 - g->start_x, grow_y = 1 - g->start_y, t = *last;
  for (int step = 0; step < 3; step++) {
    double width = 1 / (g->start_x + t * grow_x), height = 1 / (g->start_y + t * grow_y);
    double x = u * width, y = v * height;
    double square = x * x + y * y, slope = x * x * grow_x * width + y * y * grow_y * height;
    t -= square * (1 - sqrt(square)) / slope;
    // Also for a step that is no number.
    t = t > 0 ? (t < 1 ? t : 1 - interval) : 0;
  }
  double from = (double)(int32_t)(t / interval) * interval, to = from + interval;
  bool is_found = from >= 0 && to <= 1 && (outside(g, from, u, v) > 0) == is_outside_first &&
    (outside(g, to, u, v) > 0) != is_outside_first;
  *last = is_found ? t : 0.5;
  return is_found ? (from + to) / 2 : bisected(g, u, v, is_outside_first);
}

static inline double radial_place(const tintype_gradient *g, double u, double v, double *last) {
  double start = g->start_x;
  if (start != g->start_y) return search_radial_place(g, u, v, last);
  double end = sqrt(u * u + v * v);
  return start == 1 ? (end < 1 ? -1 : 2) : (end - start) / (1 - start);
}

static inline double place(const tintype_gradient *g, double x, double y) {
  double u = g->a * x + g->c * y + g->tx, v = g->b * x + g->d * y + g->ty;
  switch (g->kind) {
    case TINTYPE_GRADIENT_LINEAR: return u;
    case TINTYPE_GRADIENT_RADIAL: return radial_place(g, u, v, &(double){0.5});
    default: return angular_place(g, around(g, u, v));
  }
}

// Computes the locations of a row's pixels, at their centers; for an angular gradient, their
// angles.
static void find_places(const tintype_gradient *g, size_t width, size_t row, double *places) {
  double y = (double)row + 0.5;
  double u0 = g->c * y + g->tx, v0 = g->d * y + g->ty;
  int32_t count = (int32_t)width;
  if (g->kind == TINTYPE_GRADIENT_LINEAR) {
    for (int32_t x = 0; x < count; x++) places[x] = g->a * (x + 0.5) + u0;
  } else if (g->kind == TINTYPE_GRADIENT_ANGULAR) {
    for (int32_t x = 0; x < count; x++) {
      places[x] = around(g, g->a * (x + 0.5) + u0, g->b * (x + 0.5) + v0);
    }
  } else if (g->start_x == g->start_y && g->start_x != 1) {
    double start = g->start_x, inverse = 1 / (1 - start);
    for (int32_t x = 0; x < count; x++) {
      double u = g->a * (x + 0.5) + u0, v = g->b * (x + 0.5) + v0;
      places[x] = (sqrt(u * u + v * v) - start) * inverse;
    }
  } else {
    double last = 0.5;
    for (int32_t x = 0; x < count; x++) {
      places[x] = radial_place(g, g->a * (x + 0.5) + u0, g->b * (x + 0.5) + v0, &last);
    }
  }
}

// MARK: Edges

static uint32_t mean(const tintype_gradient *g, const ramp *r, size_t x, size_t y) {
  channels sum = {0};
  size_t hint = 0;
  for (int j = 0; j < 8; j++) {
    for (int i = 0; i < 8; i++) {
      double t = place(g, (double)x + (i + 0.5) / 8, (double)y + (j + 0.5) / 8);
      sum += color_at(r, t, &hint);
    }
  }
  return packed(sum * (1.0f / 64));
}

// Repaints the pixels of a row that a hard edge crosses.
static void smooth_edges(
  const tintype_gradient *g, const ramp *r, const double *places, size_t width, size_t y,
  uint32_t *row) {
  double across = (fabs(g->a) + fabs(g->c)) / 2, down = (fabs(g->b) + fabs(g->d)) / 2;
  double reach = across;
  if (g->kind == TINTYPE_GRADIENT_RADIAL) {
    double start = g->start_x > g->start_y ? g->start_x : g->start_y;
    reach = (across + down) / (fabs(1 - start) > 1e-3 ? fabs(1 - start) : 1e-3);
  }
  // An edge between two pixels crosses neither.
  reach *= 0.999999;
  size_t hint = 0;
  for (size_t x = 0; x < width; x++) {
    if (is_near_hard_edge(r, places[x], reach, &hint)) row[x] = mean(g, r, x, y);
  }
}

// Converts the angles of a row's pixels to locations, and paints them; pixels at the seam between
// the last and the first color, in the center and at hard edges are means.
static void paint_angular(
  const tintype_gradient *g, const ramp *r, const double *places, size_t width, size_t y,
  uint32_t *row) {
  double size = (fabs(g->a) + fabs(g->b) + fabs(g->c) + fabs(g->d)) / 2;
  double seam = g->span < 1 ? (1 + g->span) / 2 : g->span - floor(g->span);
  double py = (double)y + 0.5;
  size_t hint = 0, edge_hint = 0;
  for (size_t x = 0; x < width; x++) {
    double px = (double)(int32_t)x + 0.5;
    double u = g->a * px + g->c * py + g->tx, v = g->b * px + g->d * py + g->ty;
    double square = u * u + v * v, p = places[x];
    double t = angular_place(g, p), distance = fabs(p - seam);
    distance = distance < 0.5 ? distance : 1 - distance;
    // Half a pixel seen from the center, in turns with a margin: 0.2 · size / √square.
    bool is_edge = square <= 4 * size * size
      || distance * distance * square < 0.04 * size * size;
    if (!is_edge && (r->has_hard_edges || g->span < 0.02)) {
      double reach = 0.2 * size / sqrt(square);
      // A narrow span counts as an edge.
      is_edge = g->span < 0.02
        ? p < g->span + reach || p > 1 - reach
        : is_near_hard_edge(r, t, reach / g->span, &edge_hint);
    }
    row[x] = is_edge ? mean(g, r, x, y) : packed(color_at(r, t, &hint));
  }
}

bool tintype_paint_gradient(
  const tintype_gradient *g, const tintype_gradient_stop *stops, size_t count, size_t width, size_t height,
  uint32_t *pixels) {
  if (count == 0 || width == 0 || height == 0) return true;
  ramp r;
  if (!make_ramp(&r, stops, count)) return false;
  double *places = malloc(width * sizeof *places);
  if (!places) {
    free(r.knots);
    return false;
  }
  for (size_t y = 0; y < height; y++) {
    uint32_t *row = pixels + y * width;
    // Colors that change along one axis only are computed once.
    if (g->kind == TINTYPE_GRADIENT_LINEAR && g->c == 0 && y > 0) {
      memcpy(row, pixels, width * sizeof *row);
      continue;
    }
    size_t distinct = g->kind == TINTYPE_GRADIENT_LINEAR && g->a == 0 ? 1 : width;
    find_places(g, distinct, y, places);
    if (g->kind == TINTYPE_GRADIENT_ANGULAR) {
      paint_angular(g, &r, places, width, y, row);
    } else if (count == 2 && !r.has_hard_edges) {
      paint_two(&r, places, distinct, row);
    } else {
      size_t hint = 0;
      for (size_t x = 0; x < distinct; x++) row[x] = packed(color_at(&r, places[x], &hint));
    }
    if (r.has_hard_edges && g->kind != TINTYPE_GRADIENT_ANGULAR) {
      smooth_edges(g, &r, places, distinct, y, row);
    }
    if (distinct < width) tintype_fill(row + 1, width - 1, row[0]);
  }
  free(places);
  free(r.knots);
  return true;
}
