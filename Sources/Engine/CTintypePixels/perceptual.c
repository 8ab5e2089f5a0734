// SPDX-License-Identifier: MIT

// Compares perceptually, in stages that each examine the remaining pixels of the previous one:
// equal pixels are skipped, then those whose colors look the same, then noise (noise.c).

#include "color_distance.h"
#include "noise.h"
#include "pair.h"

#pragma STDC FP_CONTRACT OFF

// MARK: Candidates

enum { remembered_bits = 8 };

// Images of user interfaces have few colors, so the same pairs of colors occur repeatedly.
typedef struct {
  float least;
  struct {
    uint32_t a;
    uint32_t b;
    bool is_visible;
  } remembered[1 << remembered_bits];
} color_pairs;

static void forget(color_pairs *pairs, double threshold) {
  // Equal pixels are not visible.
  memset(pairs, 0, sizeof *pairs);
  pairs->least = (float)(threshold * 100);
}

TINTYPE_INLINE bool is_visible(color_pairs *pairs, uint32_t a, uint32_t b) {
  uint32_t place = (a * 0x9E3779B1u ^ b * 0x85EBCA77u) >> (32 - remembered_bits);
  if (pairs->remembered[place].a != a || pairs->remembered[place].b != b) {
    pairs->remembered[place].a = a;
    pairs->remembered[place].b = b;
    pairs->remembered[place].is_visible = tintype_color_distance(a, b) > pairs->least;
  }
  return pairs->remembered[place].is_visible;
}

// Returns, among the bits of up to 64 pixels, those of pixels that look different.
static uint64_t visible(
  color_pairs *pairs, const uint32_t *a, const uint32_t *b, uint64_t bits) {
  uint64_t result = 0;
  for (uint64_t rest = bits; rest != 0; rest &= rest - 1) {
    int i = __builtin_ctzll(rest);
    result |= (uint64_t)is_visible(pairs, a[i], b[i]) << i;
  }
  return result;
}

static uint64_t visible_word(
  const void *metric, const uint32_t *a, const uint32_t *b, uint32_t x, uint32_t y) {
  (void)x, (void)y;
  uint8_t flags[tintype_word_pixels];
  for (int i = 0; i < tintype_word_pixels; i++) flags[i] = a[i] != b[i];
  uint64_t bits = tintype_pack_flags(flags);
  color_pairs *const *pairs = metric;
  return bits == 0 ? 0 : visible(*pairs, a, b, bits);
}

// Returns the bits that were found before.
static uint64_t marked_word(
  const void *metric, const uint32_t *a, const uint32_t *b, uint32_t x, uint32_t y) {
  (void)a, (void)b;
  const tintype_pair *pair = metric;
  return pair->changed[y * pair->bit_stride + x / tintype_word_pixels];
}

tintype_difference tintype_compare_perceptual(
  const tintype_pair *pair, double threshold, bool ignores_antialiasing) {
  tintype_prepare_colors();
  color_pairs pairs, *context = &pairs;
  forget(&pairs, threshold);
  tintype_difference found = tintype_compare_words(pair, (tintype_metric){visible_word, &context, false}, false);
  if (found.count == 0 || !ignores_antialiasing) return found;
  uint64_t noise = tintype_remove_noise(pair);
  if (noise == 0) return found;
  found = tintype_compare_words(pair, (tintype_metric){marked_word, pair, false}, false);
  found.antialiased = noise;
  return found;
}

uint64_t tintype_count_visible(const tintype_pair *pair, double threshold) {
  tintype_prepare_colors();
  color_pairs pairs;
  forget(&pairs, threshold);
  uint64_t count = 0;
  for (size_t y = 0; y < pair->height; y++) {
    const uint64_t *row = pair->changed + y * pair->bit_stride;
    for (size_t x = 0; x < pair->width; x += tintype_word_pixels) {
      if (row[x / tintype_word_pixels] == 0) continue;
      const uint32_t *a = pair->a + y * pair->a_stride + x;
      const uint32_t *b = pair->b + y * pair->b_stride + x;
      uint64_t bits = visible(&pairs, a, b, row[x / tintype_word_pixels]);
      count += (uint64_t)__builtin_popcountll(bits);
    }
  }
  return count;
}
