// SPDX-License-Identifier: MIT

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "CTintypePixels.h"
#include "glass_shape.h"

#pragma STDC FP_CONTRACT OFF

// Additions, multiplications, divisions and square roots are exact to the last bit and have a fixed
// order, so that the result is the same on every machine. Distances are in pixels, negative inside of
// a shape. Positions are those of the centers of pixels.

static inline double in_unit(double x) { return glass_greatest(0.0, glass_least(x, 1.0)); }

// The distance between the centers of four pixels of the field, or at its border.
static double field_distance(const tintype_glass *glass, double x, double y) {
  double last_x = (double)(glass->field_width - 1), last_y = (double)(glass->field_height - 1);
  double u = glass_greatest(0.0, glass_least(x - glass->field_left - 0.5, last_x));
  double v = glass_greatest(0.0, glass_least(y - glass->field_top - 0.5, last_y));
  size_t left = (size_t)u, top = (size_t)v;
  size_t right = left + 1 < glass->field_width ? left + 1 : left;
  size_t bottom = top + 1 < glass->field_height ? top + 1 : top;
  double part_x = u - (double)left, part_y = v - (double)top;
  const float *upper = glass->field + top * glass->field_width;
  const float *lower = glass->field + bottom * glass->field_width;
  double above = (double)upper[left] * (1.0 - part_x) + (double)upper[right] * part_x;
  double below = (double)lower[left] * (1.0 - part_x) + (double)lower[right] * part_x;
  return above * (1.0 - part_y) + below * part_y;
}

static double distance(const tintype_glass *glass, double x, double y) {
  if (glass->field != NULL) return field_distance(glass, x, y);
  double result = glass_box_distance(&glass->boxes[0], x, y);
  for (size_t i = 1; i < glass->count; i++) {
    result = glass_merged(result, glass_box_distance(&glass->boxes[i], x, y), glass->merge);
  }
  return result;
}

static bool is_empty(const tintype_glass *glass) {
  if (glass->field != NULL) return glass->field_width == 0 || glass->field_height == 0;
  return glass->count == 0;
}

// The direction away from the shape, of length 1, or 0 where it is unknown.
static glass_direction outward(const tintype_glass *glass, double x, double y) {
  if (glass->field == NULL && glass->count == 1) {
    glass_direction away;
    glass_box_edge(&glass->boxes[0], x, y, &away);
    return away;
  }
  double dx = distance(glass, x + 0.5, y) - distance(glass, x - 0.5, y);
  double dy = distance(glass, x, y + 0.5) - distance(glass, x, y - 0.5);
  double length = sqrt(dx * dx + dy * dy);
  return length > 1e-9 ? (glass_direction){dx / length, dy / length} : (glass_direction){0.0, 0.0};
}

typedef struct {
  size_t start, end;
} run;

static size_t column_of(double x, size_t width) {
  return (size_t)glass_greatest(0.0, glass_least(x, (double)width));
}

// The columns, or rows, between two positions, with one more at each end.
static run touched(double start, double end, size_t count) {
  return (run){column_of(floor(start) - 1.0, count), column_of(ceil(end) + 1.0, count)};
}

typedef struct {
  run rows, columns;
} area;

// The pixels that the shape can contain.
static area area_of(const tintype_glass *glass, size_t width, size_t height) {
  if (glass->field != NULL) return (area){{0, height}, {0, width}};
  tintype_glass_box all = glass->boxes[0];
  for (size_t i = 1; i < glass->count; i++) {
    const tintype_glass_box *box = &glass->boxes[i];
    all.left = glass_least(all.left, box->left);
    all.top = glass_least(all.top, box->top);
    all.right = glass_greatest(all.right, box->right);
    all.bottom = glass_greatest(all.bottom, box->bottom);
  }
  double margin = glass->count > 1 ? glass->merge : 0.0;
  return (area){
    touched(all.top - margin, all.bottom + margin, height),
    touched(all.left - margin, all.right + margin, width),
  };
}

// The only box; NULL for other shapes.
static const tintype_glass_box *single_box(const tintype_glass *glass) {
  return glass->field == NULL && glass->count == 1 ? &glass->boxes[0] : NULL;
}

static double greatest_radius(const tintype_glass_box *box) {
  double top = glass_greatest(box->top_left, box->top_right);
  double bottom = glass_greatest(box->bottom_left, box->bottom_right);
  return glass_box_radius(box, glass_greatest(top, bottom));
}

// The columns of a row whose distances and directions are equal: those between the corners of a single
// box, above and below the straight parts of its sides. All distances that the kernel reads are within
// `reach` rows.
static run equal_columns(const tintype_glass *glass, double y, size_t width, double reach) {
  run none = {width, width};
  const tintype_glass_box *box = single_box(glass);
  if (box == NULL) return none;
  double radius = greatest_radius(box);
  double half_height = (box->bottom - box->top) / 2.0;
  // In these rows, the nearest edge is the upper or the lower one.
  if (!(fabs(y - (box->top + half_height)) - reach >= half_height - radius)) return none;
  double first = ceil(box->left + radius + 1.0), last = floor(box->right - radius - 1.0);
  run columns = {column_of(first, width), column_of(last, width)};
  return columns.start + 2 < columns.end ? columns : none;
}

// The columns of a row that are at least a distance inside of a single box.
static run deep_columns(const tintype_glass *glass, double y, size_t width, double depth) {
  run none = {width, width};
  const tintype_glass_box *box = single_box(glass);
  if (box == NULL) return none;
  double margin = glass_greatest(greatest_radius(box), depth) + 1.0;
  if (!(y >= box->top + margin && y <= box->bottom - margin)) return none;
  run columns = {
    column_of(ceil(box->left + margin), width), column_of(floor(box->right - margin), width)};
  return columns.start < columns.end ? columns : none;
}

// Returns whether the pixels outside of a single box are equal in a row and in the row above: both are
// beside the straight parts of its sides. All distances that the kernel reads are within `reach` rows.
static bool is_as_above(const tintype_glass *glass, double y, double reach) {
  const tintype_glass_box *box = single_box(glass);
  if (box == NULL) return false;
  double margin = greatest_radius(box) + 1.0;
  return y - 1.0 - reach >= box->top + margin && y + reach <= box->bottom - margin;
}

// The distance in a row of pixels, whose position in the only box is known.
static inline double row_distance(
  const tintype_glass *glass, const tintype_glass_box *box, const glass_row *row, double x, double y) {
  return box != NULL ? glass_row_distance(row, x) : distance(glass, x, y);
}

static inline glass_direction row_outward(
  const tintype_glass *glass, const tintype_glass_box *box, const glass_row *row, double x, double y) {
  if (box == NULL) return outward(glass, x, y);
  glass_direction away;
  glass_row_edge(row, x, &away);
  return away;
}

static glass_row row_of(const tintype_glass_box *box, double y) {
  return box != NULL ? glass_row_of(box, y) : (glass_row){0};
}

// Two channels of a pixel, as 32-bit numbers.
static inline uint64_t even_channels(uint32_t pixel) {
  return (uint64_t)(pixel & 255) | (uint64_t)(pixel & 0xff0000) << 16;
}

static inline uint64_t odd_channels(uint32_t pixel) { return even_channels(pixel >> 8); }

// Returns the pixel at a position between the centers of four pixels, in 256ths.
static uint32_t sample(
  const uint32_t *pixels, size_t width, size_t height, double x, double y) {
  double last_x = (double)(width - 1), last_y = (double)(height - 1);
  int64_t fixed_x = (int64_t)(glass_greatest(0.0, glass_least(x, last_x)) * 256.0 + 0.5);
  int64_t fixed_y = (int64_t)(glass_greatest(0.0, glass_least(y, last_y)) * 256.0 + 0.5);
  size_t left = (size_t)(fixed_x >> 8), top = (size_t)(fixed_y >> 8);
  size_t right = left + 1 < width ? left + 1 : left, bottom = top + 1 < height ? top + 1 : top;
  uint64_t part_x = (uint64_t)(fixed_x & 255), part_y = (uint64_t)(fixed_y & 255);
  const uint32_t *upper = pixels + top * width, *lower = pixels + bottom * width;
  uint32_t a = upper[left], b = upper[right], c = lower[left], d = lower[right];
  // The weights of a pixel are whole numbers whose sum is 65,536.
  if (a == b && a == c && a == d) return a;
  // A channel needs at most 24 bits.
  const uint64_t half = (uint64_t)32768 << 32 | 32768;
  uint64_t even = (even_channels(a) * (256 - part_x) + even_channels(b) * part_x) * (256 - part_y) +
                  (even_channels(c) * (256 - part_x) + even_channels(d) * part_x) * part_y + half;
  uint64_t odd = (odd_channels(a) * (256 - part_x) + odd_channels(b) * part_x) * (256 - part_y) +
                 (odd_channels(c) * (256 - part_x) + odd_channels(d) * part_x) * part_y + half;
  return ((uint32_t)(even >> 16) & 255) | ((uint32_t)(even >> 32) & 0xff0000) |
         ((uint32_t)(odd >> 8) & 0xff00) | ((uint32_t)(odd >> 24) & 0xff000000);
}

// Mixes the pixels of two rows, the lower one in 256ths.
static void mix(
  uint32_t *restrict mixed, const uint32_t *restrict upper, const uint32_t *restrict lower,
  size_t count, uint16_t part) {
  uint8_t *result = (uint8_t *)mixed;
  const uint8_t *above = (const uint8_t *)upper, *below = (const uint8_t *)lower;
  const uint16_t rest = (uint16_t)(256 - part);
  for (size_t i = 0; i < 4 * count; i++) {
    result[i] = (uint8_t)((uint16_t)(above[i] * rest + below[i] * part + 128) >> 8);
  }
}

// Samples all pixels of a run at the same row, between the centers of two rows.
static void sample_run(
  uint32_t *row, run columns, const uint32_t *pixels, size_t width, size_t height, double y) {
  double last_y = (double)(height - 1);
  int64_t fixed_y = (int64_t)(glass_greatest(0.0, glass_least(y, last_y)) * 256.0 + 0.5);
  size_t top = (size_t)(fixed_y >> 8), bottom = top + 1 < height ? top + 1 : top;
  const uint32_t *upper = pixels + top * width, *lower = pixels + bottom * width;
  mix(
    row + columns.start, upper + columns.start, lower + columns.start,
    columns.end - columns.start, (uint16_t)(fixed_y & 255));
}

bool tintype_glass_refract(
  uint32_t *pixels, size_t width, size_t height, const tintype_glass *glass, double edge,
  double strength) {
  if (width == 0 || height == 0 || is_empty(glass) || !(edge > 0.0) || !(strength > 0.0)) {
    return true;
  }
  uint32_t *source = malloc(width * height * sizeof *source);
  if (source == NULL) return false;
  area inside = area_of(glass, width, height);
  const tintype_glass_box *box = single_box(glass);
  memcpy(source, pixels, width * height * sizeof *source);
  for (size_t row = inside.rows.start; row < inside.rows.end; row++) {
    double y = (double)row + 0.5;
    run equal = equal_columns(glass, y, width, 0.5), deep = deep_columns(glass, y, width, edge);
    glass_row here = row_of(box, y);
    double depth = 0.0, shift = 0.0;
    glass_direction away = {0.0, 0.0};
    for (size_t column = inside.columns.start; column < inside.columns.end; column++) {
      if (column == deep.start) column = deep.end;
      if (column >= inside.columns.end) break;
      if (column <= equal.start || column >= equal.end) {
        double x = (double)column + 0.5;
        depth = -row_distance(glass, box, &here, x, y);
        if (depth >= -1.0 && depth < edge) {
          // The profile of a convex edge: steep at the boundary, flat inside.
          double slope = in_unit(1.0 - depth / edge);
          shift = strength * (slope * slope);
          away = row_outward(glass, box, &here, x, y);
        }
      }
      if (depth < -1.0 || depth >= edge) {
        if (column == equal.start) column = equal.end - 1;
        continue;
      }
      if (column == equal.start && away.x == 0.0) {
        sample_run(
          pixels + row * width, equal, source, width, height, (double)row - away.y * shift);
        column = equal.end - 1;
        continue;
      }
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
  if (is_empty(glass) || !(line > 0.0) || !(opacity > 0.0)) return;
  // Light from the top left and, reflected, from the bottom right.
  const double light_x = -0.6, light_y = -0.8;
  area inside = area_of(glass, width, height);
  const tintype_glass_box *box = single_box(glass);
  for (size_t row = inside.rows.start; row < inside.rows.end; row++) {
    double y = (double)row + 0.5;
    run equal = equal_columns(glass, y, width, 0.5), deep = deep_columns(glass, y, width, line);
    glass_row here = row_of(box, y);
    double depth = 0.0, share = 0.0;
    for (size_t column = inside.columns.start; column < inside.columns.end; column++) {
      if (column == deep.start) column = deep.end;
      if (column >= inside.columns.end) break;
      if (column <= equal.start || column >= equal.end) {
        double x = (double)column + 0.5;
        depth = -row_distance(glass, box, &here, x, y);
        if (depth >= -1.0 && depth < line) {
          glass_direction away = row_outward(glass, box, &here, x, y);
          double facing = away.x * light_x + away.y * light_y;
          double near = in_unit(1.0 - depth / line);
          share = in_unit(opacity * near * (0.3 + 0.7 * (facing * facing)));
        }
      }
      if (depth < -1.0 || depth >= line) {
        if (column == equal.start) column = equal.end - 1;
        continue;
      }
      pixels[row * width + column] = lightened(pixels[row * width + column], share);
    }
  }
}

// A shadow outside of a shape.
typedef struct {
  double offset, deviation, opacity;
} shadow;

// Returns a pixel, or that of the shadow outside of the shape.
static inline uint32_t shaded(
  uint32_t pixel, double distance, double shadow_distance, const shadow *shadow) {
  double outside = in_unit(distance + 0.5);
  // A cubic that is close to the integral of the Gaussian.
  double part = in_unit(0.5 - shadow_distance / (4.0 * shadow->deviation));
  double density = part * part * (3.0 - 2.0 * part);
  uint32_t alpha = (uint32_t)(int32_t)(shadow->opacity * density * outside * 255.0 + 0.5);
  return outside > 0.0 ? alpha << 24 : pixel;
}

// Paints the shadow of one half of a box. The loop has no branches, so that several pixels are computed
// at once.
static void shade_half(
  uint32_t *line, run columns, const glass_row *here, const glass_row *above, int half,
  const shadow *shadow) {
  const double center = here->center;
  const double straight = here->straight[half], dy = here->dy[half], radius = here->radius[half];
  const double other_straight = above->straight[half], other_dy = above->dy[half];
  const double other_radius = above->radius[half];
  for (size_t column = columns.start; column < columns.end; column++) {
    double from_x = fabs((double)(int32_t)column + 0.5 - center);
    double dx = from_x - straight, other_dx = from_x - other_straight;
    double length = sqrt(dx * dx + dy * dy);
    double other_length = sqrt(other_dx * other_dx + other_dy * other_dy);
    bool is_flat = (dx <= 0.0) | (dy <= 0.0), other_is_flat = (other_dx <= 0.0) | (other_dy <= 0.0);
    length = is_flat ? glass_greatest(dx, dy) : length;
    other_length = other_is_flat ? glass_greatest(other_dx, other_dy) : other_length;
    line[column] = shaded(line[column], length - radius, other_length - other_radius, shadow);
  }
}

static void shade(
  uint32_t *line, run columns, const tintype_glass *glass, double y, const shadow *shadow) {
  const tintype_glass_box *box = single_box(glass);
  if (box == NULL) {
    for (size_t column = columns.start; column < columns.end; column++) {
      double x = (double)column + 0.5;
      line[column] = shaded(
        line[column], distance(glass, x, y), distance(glass, x, y - shadow->offset), shadow);
    }
    return;
  }
  glass_row here = glass_row_of(box, y), above = glass_row_of(box, y - shadow->offset);
  // The first column that is not to the left of the center.
  size_t middle = column_of(ceil(here.center - 0.5), columns.end);
  if (middle < columns.start) middle = columns.start;
  shade_half(line, (run){columns.start, middle}, &here, &above, 0, shadow);
  shade_half(line, (run){middle, columns.end}, &here, &above, 1, shadow);
}

// Paints the shadow of a row, except for columns that are deep inside of the shape.
static void shade_row(
  uint32_t *line, size_t width, const tintype_glass *glass, double y, const shadow *shadow) {
  run equal = equal_columns(glass, y, width, fabs(shadow->offset));
  run deep = deep_columns(glass, y, width, 1.0);
  if (deep.start < width) {
    shade(line, (run){0, deep.start}, glass, y, shadow);
    shade(line, (run){deep.end, width}, glass, y, shadow);
    return;
  }
  if (equal.start >= width) return shade(line, (run){0, width}, glass, y, shadow);
  uint32_t *pixels = line + equal.start;
  shade(line, (run){0, equal.start}, glass, y, shadow);
  // Whether the pixels are outside of the shape is equal, too.
  uint32_t first = *pixels;
  *pixels = 1;
  shade(line, (run){equal.start, equal.start + 1}, glass, y, shadow);
  uint32_t pixel = *pixels;
  *pixels = first;
  if (pixel != 1) {
    for (size_t i = 0; i < equal.end - equal.start; i++) pixels[i] = pixel;
  }
  shade(line, (run){equal.end, width}, glass, y, shadow);
}

void tintype_glass_shadow(
  uint32_t *pixels, size_t width, size_t height, const tintype_glass *glass, double offset,
  double deviation, double opacity) {
  if (is_empty(glass) || !(deviation > 0.0) || !(opacity > 0.0)) return;
  shadow shadow = {offset, deviation, in_unit(opacity)};
  for (size_t row = 0; row < height; row++) {
    double y = (double)row + 0.5;
    uint32_t *line = pixels + row * width;
    if (row == 0 || !is_as_above(glass, y, fabs(offset))) {
      shade_row(line, width, glass, y, &shadow);
      continue;
    }
    // The pixels inside keep their values.
    run deep = deep_columns(glass, y, width, 1.0);
    memcpy(line, line - width, deep.start * sizeof *line);
    if (deep.end < width) {
      memcpy(line + deep.end, line + deep.end - width, (width - deep.end) * sizeof *line);
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

double tintype_mean_luma(
  const uint32_t *pixels, size_t width, size_t left, size_t top, size_t right, size_t bottom) {
  uint64_t sum = 0, alpha = 0;
  for (size_t row = top; row < bottom; row++) {
    for (size_t column = left; column < right; column++) {
      uint32_t pixel = pixels[row * width + column];
      uint32_t red = (pixel >> 16) & 255, green = (pixel >> 8) & 255, blue = pixel & 255;
      // Rec. 709, in 65,536ths.
      sum += (uint64_t)(13933u * red + 46871u * green + 4732u * blue);
      alpha += pixel >> 24;
    }
  }
  return alpha == 0 ? -1.0 : (double)sum / 65536.0 / (double)alpha;
}
