// SPDX-License-Identifier: MIT

#include "pixel.h"
#include "png_rows.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

// PNG using libdeflate: rows that are not interlaced, with at most 8 bits per sample. The data are
// decompressed into the end of the memory for the pixels. The pixels are written from its start,
// and reach the data at the end of the last row.

enum { gray = 0, rgb = 2, palette = 3, gray_alpha = 4, rgba = 6 };

static size_t samples(const tintype_png_format *f) {
  switch (f->color_type) {
    case rgb: return 3;
    case gray_alpha: return 2;
    case rgba: return 4;
    default: return 1;
  }
}

static size_t row_size(const tintype_png_format *f) {
  return ((size_t)f->width * samples(f) * f->depth + 7) / 8;
}

static size_t data_size(const tintype_png_format *f) { return f->height * (1 + row_size(f)); }

static bool has_valid_transparency(const tintype_png_format *f) {
  switch (f->color_type) {
    case gray: return f->transparency_size == 2;
    case rgb: return f->transparency_size == 6;
    case palette:
      return f->transparency_size > 0 && f->transparency_size <= f->palette_size / 3;
    default: return false;
  }
}

size_t tintype_png_capacity(const tintype_png_format *f) {
  bool has_depth = f->depth == 8
    || ((f->color_type == gray || f->color_type == palette)
        && (f->depth == 1 || f->depth == 2 || f->depth == 4));
  if (!has_depth || f->is_interlaced || f->width == 0 || f->height == 0) return 0;
  if (f->transparency != NULL && !has_valid_transparency(f)) return 0;
  if (f->color_type == palette) {
    size_t count = f->palette_size / 3;
    if (count < 1 || count > (1u << f->depth) || f->palette_size % 3 != 0) return 0;
  }
  size_t pixels = (size_t)f->width * f->height * 4, data = data_size(f);
  return (pixels > data ? pixels : data) + tintype_png_overread;
}

// Computes the color of each gray sample or palette index; indices beyond the palette are black, as
// in libpng.
static void find_colors(const tintype_png_format *f, uint32_t colors[256]) {
  uint32_t largest = (1u << f->depth) - 1;
  for (uint32_t i = 0; i <= largest; i++) {
    uint32_t color = 0xFF000000u;
    if (f->color_type == gray) {
      color |= i * (255 / largest) * 0x010101u;
      if (f->transparency != NULL && (f->transparency[1] & largest) == i) color &= 0xFFFFFF;
    } else if (i * 3 < f->palette_size) {
      const uint8_t *entry = f->palette + i * 3;
      uint32_t alpha = i < f->transparency_size ? f->transparency[i] : 255;
      color = alpha << 24 | (uint32_t)entry[0] << 16 | (uint32_t)entry[1] << 8 | entry[2];
    }
    colors[i] = f->is_straight ? color : tintype_premultiplied(color);
  }
}

static bool expand_samples(const tintype_png_format *f, const uint8_t *data, uint32_t *pixels) {
  size_t size = row_size(f), step = samples(f), width = f->width;
  tintype_png_row_functions functions = tintype_png_rows();
  uint32_t colors[256];
  if (step == 1) find_colors(f, colors);
  uint8_t *lines = calloc(2, size);
  if (lines == NULL) return false;
  uint8_t *line = lines, *above = lines + size;
  bool is_done = true;
  for (size_t y = 0; y < f->height && is_done; y++, data += 1 + size) {
    uint32_t *row = pixels + y * width;
    is_done = *data <= 4;
    if (!is_done) break;
    tintype_png_unfilter(data + 1, *data, size, step, above, line);
    if (step == 1) {
      tintype_png_look_up(line, f->depth, width, colors, row);
    } else {
      tintype_png_gray_alpha(line, width, row);
      if (!f->is_straight) functions.premultiply(row, width);
    }
    uint8_t *swapped = line;
    line = above;
    above = swapped;
  }
  free(lines);
  return is_done;
}

// Completes a row of straight pixels after the next one has been unfiltered.
static void finish_row(
  const tintype_png_format *f, const tintype_png_row_functions *functions, uint32_t *row) {
  if (f->color_type == rgba) {
    if (!f->is_straight) functions->premultiply(row, f->width);
  } else if (f->transparency != NULL) {
    const uint8_t *t = f->transparency;
    uint32_t clear = 0xFF000000u | (uint32_t)t[1] << 16 | (uint32_t)t[3] << 8 | t[5];
    uint32_t replacement = f->is_straight ? clear & 0xFFFFFF : 0;
    for (size_t x = 0; x < f->width; x++) row[x] = row[x] == clear ? replacement : row[x];
  }
}

static bool expand_colors(const tintype_png_format *f, const uint8_t *data, uint32_t *pixels) {
  size_t size = row_size(f), width = f->width;
  tintype_png_row_functions functions = tintype_png_rows();
  tintype_png_color_row *unfilter = f->color_type == rgb ? functions.rgb : functions.rgba;
  uint32_t *blank = malloc(width * sizeof *blank);
  if (blank == NULL) return false;
  tintype_fill(blank, width, f->color_type == rgb ? 0xFF000000u : 0);
  const uint32_t *above = blank;
  bool is_done = true;
  for (size_t y = 0; y < f->height && is_done; y++, data += 1 + size) {
    uint32_t *row = pixels + y * width;
    is_done = *data <= 4;
    if (!is_done) break;
    unfilter(data + 1, *data, width, above, row);
    if (y > 0) finish_row(f, &functions, row - width);
    above = row;
  }
  if (is_done) finish_row(f, &functions, pixels + (f->height - 1) * width);
  free(blank);
  return is_done;
}

tintype_inflate_status tintype_png_inflate(
  const void *bytes, const tintype_range *parts, size_t count, uint8_t *output, size_t capacity,
  size_t *size) {
  const uint8_t *start = bytes, *stream = start + parts[0].offset;
  size_t stream_size = parts[0].size;
  uint8_t *joined = NULL;
  if (count > 1) {
    stream_size = 0;
    for (size_t i = 0; i < count; i++) stream_size += parts[i].size;
    joined = malloc(stream_size + 1);
    if (joined == NULL) return TINTYPE_INFLATE_DAMAGED;
    size_t position = 0;
    for (size_t i = 0; i < count; i++) {
      memcpy(joined + position, start + parts[i].offset, parts[i].size);
      position += parts[i].size;
    }
    stream = joined;
  }
  struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
  size_t consumed = 0;
  *size = 0;
  enum libdeflate_result result = decompressor == NULL ? LIBDEFLATE_BAD_DATA
    : libdeflate_zlib_decompress_ex(
        decompressor, stream, stream_size, output, capacity, &consumed, size);
  if (decompressor != NULL) libdeflate_free_decompressor(decompressor);
  free(joined);
  if (result == LIBDEFLATE_INSUFFICIENT_SPACE) return TINTYPE_INFLATE_NO_SPACE;
  return result == LIBDEFLATE_SUCCESS ? TINTYPE_INFLATE_DONE : TINTYPE_INFLATE_DAMAGED;
}

bool tintype_png_decode_plain(
  const void *bytes, const tintype_png_format *f, const tintype_range *parts, size_t count,
  uint32_t *pixels, size_t capacity) {
  size_t needed = tintype_png_capacity(f), size = needed == 0 ? 0 : data_size(f);
  if (needed == 0 || capacity < needed || count == 0) return false;
  uint8_t *data = (uint8_t *)pixels + (needed - tintype_png_overread - size);
  size_t found = 0;
  if (tintype_png_inflate(bytes, parts, count, data, size, &found) != TINTYPE_INFLATE_DONE || found != size) {
    return false;
  }
  return samples(f) < 3 ? expand_samples(f, data, pixels) : expand_colors(f, data, pixels);
}
