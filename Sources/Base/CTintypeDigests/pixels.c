// SPDX-License-Identifier: MIT

#include "CTintypeDigests.h"

void tintype_pixel_sums(const uint32_t *pixels, size_t count, uint64_t sums[2]) {
  // The first sum is FNV-1a over whole pixels.
  uint64_t first = UINT64_C(0xCBF29CE484222325);
  uint64_t second = UINT64_C(0x9E3779B97F4A7C15);
  for (size_t index = 0; index < count; index++) {
    first = (first ^ pixels[index]) * UINT64_C(0x00000100000001B3);
    second = ((second + pixels[index]) * UINT64_C(0xFF51AFD7ED558CCD)) ^ (second >> 29);
  }
  sums[0] = first ^ (first >> 32);
  sums[1] = second ^ (second >> 31);
}
