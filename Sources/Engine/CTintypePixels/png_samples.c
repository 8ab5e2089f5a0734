// SPDX-License-Identifier: MIT

#include "png_rows.h"

#include <string.h>

// Rows of gray, gray with alpha, and palette indices (PNG specification, section 9, “Filtering”).
// Pixels do not contain these bytes, so rows are first unfiltered into lines of bytes.

static inline uint8_t paeth(int a, int b, int c) {
  int t = 3 * c - a - b;
  int low = a < b ? a : b, high = a < b ? b : a;
  int value = high <= t ? low : c;
  return (uint8_t)(t <= low ? high : value);
}

static inline __attribute__((always_inline)) void unfilter(
  const uint8_t *data, uint8_t filter, size_t size, size_t step, const uint8_t *above,
  uint8_t *line) {
  uint8_t left[2] = {0}, corner[2] = {0};
  switch (filter) {
    case 0: memcpy(line, data, size); return;
    case 1:
      for (size_t i = 0; i < size; i += step) {
        for (size_t k = 0; k < step; k++) line[i + k] = left[k] += data[i + k];
      }
      return;
    case 2:
      for (size_t i = 0; i < size; i++) line[i] = (uint8_t)(data[i] + above[i]);
      return;
    case 3:
      for (size_t i = 0; i < size; i += step) {
        for (size_t k = 0; k < step; k++) {
          line[i + k] = left[k] = (uint8_t)(data[i + k] + (left[k] + above[i + k]) / 2);
        }
      }
      return;
    default:
      for (size_t i = 0; i < size; i += step) {
        for (size_t k = 0; k < step; k++) {
          uint8_t b = above[i + k];
          line[i + k] = left[k] = (uint8_t)(data[i + k] + paeth(left[k], b, corner[k]));
          corner[k] = b;
        }
      }
  }
}

void tintype_png_unfilter(
  const uint8_t *data, uint8_t filter, size_t size, size_t step, const uint8_t *above,
  uint8_t *line) {
  if (step == 1) {
    unfilter(data, filter, size, 1, above, line);
  } else {
    unfilter(data, filter, size, 2, above, line);
  }
}

static inline __attribute__((always_inline)) void look_up(
  const uint8_t *line, unsigned depth, size_t width, const uint32_t *colors, uint32_t *row) {
  const unsigned count = 8 / depth, mask = (1u << depth) - 1;
  size_t x = 0;
  for (; x + count <= width; x += count, line++) {
    for (unsigned k = 0; k < count; k++) {
      row[x + k] = colors[*line >> (8 - depth - k * depth) & mask];
    }
  }
  for (unsigned k = 0; x < width; x++, k++) {
    row[x] = colors[*line >> (8 - depth - k * depth) & mask];
  }
}

void tintype_png_look_up(
  const uint8_t *line, unsigned depth, size_t width, const uint32_t *colors, uint32_t *row) {
  switch (depth) {
    case 1: look_up(line, 1, width, colors, row); return;
    case 2: look_up(line, 2, width, colors, row); return;
    case 4: look_up(line, 4, width, colors, row); return;
    default: look_up(line, 8, width, colors, row);
  }
}

void tintype_png_gray_alpha(const uint8_t *line, size_t width, uint32_t *row) {
  for (size_t x = 0; x < width; x++) {
    row[x] = (uint32_t)line[2 * x + 1] << 24 | line[2 * x] * 0x010101u;
  }
}
