// SPDX-License-Identifier: MIT

#include "pair.h"

// Compares with the metric of pixelmatch (yiq.c), mostly in floats. The counts are those of doubles.
#pragma STDC FP_CONTRACT OFF

// The maximum distance of two colors.
static const double maximum_distance = 35215;

// The error of floats is less than this fraction of a distance: three rounded products and two sums
// in each of Y, I and Q, whose terms the least eigenvalue of the form, 0.0448, bounds by the
// distance.
static const float float_margin = 3e-5f;

// MARK: Words

typedef struct {
  double limit;
  // Distances in floats that are guaranteed to be above and below the threshold.
  float above;
  float below;
  bool is_straight;
  uint32_t width;
} yiq_metric;

static bool differs(
  const yiq_metric *m, uint32_t first, uint32_t second, uint32_t x, uint32_t y) {
  if (!m->is_straight) first = tintype_straight_pixel(first), second = tintype_straight_pixel(second);
  return tintype_yiq_distance(first, second, (size_t)y * m->width + x) > m->limit;
}

TINTYPE_INLINE tintype_floats8 channel_difference(tintype_pixels8 a, tintype_pixels8 b, uint32_t shift) {
  tintype_whole8 difference = (tintype_whole8)(a >> shift & 0xFF) - (tintype_whole8)(b >> shift & 0xFF);
  return __builtin_convertvector(difference, tintype_floats8);
}

TINTYPE_INLINE tintype_floats8 float_distances(tintype_pixels8 a, tintype_pixels8 b) {
  tintype_floats8 red = channel_difference(a, b, 16);
  tintype_floats8 green = channel_difference(a, b, 8);
  tintype_floats8 blue = channel_difference(a, b, 0);
  tintype_floats8 y = red * 0.29889531f + green * 0.58662247f + blue * 0.11448223f;
  tintype_floats8 i = red * 0.59597799f - green * 0.27417610f - blue * 0.32180189f;
  tintype_floats8 q = red * 0.21147017f - green * 0.52261711f + blue * 0.31114694f;
  return 0.5053f * y * y + 0.299f * i * i + 0.1957f * q * q;
}

TINTYPE_INLINE uint64_t yiq_word(
  const void *metric, const uint32_t *a, const uint32_t *b, uint32_t x, uint32_t y) {
  const yiq_metric *m = metric;
  tintype_pixels8 any = 0, all = 0xFF000000u;
  for (int i = 0; i < tintype_word_pixels; i += tintype_lanes) {
    any |= tintype_load(a + i) ^ tintype_load(b + i);
    all &= tintype_load(a + i) & tintype_load(b + i);
  }
  if (tintype_any_of(any) == 0) return 0;

  uint64_t bits = 0, unsure = 0;
  const float above = m->above, below = m->below;
  for (int i = 0; i < tintype_word_pixels; i += tintype_lanes) {
    tintype_floats8 distances = float_distances(tintype_load(a + i), tintype_load(b + i));
    bits |= tintype_bits_of((tintype_whole8)(distances > above)) << i;
    unsure |= tintype_bits_of((tintype_whole8)(distances > below)) << i;
  }
  unsure &= ~bits;
  if (tintype_all_of(all) != 0xFF000000u) {
    for (int i = 0; i < tintype_word_pixels; i += tintype_lanes) {
      tintype_pixels8 first = tintype_load(a + i), second = tintype_load(b + i);
      tintype_whole8 is_odd = (tintype_whole8)((first & second) < 0xFF000000u)
        & (tintype_whole8)(first != second);
      unsure |= tintype_bits_of(is_odd) << i;
    }
    bits &= ~unsure;
  }
  for (; unsure != 0; unsure &= unsure - 1) {
    uint32_t i = (uint32_t)__builtin_ctzll(unsure);
    if (differs(m, a[i], b[i], x + i, y)) bits |= (uint64_t)1 << i;
  }
  return bits;
}

TINTYPE_METRIC_WIDTHS(yiq_word)

static yiq_metric yiq_metric_of(const tintype_pair *pair, double threshold, bool is_straight) {
  const double limit = maximum_distance * threshold * threshold;
  return (yiq_metric){
    .limit = limit,
    .above = (float)limit * (1 + float_margin),
    .below = (float)limit * (1 - float_margin),
    .is_straight = is_straight,
    .width = pair->width,
  };
}

tintype_difference tintype_compare_pixelmatch(
  const tintype_pair *pair, double threshold, bool is_straight, bool ignores_antialiasing) {
  yiq_metric m = yiq_metric_of(pair, threshold, is_straight);
  tintype_metric metric = {TINTYPE_HAS_WIDE ? yiq_word_wide : yiq_word_narrow, &m, is_straight};
  return tintype_compare_words(pair, metric, ignores_antialiasing);
}

// MARK: Ladders

enum { maximum_step_count = 16 };

typedef struct {
  const yiq_metric *metrics;
  size_t count;
  uint64_t *results;
} yiq_ladder;

TINTYPE_INLINE void add_yiq(
  void *context, const uint32_t *a, const uint32_t *b, uint64_t bits, uint32_t x, uint32_t y) {
  yiq_ladder *ladder = context;
  uint64_t unsure = 0;
  tintype_floats8 distances[tintype_word_pixels / tintype_lanes];
  for (int i = 0; i < tintype_word_pixels / tintype_lanes; i++) {
    tintype_pixels8 first = tintype_load(a + i * tintype_lanes), second = tintype_load(b + i * tintype_lanes);
    distances[i] = float_distances(first, second);
    tintype_whole8 doubtful = (tintype_whole8)((first & second) < 0xFF000000u);
    for (size_t step = 0; step < ladder->count; step++) {
      const yiq_metric *m = &ladder->metrics[step];
      doubtful |= (tintype_whole8)(distances[i] > m->below) & (tintype_whole8)(distances[i] <= m->above);
    }
    unsure |= tintype_bits_of(doubtful) << (i * tintype_lanes);
  }
  unsure &= bits;
  bits &= ~unsure;
  for (size_t step = 0; step < ladder->count; step++) {
    float above = ladder->metrics[step].above;
    tintype_pixels8 sum = 0;
    for (int i = 0; i < tintype_word_pixels / tintype_lanes; i++) {
      sum += (tintype_pixels8)(distances[i] > above) & tintype_lanes_of(bits >> (i * tintype_lanes)) & 1;
    }
    ladder->results[step] += __builtin_reduce_add(sum);
  }
  for (; unsure != 0; unsure &= unsure - 1) {
    uint32_t i = (uint32_t)__builtin_ctzll(unsure);
    for (size_t step = 0; step < ladder->count; step++) {
      ladder->results[step] += differs(&ladder->metrics[step], a[i], b[i], x + i, y);
    }
  }
}

TINTYPE_ADDER_WIDTHS(add_yiq)

void tintype_ladder_pixelmatch(
  const tintype_pair *pair, bool is_straight, const double *thresholds, size_t count,
  uint64_t *results) {
  yiq_metric metrics[maximum_step_count];
  for (size_t step = 0; step < count; step++) results[step] = 0;
  for (size_t start = 0; start < count; start += maximum_step_count) {
    size_t some = count - start < maximum_step_count ? count - start : maximum_step_count;
    for (size_t i = 0; i < some; i++) {
      metrics[i] = yiq_metric_of(pair, thresholds[start + i], is_straight);
    }
    yiq_ladder ladder = {metrics, some, results + start};
    tintype_for_each_word(pair, TINTYPE_HAS_WIDE ? add_yiq_wide : add_yiq_narrow, &ladder);
  }
}
