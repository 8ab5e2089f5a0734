// SPDX-License-Identifier: MIT

#include "png_rows.h"

#include <string.h>
#if defined(__linux__)
#include <sys/mman.h>
#endif

void pk_fill(uint32_t *pixels, size_t count, uint32_t value) {
  for (size_t i = 0; i < count; i++) pixels[i] = value;
}

bool pk_equal(const void *a, const void *b, size_t size) {
  return size == 0 || a == b || memcmp(a, b, size) == 0;
}

bool pk_is_opaque(const uint32_t *pixels, size_t count) {
  // In blocks: no branch within one, so that the compiler vectorises, and an early end.
  enum { block = 4096 };
  for (size_t start = 0; start < count; start += block) {
    size_t end = count - start < block ? count : start + block;
    uint32_t all = 0xFF000000u;
    for (size_t i = start; i < end; i++) all &= pixels[i];
    if (all != 0xFF000000u) return false;
  }
  return true;
}

void pk_premultiply(uint32_t *pixels, size_t count) { pk_png_rows().premultiply(pixels, count); }

void pk_use_large_pages(void *memory, size_t size) {
#if defined(__linux__)
  const uintptr_t page = (uintptr_t)1 << 21;
  uintptr_t start = ((uintptr_t)memory + page - 1) & ~(page - 1);
  uintptr_t end = ((uintptr_t)memory + size) & ~(page - 1);
  // Refused, memory works as it did.
  if (start < end) madvise((void *)start, end - start, MADV_HUGEPAGE);
#else
  (void)memory;
  (void)size;
#endif
}
