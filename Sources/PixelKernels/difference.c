// SPDX-License-Identifier: MIT

#include "PixelKernels.h"

// A colour over white, lightened to a third of its contrast, without hue.
static uint32_t pale(uint32_t pixel) {
  uint32_t white = 255 - (pixel >> 24);
  uint32_t r = (pixel >> 16 & 0xFF) + white;
  uint32_t g = (pixel >> 8 & 0xFF) + white;
  uint32_t b = (pixel & 0xFF) + white;
  // The luma weights of ITU-R BT.709 in 256ths.
  uint32_t luma = (54 * r + 183 * g + 19 * b) >> 8;
  // Pixels whose colours exceed their alpha are no valid input, but must not wrap either.
  uint32_t grey = 255 - (255 - (luma > 255 ? 255 : luma)) / 3;
  return 0xFF000000u | grey << 16 | grey << 8 | grey;
}

void pk_paint_difference(
  const uint32_t *a, size_t a_width, size_t a_height, const uint32_t *b, size_t b_width,
  size_t b_height, uint32_t changed, uint32_t *output) {
  size_t width = a_width > b_width ? a_width : b_width;
  size_t height = a_height > b_height ? a_height : b_height;
  for (size_t y = 0; y < height; y++) {
    // Columns that each has in this row.
    size_t a_end = y < a_height ? a_width : 0;
    size_t b_end = y < b_height ? b_width : 0;
    size_t both = a_end < b_end ? a_end : b_end;
    size_t any = a_end > b_end ? a_end : b_end;
    uint32_t *row = output + y * width;
    // A row beyond a bitmap's height has no pixels of it: no pointer is made for it either.
    const uint32_t *a_row = both > 0 ? a + y * a_width : a;
    const uint32_t *b_row = both > 0 ? b + y * b_width : b;
    for (size_t x = 0; x < both; x++) row[x] = a_row[x] == b_row[x] ? pale(a_row[x]) : changed;
    for (size_t x = both; x < any; x++) row[x] = changed;
    for (size_t x = any; x < width; x++) row[x] = 0;
  }
}
