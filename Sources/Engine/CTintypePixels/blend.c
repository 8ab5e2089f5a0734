// SPDX-License-Identifier: MIT

#include "CTintypePixels.h"

#pragma STDC FP_CONTRACT OFF

// Additions and multiplications have a fixed order and are never fused, so that the result is the
// same on every machine. The formulas are those of W3C Compositing and Blending Level 1, section 10.2.

typedef struct {
  float red, green, blue;
} rgb;

static inline float least(rgb c) {
  float value = c.red < c.green ? c.red : c.green;
  return value < c.blue ? value : c.blue;
}

static inline float greatest(rgb c) {
  float value = c.red > c.green ? c.red : c.green;
  return value > c.blue ? value : c.blue;
}

static inline float luminosity(rgb c) {
  float sum = 0.3f * c.red + 0.59f * c.green;
  return sum + 0.11f * c.blue;
}

static inline float saturation(rgb c) { return greatest(c) - least(c); }

// Returns `offset + (c - origin) * factor`.
static inline rgb scaled(rgb c, float origin, float factor, float offset) {
  return (rgb){
    offset + (c.red - origin) * factor, offset + (c.green - origin) * factor,
    offset + (c.blue - origin) * factor};
}

static inline rgb with_luminosity(rgb c, float target) {
  rgb color = scaled(c, luminosity(c), 1.0f, target);
  float low = least(color), high = greatest(color);
  if (low < 0.0f) color = scaled(color, target, target / (target - low), target);
  if (high > 1.0f) color = scaled(color, target, (1.0f - target) / (high - target), target);
  return color;
}

static inline rgb with_saturation(rgb c, float target) {
  float range = saturation(c);
  return scaled(c, least(c), range > 0.0f ? target / range : 0.0f, 0.0f);
}

static inline rgb mixed(rgb source, rgb behind, tintype_blend_mode mode) {
  switch (mode) {
    case TINTYPE_BLEND_HUE:
      return with_luminosity(with_saturation(source, saturation(behind)), luminosity(behind));
    case TINTYPE_BLEND_SATURATION:
      return with_luminosity(with_saturation(behind, saturation(source)), luminosity(behind));
    case TINTYPE_BLEND_COLOR: return with_luminosity(source, luminosity(behind));
    case TINTYPE_BLEND_LUMINOSITY: return with_luminosity(behind, luminosity(source));
    case TINTYPE_BLEND_PLUS_DARKER: break;
  }
  return source;
}

static inline float channel(uint32_t pixel, int shift) { return (float)(pixel >> shift & 255); }

// Returns the straight color of a pixel with an alpha above 0.
static inline rgb straight(uint32_t pixel, float alpha) {
  rgb color = {
    channel(pixel, 16) / alpha, channel(pixel, 8) / alpha, channel(pixel, 0) / alpha};
  // Colors that exceed their alpha are invalid input, but their effect must be bounded.
  color.red = color.red < 1.0f ? color.red : 1.0f;
  color.green = color.green < 1.0f ? color.green : 1.0f;
  color.blue = color.blue < 1.0f ? color.blue : 1.0f;
  return color;
}

static inline uint32_t byte(float value) {
  return value <= 0.0f ? 0 : value >= 255.0f ? 255 : (uint32_t)(value + 0.5f);
}

static inline uint32_t blended(uint32_t behind, uint32_t source, tintype_blend_mode mode) {
  float below = channel(behind, 24), above = channel(source, 24);
  if (above == 0.0f) return behind;
  if (below == 0.0f) return source;
  rgb mix = mixed(straight(source, above), straight(behind, below), mode);
  float both = above * below / 255.0f;
  float rest = 1.0f - below / 255.0f, open = 1.0f - above / 255.0f;
  float parts[3] = {mix.blue, mix.green, mix.red};
  uint32_t alpha = byte(above + below - both);
  uint32_t pixel = alpha << 24;
  for (int index = 0; index < 3; index++) {
    float sum = channel(source, index * 8) * rest + channel(behind, index * 8) * open;
    uint32_t value = byte(sum + both * parts[index]);
    pixel |= (value < alpha ? value : alpha) << (index * 8);
  }
  return pixel;
}

// The sum of the inverted colors, inverted.
static inline uint32_t darkened(uint32_t behind, uint32_t source) {
  int32_t below = (int32_t)(behind >> 24), above = (int32_t)(source >> 24);
  int32_t alpha = below + above < 255 ? below + above : 255;
  uint32_t pixel = (uint32_t)alpha << 24;
  for (int shift = 0; shift < 24; shift += 8) {
    int32_t darkness = below - (int32_t)(behind >> shift & 255);
    darkness += above - (int32_t)(source >> shift & 255);
    int32_t value = alpha - darkness;
    pixel |= (uint32_t)(value < 0 ? 0 : value > alpha ? alpha : value) << shift;
  }
  return pixel;
}

void tintype_blend(uint32_t *backdrop, const uint32_t *source, size_t count, tintype_blend_mode mode) {
  if (mode == TINTYPE_BLEND_PLUS_DARKER) {
    for (size_t i = 0; i < count; i++) backdrop[i] = darkened(backdrop[i], source[i]);
  } else {
    for (size_t i = 0; i < count; i++) backdrop[i] = blended(backdrop[i], source[i], mode);
  }
}
