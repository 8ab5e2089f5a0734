// SPDX-License-Identifier: MIT

#include "pair.h"

// The metric of pixelmatch 7.2: a squared distance in YIQ after Kotsarenko and Ramos, “Measuring
// perceived color difference using YIQ NTSC transmission color space in mobile applications”
// (2010). Its counts are those of computing in doubles, rounded after each operation in a fixed
// order.
#pragma STDC FP_CONTRACT OFF

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

double tintype_yiq_brightness(uint32_t first, uint32_t second, size_t place) {
  return first == second ? 0 : brightness_of(difference_of(first, second, place));
}

double tintype_yiq_distance(uint32_t first, uint32_t second, size_t place) {
  if (first == second) return 0;
  difference d = difference_of(first, second, place);
  double y = brightness_of(d);
  double i = d.red * 0.59597799 - d.green * 0.27417610 - d.blue * 0.32180189;
  double q = d.red * 0.21147017 - d.green * 0.52261711 + d.blue * 0.31114694;
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q;
}
