// SPDX-License-Identifier: MIT

#include "png_rows.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

// Checks image data without writing pixels: the zlib stream, its checksum and its size, and the
// filter type of each row. If pixels are not needed, this takes a fraction of the time of decoding.

enum { rgb = 2, palette = 3, gray_alpha = 4, rgba = 6 };

static size_t row_size(const tintype_png_format *f, size_t width) {
  size_t samples = f->color_type == rgb ? 3 : f->color_type == gray_alpha ? 2
    : f->color_type == rgba ? 4 : 1;
  return (width * samples * f->depth + 7) / 8;
}

// The width and height of one of the seven passes of an interlaced image (PNG specification,
// section 8.2, “Interlace methods”).
static void find_pass(const tintype_png_format *f, int pass, size_t *width, size_t *height) {
  static const uint8_t left[] = {0, 4, 0, 2, 0, 1, 0}, columns[] = {8, 8, 4, 4, 2, 2, 1};
  static const uint8_t top[] = {0, 0, 4, 0, 2, 0, 1}, rows[] = {8, 8, 8, 4, 4, 2, 2};
  *width = ((size_t)f->width + columns[pass] - 1 - left[pass]) / columns[pass];
  *height = ((size_t)f->height + rows[pass] - 1 - top[pass]) / rows[pass];
  // A pass without columns has no rows, and therefore no filter types.
  if (*width == 0) *height = 0;
}

size_t tintype_png_data_size(const tintype_png_format *f) {
  if (!f->is_interlaced) return (1 + row_size(f, f->width)) * f->height;
  size_t total = 0;
  for (int pass = 0; pass < 7; pass++) {
    size_t width, height;
    find_pass(f, pass, &width, &height);
    total += (1 + row_size(f, width)) * height;
  }
  return total;
}

bool tintype_png_is_sound(
  const void *bytes, const tintype_png_format *f, const tintype_range *parts, size_t count) {
  // Formats that tintype_png_decode_plain does not decode are checked by libpng.
  if (tintype_png_capacity(f) == 0 || count == 0) return false;
  size_t row = 1 + row_size(f, f->width), size = row * f->height;
  uint8_t *data = malloc(size);
  if (data == NULL) return false;
  tintype_use_large_pages(data, size);
  size_t found = 0;
  bool is_sound = tintype_png_inflate(bytes, parts, count, data, size, &found) == TINTYPE_INFLATE_DONE
    && found == size;
  for (size_t start = 0; is_sound && start < size; start += row) is_sound = data[start] <= 4;
  free(data);
  return is_sound;
}

tintype_inflate_status tintype_png_check_data(
  const void *bytes, const tintype_range *parts, size_t count, size_t limit) {
  uint8_t *data = count == 0 ? NULL : malloc(limit + 1);
  if (data == NULL) return TINTYPE_INFLATE_DAMAGED;
  tintype_use_large_pages(data, limit);
  size_t found = 0;
  tintype_inflate_status status = tintype_png_inflate(bytes, parts, count, data, limit, &found);
  free(data);
  return status;
}
