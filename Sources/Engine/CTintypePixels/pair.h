// SPDX-License-Identifier: MIT

// Shared by the comparisons, and included only by their files.

#ifndef PIXEL_KERNELS_PAIR_H
#define PIXEL_KERNELS_PAIR_H

#include "CTintypePixels.h"
#include "pixel.h"

#include <string.h>

// Loops over the 64 pixels of a word are written once, with vectors of eight pixels, and compiled
// twice if a processor may support such vectors in one register. Both versions do the same
// arithmetic.
#if defined(__x86_64__)
#define TINTYPE_WIDE __attribute__((target("avx2")))
#define TINTYPE_HAS_WIDE (__builtin_cpu_supports("avx2") != 0)
#else
#define TINTYPE_WIDE
#define TINTYPE_HAS_WIDE false
#endif
// Functions with vectors are always inlined, so their calling convention is irrelevant.
#pragma GCC diagnostic ignored "-Wpsabi"
#define TINTYPE_INLINE static inline __attribute__((always_inline))

enum { tintype_word_pixels = 64, tintype_lanes = 8 };

typedef uint32_t tintype_pixels8 __attribute__((ext_vector_type(8)));
typedef int32_t tintype_whole8 __attribute__((ext_vector_type(8)));
typedef float tintype_floats8 __attribute__((ext_vector_type(8)));
typedef uint8_t tintype_bytes32 __attribute__((ext_vector_type(32)));

TINTYPE_INLINE tintype_pixels8 tintype_load(const uint32_t *pixels) {
  tintype_pixels8 result;
  memcpy(&result, pixels, sizeof result);
  return result;
}

// Returns a bit for each of eight lanes, whose bits are all set or all clear.
TINTYPE_INLINE uint64_t tintype_bits_of(tintype_whole8 lanes) {
  typedef bool bools8 __attribute__((ext_vector_type(8)));
  bools8 bools = __builtin_convertvector(lanes, bools8);
  uint8_t bits;
  memcpy(&bits, &bools, sizeof bits);
  return bits;
}

// Returns eight lanes with all bits set or all clear, for the lowest eight bits.
TINTYPE_INLINE tintype_pixels8 tintype_lanes_of(uint64_t bits) {
  tintype_pixels8 single = {1, 2, 4, 8, 16, 32, 64, 128};
  return (tintype_pixels8)(((tintype_pixels8)(uint32_t)bits & single) != 0);
}

TINTYPE_INLINE uint32_t tintype_any_of(tintype_pixels8 lanes) { return __builtin_reduce_or(lanes); }
TINTYPE_INLINE uint32_t tintype_all_of(tintype_pixels8 lanes) { return __builtin_reduce_and(lanes); }

// The largest difference of a channel, for eight pixels.
TINTYPE_INLINE tintype_pixels8 tintype_distances8(tintype_pixels8 a, tintype_pixels8 b) {
  tintype_bytes32 x = (tintype_bytes32)a, y = (tintype_bytes32)b;
  tintype_pixels8 d = (tintype_pixels8)(__builtin_elementwise_max(x, y) - __builtin_elementwise_min(x, y));
  d = (tintype_pixels8)__builtin_elementwise_max((tintype_bytes32)d, (tintype_bytes32)(d >> 16));
  d = (tintype_pixels8)__builtin_elementwise_max((tintype_bytes32)d, (tintype_bytes32)(d >> 8));
  return d & 0xFF;
}

// The largest difference of a channel.
TINTYPE_INLINE uint32_t tintype_channel_distance(uint32_t a, uint32_t b) {
  uint32_t largest = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    uint32_t x = a >> shift & 0xFF, y = b >> shift & 0xFF;
    uint32_t d = x > y ? x - y : y - x;
    largest = d > largest ? d : largest;
  }
  return largest;
}

// Returns one bit for each of 64 bytes that are 0 or 1.
TINTYPE_INLINE uint64_t tintype_pack_flags(const uint8_t *flags) {
  uint64_t bits = 0;
  for (int i = 0; i < 8; i++) {
    uint64_t bytes;
    memcpy(&bytes, flags + 8 * i, sizeof bytes);
    // Each byte's lowest bit moves to a separate position in the highest byte.
    bits |= (bytes * 0x0102040810204080u >> 56) << (8 * i);
  }
  return bits;
}

TINTYPE_INLINE uint64_t tintype_low_bits(uint32_t count) {
  return count >= 64 ? ~(uint64_t)0 : ((uint64_t)1 << count) - 1;
}

// Returns the straight colors of a premultiplied pixel, rounded as in a PNG file.
TINTYPE_INLINE uint32_t tintype_straight_pixel(uint32_t pixel) {
  uint32_t alpha = pixel >> 24;
  if (alpha == 255) return pixel;
  if (alpha == 0) return 0;
  return alpha << 24 | tintype_straightened(pixel >> 16 & 0xFF, alpha) << 16
    | tintype_straightened(pixel >> 8 & 0xFF, alpha) << 8 | tintype_straightened(pixel & 0xFF, alpha);
}

// MARK: Metrics

// Returns which of 64 pixels, from (x, y) on, differ by more than tolerated.
typedef uint64_t (*tintype_word)(
  const void *metric, const uint32_t *a, const uint32_t *b, uint32_t x, uint32_t y);

typedef struct {
  tintype_word differing;
  const void *context;
  // Whether the pixels are not premultiplied.
  bool is_straight;
} tintype_metric;

// Compares word by word.
tintype_difference tintype_compare_words(const tintype_pair *pair, tintype_metric metric, bool ignores_antialiasing);

// Computes the sum and the maximum of the channel distances of the pixels whose bits are set among
// 64.
void tintype_add_distances(
  const uint32_t *a, const uint32_t *b, uint64_t bits, bool is_straight, uint64_t *sum,
  uint32_t *largest);

// The difference of the brightness of two straight pixels, and the unsigned distance of their
// colors in pixelmatch 7.2, where the first one is the pixel at the index `place` of its image.
double tintype_yiq_brightness(uint32_t first, uint32_t second, size_t place);
double tintype_yiq_distance(uint32_t first, uint32_t second, size_t place);

// Defines NAME_narrow and NAME_wide, which are NAME compiled for both kinds of processors.
#define TINTYPE_METRIC_WIDTHS(name)                                                                     \
  static uint64_t name##_narrow(                                                                        \
    const void *metric, const uint32_t *a, const uint32_t *b, uint32_t x, uint32_t y) {                 \
    return name(metric, a, b, x, y);                                                                    \
  }                                                                                                     \
  TINTYPE_WIDE static uint64_t name##_wide(                                                             \
    const void *metric, const uint32_t *a, const uint32_t *b, uint32_t x, uint32_t y) {                 \
    return name(metric, a, b, x, y);                                                                    \
  }
#define TINTYPE_ADDER_WIDTHS(name)                                                                      \
  static void name##_narrow(                                                                            \
    void *context, const uint32_t *a, const uint32_t *b, uint64_t bits, uint32_t x, uint32_t y) {       \
    name(context, a, b, bits, x, y);                                                                    \
  }                                                                                                     \
  TINTYPE_WIDE static void name##_wide(                                                                 \
    void *context, const uint32_t *a, const uint32_t *b, uint64_t bits, uint32_t x, uint32_t y) {       \
    name(context, a, b, bits, x, y);                                                                    \
  }

// Adds the changed pixels of a word, at least one, to the count and the bounds of a difference.
TINTYPE_INLINE void tintype_add_bits(tintype_difference *total, uint64_t bits, uint32_t x, uint32_t y) {
  uint32_t first = x + (uint32_t)__builtin_ctzll(bits);
  uint32_t end = x + 64 - (uint32_t)__builtin_clzll(bits);
  if (total->count == 0) total->left = first, total->top = y;
  if (first < total->left) total->left = first;
  if (end > total->right) total->right = end;
  total->bottom = y + 1;
  total->count += (uint64_t)__builtin_popcountll(bits);
}

// Calls `add` for each word with pixels whose bits are set in pair->changed; the padding of the
// last word of a row is equal.
typedef void (*tintype_word_adder)(
  void *context, const uint32_t *a, const uint32_t *b, uint64_t bits, uint32_t x, uint32_t y);
void tintype_for_each_word(const tintype_pair *pair, tintype_word_adder add, void *context);

// MARK: Anti-aliased edges (antialiasing.c)

typedef struct tintype_antialiasing tintype_antialiasing;

tintype_antialiasing *tintype_antialiasing_create(const tintype_pair *pair, bool is_straight);
void tintype_antialiasing_free(tintype_antialiasing *antialiasing);

// Returns which of the pixels `bits` of the word `word` of the row `y` are anti-aliased edges.
uint64_t tintype_antialiased(
  tintype_antialiasing *antialiasing, uint32_t word, uint32_t y, uint64_t bits);

#endif
