// SPDX-License-Identifier: MIT

// Bits of pixels, and movements; see cases.h.

#include "cases.h"

#include <string.h>

// MARK: Bits

typedef struct {
  uint32_t width, height;
  size_t stride, words;
  uint64_t *bits, *other;
} bit_rows;

static uint64_t *random_bits(test *t, const bit_rows *b) {
  uint64_t *bits = memory(t, b->words * 8);
  uint32_t density = below(t, 4);
  for (size_t i = 0; density > 0 && i < b->words; i++) {
    bits[i] = next(t);
    for (uint32_t step = density; step > 1; step--) bits[i] &= next(t);
    uint32_t used = b->width - (uint32_t)(i % b->stride) * 64;
    if (used < 64) bits[i] &= (UINT64_C(1) << used) - 1;
  }
  return bits;
}

static bit_rows any_bits(test *t) {
  bit_rows b = {0};
  choose_size(t, &b.width, &b.height);
  b.stride = (b.width + 63) / 64;
  b.words = b.stride * b.height;
  b.bits = random_bits(t, &b);
  b.other = random_bits(t, &b);
  return b;
}

#define WORDS_CASE(name, ...)                  \
  CASE(tintype_, name) {                       \
    bit_rows b = any_bits(t);                  \
    tintype_##name(__VA_ARGS__);               \
    add_bytes(t, b.bits, b.words * 8);         \
  }
WORDS_CASE(bits_clear, b.bits, b.words / 2)
WORDS_CASE(bits_subtract, b.bits, b.other, b.words)
WORDS_CASE(bits_unite, b.bits, b.other, b.words)
WORDS_CASE(bits_intersect, b.bits, b.other, b.words)

CASE(tintype_, bits_fill) {
  bit_rows b = any_bits(t);
  tintype_bounds r = rectangle_in(t, b.width, b.height);
  tintype_bits_fill(b.bits, b.stride, r.left, r.top, r.right, r.bottom);
  add_bytes(t, b.bits, b.words * 8);
}

CASE(tintype_, bits_any) {
  bit_rows b = any_bits(t);
  add_number(t, tintype_bits_any(b.bits, b.stride, rectangle_in(t, b.width, b.height)));
}

CASE(tintype_, bits_count) {
  bit_rows b = any_bits(t);
  add_number(t, tintype_bits_count(b.bits, b.words));
}

CASE(tintype_, bits_bounds) {
  bit_rows b = any_bits(t);
  add_bounds(t, tintype_bits_bounds(b.bits, b.stride, b.height));
}

CASE(tintype_, bits_densest_square) {
  bit_rows b = any_bits(t);
  uint32_t side = among(t, 1, 40);
  add_number(t, tintype_bits_densest_square(b.bits, b.stride, b.width, b.height, side));
}

// MARK: Movements

CASE(tintype_, rectangle_digest) {
  picture p = any_picture(t);
  tintype_digest128 digest =
    tintype_rectangle_digest(image_of(p), rectangle_in(t, p.width, p.height));
  add_bytes(t, &digest, sizeof digest);
}

CASE(tintype_, rectangle_is_plain) {
  picture p = any_picture(t);
  add_number(t, tintype_rectangle_is_plain(image_of(p), rectangle_in(t, p.width, p.height)));
}

CASE(tintype_, rectangles_are_equal) {
  picture a = any_picture(t), b = changed_copy(t, a, false);
  tintype_bounds r = rectangle_in(t, a.width, a.height);
  uint32_t x = chance(t, 2) ? r.left : below(t, a.width - (r.right - r.left) + 1);
  uint32_t y = chance(t, 2) ? r.top : below(t, a.height - (r.bottom - r.top) + 1);
  add_number(t, tintype_rectangles_are_equal(image_of(a), r, image_of(b), x, y));
}

static uint32_t some_value(test *t, picture p) {
  return p.pixels[below(t, (uint32_t)pixel_count(p))];
}

CASE(tintype_, ring_count) {
  picture p = any_picture(t);
  tintype_bounds r = rectangle_in(t, p.width, p.height);
  add_number(t, tintype_ring_count(image_of(p), r, some_value(t, p)));
}

CASE(tintype_, plain_edges) {
  picture p = any_picture(t);
  uint32_t values[4] = {0};
  add_number(t, tintype_plain_edges(image_of(p), rectangle_in(t, p.width, p.height), values));
  add_bytes(t, values, sizeof values);
}

CASE(tintype_, trimmed) {
  picture p = any_picture(t);
  tintype_bounds r = rectangle_in(t, p.width, p.height);
  add_bounds(t, tintype_trimmed(image_of(p), r, some_value(t, p)));
}

// Two images of which a part has moved by some pixels, with lines that differ from each other.
static void moved_pair(test *t, picture *a, picture *b, int32_t *dx, int32_t *dy) {
  uint32_t width = among(t, 4, 150), height = among(t, 4, 60);
  *a = make_picture(t, width, height);
  for (size_t i = 0; i < pixel_count(*a); i++) {
    if (chance(t, 6)) a->pixels[i] = 0xFF000000u | (uint32_t)next(t);
  }
  *b = changed_copy(t, *a, false);
  *dx = chance(t, 2) ? 0 : (int32_t)among(t, 0, 16) - 8;
  *dy = chance(t, 4) ? 0 : (int32_t)among(t, 0, 24) - 12;
  tintype_bounds r = rectangle_in(t, width, height);
  if (chance(t, 2)) r = (tintype_bounds){0, 0, width, height};
  for (int32_t y = (int32_t)r.top; y < (int32_t)r.bottom; y++) {
    for (int32_t x = (int32_t)r.left; x < (int32_t)r.right; x++) {
      int32_t from_x = x - *dx, from_y = y - *dy;
      if (from_x < 0 || from_x >= (int32_t)width || from_y < 0 || from_y >= (int32_t)height) continue;
      b->pixels[(size_t)y * width + (size_t)x] = a->pixels[(size_t)from_y * width + (size_t)from_x];
    }
  }
}

CASE(tintype_, vote_offsets) {
  picture a, b;
  int32_t dx, dy, offsets[2] = {0};
  moved_pair(t, &a, &b, &dx, &dy);
  tintype_bounds r = rectangle_in(t, a.width, a.height);
  if (chance(t, 2)) r = (tintype_bounds){0, 0, a.width, a.height};
  add_number(t, tintype_vote_offsets(image_of(a), image_of(b), r, chance(t, 2), offsets));
  add_bytes(t, offsets, sizeof offsets);
}

CASE(tintype_, find_moved_rows) {
  picture a, b;
  int32_t dx, dy;
  moved_pair(t, &a, &b, &dx, &dy);
  tintype_bounds r = rectangle_in(t, b.width, b.height);
  if (chance(t, 2)) r = (tintype_bounds){0, 0, b.width, b.height};
  // The columns from which the rectangle has moved are in the first image.
  if ((int32_t)r.left < dx) r.left = (uint32_t)dx;
  if ((int32_t)r.right - dx > (int32_t)a.width) r.right = (uint32_t)((int32_t)a.width + dx);
  if (r.left >= r.right) r.left = 0, r.right = a.width, dx = 0;
  tintype_moved_rows rows = tintype_find_moved_rows(image_of(a), image_of(b), r, dx, dy);
  add_bytes(t, &rows, sizeof rows);
}

const test_case place_cases[] = {
  ENTRY(tintype_, bits_clear), ENTRY(tintype_, bits_subtract), ENTRY(tintype_, bits_unite),
  ENTRY(tintype_, bits_intersect), ENTRY(tintype_, bits_fill), ENTRY(tintype_, bits_any),
  ENTRY(tintype_, bits_count), ENTRY(tintype_, bits_bounds),
  ENTRY(tintype_, bits_densest_square), ENTRY(tintype_, rectangle_digest),
  ENTRY(tintype_, rectangle_is_plain), ENTRY(tintype_, rectangles_are_equal),
  ENTRY(tintype_, ring_count), ENTRY(tintype_, plain_edges), ENTRY(tintype_, trimmed),
  ENTRY(tintype_, vote_offsets), ENTRY(tintype_, find_moved_rows), {0}};
