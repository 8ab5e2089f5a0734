// SPDX-License-Identifier: MIT

#include "pair.h"

// Images with 16 bits per sample. They are rare, so these loops are not optimized.

// Rounds to the nearest 255th, like libpng's png_set_scale_16.
static uint32_t scaled(uint32_t sample) { return (sample * 255 + 32895) >> 16; }

static uint32_t channel(uint64_t pixel, int index) {
  return (uint32_t)(pixel >> (16 * index)) & 0xFFFF;
}

void tintype_deep_to_pixels(const uint64_t *deep, size_t count, uint32_t *pixels) {
  for (size_t i = 0; i < count; i++) {
    uint32_t red = scaled(channel(deep[i], 0)), green = scaled(channel(deep[i], 1));
    uint32_t blue = scaled(channel(deep[i], 2)), alpha = scaled(channel(deep[i], 3));
    pixels[i] = tintype_premultiplied(alpha << 24 | red << 16 | green << 8 | blue);
  }
}

void tintype_deep_premultiply(uint64_t *deep, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint32_t alpha = channel(deep[i], 3);
    if (alpha == 0xFFFF) continue;
    uint64_t pixel = (uint64_t)alpha << 48;
    for (int index = 0; index < 3; index++) {
      uint64_t product = (uint64_t)channel(deep[i], index) * alpha + 0x7FFF;
      pixel |= product / 0xFFFF << (16 * index);
    }
    deep[i] = pixel;
  }
}

// The largest difference of a channel, in 65,535ths.
static uint32_t deep_distance(uint64_t a, uint64_t b) {
  uint32_t largest = 0;
  for (int index = 0; index < 4; index++) {
    uint32_t x = channel(a, index), y = channel(b, index), d = x > y ? x - y : y - x;
    largest = d > largest ? d : largest;
  }
  return largest;
}

static void count_word(
  tintype_difference *total, uint64_t bits, uint32_t x, uint32_t y, const uint64_t *a,
  const uint64_t *b, uint32_t *largest) {
  tintype_add_bits(total, bits, x, y);
  for (; bits != 0; bits &= bits - 1) {
    int i = __builtin_ctzll(bits);
    uint32_t distance = deep_distance(a[i], b[i]), rounded_up = (distance + 256) / 257;
    *largest = distance > *largest ? distance : *largest;
    total->distance_sum += rounded_up;
    if (rounded_up > total->largest_distance) total->largest_distance = rounded_up;
  }
}

tintype_difference tintype_compare_deep(
  const tintype_pair *pair, tintype_deep_pair deep, uint32_t tolerated, bool ignores_antialiasing,
  uint32_t *largest) {
  tintype_difference total = {0};
  tintype_antialiasing *antialiasing = NULL;
  *largest = 0;
  for (uint32_t y = 0; y < pair->height; y++) {
    const uint64_t *a = deep.a + (size_t)y * pair->a_stride;
    const uint64_t *b = deep.b + (size_t)y * pair->b_stride;
    if (memcmp(a, b, pair->width * sizeof *a) == 0) continue;
    for (uint32_t x = 0; x < pair->width; x += tintype_word_pixels) {
      uint32_t word = x / tintype_word_pixels, count = pair->width - x;
      uint64_t bits = 0;
      for (uint32_t i = 0; i < tintype_word_pixels && i < count; i++) {
        bits |= (uint64_t)(deep_distance(a[x + i], b[x + i]) > tolerated) << i;
      }
      size_t place = (size_t)y * pair->bit_stride + word;
      if (pair->masked) bits &= ~pair->masked[place];
      if (bits != 0 && ignores_antialiasing) {
        if (antialiasing == NULL) antialiasing = tintype_antialiasing_create(pair, false);
        uint64_t smoothed = tintype_antialiased(antialiasing, word, y, bits);
        total.antialiased += (uint64_t)__builtin_popcountll(smoothed);
        bits &= ~smoothed;
      }
      if (bits == 0) continue;
      pair->changed[place] = bits;
      count_word(&total, bits, x, y, a + x, b + x, largest);
    }
  }
  tintype_antialiasing_free(antialiasing);
  return total;
}

void tintype_ladder_deep(
  const tintype_pair *pair, tintype_deep_pair deep, const uint32_t *tolerated, size_t count,
  uint64_t *results) {
  for (size_t step = 0; step < count; step++) results[step] = 0;
  for (uint32_t y = 0; y < pair->height; y++) {
    const uint64_t *row = pair->changed + (size_t)y * pair->bit_stride;
    for (uint32_t x = 0; x < pair->width; x++) {
      if ((row[x / tintype_word_pixels] >> (x % tintype_word_pixels) & 1) == 0) continue;
      uint32_t distance = deep_distance(
        deep.a[(size_t)y * pair->a_stride + x], deep.b[(size_t)y * pair->b_stride + x]);
      for (size_t step = 0; step < count; step++) results[step] += distance > tolerated[step];
    }
  }
}

bool tintype_deep_rectangles_are_equal(
  const uint64_t *a, size_t a_stride, uint32_t from_x, uint32_t from_y, const uint64_t *b,
  size_t b_stride, uint32_t to_x, uint32_t to_y, uint32_t width, uint32_t height) {
  for (uint32_t y = 0; y < height; y++) {
    const uint64_t *old = a + (size_t)(from_y + y) * a_stride + from_x;
    const uint64_t *new = b + (size_t)(to_y + y) * b_stride + to_x;
    if (memcmp(old, new, width * sizeof *old) != 0) return false;
  }
  return true;
}
