// SPDX-License-Identifier: MIT

// What the comparisons share. Included by their files only.

#ifndef PIXEL_KERNELS_PAIR_H
#define PIXEL_KERNELS_PAIR_H

#include "PixelKernels.h"
#include "pixel.h"

#include <string.h>

// Loops over the 64 pixels of a word are written once, as plain C that compilers turn into vectors,
// and compiled twice where a processor may have wider ones. Both do the same arithmetic.
#if defined(__x86_64__)
#define PK_WIDE __attribute__((target("avx2")))
#define PK_HAS_WIDE (__builtin_cpu_supports("avx2") != 0)
#else
#define PK_WIDE
#define PK_HAS_WIDE false
#endif
#define PK_INLINE static inline __attribute__((always_inline))

enum { pk_word_pixels = 64 };

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

// One bit for each of 64 bytes that are 0 or 1.
PK_INLINE uint64_t pk_pack_flags(const uint8_t *flags) {
  uint64_t bits = 0;
  for (int i = 0; i < 8; i++) {
    uint64_t bytes;
    memcpy(&bytes, flags + 8 * i, sizeof bytes);
    // Each byte's lowest bit moves to a place of its own in the highest byte.
    bits |= (bytes * 0x0102040810204080u >> 56) << (8 * i);
  }
  return bits;
}

PK_INLINE uint64_t pk_low_bits(uint32_t count) {
  return count >= 64 ? ~(uint64_t)0 : ((uint64_t)1 << count) - 1;
}

// The straight colours of a premultiplied pixel, rounded as in a PNG file.
PK_INLINE uint32_t pk_straight_pixel(uint32_t pixel) {
  uint32_t alpha = pixel >> 24;
  if (alpha == 255) return pixel;
  if (alpha == 0) return 0;
  return alpha << 24 | pk_straightened(pixel >> 16 & 0xFF, alpha) << 16
    | pk_straightened(pixel >> 8 & 0xFF, alpha) << 8 | pk_straightened(pixel & 0xFF, alpha);
}

// MARK: Metrics

// Answers which of 64 pixels, from (x, y) on, differ by more than is tolerated.
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

// The sum and the largest of the channel distances of the pixels whose bits are set among 64.
void pk_add_distances(
  const uint32_t *a, const uint32_t *b, uint64_t bits, bool is_straight, uint64_t *sum,
  uint32_t *largest);

// The difference of the brightness of two straight pixels, and the distance of their colours in
// pixelmatch 7.2, where the first one is the pixel `place` of its picture. Without a sign.
double pk_yiq_brightness(uint32_t first, uint32_t second, size_t place);
double pk_yiq_distance(uint32_t first, uint32_t second, size_t place);

// MARK: Smoothed edges (antialiasing.c)

typedef struct pk_antialiasing pk_antialiasing;

pk_antialiasing *pk_antialiasing_create(const pk_pair *pair, bool is_straight);
void pk_antialiasing_free(pk_antialiasing *antialiasing);

// Which of the pixels `bits` of the word `word` of the row `y` are smoothed edges.
uint64_t pk_antialiased(
  pk_antialiasing *antialiasing, uint32_t word, uint32_t y, uint64_t bits);

#endif
