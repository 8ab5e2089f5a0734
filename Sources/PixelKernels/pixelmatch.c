// SPDX-License-Identifier: MIT

#include "pair.h"

// The metric of pixelmatch 7.2: a squared distance in YIQ after Kotsarenko and Ramos, “Measuring
// perceived color difference using YIQ NTSC transmission color space in mobile applications”
// (2010). Its counts are those of doubles, rounded after each operation in one order.
#pragma STDC FP_CONTRACT OFF

// The distance of the two colours that are farthest apart.
static const double greatest_distance = 35215;

// Floats are off by less than this share of a distance: three rounded products and two sums in each
// of Y, I and Q, whose terms the least eigenvalue of the form, 0.0448, bounds by the distance.
static const float float_margin = 3e-5f;

// MARK: Doubles

typedef struct {
  double red, green, blue;
} difference;

// Transparent colours lie on a pattern that depends on the place, so that none looks like it.
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
  // Distances in floats that lie above and below it for certain.
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

PK_INLINE uint64_t yiq_word(
  const void *metric, const uint32_t *a, const uint32_t *b, uint32_t x, uint32_t y) {
  const yiq_metric *m = metric;
  uint32_t any = 0, opaque = 0xFF000000u;
  for (int i = 0; i < pk_word_pixels; i++) any |= a[i] ^ b[i], opaque &= a[i] & b[i];
  if (any == 0) return 0;

  uint8_t over[pk_word_pixels], near[pk_word_pixels];
  const float above = m->above, below = m->below;
  for (int i = 0; i < pk_word_pixels; i++) {
    float red = (float)((int32_t)(a[i] >> 16 & 0xFF) - (int32_t)(b[i] >> 16 & 0xFF));
    float green = (float)((int32_t)(a[i] >> 8 & 0xFF) - (int32_t)(b[i] >> 8 & 0xFF));
    float blue = (float)((int32_t)(a[i] & 0xFF) - (int32_t)(b[i] & 0xFF));
    float luma = red * 0.29889531f + green * 0.58662247f + blue * 0.11448223f;
    float in_phase = red * 0.59597799f - green * 0.27417610f - blue * 0.32180189f;
    float quadrature = red * 0.21147017f - green * 0.52261711f + blue * 0.31114694f;
    float distance = 0.5053f * luma * luma + 0.299f * in_phase * in_phase
      + 0.1957f * quadrature * quadrature;
    over[i] = distance > above;
    near[i] = distance > below;
  }
  uint64_t bits = pk_pack_flags(over);
  uint64_t unsure = pk_pack_flags(near) & ~bits;
  if (opaque != 0xFF000000u) {
    uint8_t odd[pk_word_pixels];
    for (int i = 0; i < pk_word_pixels; i++) odd[i] = (a[i] & b[i]) < 0xFF000000u && a[i] != b[i];
    unsure |= pk_pack_flags(odd);
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

pk_difference pk_compare_pixelmatch(
  const pk_pair *pair, double threshold, bool is_straight, bool ignores_antialiasing) {
  const double limit = greatest_distance * threshold * threshold;
  yiq_metric m = {
    .limit = limit,
    .above = (float)limit * (1 + float_margin),
    .below = (float)limit * (1 - float_margin),
    .is_straight = is_straight,
    .width = pair->width,
  };
  pk_metric metric = {PK_HAS_WIDE ? yiq_word_wide : yiq_word_narrow, &m, is_straight};
  return pk_compare_words(pair, metric, ignores_antialiasing);
}
