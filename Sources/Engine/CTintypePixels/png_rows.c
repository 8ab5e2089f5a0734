// SPDX-License-Identifier: MIT

#include "pixel.h"
#include "png_rows.h"
#include "png_vectors.h"

// Rows of 3 or 4 bytes per pixel (PNG specification, section 9, “Filtering”), four pixels at a
// time. The filtered bytes are reordered to B, G, R, A when they are read. So the previous row
// contains finished pixels, and memory that was just written in parts is never read as a whole.

INLINE void color_row(
  const uint8_t *data, uint8_t filter, size_t step, size_t width, const uint32_t *above,
  uint32_t *row) {
  const bytes16 background = (bytes16)((pixels4){0} + blank(step));
  size_t x = 0;
  switch (filter) {
    case 0:
      for (; x + 4 <= width; x += 4) {
        bytes16 v = ordered(load(data + x * step), step) | background;
        memcpy(row + x, &v, sizeof v);
      }
      for (; x < width; x++) row[x] = ordered_one(data + x * step, step) | blank(step);
      return;
    case 1: {
      bytes16 last = background;
      for (; x + 4 <= width; x += 4) {
        bytes16 v = ordered(load(data + x * step), step);
        v += moved_by_one(v);
        v += moved_by_two(v);
        v += last;
        memcpy(row + x, &v, sizeof v);
        last = last_everywhere(v);
      }
      for (; x < width; x++) {
        last += one_pixel(ordered_one(data + x * step, step));
        row[x] = first_pixel(last);
      }
      return;
    }
    case 2:
      for (; x + 4 <= width; x += 4) {
        bytes16 v = ordered(load(data + x * step), step) + load(above + x);
        memcpy(row + x, &v, sizeof v);
      }
      for (; x < width; x++) {
        bytes16 delta = one_pixel(ordered_one(data + x * step, step));
        row[x] = first_pixel(one_pixel(above[x]) + delta);
      }
      return;
    case 3: {
      bytes16 complement = ~background;
      for (; x + 4 <= width; x += 4) {
        pixels4 v = (pixels4)ordered(load(data + x * step), step);
        pixels4 b = (pixels4)load(above + x);
        pixels4 result;
        for (int i = 0; i < 4; i++) {
          complement = next_mean(complement, one_pixel(b[i]), one_pixel(v[i]));
          result[i] = first_pixel(~complement);
        }
        memcpy(row + x, &result, sizeof result);
      }
      for (; x < width; x++) {
        bytes16 delta = one_pixel(ordered_one(data + x * step, step));
        complement = next_mean(complement, one_pixel(above[x]), delta);
        row[x] = first_pixel(~complement);
      }
      return;
    }
    default: {
      words8 a = wide(background), c = wide(background);
      for (; x + 4 <= width; x += 4) {
        pixels4 v = (pixels4)ordered(load(data + x * step), step);
        pixels4 result;
        for (size_t i = 0; i < 4; i++) {
          words8 b = wide(one_pixel(above[x + i]));
          a = next_paeth(a, b, c, wide(one_pixel(v[i])));
          c = b;
          result[i] = narrow_pixel(a);
        }
        memcpy(row + x, &result, sizeof result);
      }
      for (; x < width; x++) {
        words8 b = wide(one_pixel(above[x]));
        a = next_paeth(a, b, c, wide(one_pixel(ordered_one(data + x * step, step))));
        c = b;
        row[x] = narrow_pixel(a);
      }
    }
  }
}

// Rounds to nearest, like pixels.c.
INLINE void premultiply(uint32_t *pixels, size_t count) {
  enum { block = 16 };
  size_t i = 0;
  for (; i + block <= count; i += block) {
    uint32_t all = 0xFFFFFFFFu, any = 0;
    for (size_t k = 0; k < block; k++) {
      all &= pixels[i + k];
      any |= pixels[i + k];
    }
    if (all >= 0xFF000000u) continue;
    if (any < 0x01000000u) {
      memset(pixels + i, 0, block * sizeof *pixels);
      continue;
    }
    for (size_t k = 0; k < block; k++) pixels[i + k] = tintype_premultiplied(pixels[i + k]);
  }
  for (; i < count; i++) pixels[i] = tintype_premultiplied(pixels[i]);
}

#define DEFINE_ROWS(NAME, ATTRIBUTES) \
  ATTRIBUTES static void rgb_##NAME( \
    const uint8_t *data, uint8_t filter, size_t width, const uint32_t *above, uint32_t *row) { \
    color_row(data, filter, 3, width, above, row); \
  } \
  ATTRIBUTES static void rgba_##NAME( \
    const uint8_t *data, uint8_t filter, size_t width, const uint32_t *above, uint32_t *row) { \
    color_row(data, filter, 4, width, above, row); \
  } \
  ATTRIBUTES static void premultiply_##NAME(uint32_t *pixels, size_t count) { \
    premultiply(pixels, count); \
  }

DEFINE_ROWS(plain, )

#if defined(__x86_64__)
// The same with more instructions; the results are equal.
DEFINE_ROWS(avx2, __attribute__((target("avx2"))))

tintype_png_row_functions tintype_png_rows(void) {
  if (__builtin_cpu_supports("avx2")) {
    return (tintype_png_row_functions){rgb_avx2, rgba_avx2, premultiply_avx2};
  }
  return (tintype_png_row_functions){rgb_plain, rgba_plain, premultiply_plain};
}
#else
tintype_png_row_functions tintype_png_rows(void) {
  return (tintype_png_row_functions){rgb_plain, rgba_plain, premultiply_plain};
}
#endif
