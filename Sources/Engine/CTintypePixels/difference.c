// SPDX-License-Identifier: MIT

#include "CTintypePixels.h"

// Returns a color over white, lightened to a third of its contrast, without hue.
static uint32_t pale(uint32_t pixel) {
  uint32_t white = 255 - (pixel >> 24);
  uint32_t r = (pixel >> 16 & 0xFF) + white;
  uint32_t g = (pixel >> 8 & 0xFF) + white;
  uint32_t b = (pixel & 0xFF) + white;
  // The luma weights of ITU-R BT.709 in 256ths.
  uint32_t luma = (54 * r + 183 * g + 19 * b) >> 8;
  // Pixels whose colors exceed their alpha are invalid input, but must not overflow.
  uint32_t gray = 255 - (255 - (luma > 255 ? 255 : luma)) / 3;
  return 0xFF000000u | gray << 16 | gray << 8 | gray;
}

void tintype_paint_difference(
  const uint32_t *a, size_t a_width, size_t a_height, const uint32_t *b, size_t b_width,
  size_t b_height, uint32_t changed, uint32_t *output) {
  size_t width = a_width > b_width ? a_width : b_width;
  size_t height = a_height > b_height ? a_height : b_height;
  for (size_t y = 0; y < height; y++) {
    // The columns that each image has in this row.
    size_t a_end = y < a_height ? a_width : 0;
    size_t b_end = y < b_height ? b_width : 0;
    size_t both = a_end < b_end ? a_end : b_end;
    size_t any = a_end > b_end ? a_end : b_end;
    uint32_t *row = output + y * width;
    // A row beyond a bitmap's height has no pixels, so no pointer to it is formed either.
    const uint32_t *a_row = both > 0 ? a + y * a_width : a;
    const uint32_t *b_row = both > 0 ? b + y * b_width : b;
    for (size_t x = 0; x < both; x++) row[x] = a_row[x] == b_row[x] ? pale(a_row[x]) : changed;
    for (size_t x = both; x < any; x++) row[x] = changed;
    for (size_t x = any; x < width; x++) row[x] = 0;
  }
}

// MARK: Findings

// Mixes `part` 256ths of an opaque color over another one.
static uint32_t mixed(uint32_t ground, uint32_t color, uint32_t part) {
  uint32_t result = 0xFF000000u;
  for (int shift = 0; shift < 24; shift += 8) {
    uint32_t a = ground >> shift & 0xFF, b = color >> shift & 0xFF;
    result |= ((a * (256 - part) + b * part) >> 8) << shift;
  }
  return result;
}

static const uint32_t mask_color = 0xFF64748Bu;

static bool is_set(const uint64_t *bits, size_t x) { return bits && (bits[x / 64] >> (x % 64) & 1); }

void tintype_paint_finding(
  const tintype_canvas *c, const uint64_t *smoothed, const uint64_t *masked, uint32_t color,
  uint32_t *output) {
  const size_t width = c->a_width > c->b_width ? c->a_width : c->b_width;
  const size_t height = c->a_height > c->b_height ? c->a_height : c->b_height;
  for (size_t y = 0; y < height; y++) {
    const size_t place = y * c->bit_stride;
    const uint64_t *changed = c->changed + place;
    const uint64_t *smoothed_row = smoothed ? smoothed + place : NULL;
    const uint64_t *masked_row = masked ? masked + place : NULL;
    uint32_t *row = output + y * width;
    const size_t a_end = y < c->a_height ? c->a_width : 0;
    for (size_t start = 0; start < width; start += 64) {
      const size_t word = start / 64, end = start + 64 < width ? start + 64 : width;
      // Most words have no bits, and their pixels are in the first image.
      if (end <= a_end && changed[word] == 0 && (!smoothed_row || smoothed_row[word] == 0)
          && (!masked_row || masked_row[word] == 0)) {
        const uint32_t *a = c->a + y * c->a_width;
        for (size_t x = start; x < end; x++) row[x] = pale(a[x]);
        continue;
      }
      for (size_t x = start; x < end; x++) {
        bool in_a = x < a_end, in_b = x < c->b_width && y < c->b_height;
        if (!in_a && !in_b) {
          row[x] = 0;
          continue;
        }
        uint32_t ground = pale(in_a ? c->a[y * c->a_width + x] : c->b[y * c->b_width + x]);
        if (is_set(masked_row, x)) {
          // Lines from the lower left to the upper right.
          row[x] = mixed(ground, mask_color, (x + y) % 10 < 2 ? 144 : 56);
        } else if (is_set(changed, x)) {
          // Lines in the other direction.
          bool is_alone = !in_a || !in_b;
          row[x] = is_alone && (x + 7 * y) % 8 >= 3 ? mixed(ground, color, 40) : color;
        } else {
          row[x] = is_set(smoothed_row, x) ? mixed(ground, color, 96) : ground;
        }
      }
    }
  }
}

void tintype_paint_frame(
  uint32_t *pixels, size_t width, tintype_bounds r, uint32_t line, uint32_t dash, uint32_t color,
  const uint64_t *kept, size_t bit_stride) {
  for (uint32_t y = r.top; y < r.bottom; y++) {
    bool is_edge = y - r.top < line || r.bottom - y <= line;
    for (uint32_t x = r.left; x < r.right; x++) {
      if (!is_edge && x - r.left >= line && r.right - x > line) {
        // The interior is not painted.
        x = r.right - line - 1;
        continue;
      }
      uint32_t way = is_edge ? x - r.left : y - r.top;
      if (dash > 0 && way / dash % 2 != 0) continue;
      uint32_t *pixel = &pixels[(size_t)y * width + x];
      if (*pixel != 0 && !is_set(kept ? kept + y * bit_stride : NULL, x)) *pixel = color;
    }
  }
}
