// SPDX-License-Identifier: MIT

// Pixels, 16-bit samples, colors, blend modes and diff images; see cases.h.

#include "cases.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

CASE(tintype_, fill) {
  uint32_t count = below(t, 400);
  uint32_t *pixels = memory(t, (count + 1) * 4);
  tintype_fill(pixels, count, (uint32_t)next(t));
  add_picture(t, pixels, count + 1);
}

CASE(tintype_, equal) {
  uint32_t size = below(t, 900);
  uint8_t *a = random_bytes(t, size + 1), *b = memory(t, size + 1);
  memcpy(b, a, size + 1);
  if (chance(t, 2)) b[below(t, size + 1)] ^= 1;
  add_number(t, tintype_equal(a, b, size));
}

CASE(tintype_, is_opaque) {
  picture p = any_picture(t);
  for (size_t i = 0; i < pixel_count(p); i++) p.pixels[i] |= 0xFF000000u;
  if (chance(t, 2)) p.pixels[below(t, (uint32_t)pixel_count(p))] &= ~0x01000000u;
  add_number(t, tintype_is_opaque(p.pixels, pixel_count(p)));
}

CASE(tintype_, premultiply) {
  uint32_t count = below(t, 600);
  uint32_t *pixels = random_bytes(t, count * 4);
  tintype_premultiply(pixels, count);
  add_picture(t, pixels, count);
}

CASE(tintype_, put) {
  picture canvas = any_picture(t);
  tintype_bounds r = rectangle_in(t, canvas.width, canvas.height);
  picture part = make_picture(t, r.right - r.left, r.bottom - r.top);
  uint32_t *place = canvas.pixels + (size_t)r.top * canvas.width + r.left;
  tintype_put(part.pixels, part.width, part.height, chance(t, 2), place, canvas.width);
  add_picture(t, canvas.pixels, pixel_count(canvas));
}

CASE(tintype_, turn_pixels) {
  picture p = any_picture(t);
  uint32_t *turned = memory(t, pixel_count(p) * 4);
  ptrdiff_t w = p.width, h = p.height;
  // Unchanged, by a quarter, by a half and by three quarters; then the same for the mirror image.
  ptrdiff_t first[] = {0, w * (h - 1), w * h - 1, w - 1, w - 1, 0, w * (h - 1), w * h - 1};
  ptrdiff_t right[] = {1, -w, -1, w, -1, w, 1, -w}, down[] = {w, 1, -w, -1, w, 1, -w, -1};
  uint32_t way = below(t, 8);
  bool swaps = way % 2 == 1;
  tintype_turn_pixels(
    p.pixels, first[way], right[way], down[way], swaps ? p.height : p.width,
    swaps ? p.width : p.height, turned);
  add_picture(t, turned, pixel_count(p));
}

CASE(tintype_, deep_to_pixels) {
  uint32_t count = below(t, 300);
  uint32_t *pixels = memory(t, count * 4);
  tintype_deep_to_pixels(random_bytes(t, count * 8), count, pixels);
  add_picture(t, pixels, count);
}

CASE(tintype_, deep_premultiply) {
  uint32_t count = below(t, 300);
  uint64_t *deep = random_bytes(t, count * 8);
  for (uint32_t i = 0; i < count; i++) {
    if (chance(t, 4)) deep[i] |= UINT64_C(0xFFFF) << 48;
  }
  tintype_deep_premultiply(deep, count);
  add_bytes(t, deep, count * 8);
}

CASE(tintype_, color_matrix) {
  picture p = any_picture(t);
  float matrix[20];
  for (int i = 0; i < 20; i++) {
    bool is_diagonal = i % 6 == 0;
    matrix[i] = (float)between(t, -0.6, is_diagonal ? 2.5 : 0.9);
    if (chance(t, 3)) matrix[i] = is_diagonal ? 1.0f : 0.0f;
    if (chance(t, 200)) matrix[i] *= 1e6f;
  }
  tintype_color_matrix(p.pixels, pixel_count(p), matrix);
  add_picture(t, p.pixels, pixel_count(p));
}

CASE(tintype_, alpha_threshold) {
  picture p = any_picture(t);
  float minimum = (float)unit(t), maximum = (float)unit(t);
  tintype_alpha_threshold(p.pixels, pixel_count(p), minimum, maximum, (uint32_t)next(t));
  add_picture(t, p.pixels, pixel_count(p));
}

CASE(tintype_, blend) {
  picture behind = any_picture(t);
  picture front = make_picture(t, behind.width, behind.height);
  tintype_blend(
    behind.pixels, front.pixels, pixel_count(behind), (tintype_blend_mode)below(t, 5));
  add_picture(t, behind.pixels, pixel_count(behind));
}

CASE(tintype_, quantize) {
  picture p = any_picture(t);
  add_number(t, tintype_quantize(p.pixels, pixel_count(p), among(t, 1, 256)));
  add_picture(t, p.pixels, pixel_count(p));
}

CASE(tintype_, paint_difference) {
  picture a = any_picture(t), b = changed_copy(t, a, false);
  if (chance(t, 3)) b = any_picture(t);
  size_t width = a.width > b.width ? a.width : b.width;
  size_t height = a.height > b.height ? a.height : b.height;
  uint32_t *output = memory(t, width * height * 4);
  tintype_paint_difference(
    a.pixels, a.width, a.height, b.pixels, b.width, b.height, (uint32_t)next(t), output);
  add_picture(t, output, width * height);
}

CASE(tintype_, paint_frame) {
  picture p = any_picture(t);
  size_t stride = (p.width + 63) / 64;
  uint64_t *kept = chance(t, 2) ? NULL : random_bytes(t, stride * p.height * 8);
  tintype_bounds r = rectangle_in(t, p.width, p.height);
  uint32_t line = among(t, 1, 4), dash = below(t, 6);
  tintype_paint_frame(
    p.pixels, p.width, r, line, dash, (uint32_t)next(t), kept, stride);
  add_picture(t, p.pixels, pixel_count(p));
}

CASE(tintype_, mean_luma) {
  picture p = any_picture(t);
  tintype_bounds r = rectangle_in(t, p.width, p.height);
  add_double(t, tintype_mean_luma(p.pixels, p.width, r.left, r.top, r.right, r.bottom));
}

CASE(tintype_, cosine) {
  uint32_t count = among(t, 1, 80);
  float *a = memory(t, count * 4), *b = memory(t, count * 4);
  for (uint32_t i = 0; i < count; i++) {
    a[i] = (float)between(t, -1000, 1000);
    b[i] = chance(t, 2) ? a[i] : (float)between(t, -1, 1);
  }
  if (chance(t, 20)) a[below(t, count)] = 1e38f;
  add_float(t, tintype_cosine(a, b, count));
}

static void add_contrast(test *t, tintype_contrast c) {
  add_number(t, c.covered);
  add_number(t, c.visible);
  add_double(t, c.ratio);
  add_number(t, c.ink);
  add_number(t, c.ground);
}

static tintype_pixel_box box_in(test *t, picture p) {
  tintype_bounds r = rectangle_in(t, p.width, p.height);
  return (tintype_pixel_box){r.left, r.top, r.right, r.bottom};
}

CASE(tintype_, contrast_ratio) {
  uint32_t a = (uint32_t)next(t), b = (uint32_t)next(t);
  add_double(t, tintype_contrast_ratio(a, chance(t, 20) ? a : b));
}

CASE(tintype_, text_contrast) {
  picture painted = any_picture(t), without = changed_copy(t, painted, false);
  picture coverage = make_picture(t, painted.width, painted.height);
  add_contrast(
    t, tintype_text_contrast(
         painted.pixels, painted.width, without.pixels, coverage.pixels, painted.width,
         box_in(t, painted), (uint32_t)next(t) | 0xFF000000u));
}

CASE(tintype_, flat_contrast) {
  picture p = any_picture(t);
  uint32_t ink = (uint32_t)next(t) | 0xFF000000u, below = (uint32_t)next(t) | 0xFF000000u;
  uint32_t ground = (uint32_t)next(t) | 0xFF000000u;
  // Mixtures of two colors, as at the edges of glyphs.
  bool is_mixed = !chance(t, 4);
  for (size_t i = 0; is_mixed && i < pixel_count(p); i++) {
    uint32_t part = chance(t, 2) ? 0 : among(t, 0, 255), mixed = 0xFF000000u;
    for (int shift = 0; shift < 24; shift += 8) {
      uint32_t a = ground >> shift & 0xFF, b = ink >> shift & 0xFF;
      mixed |= (a * (255 - part) + b * part + 127) / 255 << shift;
    }
    p.pixels[i] = mixed;
  }
  add_contrast(t, tintype_flat_contrast(p.pixels, p.width, box_in(t, p), ink, below));
}

const test_case picture_cases[] = {
  ENTRY(tintype_, fill), ENTRY(tintype_, equal), ENTRY(tintype_, is_opaque),
  ENTRY(tintype_, premultiply), ENTRY(tintype_, put), ENTRY(tintype_, turn_pixels),
  ENTRY(tintype_, deep_to_pixels), ENTRY(tintype_, deep_premultiply),
  ENTRY(tintype_, color_matrix), ENTRY(tintype_, alpha_threshold), ENTRY(tintype_, blend),
  ENTRY(tintype_, quantize), ENTRY(tintype_, paint_difference), ENTRY(tintype_, paint_frame),
  ENTRY(tintype_, mean_luma), ENTRY(tintype_, cosine), ENTRY(tintype_, contrast_ratio),
  ENTRY(tintype_, text_contrast), ENTRY(tintype_, flat_contrast), {0}};
