// SPDX-License-Identifier: MIT

#include "CTintypePixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// An image is resampled along its columns first, then along its rows. The weights of the source
// pixels of a result pixel are whole 16384ths and sum up to one, so that an area of one color keeps
// it.

enum { one = 16384 };

// The source pixels of a result pixel.
typedef struct {
  uint32_t first;
  uint32_t count;
  size_t offset;
} taps;

typedef struct {
  taps *taps;
  int16_t *weights;
} axis;

static void release(axis *a) {
  free(a->taps);
  free(a->weights);
}

static double unit(double value) { return value > 0 ? (value < 1 ? value : 1) : 0; }

// The integral of the box filter of width 1 from -∞: the difference between two positions is a
// weight.
static double box_integral(double x) { return unit(x + 0.5); }

// The convolution kernel of Keys 1981 with a = -1/2.
static double cubic(double x) {
  x = fabs(x);
  if (x < 1) return (1.5 * x - 2.5) * x * x + 1;
  if (x < 2) return ((-0.5 * x + 2.5) * x - 4) * x + 2;
  return 0;
}

// Returns the weight of a source pixel at `distance` from the center, if a result pixel is `step`
// source pixels wide.
static double weight(tintype_resampling method, double distance, double step) {
  double wide = step > 1 ? step : 1;
  if (method == TINTYPE_RESAMPLE_CUBIC) return cubic(distance / wide);
  // The area that both have in common; linear interpolation when enlarging.
  if (step > 1) {
    return box_integral((distance + 0.5) / wide) - box_integral((distance - 0.5) / wide);
  }
  return unit(1 - fabs(distance));
}

// Computes the taps of the pixels from `begin` on; `start` and `length` are the part of `size`
// pixels from which `whole` pixels are computed.
static bool make_axis(
  axis *a, const tintype_resampling_axis *s, tintype_resampling method, bool is_mirrored) {
  double step = s->length / s->whole;
  double radius = method == TINTYPE_RESAMPLE_CUBIC ? 2 : 1;
  radius *= step > 1 ? step : 1;
  size_t maximum = (size_t)(2 * radius) + 3;
  if (maximum > s->size) maximum = s->size;
  a->taps = malloc(s->count * sizeof *a->taps);
  a->weights = malloc(s->count * maximum * sizeof *a->weights);
  double *raw = malloc(maximum * sizeof *raw);
  if (!a->taps || !a->weights || !raw) {
    free(raw);
    release(a);
    return false;
  }
  size_t offset = 0;
  // Pixels beyond the visible part are not mixed in.
  double low = floor(s->start), high = ceil(s->start + s->length) - 1;
  low = low > 0 ? low : 0;
  high = high < (double)s->size - 1 ? high : (double)s->size - 1;
  high = high > low ? high : low;
  for (size_t i = 0; i < s->count; i++) {
    double index = s->begin + (double)i;
    if (is_mirrored) index = s->whole - 1 - index;
    double middle = s->start + (index + 0.5) * step - 0.5;
    double from = ceil(middle - radius), to = floor(middle + radius);
    if (method == TINTYPE_RESAMPLE_NEAREST) from = to = floor(middle + 0.5);
    from = from < low ? low : from > high ? high : from;
    to = to > high ? high : to < from ? from : to;
    size_t count = (size_t)(to - from) + 1;
    if (count > maximum) count = maximum;
    double sum = 0;
    for (size_t k = 0; k < count; k++) {
      raw[k] = method == TINTYPE_RESAMPLE_NEAREST
        ? 1 : weight(method, from + (double)k - middle, step);
      sum += raw[k];
    }
    if (!(sum > 0)) {
      // Beyond an end, use its outermost pixel.
      memset(raw, 0, count * sizeof *raw);
      raw[middle < from ? 0 : count - 1] = sum = 1;
    }
    // Rounding the sums instead of the weights loses nothing.
    double so_far = 0;
    int32_t before = 0;
    for (size_t k = 0; k < count; k++) {
      so_far += raw[k] / sum;
      int32_t now = k + 1 == count ? one : (int32_t)floor(so_far * 16384 + 0.5);
      a->weights[offset + k] = (int16_t)(now - before);
      before = now;
    }
    // Pixels with zero weight at the ends are not read.
    size_t skipped = 0;
    while (skipped + 1 < count && a->weights[offset + skipped] == 0) skipped++;
    while (count > skipped + 1 && a->weights[offset + count - 1] == 0) count--;
    a->taps[i] = (taps){(uint32_t)from + (uint32_t)skipped, (uint32_t)(count - skipped),
      offset + skipped};
    offset += count;
  }
  free(raw);
  return true;
}

// Keeps six more bits than a byte between the two passes.
static inline int16_t shortened(int32_t sum) { return (int16_t)((sum + (1 << 7)) >> 8); }

static void mix_rows(
  const uint32_t *source, size_t stride, size_t first, size_t width, const taps *t,
  const int16_t *weights, int32_t *sums, int16_t *line) {
  size_t count = width * 4;
  memset(sums, 0, count * sizeof *sums);
  for (uint32_t k = 0; k < t->count; k++) {
    const uint8_t *bytes = (const uint8_t *)(source + (t->first + k) * stride + first);
    int16_t weight = weights[t->offset + k];
    for (size_t i = 0; i < count; i++) sums[i] += (int16_t)bytes[i] * weight;
  }
  for (size_t i = 0; i < count; i++) line[i] = shortened(sums[i]);
}

static inline int32_t limited(int32_t value, int32_t maximum) {
  return value < 0 ? 0 : value > maximum ? maximum : value;
}

static uint32_t mix_columns(const int16_t *line, const taps *t, const int16_t *weights) {
  int32_t sum[4] = {0};
  for (uint32_t k = 0; k < t->count; k++) {
    for (int c = 0; c < 4; c++) sum[c] += line[(size_t)k * 4 + (size_t)c] * weights[k];
  }
  const int32_t half = 1 << 19;
  // Filters with negative weights exceed the range of colors.
  int32_t alpha = limited((sum[3] + half) >> 20, 255);
  uint32_t pixel = (uint32_t)alpha << 24;
  for (int c = 0; c < 3; c++) {
    pixel |= (uint32_t)limited((sum[c] + half) >> 20, alpha) << (8 * c);
  }
  return pixel;
}

// Returns whether consecutive result pixels are copies of consecutive source pixels.
static bool is_copy(const axis *a, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (a->taps[i].count != 1 || a->taps[i].first != a->taps[0].first + i) return false;
  }
  return true;
}

bool tintype_resample(
  const uint32_t *source, tintype_resampling_axis x, tintype_resampling_axis y, tintype_resampling method,
  bool is_mirrored, uint32_t *pixels) {
  if (x.count == 0 || y.count == 0) return true;
  axis across = {0}, down = {0};
  if (!make_axis(&across, &x, method, is_mirrored)) return false;
  if (!make_axis(&down, &y, method, false)) {
    release(&across);
    return false;
  }
  // The columns that any result pixel uses.
  size_t first = x.size, end = 0;
  for (size_t i = 0; i < x.count; i++) {
    const taps *t = &across.taps[i];
    if (t->first < first) first = t->first;
    if (t->first + t->count > end) end = t->first + t->count;
  }
  size_t width = end - first;
  bool copies = is_copy(&across, x.count);
  int32_t *sums = malloc(width * 4 * sizeof *sums);
  int16_t *line = malloc(width * 4 * sizeof *line);
  bool has_space = sums && line;
  for (size_t row = 0; has_space && row < y.count; row++) {
    uint32_t *output = pixels + row * x.count;
    const taps *t = &down.taps[row];
    if (row > 0) {
      const taps *above = t - 1;
      if (above->first == t->first && above->count == 1 && t->count == 1) {
        memcpy(output, output - x.count, x.count * sizeof *output);
        continue;
      }
    }
    if (copies && t->count == 1) {
      memcpy(output, source + t->first * x.size + first, width * sizeof *output);
      continue;
    }
    if (method == TINTYPE_RESAMPLE_NEAREST) {
      const uint32_t *pixel = source + t->first * x.size;
      for (size_t i = 0; i < x.count; i++) output[i] = pixel[across.taps[i].first];
      continue;
    }
    mix_rows(source, x.size, first, width, t, down.weights, sums, line);
    for (size_t i = 0; i < x.count; i++) {
      const taps *c = &across.taps[i];
      output[i] = mix_columns(line + (c->first - first) * 4, c, across.weights + c->offset);
    }
  }
  free(sums);
  free(line);
  release(&across);
  release(&down);
  return has_space;
}
