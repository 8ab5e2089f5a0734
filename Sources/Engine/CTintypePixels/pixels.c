// SPDX-License-Identifier: MIT

#include "pixel.h"
#include "png_rows.h"

#include <string.h>
#if defined(__linux__)
#include <sys/mman.h>
#endif

void tintype_fill(uint32_t *pixels, size_t count, uint32_t value) {
  for (size_t i = 0; i < count; i++) pixels[i] = value;
}

bool tintype_equal(const void *a, const void *b, size_t size) {
  return size == 0 || a == b || memcmp(a, b, size) == 0;
}

bool tintype_is_opaque(const uint32_t *pixels, size_t count) {
  // In blocks: no branches within a block, so that the compiler vectorizes, and early exit between
  // blocks.
  enum { block = 4096 };
  for (size_t start = 0; start < count; start += block) {
    size_t end = count - start < block ? count : start + block;
    uint32_t all = 0xFF000000u;
    for (size_t i = start; i < end; i++) all &= pixels[i];
    if (all != 0xFF000000u) return false;
  }
  return true;
}

void tintype_premultiply(uint32_t *pixels, size_t count) { tintype_png_rows().premultiply(pixels, count); }

void tintype_use_large_pages(void *memory, size_t size) {
#if defined(__linux__)
  const uintptr_t page = (uintptr_t)1 << 21;
  if (size < page) return;
  // Round outward, since the allocator's header precedes the memory on its first page. For adjacent
  // memory, only the speed changes. If the request is refused, memory works as before.
  uintptr_t start = (uintptr_t)memory & ~(page - 1);
  uintptr_t end = ((uintptr_t)memory + size + page - 1) & ~(page - 1);
  madvise((void *)start, end - start, MADV_HUGEPAGE);
#else
  (void)memory;
  (void)size;
#endif
}

// The operator “over” of Porter and Duff 1984, on premultiplied pixels.
static inline uint32_t over(uint32_t top, uint32_t bottom) {
  uint32_t alpha = top >> 24, rest = 255 - alpha, pixel = 0;
  for (unsigned shift = 0; shift < 32; shift += 8) {
    uint32_t sum = (top >> shift & 0xFF) + tintype_multiplied(bottom >> shift & 0xFF, rest);
    // Invalid colors above their alpha must not overflow into another channel.
    pixel |= (sum > 255 ? 255 : sum) << shift;
  }
  return pixel;
}

void tintype_put(
  const uint32_t *pixels, size_t width, size_t height, bool is_blended, uint32_t *canvas,
  size_t stride) {
  for (size_t y = 0; y < height; y++, pixels += width, canvas += stride) {
    if (!is_blended) {
      memcpy(canvas, pixels, width * sizeof *pixels);
      continue;
    }
    for (size_t x = 0; x < width; x++) canvas[x] = over(pixels[x], canvas[x]);
  }
}

void tintype_turn_pixels(
  const uint32_t *pixels, ptrdiff_t first, ptrdiff_t right, ptrdiff_t down, size_t width,
  size_t height, uint32_t *turned) {
  for (size_t y = 0; y < height; y++) {
    ptrdiff_t index = first + (ptrdiff_t)y * down;
    for (size_t x = 0; x < width; x++, index += right) *turned++ = pixels[index];
  }
}
