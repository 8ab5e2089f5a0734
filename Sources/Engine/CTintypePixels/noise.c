// SPDX-License-Identifier: MIT

// Compares pixels that look different with their neighborhoods in both images:
//
// - *explained*: each image's value is within the range of the 3 × 3 values around the position in
//   the other image. This is the effect of an edge that is anti-aliased differently or shifted by a
//   fraction of a pixel. It counts if it exceeds `steepest` of the local contrast: then the edge
//   has moved farther.
// - *nearly explained*: it is outside of the range by at most a third of the contrast that both
//   images have within 5 × 5. It counts if more than `few` such pixels are close together: a blend
//   at a corner is one or a few pixels, a change of color is many.
// - *unexplained*: it counts.
//
// Noise that touches counted pixels counts as well. So the density at a position decides, not a
// fraction of the image: a missing icon counts on a page of any length.

#include "noise.h"

#include "local_range.h"
#include "pair.h"

#include <stdlib.h>

// The fraction of the local contrast, in 1/256, by which an edge's pixels may change: an edge that
// is shifted by 0.6 pixels changes them by that much.
enum { steepest = 154 };
// The fraction of the local contrast, in 1/256, by which a value may be outside of the range of its
// neighborhood.
enum { outermost = 87 };
// The maximum number of nearly explained pixels within `window` × `window` pixels.
enum { few = 9, window = 11 };
// A difference of one level is rounding.
enum { rounding = 1 };
// The maximum distance from a counted pixel at which another one touches it.
enum { touching = 2 };

// The result for a block of pixels, a bit for each of them.
typedef struct {
  uint32_t counts;
  uint32_t explained;
} judgment;

typedef struct search search;

struct search {
  const tintype_pair *pair;
  judgment (*judge)(const search *in, const uint32_t *a, const uint32_t *b, size_t at);
  // Bits as in the pair: the explained and the nearly explained pixels.
  uint64_t *explained;
  uint64_t *nearly;
  tintype_ranges a_ranges;
  tintype_ranges b_ranges;
};

TINTYPE_INLINE const uint32_t *row_of(const uint32_t *pixels, size_t stride, size_t y) {
  return pixels + y * stride;
}

TINTYPE_INLINE uint32_t larger(uint32_t a, uint32_t b) { return a > b ? a : b; }
TINTYPE_INLINE uint32_t smaller(uint32_t a, uint32_t b) { return a < b ? a : b; }
TINTYPE_INLINE uint32_t beyond(uint32_t a, uint32_t b) { return a > b ? a - b : 0; }

// MARK: Neighborhoods

// The number of pixels that are judged at once: enough to fill vector registers, few enough for
// sparse pixels.
enum { block = 16 };

TINTYPE_INLINE uint8_t larger8(uint8_t a, uint8_t b) { return a > b ? a : b; }
TINTYPE_INLINE uint8_t beyond8(uint8_t a, uint8_t b) { return a > b ? a - b : 0; }

// The largest of the four bytes of each pixel.
TINTYPE_INLINE void largest_bytes(const uint8_t *bytes, uint32_t *restrict values) {
  for (size_t i = 0; i < block; i++) {
    uint32_t pixel;
    memcpy(&pixel, bytes + i * 4, sizeof pixel);
    uint32_t even = larger(pixel & 0xFF, pixel >> 16 & 0xFF);
    uint32_t odd = larger(pixel >> 8 & 0xFF, pixel >> 24);
    values[i] = larger(even, odd);
  }
}

// Judges the block of pixels that starts at `at` within the ranges, by their four channels
// together.
TINTYPE_INLINE judgment judge_block(const search *in, const uint32_t *a, const uint32_t *b, size_t at) {
  uint8_t bytes[5][block * 4];
  uint8_t p[block * 4], q[block * 4];
  memcpy(p, a, sizeof p);
  memcpy(q, b, sizeof q);
  const uint8_t *a_low3 = in->a_ranges.low3 + at * 4;
  const uint8_t *a_high3 = in->a_ranges.high3 + at * 4;
  const uint8_t *b_low3 = in->b_ranges.low3 + at * 4;
  const uint8_t *b_high3 = in->b_ranges.high3 + at * 4;
  const uint8_t *a_low5 = in->a_ranges.low5 + at * 4;
  const uint8_t *a_high5 = in->a_ranges.high5 + at * 4;
  const uint8_t *b_low5 = in->b_ranges.low5 + at * 4;
  const uint8_t *b_high5 = in->b_ranges.high5 + at * 4;
  for (size_t i = 0; i < block * 4; i++) {
    uint8_t a_outside = larger8(beyond8(p[i], b_high3[i]), beyond8(b_low3[i], p[i]));
    uint8_t b_outside = larger8(beyond8(q[i], a_high3[i]), beyond8(a_low3[i], q[i]));
    bytes[0][i] = larger8(a_outside, b_outside);
    bytes[1][i] = larger8(beyond8(p[i], q[i]), beyond8(q[i], p[i]));
    bytes[2][i] = larger8(a_high3[i] - a_low3[i], b_high3[i] - b_low3[i]);
    bytes[3][i] = a_high5[i] - a_low5[i];
    bytes[4][i] = b_high5[i] - b_low5[i];
  }
  uint32_t outside[block], change[block], near[block], a_far[block], b_far[block];
  largest_bytes(bytes[0], outside);
  largest_bytes(bytes[1], change);
  largest_bytes(bytes[2], near);
  largest_bytes(bytes[3], a_far);
  largest_bytes(bytes[4], b_far);

  judgment result = {0, 0};
  for (size_t i = 0; i < block; i++) {
    bool is_explained = outside[i] <= rounding;
    uint32_t far = smaller(a_far[i], b_far[i]);
    bool counts = is_explained
      ? beyond(change[i], rounding) * 256 > near[i] * steepest
      : beyond(outside[i], rounding) * 256 > far * outermost;
    result.counts |= (uint32_t)counts << i;
    result.explained |= (uint32_t)(is_explained && !counts) << i;
  }
  return result;
}

static judgment judge_narrow(
  const search *in, const uint32_t *a, const uint32_t *b, size_t at) {
  return judge_block(in, a, b, at);
}

TINTYPE_WIDE static judgment judge_wide(
  const search *in, const uint32_t *a, const uint32_t *b, size_t at) {
  return judge_block(in, a, b, at);
}

// Judges the candidates of a row from word `from` up to word `to`, which are set in `changed`, and
// clears those that do not count.
static void judge_words(search *in, size_t y, size_t from, size_t to) {
  const tintype_pair *pair = in->pair;
  size_t x = from * 64;
  size_t count = (to * 64 < pair->width ? to * 64 : pair->width) - x;
  tintype_find_ranges(
    pair->a, pair->a_stride, pair->width, pair->height, x, y, count, &in->a_ranges);
  tintype_find_ranges(
    pair->b, pair->b_stride, pair->width, pair->height, x, y, count, &in->b_ranges);
  const uint32_t *a = row_of(pair->a, pair->a_stride, y) + x;
  const uint32_t *b = row_of(pair->b, pair->b_stride, y) + x;
  for (size_t i = 0; i < count; i += block) {
    size_t at = y * pair->bit_stride + from + i / 64;
    size_t shift = i % 64;
    uint32_t candidates = (uint32_t)(pair->changed[at] >> shift) & ((1u << block) - 1);
    if (candidates == 0) continue;
    // The last block of a row may be truncated by the end of the row.
    uint32_t a_rest[block] = {0}, b_rest[block] = {0};
    bool is_whole = count - i >= block;
    if (!is_whole) {
      memcpy(a_rest, a + i, (count - i) * sizeof *a);
      memcpy(b_rest, b + i, (count - i) * sizeof *b);
    }
    judgment found = in->judge(in, is_whole ? a + i : a_rest, is_whole ? b + i : b_rest, i);
    uint32_t explained = candidates & found.explained;
    uint32_t nearly = candidates & ~found.counts & ~found.explained;
    pair->changed[at] &= ~((uint64_t)(explained | nearly) << shift);
    in->explained[at] |= (uint64_t)explained << shift;
    in->nearly[at] |= (uint64_t)nearly << shift;
  }
}

static void judge_row(search *in, size_t y, size_t words) {
  const uint64_t *bits = in->pair->changed + y * in->pair->bit_stride;
  size_t from = 0;
  while (from < words) {
    if (bits[from] == 0) {
      from++;
      continue;
    }
    // Adjacent words share their neighborhoods.
    size_t to = from + 1;
    while (to < words && bits[to] != 0 && to - from < tintype_range_count / 64) to++;
    judge_words(in, y, from, to);
    from = to;
  }
}

// MARK: Density

// Returns the `window` bits around column `x` of a row, the leftmost one lowest; beyond the row
// they are 0.
static inline uint64_t bits_around(const uint64_t *row, size_t words, size_t x) {
  size_t begin = x < window / 2 ? 0 : x - window / 2;
  size_t width = x + window / 2 + 1 - begin;
  size_t word = begin / 64;
  size_t shift = begin % 64;
  uint64_t bits = row[word] >> shift;
  if (shift != 0 && word + 1 < words) bits |= row[word + 1] << (64 - shift);
  return bits & (((uint64_t)1 << width) - 1);
}

static bool is_dense(const search *in, size_t x, size_t y, size_t words) {
  const tintype_pair *pair = in->pair;
  size_t begin = y < window / 2 ? 0 : y - window / 2;
  size_t end = y + window / 2 + 1 < pair->height ? y + window / 2 + 1 : pair->height;
  int count = 0;
  for (size_t row = begin; row < end; row++) {
    size_t at = row * pair->bit_stride;
    // Counted pixels are no longer among the nearly explained ones, so none is counted twice.
    count += __builtin_popcountll(bits_around(pair->changed + at, words, x));
    count += __builtin_popcountll(bits_around(in->nearly + at, words, x));
    if (count > few) return true;
  }
  return false;
}

// Counts the nearly explained pixels where they are dense. A pixel that moves from one set to the
// other stays in their union, so the order has no effect.
static void count_dense(search *in, size_t words) {
  const tintype_pair *pair = in->pair;
  for (size_t y = 0; y < pair->height; y++) {
    for (size_t word = 0; word < words; word++) {
      size_t at = y * pair->bit_stride + word;
      for (uint64_t rest = in->nearly[at]; rest != 0; rest &= rest - 1) {
        uint64_t bit = rest & -rest;
        if (!is_dense(in, word * 64 + (size_t)__builtin_ctzll(rest), y, words)) continue;
        pair->changed[at] |= bit;
        in->nearly[at] &= ~bit;
      }
    }
  }
}

// MARK: Noise near changes

// Returns the bits of a row's word within `touching` rows and columns of counted pixels.
static uint64_t near_change(const tintype_pair *pair, size_t y, size_t word, size_t words) {
  size_t begin = y < touching ? 0 : y - touching;
  size_t end = y + touching + 1 < pair->height ? y + touching + 1 : pair->height;
  uint64_t left = 0;
  uint64_t middle = 0;
  uint64_t right = 0;
  for (size_t row = begin; row < end; row++) {
    const uint64_t *bits = pair->changed + row * pair->bit_stride;
    middle |= bits[word];
    if (word > 0) left |= bits[word - 1];
    if (word + 1 < words) right |= bits[word + 1];
  }
  uint64_t result = middle;
  for (int by = 1; by <= touching; by++) {
    result |= middle << by | left >> (64 - by) | middle >> by | right << (64 - by);
  }
  return result;
}

// Counts the noise that touches a change, and returns the number of remaining noise pixels.
static uint64_t join_touching(search *in, size_t words) {
  const tintype_pair *pair = in->pair;
  for (size_t y = 0; y < pair->height; y++) {
    for (size_t word = 0; word < words; word++) {
      size_t at = y * pair->bit_stride + word;
      uint64_t noise = in->explained[at] | in->nearly[at];
      uint64_t joined = noise == 0 ? 0 : noise & near_change(pair, y, word, words);
      // Stored separately until all are found: joined pixels do not join others.
      in->explained[at] = joined;
      in->nearly[at] = noise & ~joined;
    }
  }
  uint64_t left = 0;
  for (size_t y = 0; y < pair->height; y++) {
    for (size_t word = 0; word < words; word++) {
      size_t at = y * pair->bit_stride + word;
      pair->changed[at] |= in->explained[at];
      left += (uint64_t)__builtin_popcountll(in->nearly[at]);
    }
  }
  return left;
}

// MARK: Entry point

uint64_t tintype_remove_noise(const tintype_pair *pair) {
  size_t words = ((size_t)pair->width + 63) / 64;
  size_t size = pair->bit_stride * pair->height;
  search *in = malloc(sizeof *in);
  uint64_t *bits = calloc(size, 2 * sizeof *bits);
  uint64_t noise = 0;
  // If memory cannot be allocated, no pixel is considered noise.
  if (in != NULL && bits != NULL) {
    in->pair = pair;
    in->judge = TINTYPE_HAS_WIDE ? judge_wide : judge_narrow;
    in->explained = bits;
    in->nearly = bits + size;
    for (size_t y = 0; y < pair->height; y++) judge_row(in, y, words);
    count_dense(in, words);
    noise = join_touching(in, words);
  }
  free(bits);
  free(in);
  return noise;
}
