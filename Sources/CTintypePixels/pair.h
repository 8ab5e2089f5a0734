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
#define PK_WIDE __attribute__((target("avx2")))
#define PK_HAS_WIDE (__builtin_cpu_supports("avx2") != 0)
#else
#define PK_WIDE
#define PK_HAS_WIDE false
#endif
// Functions with vectors are always inlined, so their calling convention is irrelevant.
#pragma GCC diagnostic ignored "-Wpsabi"
#define PK_INLINE static inline __attribute__((always_inline))

enum { pk_word_pixels = 64, pk_lanes = 8 };

typedef uint32_t pk_pixels8 __attribute__((ext_vector_type(8)));
typedef int32_t pk_whole8 __attribute__((ext_vector_type(8)));
typedef float pk_floats8 __attribute__((ext_vector_type(8)));
typedef uint8_t pk_bytes32 __attribute__((ext_vector_type(32)));

PK_INLINE pk_pixels8 pk_load(const uint32_t *pixels) {
  pk_pixels8 result;
  memcpy(&result, pixels, sizeof result);
  return result;
}

// Returns a bit for each of eight lanes, whose bits are all set or all clear.
PK_INLINE uint64_t pk_bits_of(pk_whole8 lanes) {
  typedef bool bools8 __attribute__((ext_vector_type(8)));
  bools8 bools = __builtin_convertvector(lanes, bools8);
  uint8_t bits;
  memcpy(&bits, &bools, sizeof bits);
  return bits;
}

// Returns eight lanes with all bits set or all clear, for the lowest eight bits.
PK_INLINE pk_pixels8 pk_lanes_of(uint64_t bits) {
  pk_pixels8 single = {1, 2, 4, 8, 16, 32, 64, 128};
  return (pk_pixels8)(((pk_pixels8)(uint32_t)bits & single) != 0);
}

PK_INLINE uint32_t pk_any_of(pk_pixels8 lanes) { return __builtin_reduce_or(lanes); }
PK_INLINE uint32_t pk_all_of(pk_pixels8 lanes) { return __builtin_reduce_and(lanes); }

// The largest difference of a channel, for eight pixels.
PK_INLINE pk_pixels8 pk_distances8(pk_pixels8 a, pk_pixels8 b) {
  pk_bytes32 x = (pk_bytes32)a, y = (pk_bytes32)b;
  pk_pixels8 d = (pk_pixels8)(__builtin_elementwise_max(x, y) - __builtin_elementwise_min(x, y));
  d = (pk_pixels8)__builtin_elementwise_max((pk_bytes32)d, (pk_bytes32)(d >> 16));
  d = (pk_pixels8)__builtin_elementwise_max((pk_bytes32)d, (pk_bytes32)(d >> 8));
  return d & 0xFF;
}

// The largest difference of a channel.
PK_INLINE uint32_t pk_channel_distance(uint32_t a, uint32_t b) {
  uint32_t largest = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    uint32_t x = a >> shift & 0xFF, y = b >> shift & 0xFF;
    uint32_t d = x > y ? x - y : y - x;
    largest = d > largest ? d : largest;
  }
  return largest;
}

// Returns one bit for each of 64 bytes that are 0 or 1.
PK_INLINE uint64_t pk_pack_flags(const uint8_t *flags) {
  uint64_t bits = 0;
  for (int i = 0; i < 8; i++) {
    uint64_t bytes;
    memcpy(&bytes, flags + 8 * i, sizeof bytes);
    // Each byte's lowest bit moves to a separate position in the highest byte.
    bits |= (bytes * 0x0102040810204080u >> 56) << (8 * i);
  }
  return bits;
}

PK_INLINE uint64_t pk_low_bits(uint32_t count) {
  return count >= 64 ? ~(uint64_t)0 : ((uint64_t)1 << count) - 1;
}

// Returns the straight colors of a premultiplied pixel, rounded as in a PNG file.
PK_INLINE uint32_t pk_straight_pixel(uint32_t pixel) {
  uint32_t alpha = pixel >> 24;
  if (alpha == 255) return pixel;
  if (alpha == 0) return 0;
  return alpha << 24 | pk_straightened(pixel >> 16 & 0xFF, alpha) << 16
    | pk_straightened(pixel >> 8 & 0xFF, alpha) << 8 | pk_straightened(pixel & 0xFF, alpha);
}

// MARK: Metrics

// Returns which of 64 pixels, from (x, y) on, differ by more than tolerated.
typedef uint64_t (*pk_word)(
  const void *metric, const uint32_t *a, const uint32_t *b, uint32_t x, uint32_t y);

typedef struct {
  pk_word differing;
  const void *context;
  // Whether the pixels are not premultiplied.
  bool is_straight;
} pk_metric;

// Compares word by word.
pk_difference pk_compare_words(const pk_pair *pair, pk_metric metric, bool ignores_antialiasing);

// Computes the sum and the maximum of the channel distances of the pixels whose bits are set among
// 64.
void pk_add_distances(
  const uint32_t *a, const uint32_t *b, uint64_t bits, bool is_straight, uint64_t *sum,
  uint32_t *largest);

// The difference of the brightness of two straight pixels, and the unsigned distance of their
// colors in pixelmatch 7.2, where the first one is the pixel at the index `place` of its image.
double pk_yiq_brightness(uint32_t first, uint32_t second, size_t place);
double pk_yiq_distance(uint32_t first, uint32_t second, size_t place);

// Calls `add` for each word with pixels whose bits are set in pair->changed; the padding of the
// last word of a row is equal.
typedef void (*pk_word_adder)(
  void *context, const uint32_t *a, const uint32_t *b, uint64_t bits, uint32_t x, uint32_t y);
void pk_for_each_word(const pk_pair *pair, pk_word_adder add, void *context);

// MARK: Anti-aliased edges (antialiasing.c)

typedef struct pk_antialiasing pk_antialiasing;

pk_antialiasing *pk_antialiasing_create(const pk_pair *pair, bool is_straight);
void pk_antialiasing_free(pk_antialiasing *antialiasing);

// Returns which of the pixels `bits` of the word `word` of the row `y` are anti-aliased edges.
uint64_t pk_antialiased(
  pk_antialiasing *antialiasing, uint32_t word, uint32_t y, uint64_t bits);

#endif
