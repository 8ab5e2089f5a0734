// SPDX-License-Identifier: MIT

#include "pair.h"

void tintype_for_each_word(const tintype_pair *pair, tintype_word_adder add, void *context) {
  for (uint32_t y = 0; y < pair->height; y++) {
    const uint64_t *row = pair->changed + (size_t)y * pair->bit_stride;
    for (uint32_t x = 0; x < pair->width; x += tintype_word_pixels) {
      uint32_t count = pair->width - x;
      uint64_t bits = row[x / tintype_word_pixels] & tintype_low_bits(count);
      if (bits == 0) continue;
      const uint32_t *a = pair->a + (size_t)y * pair->a_stride + x;
      const uint32_t *b = pair->b + (size_t)y * pair->b_stride + x;
      uint32_t last_a[tintype_word_pixels] = {0}, last_b[tintype_word_pixels] = {0};
      if (count < tintype_word_pixels) {
        memcpy(last_a, a, count * sizeof *a);
        memcpy(last_b, b, count * sizeof *b);
        a = last_a, b = last_b;
      }
      add(context, a, b, bits, x, y);
    }
  }
}

typedef struct {
  const uint32_t *tolerated;
  size_t count;
  uint64_t *results;
} exact_ladder;

TINTYPE_INLINE void add_exact(
  void *context, const uint32_t *a, const uint32_t *b, uint64_t bits, uint32_t x, uint32_t y) {
  (void)x, (void)y;
  exact_ladder *ladder = context;
  tintype_pixels8 distances[tintype_word_pixels / tintype_lanes];
  for (int i = 0; i < tintype_word_pixels / tintype_lanes; i++) {
    tintype_pixels8 d = tintype_distances8(tintype_load(a + i * tintype_lanes), tintype_load(b + i * tintype_lanes));
    distances[i] = d & tintype_lanes_of(bits >> (i * tintype_lanes));
  }
  for (size_t step = 0; step < ladder->count; step++) {
    uint32_t tolerated = ladder->tolerated[step];
    tintype_pixels8 sum = 0;
    for (int i = 0; i < tintype_word_pixels / tintype_lanes; i++) {
      sum -= (tintype_pixels8)(distances[i] > tolerated);
    }
    ladder->results[step] += __builtin_reduce_add(sum);
  }
}

TINTYPE_ADDER_WIDTHS(add_exact)

void tintype_ladder_exact(
  const tintype_pair *pair, const uint32_t *tolerated, size_t count, uint64_t *results) {
  exact_ladder ladder = {tolerated, count, results};
  for (size_t step = 0; step < count; step++) results[step] = 0;
  tintype_for_each_word(pair, TINTYPE_HAS_WIDE ? add_exact_wide : add_exact_narrow, &ladder);
}
