// SPDX-License-Identifier: MIT

#include "CTintypePixels.h"

#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// Three successive box filters, SVG 1.1 section 15.17 (feGaussianBlur). Each is a sliding sum of
// the previous sums, so that only the last one is divided and rounded: once along the rows, once
// along the columns. A line is processed four bytes at a time, the channels of a pixel or four
// lines of a mask. Sums are exact: in 32 bits for small boxes, in doubles, which represent whole
// numbers up to 2⁵³, for large ones.

typedef uint8_t bytes4 __attribute__((vector_size(4)));
typedef int32_t sums4 __attribute__((vector_size(16)));
typedef float floats4 __attribute__((vector_size(16)));
typedef double doubles4 __attribute__((vector_size(32)));

// 255 · 200³ is the largest sum that fits into 31 bits.
enum { maximum_narrow_box = 200 };

// The widths of the three boxes: equal if odd, otherwise the last one is larger, which centers
// them.
typedef struct {
  size_t first, second, third;
  // The distance by which the result extends beyond a single byte on each side.
  size_t reach;
} boxes;

static boxes boxes_of(uint32_t width) {
  boxes b = {width, width, width | 1u, 0};
  b.reach = (b.first + b.second + b.third - 3) / 2;
  return b;
}

uint32_t tintype_blur_reach(uint32_t box) { return box > 1 ? (uint32_t)boxes_of(box).reach : 0; }

// A power of two that is no less than any of the boxes.
static size_t ring_length(boxes b) {
  size_t length = 4;
  while (length < b.third) length *= 2;
  return length;
}

static inline bytes4 bytes_at(const uint32_t *pixel) {
  bytes4 bytes;
  memcpy(&bytes, pixel, sizeof bytes);
  return bytes;
}

#define MEAN_OF_SUMS4(sum, inverse) \
  __builtin_convertvector(__builtin_convertvector((sum), floats4) * (float)(inverse) + 0.5f, sums4)
#define MEAN_OF_DOUBLES4(sum, inverse) __builtin_convertvector((sum) * (inverse) + 0.5, sums4)

// Defines a function that blurs a line of `count` pixels in place. `scratch` contains three rings, one
// for the bytes and one for each of their sums, as long as a box, rounded up to a power of two.
//
// The result is delayed by `reach`, which is no less than a box: written bytes are not read again.
#define DEFINE_BLUR_LINE(vector, number, MEAN) \
  static void blur_line_##vector( \
    uint32_t *line, size_t count, boxes b, bool extends_edges, void *scratch) { \
    size_t length = ring_length(b), mask = length - 1; \
    vector *values = scratch, *once = values + length, *twice = once + length; \
    vector first = {0}, last = {0}; \
    if (extends_edges) { \
      first = __builtin_convertvector(bytes_at(line), vector); \
      last = __builtin_convertvector(bytes_at(line + count - 1), vector); \
    } \
    vector sum1 = first * (number)b.first; \
    vector sum2 = sum1 * (number)b.second; \
    vector sum3 = sum2 * (number)b.third; \
    for (size_t i = 0; i < length; i++) { \
      values[i] = first; \
      once[i] = sum1; \
      twice[i] = sum2; \
    } \
    double inverse = 1.0 / (double)(b.first * b.second * b.third); \
    for (size_t i = 0; i < count + b.reach; i++) { \
      vector value = i < count ? __builtin_convertvector(bytes_at(line + i), vector) : last; \
      sum1 += value - values[(i - b.first) & mask]; \
      sum2 += sum1 - once[(i - b.second) & mask]; \
      sum3 += sum2 - twice[(i - b.third) & mask]; \
      values[i & mask] = value; \
      once[i & mask] = sum1; \
      twice[i & mask] = sum2; \
      if (i < b.reach) continue; \
      bytes4 mean = __builtin_convertvector(MEAN(sum3, inverse), bytes4); \
      memcpy(line + i - b.reach, &mean, sizeof mean); \
    } \
  }

DEFINE_BLUR_LINE(sums4, int32_t, MEAN_OF_SUMS4)
DEFINE_BLUR_LINE(doubles4, double, MEAN_OF_DOUBLES4)

// The memory for the sums of a line, and whether they fit into 32 bits.
typedef struct {
  boxes boxes;
  bool extends_edges;
  bool is_narrow;
  void *scratch;
} blurring;

static bool begin(blurring *blur, uint32_t box, bool extends_edges) {
  blur->boxes = boxes_of(box);
  blur->extends_edges = extends_edges;
  blur->is_narrow = box <= maximum_narrow_box;
  size_t size = blur->is_narrow ? sizeof(sums4) : sizeof(doubles4);
  // At least four values per ring: whole cache lines, as aligned memory requires.
  blur->scratch = aligned_alloc(64, 3 * ring_length(blur->boxes) * size);
  return blur->scratch != NULL;
}

static void blur_line(const blurring *blur, uint32_t *line, size_t count) {
  if (!blur->extends_edges) {
    uint32_t any = 0;
    for (size_t i = 0; i < count; i++) any |= line[i];
    if (any == 0) return;
  }
  if (blur->is_narrow) {
    blur_line_sums4(line, count, blur->boxes, blur->extends_edges, blur->scratch);
  } else {
    blur_line_doubles4(line, count, blur->boxes, blur->extends_edges, blur->scratch);
  }
}

// Blurs columns of pixels, several at a time so that whole cache lines are read.
static void blur_columns(
  const blurring *blur, uint32_t *pixels, size_t width, size_t height, uint32_t *lines) {
  enum { together = 16 };
  for (size_t left = 0; left < width; left += together) {
    size_t columns = width - left < together ? width - left : together;
    for (size_t y = 0; y < height; y++) {
      const uint32_t *row = pixels + y * width + left;
      for (size_t x = 0; x < columns; x++) lines[x * height + y] = row[x];
    }
    for (size_t x = 0; x < columns; x++) blur_line(blur, lines + x * height, height);
    for (size_t y = 0; y < height; y++) {
      uint32_t *row = pixels + y * width + left;
      for (size_t x = 0; x < columns; x++) row[x] = lines[x * height + y];
    }
  }
}

bool tintype_blur(uint32_t *pixels, size_t width, size_t height, uint32_t box, bool extends_edges) {
  if (width == 0 || height == 0 || box < 2) return true;
  blurring blur;
  if (!begin(&blur, box, extends_edges)) return false;
  uint32_t *lines = malloc(16 * height * sizeof *lines);
  if (lines) {
    for (size_t y = 0; y < height; y++) blur_line(&blur, pixels + y * width, width);
    blur_columns(&blur, pixels, width, height, lines);
  }
  free(blur.scratch);
  free(lines);
  return lines != NULL;
}

// Blurs rows of bytes, four at a time: the byte of each row is one channel of a pixel.
static void blur_rows_of_bytes(
  const blurring *blur, uint8_t *alpha, size_t stride, size_t height, uint32_t *line) {
  for (size_t top = 0; top < height; top += 4) {
    size_t rows = height - top < 4 ? height - top : 4;
    memset(line, 0, stride * sizeof *line);
    for (size_t row = 0; row < rows; row++) {
      const uint8_t *bytes = alpha + (top + row) * stride;
      for (size_t x = 0; x < stride; x++) line[x] |= (uint32_t)bytes[x] << (8 * row);
    }
    blur_line(blur, line, stride);
    for (size_t row = 0; row < rows; row++) {
      uint8_t *bytes = alpha + (top + row) * stride;
      for (size_t x = 0; x < stride; x++) bytes[x] = (uint8_t)(line[x] >> (8 * row));
    }
  }
}

bool tintype_blur_alpha(uint8_t *alpha, size_t stride, size_t height, uint32_t box) {
  if (stride < 4 || height == 0 || box < 2) return true;
  blurring blur;
  if (!begin(&blur, box, false)) return false;
  size_t longest = stride > 16 * height ? stride : 16 * height;
  uint32_t *lines = malloc(longest * sizeof *lines);
  if (lines) {
    blur_rows_of_bytes(&blur, alpha, stride, height, lines);
    // Four adjacent bytes already form a pixel.
    blur_columns(&blur, (uint32_t *)(void *)alpha, stride / 4, height, lines);
  }
  free(blur.scratch);
  free(lines);
  return lines != NULL;
}
