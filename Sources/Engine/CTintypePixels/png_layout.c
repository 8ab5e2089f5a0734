// SPDX-License-Identifier: MIT

#include "pixel.h"
#include "CTintypePixels.h"

#include <stdlib.h>
#include <string.h>

// The storage of an image: with the fewest bits per pixel that can store its colors.

enum { slots = 1024, maximum_colors = 256 };

static inline uint32_t slot_of(uint32_t pixel) { return (pixel * 2654435761u) >> 22; }

static int ascending(const void *a, const void *b) {
  uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
  return x < y ? -1 : x > y;
}

// Collects up to 256 colors; returns false if there are more.
static bool collect_colors(const uint32_t *pixels, size_t count, tintype_png_layout *layout) {
  // 0 marks a free slot; whether 0 is one of the colors is stored separately.
  uint32_t table[slots] = {0};
  bool has_zero = false;
  uint32_t previous = ~pixels[0];
  layout->color_count = 0;
  for (size_t i = 0; i < count; i++) {
    uint32_t pixel = pixels[i];
    if (pixel == previous) continue;
    previous = pixel;
    uint32_t slot = slot_of(pixel);
    if (pixel == 0) {
      if (has_zero) continue;
      has_zero = true;
    } else {
      while (table[slot] != 0 && table[slot] != pixel) slot = (slot + 1) % slots;
      if (table[slot] == pixel) continue;
      table[slot] = pixel;
    }
    if (layout->color_count == maximum_colors) return false;
    layout->colors[layout->color_count++] = pixel;
  }
  // In sorted order, the colors with the least alpha come first, and equal colors result in an
  // equal palette.
  qsort(layout->colors, layout->color_count, sizeof *layout->colors, ascending);
  return true;
}

static uint8_t depth_for(size_t color_count) {
  return color_count <= 2 ? 1 : color_count <= 4 ? 2 : color_count <= 16 ? 4 : 8;
}

static inline bool is_gray(uint32_t pixel) {
  uint32_t red = pixel >> 16 & 0xFF;
  return pixel == (0xFF000000u | red * 0x010101u);
}

// Returns the number of bits that opaque gray needs; 0 if there is any other color.
static uint8_t gray_depth(const tintype_png_layout *layout) {
  uint8_t depth = 1;
  for (size_t i = 0; i < layout->color_count; i++) {
    if (!is_gray(layout->colors[i])) return 0;
    uint32_t value = layout->colors[i] & 0xFF;
    while (depth < 8 && value % (255 / ((1u << depth) - 1)) != 0) depth *= 2;
  }
  return depth;
}

tintype_png_layout tintype_png_layout_of(const uint32_t *pixels, size_t count) {
  bool is_opaque = tintype_is_opaque(pixels, count);
  tintype_png_layout layout = {.depth = 8, .color_type = is_opaque ? 2 : 6};
  if (!collect_colors(pixels, count, &layout)) {
    layout.color_count = 0;
    return layout;
  }
  uint8_t palette_depth = depth_for(layout.color_count), gray = gray_depth(&layout);
  size_t frames = is_opaque ? 12 : 24;
  size_t palette_size = frames + layout.color_count * 4 + count * palette_depth / 8;
  if (gray != 0 && gray <= palette_depth) {
    layout.color_type = 0;
    layout.depth = gray;
    layout.color_count = 0;
  } else if (palette_size < count * (is_opaque ? 3 : 4)) {
    layout.color_type = 3;
    layout.depth = palette_depth;
  } else {
    // The palette of a small image would be larger than the savings.
    layout.color_count = 0;
  }
  return layout;
}

// Writes the bytes R, G, B, A, straight.
static inline void write_straight(uint32_t pixel, uint8_t rgba[4]) {
  uint32_t a = pixel >> 24;
  if (a == 0) {
    memset(rgba, 0, 4);
    return;
  }
  rgba[0] = (uint8_t)tintype_straightened(pixel >> 16 & 0xFF, a);
  rgba[1] = (uint8_t)tintype_straightened(pixel >> 8 & 0xFF, a);
  rgba[2] = (uint8_t)tintype_straightened(pixel & 0xFF, a);
  rgba[3] = (uint8_t)a;
}

size_t tintype_png_write_palette(const tintype_png_layout *layout, uint8_t *palette, uint8_t *alphas) {
  size_t translucent = 0;
  for (size_t i = 0; i < layout->color_count; i++) {
    uint8_t rgba[4];
    write_straight(layout->colors[i], rgba);
    memcpy(palette + 3 * i, rgba, 3);
    alphas[i] = rgba[3];
    if (rgba[3] < 255) translucent = i + 1;
  }
  return translucent;
}

size_t tintype_png_row_size(const tintype_png_layout *layout, size_t width) {
  size_t samples = layout->color_type == 2 ? 3 : layout->color_type == 6 ? 4 : 1;
  return (width * samples * layout->depth + 7) / 8;
}

static void write_rgb(const uint32_t *row, size_t width, uint8_t *output) {
  size_t x = 0;
  // Writes four bytes at a time; the next pixel overwrites the last one.
  for (; x + 1 < width; x++, output += 3) {
    uint32_t bytes = __builtin_bswap32(row[x]) >> 8;
    memcpy(output, &bytes, 4);
  }
  if (x < width) {
    output[0] = (uint8_t)(row[x] >> 16);
    output[1] = (uint8_t)(row[x] >> 8);
    output[2] = (uint8_t)row[x];
  }
}

static void write_rgba(const uint32_t *row, size_t width, uint8_t *output) {
  for (size_t x = 0; x < width; x++, output += 4) {
    if (row[x] >= 0xFF000000u) {
      uint32_t bytes = __builtin_bswap32(row[x]) >> 8 | 0xFF000000u;
      memcpy(output, &bytes, 4);
    } else {
      write_straight(row[x], output);
    }
  }
}

// The index of each color in the palette.
typedef struct {
  uint32_t pixels[slots];
  uint8_t indices[slots];
} color_table;

static void fill_table(const tintype_png_layout *layout, color_table *table) {
  memset(table, 0, sizeof *table);
  for (size_t i = 0; i < layout->color_count; i++) {
    uint32_t pixel = layout->colors[i], slot = slot_of(pixel);
    if (pixel == 0) continue;  // The smallest color: its index is 0.
    while (table->pixels[slot] != 0) slot = (slot + 1) % slots;
    table->pixels[slot] = pixel;
    table->indices[slot] = (uint8_t)i;
  }
}

static inline uint32_t index_of(uint32_t pixel, const color_table *table) {
  uint32_t slot = slot_of(pixel);
  if (pixel == 0) return 0;
  while (table->pixels[slot] != pixel && table->pixels[slot] != 0) slot = (slot + 1) % slots;
  return table->indices[slot];
}

static void write_samples(
  const uint32_t *row, size_t width, const tintype_png_layout *layout, const color_table *table,
  uint8_t *output) {
  unsigned depth = layout->depth, bits = 0, byte = 0;
  uint32_t previous = ~row[0], sample = 0;
  for (size_t x = 0; x < width; x++) {
    if (row[x] != previous) {
      previous = row[x];
      sample = layout->color_type == 3 ? index_of(previous, table) : (previous & 0xFF) >> (8 - depth);
    }
    byte = byte << depth | sample;
    bits += depth;
    if (bits == 8) {
      *output++ = (uint8_t)byte;
      bits = byte = 0;
    }
  }
  if (bits > 0) *output = (uint8_t)(byte << (8 - bits));
}

void tintype_png_write_rows(
  const tintype_png_layout *layout, const uint32_t *pixels, size_t width, size_t height,
  bool marks_repeats, uint8_t *output) {
  size_t size = tintype_png_row_size(layout, width);
  color_table table;
  if (layout->color_type == 3) fill_table(layout, &table);
  for (size_t y = 0; y < height; y++, output += 1 + size) {
    const uint32_t *row = pixels + y * width;
    if (marks_repeats && y > 0 && memcmp(row, row - width, width * sizeof *row) == 0) {
      output[0] = 2;
      memset(output + 1, 0, size);
      continue;
    }
    output[0] = 0;
    switch (layout->color_type) {
      case 2: write_rgb(row, width, output + 1); break;
      case 6: write_rgba(row, width, output + 1); break;
      default: write_samples(row, width, layout, &table, output + 1);
    }
  }
}
