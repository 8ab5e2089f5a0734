// SPDX-License-Identifier: MIT

#include "pair.h"

// The metric of pixelmatch 7.2: a squared distance in YIQ after Kotsarenko and Ramos, “Measuring
// perceived color difference using YIQ NTSC transmission color space in mobile applications”
// (2010). Its counts are those of computing in doubles, rounded after each operation in a fixed
// order.
#pragma STDC FP_CONTRACT OFF

// The maximum distance of two colors.
static const double maximum_distance = 35215;

// The error of floats is less than this fraction of a distance: three rounded products and two sums
// in each of Y, I and Q, whose terms the least eigenvalue of the form, 0.0448, bounds by the
// distance.
static const float float_margin = 3e-5f;

// MARK: Doubles

typedef struct {
  double red, green, blue;
} difference;

// Transparent colors are composited over a pattern that depends on the position, so that no color
// matches it.
static double backdrop(double step) { return 48 + 159 * (double)((int64_t)step % 2); }

static difference difference_of(uint32_t first, uint32_t second, size_t place) {
  double r1 = first >> 16 & 0xFF, g1 = first >> 8 & 0xFF, b1 = first & 0xFF;
  double r2 = second >> 16 & 0xFF, g2 = second >> 8 & 0xFF, b2 = second & 0xFF;
  uint32_t alpha1 = first >> 24, alpha2 = second >> 24;
  if (alpha1 == 255 && alpha2 == 255) return (difference){r1 - r2, g1 - g2, b1 - b2};
  double a1 = alpha1, a2 = alpha2, a = a1 - a2;
  // The steps are those of a pixel's first byte; the divisors are φ and φ².
  double step = (double)place * 4;
  return (difference){
    (r1 * a1 - r2 * a2 - backdrop(step) * a) / 255,
    (g1 * a1 - g2 * a2 - backdrop(step / 1.618033988749895) * a) / 255,
    (b1 * a1 - b2 * a2 - backdrop(step / 2.618033988749895) * a) / 255};
}

static double brightness_of(difference d) {
  return d.red * 0.29889531 + d.green * 0.58662247 + d.blue * 0.11448223;
}

double pk_yiq_brightness(uint32_t first, uint32_t second, size_t place) {
  return first == second ? 0 : brightness_of(difference_of(first, second, place));
}

double pk_yiq_distance(uint32_t first, uint32_t second, size_t place) {
  if (first == second) return 0;
  difference d = difference_of(first, second, place);
  double y = brightness_of(d);
  double i = d.red * 0.59597799 - d.green * 0.27417610 - d.blue * 0.32180189;
  double q = d.red * 0.21147017 - d.green * 0.52261711 + d.blue * 0.31114694;
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q;
}

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
  if (!m->is_straight) first = pk_straight_pixel(first), second = pk_straight_pixel(second);
  return pk_yiq_distance(first, second, (size_t)y * m->width + x) > m->limit;
}

PK_INLINE pk_floats8 channel_difference(pk_pixels8 a, pk_pixels8 b, uint32_t shift) {
  pk_whole8 difference = (pk_whole8)(a >> shift & 0xFF) - (pk_whole8)(b >> shift & 0xFF);
  return __builtin_convertvector(difference, pk_floats8);
}

PK_INLINE pk_floats8 float_distances(pk_pixels8 a, pk_pixels8 b) {
  pk_floats8 red = channel_difference(a, b, 16);
  pk_floats8 green = channel_difference(a, b, 8);
  pk_floats8 blue = channel_difference(a, b, 0);
  pk_floats8 y = red * 0.29889531f + green * 0.58662247f + blue * 0.11448223f;
  pk_floats8 i = red * 0.59597799f - green * 0.27417610f - blue * 0.32180189f;
  pk_floats8 q = red * 0.21147017f - green * 0.52261711f + blue * 0.31114694f;
  return 0.5053f * y * y + 0.299f * i * i + 0.1957f * q * q;
}

PK_INLINE uint64_t yiq_word(
  const void *metric, const uint32_t *a, const uint32_t *b, uint32_t x, uint32_t y) {
  const yiq_metric *m = metric;
  pk_pixels8 any = 0, all = 0xFF000000u;
  for (int i = 0; i < pk_word_pixels; i += pk_lanes) {
    any |= pk_load(a + i) ^ pk_load(b + i);
    all &= pk_load(a + i) & pk_load(b + i);
  }
  if (pk_any_of(any) == 0) return 0;

  uint64_t bits = 0, unsure = 0;
  const float above = m->above, below = m->below;
  for (int i = 0; i < pk_word_pixels; i += pk_lanes) {
    pk_floats8 distances = float_distances(pk_load(a + i), pk_load(b + i));
    bits |= pk_bits_of((pk_whole8)(distances > above)) << i;
    unsure |= pk_bits_of((pk_whole8)(distances > below)) << i;
  }
  unsure &= ~bits;
  if (pk_all_of(all) != 0xFF000000u) {
    for (int i = 0; i < pk_word_pixels; i += pk_lanes) {
      pk_pixels8 first = pk_load(a + i), second = pk_load(b + i);
      pk_whole8 is_odd = (pk_whole8)((first & second) < 0xFF000000u)
        & (pk_whole8)(first != second);
      unsure |= pk_bits_of(is_odd) << i;
    }
    bits &= ~unsure;
  }
  for (; unsure != 0; unsure &= unsure - 1) {
    uint32_t i = (uint32_t)__builtin_ctzll(unsure);
    if (differs(m, a[i], b[i], x + i, y)) bits |= (uint64_t)1 << i;
  }
  return bits;
}

static uint64_t yiq_word_narrow(
  const void *metric, const uint32_t *a, const uint32_t *b, uint32_t x, uint32_t y) {
  return yiq_word(metric, a, b, x, y);
}

PK_WIDE static uint64_t yiq_word_wide(
  const void *metric, const uint32_t *a, const uint32_t *b, uint32_t x, uint32_t y) {
  return yiq_word(metric, a, b, x, y);
}

static yiq_metric yiq_metric_of(const pk_pair *pair, double threshold, bool is_straight) {
  const double limit = maximum_distance * threshold * threshold;
  return (yiq_metric){
    .limit = limit,
    .above = (float)limit * (1 + float_margin),
    .below = (float)limit * (1 - float_margin),
    .is_straight = is_straight,
    .width = pair->width,
  };
}

pk_difference pk_compare_pixelmatch(
  const pk_pair *pair, double threshold, bool is_straight, bool ignores_antialiasing) {
  yiq_metric m = yiq_metric_of(pair, threshold, is_straight);
  pk_metric metric = {PK_HAS_WIDE ? yiq_word_wide : yiq_word_narrow, &m, is_straight};
  return pk_compare_words(pair, metric, ignores_antialiasing);
}

// MARK: Ladders

enum { maximum_step_count = 16 };

typedef struct {
  const yiq_metric *metrics;
  size_t count;
  uint64_t *results;
} yiq_ladder;

PK_INLINE void add_yiq(
  void *context, const uint32_t *a, const uint32_t *b, uint64_t bits, uint32_t x, uint32_t y) {
  yiq_ladder *ladder = context;
  uint64_t unsure = 0;
  pk_floats8 distances[pk_word_pixels / pk_lanes];
  for (int i = 0; i < pk_word_pixels / pk_lanes; i++) {
    pk_pixels8 first = pk_load(a + i * pk_lanes), second = pk_load(b + i * pk_lanes);
    distances[i] = float_distances(first, second);
    pk_whole8 doubtful = (pk_whole8)((first & second) < 0xFF000000u);
    for (size_t step = 0; step < ladder->count; step++) {
      const yiq_metric *m = &ladder->metrics[step];
      doubtful |= (pk_whole8)(distances[i] > m->below) & (pk_whole8)(distances[i] <= m->above);
    }
    unsure |= pk_bits_of(doubtful) << (i * pk_lanes);
  }
  unsure &= bits;
  bits &= ~unsure;
  for (size_t step = 0; step < ladder->count; step++) {
    float above = ladder->metrics[step].above;
    pk_pixels8 sum = 0;
    for (int i = 0; i < pk_word_pixels / pk_lanes; i++) {
      sum += (pk_pixels8)(distances[i] > above) & pk_lanes_of(bits >> (i * pk_lanes)) & 1;
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

static void add_yiq_narrow(
  void *context, const uint32_t *a, const uint32_t *b, uint64_t bits, uint32_t x, uint32_t y) {
  add_yiq(context, a, b, bits, x, y);
}

PK_WIDE static void add_yiq_wide(
  void *context, const uint32_t *a, const uint32_t *b, uint64_t bits, uint32_t x, uint32_t y) {
  add_yiq(context, a, b, bits, x, y);
}

void pk_ladder_pixelmatch(
  const pk_pair *pair, bool is_straight, const double *thresholds, size_t count,
  uint64_t *results) {
  yiq_metric metrics[maximum_step_count];
  for (size_t step = 0; step < count; step++) results[step] = 0;
  for (size_t start = 0; start < count; start += maximum_step_count) {
    size_t some = count - start < maximum_step_count ? count - start : maximum_step_count;
    for (size_t i = 0; i < some; i++) {
      metrics[i] = yiq_metric_of(pair, thresholds[start + i], is_straight);
    }
    yiq_ladder ladder = {metrics, some, results + start};
    pk_for_each_word(pair, PK_HAS_WIDE ? add_yiq_wide : add_yiq_narrow, &ladder);
  }
}
