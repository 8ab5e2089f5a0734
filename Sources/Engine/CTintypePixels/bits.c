// SPDX-License-Identifier: MIT

#include "CTintypePixels.h"

#include <stdlib.h>
#include <string.h>

static uint64_t low_bits(uint32_t count) {
  return count >= 64 ? ~(uint64_t)0 : ((uint64_t)1 << count) - 1;
}

void tintype_bits_clear(uint64_t *bits, size_t count) { memset(bits, 0, count * sizeof *bits); }

void tintype_bits_fill(
  uint64_t *bits, size_t stride, uint32_t left, uint32_t top, uint32_t right, uint32_t bottom) {
  if (left >= right) return;
  uint32_t first = left / 64, last = (right - 1) / 64;
  uint64_t begin = ~low_bits(left % 64), end = low_bits((right - 1) % 64 + 1);
  for (size_t y = top; y < bottom; y++) {
    uint64_t *row = bits + y * stride;
    if (first == last) {
      row[first] |= begin & end;
      continue;
    }
    row[first] |= begin;
    for (uint32_t word = first + 1; word < last; word++) row[word] = ~(uint64_t)0;
    row[last] |= end;
  }
}

void tintype_bits_subtract(uint64_t *bits, const uint64_t *other, size_t count) {
  for (size_t i = 0; i < count; i++) bits[i] &= ~other[i];
}

void tintype_bits_unite(uint64_t *bits, const uint64_t *other, size_t count) {
  for (size_t i = 0; i < count; i++) bits[i] |= other[i];
}

void tintype_bits_intersect(uint64_t *bits, const uint64_t *other, size_t count) {
  for (size_t i = 0; i < count; i++) bits[i] &= other[i];
}

bool tintype_bits_any(const uint64_t *bits, size_t stride, tintype_bounds rectangle) {
  if (rectangle.left >= rectangle.right) return false;
  uint32_t first = rectangle.left / 64, last = (rectangle.right - 1) / 64;
  uint64_t begin = ~low_bits(rectangle.left % 64), end = low_bits((rectangle.right - 1) % 64 + 1);
  for (size_t y = rectangle.top; y < rectangle.bottom; y++) {
    const uint64_t *row = bits + y * stride;
    for (uint32_t word = first; word <= last; word++) {
      uint64_t set = row[word];
      if (word == first) set &= begin;
      if (word == last) set &= end;
      if (set != 0) return true;
    }
  }
  return false;
}

uint64_t tintype_bits_count(const uint64_t *bits, size_t count) {
  uint64_t sum = 0;
  for (size_t i = 0; i < count; i++) sum += (uint64_t)__builtin_popcountll(bits[i]);
  return sum;
}

tintype_bounds tintype_bits_bounds(const uint64_t *bits, size_t stride, uint32_t height) {
  tintype_bounds bounds = {0};
  bool is_empty = true;
  for (uint32_t y = 0; y < height; y++) {
    const uint64_t *row = bits + (size_t)y * stride;
    size_t first = 0, end = stride;
    while (first < end && row[first] == 0) first++;
    if (first == end) continue;
    while (row[end - 1] == 0) end--;
    uint32_t left = (uint32_t)first * 64 + (uint32_t)__builtin_ctzll(row[first]);
    uint32_t right = (uint32_t)end * 64 - (uint32_t)__builtin_clzll(row[end - 1]);
    if (is_empty) bounds.left = left, bounds.top = y;
    if (left < bounds.left) bounds.left = left;
    if (right > bounds.right) bounds.right = right;
    bounds.bottom = y + 1;
    is_empty = false;
  }
  return bounds;
}

// Adds `step` to the column of each bit of a row. Returns whether there were any bits.
static bool add_bits(uint32_t *columns, const uint64_t *row, size_t words, uint32_t step) {
  bool any = false;
  for (size_t word = 0; word < words; word++) {
    for (uint64_t bits = row[word]; bits != 0; bits &= bits - 1) {
      columns[word * 64 + (size_t)__builtin_ctzll(bits)] += step;
      any = true;
    }
  }
  return any;
}

uint64_t tintype_bits_densest_square(
  const uint64_t *bits, size_t stride, uint32_t width, uint32_t height, uint32_t side) {
  if (side >= width && side >= height) return tintype_bits_count(bits, stride * height);
  uint32_t *columns = calloc(stride * 64 + 1, sizeof *columns);
  // A few kilobytes are not available: Swift's own allocations end the process as well.
  if (columns == NULL) abort();
  uint64_t most = 0;
  for (uint32_t y = 0; y < height; y++) {
    if (y >= side) add_bits(columns, bits + (size_t)(y - side) * stride, stride, UINT32_MAX);
    // A square whose lowest row is empty contains no more bits than one that ends above it.
    if (!add_bits(columns, bits + (size_t)y * stride, stride, 1)) continue;
    uint64_t sum = 0;
    for (uint32_t x = 0; x < width; x++) {
      sum += columns[x];
      if (x >= side) sum -= columns[x - side];
      if (sum > most) most = sum;
    }
  }
  free(columns);
  return most;
}
