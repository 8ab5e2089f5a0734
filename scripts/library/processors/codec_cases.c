// SPDX-License-Identifier: MIT

// zlib streams and PNG files; see cases.h.

#include "cases.h"

#include <string.h>

// MARK: zlib

typedef struct {
  uint8_t *bytes;
  size_t size;
} data;

// Bytes with repetitions.
static data any_data(test *t, size_t limit) {
  data d = {NULL, below(t, (uint32_t)limit)};
  d.bytes = random_bytes(t, d.size);
  for (size_t i = 8; i < d.size; i++) {
    if (!chance(t, 8)) d.bytes[i] = d.bytes[i - 1 - below(t, 8)];
  }
  return d;
}

static data compressed(test *t, data d) {
  size_t capacity = tintype_zlib_bound(d.size);
  data result = {memory(t, capacity), 0};
  int level = (int)among(t, 1, 12);
  result.size = tintype_zlib_compress(level, d.bytes, d.size, result.bytes, capacity);
  return result;
}

// Changes a byte of one in four.
static void damage(test *t, data d) {
  if (chance(t, 4) && d.size > 0) d.bytes[below(t, (uint32_t)d.size)] ^= (uint8_t)among(t, 1, 255);
}

CASE(tintype_, zlib_bound) { add_number(t, tintype_zlib_bound(next(t) >> 20)); }

CASE(tintype_, zlib_compress) {
  data d = compressed(t, any_data(t, 3000));
  add_bytes(t, d.bytes, d.size);
}

CASE(tintype_, zlib_decompress) {
  data original = any_data(t, 3000), d = compressed(t, original);
  damage(t, d);
  size_t capacity = chance(t, 8) ? original.size / 2 : original.size, size = 0;
  uint8_t *output = memory(t, capacity + 1);
  tintype_inflate_status status =
    tintype_zlib_decompress(d.bytes, d.size, output, capacity, &size);
  add_number(t, status);
  if (status == TINTYPE_INFLATE_DONE) add_bytes(t, output, size);
}

// MARK: Files

typedef struct {
  tintype_png_format format;
  data file;
  // The parts of the file with the image data.
  tintype_range parts[3];
  size_t count;
} png;

static void choose_format(test *t, tintype_png_format *f) {
  static const uint8_t types[] = {0, 2, 3, 4, 6};
  uint32_t width, height;
  choose_size(t, &width, &height);
  f->width = width, f->height = height;
  f->color_type = types[below(t, 5)];
  f->depth = 8;
  if (f->color_type == 0) f->depth = (uint8_t)(1u << below(t, 5));
  if (f->color_type == 3) f->depth = (uint8_t)(1u << below(t, 4));
  if (f->color_type % 3 != 0 && chance(t, 4)) f->depth = 16;
  f->is_interlaced = chance(t, 5);
  f->is_straight = chance(t, 4);
  if (f->color_type == 3) {
    uint32_t colors = among(t, 1, 1u << f->depth);
    f->palette_size = colors * 3;
    f->palette = random_bytes(t, f->palette_size);
    f->transparency_size = chance(t, 2) ? among(t, 1, colors) : 0;
  } else if (f->color_type < 3 && chance(t, 2)) {
    f->transparency_size = f->color_type == 0 ? 2 : 6;
  }
  if (f->transparency_size == 0) return;
  uint8_t *samples = random_bytes(t, f->transparency_size);
  // Samples of fewer than 16 bits have only that many.
  for (size_t i = 0; i < f->transparency_size && f->color_type != 3 && f->depth < 16; i++) {
    samples[i] = i % 2 == 0 ? 0 : samples[i] & (uint8_t)((1u << f->depth) - 1);
  }
  f->transparency = samples;
}

static size_t row_size(const tintype_png_format *f, size_t width) {
  static const uint8_t samples[] = {1, 0, 3, 1, 2, 0, 4};
  return (width * samples[f->color_type] * f->depth + 7) / 8;
}

// The rows of all passes, each with a filter type. Palette indices can exceed the palette.
static data image_data(test *t, const tintype_png_format *f) {
  static const uint8_t left[] = {0, 4, 0, 2, 0, 1, 0, 0}, columns[] = {8, 8, 4, 4, 2, 2, 1, 1};
  static const uint8_t top[] = {0, 0, 4, 0, 2, 0, 1, 0}, rows[] = {8, 8, 8, 4, 4, 2, 2, 1};
  data d = {NULL, tintype_png_data_size(f)};
  d.bytes = random_bytes(t, d.size);
  bool is_plain = chance(t, 3);
  for (size_t i = 0; is_plain && i < d.size; i++) d.bytes[i] &= 3;
  uint8_t *row = d.bytes;
  for (int pass = f->is_interlaced ? 0 : 7; pass < (f->is_interlaced ? 7 : 8); pass++) {
    size_t width = (f->width + columns[pass] - 1u - left[pass]) / columns[pass];
    size_t height = (f->height + rows[pass] - 1u - top[pass]) / rows[pass];
    for (size_t y = 0; width > 0 && y < height; y++, row += 1 + row_size(f, width)) {
      *row = (uint8_t)below(t, chance(t, 200) ? 7 : 5);
    }
  }
  return d;
}

static void put_number(uint8_t *bytes, uint32_t number) {
  for (int i = 0; i < 4; i++) bytes[i] = (uint8_t)(number >> (24 - 8 * i));
}

// Appends a chunk and returns the offset of its contents.
static size_t put_chunk(data *file, const char *type, const uint8_t *bytes, size_t size) {
  uint8_t *chunk = file->bytes + file->size;
  put_number(chunk, (uint32_t)size);
  memcpy(chunk + 4, type, 4);
  if (size > 0) memcpy(chunk + 8, bytes, size);
  put_number(chunk + 8 + size, tintype_crc32(0, chunk + 4, size + 4));
  file->size += size + 12;
  return file->size - size - 4;
}

static png any_png(test *t) {
  png p = {0};
  tintype_png_format *f = &p.format;
  choose_format(t, f);
  data stream = compressed(t, image_data(t, f));
  damage(t, stream);
  p.file.bytes = memory(t, stream.size + f->palette_size + 500);
  memcpy(p.file.bytes, "\x89PNG\r\n\x1A\n", 8);
  p.file.size = 8;
  uint8_t header[13] = {0};
  put_number(header, f->width);
  put_number(header + 4, f->height);
  header[8] = f->depth, header[9] = f->color_type, header[12] = f->is_interlaced;
  put_chunk(&p.file, "IHDR", header, sizeof header);
  if (f->palette_size > 0) put_chunk(&p.file, "PLTE", f->palette, f->palette_size);
  if (f->transparency_size > 0) put_chunk(&p.file, "tRNS", f->transparency, f->transparency_size);
  size_t start = 0;
  p.count = among(t, 1, 3);
  for (size_t i = 0; i < p.count; i++) {
    size_t end = i + 1 == p.count ? stream.size : start + below(t, (uint32_t)(stream.size - start));
    p.parts[i].size = end - start;
    p.parts[i].offset = put_chunk(&p.file, "IDAT", stream.bytes + start, end - start);
    start = end;
  }
  put_chunk(&p.file, "IEND", NULL, 0);
  return p;
}

CASE(tintype_, png_capacity) {
  tintype_png_format f = {0};
  choose_format(t, &f);
  add_number(t, tintype_png_capacity(&f));
}

CASE(tintype_, png_data_size) {
  tintype_png_format f = {0};
  choose_format(t, &f);
  add_number(t, tintype_png_data_size(&f));
}

CASE(tintype_, png_decode_plain) {
  png p = any_png(t);
  size_t capacity = tintype_png_capacity(&p.format);
  uint32_t *pixels = memory(t, capacity);
  bool is_decoded = tintype_png_decode_plain(
    p.file.bytes, &p.format, p.parts, p.count, pixels, capacity);
  add_number(t, is_decoded);
  if (is_decoded) add_picture(t, pixels, (size_t)p.format.width * p.format.height);
}

CASE(tintype_, png_is_sound) {
  png p = any_png(t);
  add_number(t, tintype_png_is_sound(p.file.bytes, &p.format, p.parts, p.count));
}

CASE(tintype_, png_check_data) {
  png p = any_png(t);
  size_t limit = tintype_png_data_size(&p.format) + 1 - below(t, 3);
  add_number(t, tintype_png_check_data(p.file.bytes, p.parts, p.count, limit));
}

CASE(tintype_, png_decode) {
  png p = any_png(t);
  uint32_t width = p.format.width, height = p.format.height;
  uint32_t *pixels = memory(t, (size_t)width * height * 4);
  char message[TINTYPE_MESSAGE_SIZE];
  bool is_decoded = tintype_png_decode(
    p.file.bytes, p.file.size, width, height, p.format.is_straight, pixels, message);
  add_number(t, is_decoded);
  add_bytes(t, message, strlen(message));
  if (is_decoded) add_picture(t, pixels, (size_t)width * height);
}

CASE(tintype_, png_decode_deep) {
  png p = any_png(t);
  uint32_t width = p.format.width, height = p.format.height;
  uint64_t *pixels = memory(t, (size_t)width * height * 8);
  char message[TINTYPE_MESSAGE_SIZE];
  bool is_decoded = tintype_png_decode_deep(
    p.file.bytes, p.file.size, width, height, pixels, message);
  add_number(t, is_decoded);
  add_bytes(t, message, strlen(message));
  if (is_decoded) add_bytes(t, pixels, (size_t)width * height * 8);
}

// MARK: Encoding

static void add_layout(test *t, const tintype_png_layout *layout) {
  add_number(t, layout->color_type);
  add_number(t, layout->depth);
  add_picture(t, layout->colors, layout->color_count);
}

CASE(tintype_, png_layout_of) {
  picture p = any_picture(t);
  tintype_png_layout layout = tintype_png_layout_of(p.pixels, pixel_count(p));
  add_layout(t, &layout);
}

CASE(tintype_, png_write_palette) {
  picture p = any_picture(t);
  tintype_png_layout layout = tintype_png_layout_of(p.pixels, pixel_count(p));
  uint8_t *palette = memory(t, 768), *alphas = memory(t, 256);
  add_number(t, tintype_png_write_palette(&layout, palette, alphas));
  add_bytes(t, palette, layout.color_count * 3);
  add_bytes(t, alphas, layout.color_count);
}

CASE(tintype_, png_row_size) {
  picture p = any_picture(t);
  tintype_png_layout layout = tintype_png_layout_of(p.pixels, pixel_count(p));
  add_number(t, tintype_png_row_size(&layout, p.width));
}

typedef struct {
  uint8_t *bytes;
  size_t size, height, step;
} rows;

static rows written_rows(test *t, bool marks_repeats) {
  picture p = any_picture(t);
  tintype_png_layout layout = tintype_png_layout_of(p.pixels, pixel_count(p));
  rows r = {.size = tintype_png_row_size(&layout, p.width), .height = p.height};
  r.bytes = memory(t, (r.size + 1) * p.height + 4);
  r.step = layout.color_type == 2 ? 3 : layout.color_type == 6 ? 4 : 1;
  tintype_png_write_rows(&layout, p.pixels, p.width, p.height, marks_repeats, r.bytes);
  return r;
}

CASE(tintype_, png_write_rows) {
  rows r = written_rows(t, chance(t, 2));
  add_bytes(t, r.bytes, (r.size + 1) * r.height);
}

CASE(tintype_, png_filter_rows) {
  rows r = written_rows(t, false);
  uint8_t *output = memory(t, (r.size + 1) * r.height);
  add_number(t, tintype_png_filter_rows(r.bytes, r.size, r.height, r.step, output));
  add_bytes(t, output, (r.size + 1) * r.height);
}

const test_case codec_cases[] = {
  ENTRY(tintype_, zlib_bound), ENTRY(tintype_, zlib_compress), ENTRY(tintype_, zlib_decompress),
  ENTRY(tintype_, png_capacity), ENTRY(tintype_, png_data_size),
  ENTRY(tintype_, png_decode_plain), ENTRY(tintype_, png_is_sound),
  ENTRY(tintype_, png_check_data), ENTRY(tintype_, png_decode),
  ENTRY(tintype_, png_decode_deep), ENTRY(tintype_, png_layout_of),
  ENTRY(tintype_, png_write_palette), ENTRY(tintype_, png_row_size),
  ENTRY(tintype_, png_write_rows), ENTRY(tintype_, png_filter_rows), {0}};
