// SPDX-License-Identifier: MIT

#include "pair.h"

// MARK: Distances

TINTYPE_INLINE void add_distances(
  const uint32_t *a, const uint32_t *b, uint64_t bits, uint64_t *sum, uint32_t *largest) {
  tintype_pixels8 total = 0, most = 0;
  for (int i = 0; i < tintype_word_pixels; i += tintype_lanes) {
    tintype_pixels8 d = tintype_distances8(tintype_load(a + i), tintype_load(b + i)) & tintype_lanes_of(bits >> i);
    total += d;
    most = __builtin_elementwise_max(most, d);
  }
  uint32_t maximum = __builtin_reduce_max(most);
  *sum += __builtin_reduce_add(total);
  *largest = maximum > *largest ? maximum : *largest;
}

static void add_distances_narrow(
  const uint32_t *a, const uint32_t *b, uint64_t bits, uint64_t *sum, uint32_t *largest) {
  add_distances(a, b, bits, sum, largest);
}

TINTYPE_WIDE static void add_distances_wide(
  const uint32_t *a, const uint32_t *b, uint64_t bits, uint64_t *sum, uint32_t *largest) {
  add_distances(a, b, bits, sum, largest);
}

void tintype_add_distances(
  const uint32_t *a, const uint32_t *b, uint64_t bits, bool is_straight, uint64_t *sum,
  uint32_t *largest) {
  if (is_straight) {
    uint32_t opaque = 0xFF000000u;
    for (int i = 0; i < tintype_word_pixels; i++) opaque &= a[i] & b[i];
    if (opaque != 0xFF000000u) {
      for (; bits != 0; bits &= bits - 1) {
        int i = __builtin_ctzll(bits);
        uint32_t d = tintype_channel_distance(
          tintype_premultiplied(a[i]), tintype_premultiplied(b[i]));
        // Different straight colors may be equal once they are premultiplied.
        d = d > 0 ? d : 1;
        *sum += d;
        *largest = d > *largest ? d : *largest;
      }
      return;
    }
  }
  if (TINTYPE_HAS_WIDE) {
    add_distances_wide(a, b, bits, sum, largest);
  } else {
    add_distances_narrow(a, b, bits, sum, largest);
  }
}

// MARK: Exact comparison

TINTYPE_INLINE uint64_t exact_word(
  const void *metric, const uint32_t *a, const uint32_t *b, uint32_t x, uint32_t y) {
  (void)x, (void)y;
  const uint32_t tolerated = *(const uint32_t *)metric;
  uint64_t bits = 0;
  for (int i = 0; i < tintype_word_pixels; i += tintype_lanes) {
    tintype_pixels8 first = tintype_load(a + i), second = tintype_load(b + i);
    tintype_whole8 differ = tolerated == 0
      ? (tintype_whole8)(first != second) : (tintype_whole8)(tintype_distances8(first, second) > tolerated);
    bits |= tintype_bits_of(differ) << i;
  }
  return bits;
}

TINTYPE_METRIC_WIDTHS(exact_word)

tintype_difference tintype_compare_exact(
  const tintype_pair *pair, uint32_t tolerated, bool ignores_antialiasing) {
  tintype_metric metric = {TINTYPE_HAS_WIDE ? exact_word_wide : exact_word_narrow, &tolerated, false};
  return tintype_compare_words(pair, metric, ignores_antialiasing);
}

// MARK: Rows

typedef struct {
  const tintype_pair *pair;
  tintype_metric metric;
  tintype_antialiasing *antialiasing;
  tintype_difference total;
} comparison;

static void add_word(comparison *c, const uint32_t *a, const uint32_t *b, uint32_t word, uint32_t y) {
  const tintype_pair *pair = c->pair;
  uint32_t x = word * tintype_word_pixels;
  size_t place = (size_t)y * pair->bit_stride + word;
  uint64_t bits = c->metric.differing(c->metric.context, a, b, x, y);
  if (pair->masked) bits &= ~pair->masked[place];
  if (bits == 0) return;
  tintype_difference *total = &c->total;
  if (c->antialiasing) {
    uint64_t smoothed = tintype_antialiased(c->antialiasing, word, y, bits);
    total->antialiased += (uint64_t)__builtin_popcountll(smoothed);
    bits &= ~smoothed;
    if (bits == 0) return;
  }
  pair->changed[place] = bits;
  tintype_add_bits(total, bits, x, y);
  tintype_add_distances(
    a, b, bits, c->metric.is_straight, &total->distance_sum, &total->largest_distance);
}

static void add_row(comparison *c, const uint32_t *a, const uint32_t *b, uint32_t y) {
  uint32_t width = c->pair->width, whole = width / tintype_word_pixels, rest = width % tintype_word_pixels;
  for (uint32_t word = 0; word < whole; word++) {
    add_word(c, a + (size_t)word * tintype_word_pixels, b + (size_t)word * tintype_word_pixels, word, y);
  }
  if (rest == 0) return;
  // The padding of the last word is equal.
  uint32_t last_a[tintype_word_pixels] = {0}, last_b[tintype_word_pixels] = {0};
  memcpy(last_a, a + (size_t)whole * tintype_word_pixels, rest * sizeof *a);
  memcpy(last_b, b + (size_t)whole * tintype_word_pixels, rest * sizeof *b);
  add_word(c, last_a, last_b, whole, y);
}

tintype_difference tintype_compare_words(const tintype_pair *pair, tintype_metric metric, bool ignores_antialiasing) {
  comparison c = {.pair = pair, .metric = metric};
  const size_t row_size = (size_t)pair->width * sizeof *pair->a;
  const bool is_packed = pair->a_stride == pair->width && pair->b_stride == pair->width;
  // Most rows of most images are equal, and memcmp is an order of magnitude faster, more so for
  // larger blocks.
  const uint32_t together = is_packed && row_size > 0 && row_size < 16384
    ? (uint32_t)(16384 / row_size) : 1;
  uint32_t y = 0, checked = 0;
  while (y < pair->height) {
    const uint32_t *a = pair->a + (size_t)y * pair->a_stride;
    const uint32_t *b = pair->b + (size_t)y * pair->b_stride;
    if (y >= checked) {
      uint32_t rows = pair->height - y < together ? pair->height - y : together;
      if (memcmp(a, b, rows * row_size) == 0) {
        y += rows;
        continue;
      }
      checked = y + rows;
    }
    if (memcmp(a, b, row_size) != 0) {
      if (ignores_antialiasing && c.antialiasing == NULL) {
        c.antialiasing = tintype_antialiasing_create(pair, metric.is_straight);
      }
      add_row(&c, a, b, y);
    }
    y++;
  }
  tintype_antialiasing_free(c.antialiasing);
  return c.total;
}
