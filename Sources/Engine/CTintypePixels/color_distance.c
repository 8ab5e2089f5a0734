// SPDX-License-Identifier: MIT

#include "color_distance.h"

#include <math.h>
#include <pthread.h>

// Products and sums must be rounded individually, as on a machine that cannot fuse them.
#pragma STDC FP_CONTRACT OFF

enum { root_steps = 4096 };

// The linear light of an sRGB sample (IEC 61966-2-1), 0 to 1.
static float light[256];
// CIE's f(t) = ∛t, linear near 0, at steps of 1 / root_steps.
static float root[root_steps + 2];

// The nth root of a number from 0 to 1 by Newton's method: it uses only operations that IEEE 754
// rounds identically everywhere, unlike `pow` and `cbrt`.
static double nth_root(double value, int n) {
  if (value <= 0) return 0;
  double x = 1;
  for (int i = 0; i < 100; i++) {
    double power = 1;
    for (int j = 1; j < n; j++) power *= x;
    double next = ((n - 1) * x + value / power) / n;
    if (next >= x && i > 0) break;
    x = next;
  }
  return x;
}

static void fill_tables(void) {
  for (int i = 0; i < 256; i++) {
    double sample = i / 255.0;
    double base = (sample + 0.055) / 1.055;
    double fifth = nth_root(base, 5);
    // To the power of 2.4.
    light[i] = (float)(sample <= 0.04045 ? sample / 12.92 : base * base * fifth * fifth);
  }
  for (int i = 0; i < root_steps + 2; i++) {
    double t = i / (double)root_steps;
    // (6 / 29)³ and (29 / 6)² / 3, as in CIE 15.
    root[i] = (float)(t > 216.0 / 24389 ? nth_root(t > 1 ? 1 : t, 3) : t * 841 / 108 + 4.0 / 29);
  }
}

void tintype_prepare_colors(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, fill_tables);
}

static inline float rooted(float t) {
  float place = t * root_steps;
  // Invalid premultiplied colors were clamped to 255 before: t exceeds 1 only by rounding.
  int step = place >= root_steps ? root_steps : (int)place;
  return root[step] + (root[step + 1] - root[step]) * (place - (float)step);
}

typedef struct {
  float lightness, a, b;
} lab;

// CIELAB of opaque sRGB under D65; the rows of the matrix are divided by the white point's X, Y and
// Z.
static inline lab to_lab(uint32_t pixel) {
  float r = light[pixel >> 16 & 0xFF];
  float g = light[pixel >> 8 & 0xFF];
  float b = light[pixel & 0xFF];
  float x = rooted(0.4339499f * r + 0.3762098f * g + 0.1898403f * b);
  float y = rooted(0.2126729f * r + 0.7151522f * g + 0.0721750f * b);
  float z = rooted(0.0177566f * r + 0.1094680f * g + 0.8727754f * b);
  return (lab){116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

static float opaque_distance(uint32_t first, uint32_t second) {
  lab p = to_lab(first);
  lab q = to_lab(second);
  float lightness = p.lightness - q.lightness;
  float a = p.a - q.a;
  float b = p.b - q.b;
  float p_chroma = sqrtf(p.a * p.a + p.b * p.b);
  float q_chroma = sqrtf(q.a * q.a + q.b * q.b);
  float chroma = p_chroma - q_chroma;
  float hue_squared = a * a + b * b - chroma * chroma;
  float mean = sqrtf(p_chroma * q_chroma);
  float chroma_weight = 1 + 0.045f * mean;
  float hue_weight = 1 + 0.015f * mean;
  float weighted = chroma / chroma_weight;
  float sum = lightness * lightness + weighted * weighted;
  // Rounding may make a difference of squares negative.
  if (hue_squared > 0) sum += hue_squared / (hue_weight * hue_weight);
  return sqrtf(sum);
}

// The pixel over an opaque background, white or black. A color that exceeds its alpha is invalid
// and is clamped.
static inline uint32_t over(uint32_t pixel, uint32_t background) {
  uint32_t rest = (255 - (pixel >> 24)) * background;
  uint32_t result = 0xFF000000u;
  for (int shift = 0; shift < 24; shift += 8) {
    uint32_t value = (pixel >> shift & 0xFF) + rest;
    result |= (value > 255 ? 255 : value) << shift;
  }
  return result;
}

float tintype_color_distance(uint32_t a, uint32_t b) {
  if ((a & b) >> 24 == 0xFF) return opaque_distance(a, b);
  float white = opaque_distance(over(a, 1), over(b, 1));
  float black = opaque_distance(over(a, 0), over(b, 0));
  return white > black ? white : black;
}
