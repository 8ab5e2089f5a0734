// SPDX-License-Identifier: MIT

// Four pixels, or the channels of one, in a register.

#ifndef PNG_VECTORS_H
#define PNG_VECTORS_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__ARM_NEON)
#include <arm_neon.h>
#endif

typedef uint8_t bytes16 __attribute__((vector_size(16)));
typedef int16_t words8 __attribute__((vector_size(16)));
typedef uint32_t pixels4 __attribute__((vector_size(16)));

#define INLINE static inline __attribute__((always_inline))

// If the data have no alpha, a pixel takes the alpha of its left and upper neighbors: 255.
INLINE uint32_t blank(size_t step) { return step == 3 ? 0xFF000000u : 0; }

INLINE bytes16 load(const void *from) {
  bytes16 value;
  memcpy(&value, from, sizeof value);
  return value;
}

// Returns four pixels of filtered bytes; if the data have no alpha, alpha is 0.
INLINE bytes16 ordered(bytes16 v, size_t step) {
  const bytes16 zero = {0};
  return step == 3
    ? __builtin_shufflevector(v, zero, 2, 1, 0, 16, 5, 4, 3, 16, 8, 7, 6, 16, 11, 10, 9, 16)
    : __builtin_shufflevector(v, zero, 2, 1, 0, 3, 6, 5, 4, 7, 10, 9, 8, 11, 14, 13, 12, 15);
}

INLINE uint32_t ordered_one(const uint8_t *data, size_t step) {
  uint32_t alpha = step == 3 ? 0 : data[3];
  return alpha << 24 | (uint32_t)data[0] << 16 | (uint32_t)data[1] << 8 | data[2];
}

// Returns the pixels shifted to higher positions by one or two, with zeros in the lower ones.
INLINE bytes16 moved_by_one(bytes16 v) {
  const bytes16 zero = {0};
  return __builtin_shufflevector(
    zero, v, 0, 1, 2, 3, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27);
}

INLINE bytes16 moved_by_two(bytes16 v) {
  const bytes16 zero = {0};
  return __builtin_shufflevector(zero, v, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23);
}

INLINE bytes16 last_everywhere(bytes16 v) {
  return (bytes16)__builtin_shufflevector((pixels4)v, (pixels4)v, 3, 3, 3, 3);
}

INLINE bytes16 one_pixel(uint32_t pixel) { return (bytes16)(pixels4){pixel, 0, 0, 0}; }

INLINE uint32_t first_pixel(bytes16 v) { return ((pixels4)v)[0]; }

// ⌈(a + b) / 2⌉
INLINE bytes16 upper_mean(bytes16 a, bytes16 b) {
#if defined(__SSE2__)
  return (bytes16)_mm_avg_epu8((__m128i)a, (__m128i)b);
#elif defined(__ARM_NEON)
  return (bytes16)vrhaddq_u8((uint8x16_t)a, (uint8x16_t)b);
#else
  return (a | b) - ((a ^ b) >> 1);
#endif
}

// The mean rounded down is the complement of the mean of complements rounded up. So the complement
// of a pixel is computed from that of the previous one by a mean and a difference.
INLINE bytes16 next_mean(bytes16 complement, bytes16 above, bytes16 delta) {
  return upper_mean(complement, ~above) - delta;
}

INLINE words8 wide(bytes16 v) {
  const bytes16 zero = {0};
  return (words8)__builtin_shufflevector(
    v, zero, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}

INLINE uint32_t narrow_pixel(words8 v) {
  bytes16 bytes = (bytes16)v;
  const bytes16 zero = {0};
  return first_pixel(__builtin_shufflevector(
    bytes, zero, 0, 2, 4, 6, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16));
}

// Paeth's predictor of left a, above b, upper left c. With t = 3c - a - b, it is max(a, b) if t is
// no more than both, min(a, b) if t is no less than both, and c otherwise, including ties: a + b -
// c is nearest to the one that is farthest from t.
INLINE words8 next_paeth(words8 a, words8 b, words8 c, words8 delta) {
  words8 t = __builtin_elementwise_sub_sat(c + c + c - b, a);
  words8 a_is_less = a < b;
  words8 low = (a & a_is_less) | (b & ~a_is_less);
  words8 high = (b & a_is_less) | (a & ~a_is_less);
#if defined(__SSE2__)
  low = (words8)_mm_min_epi16((__m128i)a, (__m128i)b);
  high = (words8)_mm_max_epi16((__m128i)a, (__m128i)b);
#endif
  words8 below_high = high > t, above_low = t > low;
  words8 value = (high & ~above_low) | (low & ~below_high) | (c & below_high & above_low);
  // The upper bytes are and remain 0.
  return (words8)((bytes16)value + (bytes16)delta);
}

#endif
