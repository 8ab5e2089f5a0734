// SPDX-License-Identifier: MIT

#include "CTintypePixels.h"

#include <stdlib.h>

// Median cut (Heckbert 1982, "Color image quantization for frame buffer display"), on integers, so
// that every machine computes the same colors. Pixels are collected in bins of similar colors; a
// box is a range of bins, and the box with the most weight is cut in two along its longest axis.

enum { red_bits = 5, green_bits = 6, blue_bits = 5 };
// Translucent pixels have more steps of alpha, because a shadow on a transparent canvas differs in
// nothing else.
enum { translucent_bits = 4, alpha_bits = 7 };
enum { translucent_count = 1 << (3 * translucent_bits + alpha_bits) };
enum { bin_count = translucent_count + (1 << (red_bits + green_bits + blue_bits)) };

typedef struct {
  uint32_t key;
  uint32_t count;
  uint64_t sums[4];
} bin;

typedef struct {
  size_t start;
  size_t end;
  uint64_t count;
  // The longest axis, and its length from 0 to 255.
  int axis;
  unsigned length;
} box;

static unsigned channel(uint32_t pixel, int axis) { return pixel >> (8 * axis) & 255; }

static uint32_t key_of(uint32_t pixel) {
  unsigned alpha = channel(pixel, 3);
  if (alpha < 255) {
    unsigned key = alpha >> (8 - alpha_bits);
    for (int axis = 0; axis < 3; axis++) {
      key = key << translucent_bits | channel(pixel, axis) >> (8 - translucent_bits);
    }
    return key;
  }
  return translucent_count
    + (channel(pixel, 2) >> (8 - red_bits) << (green_bits + blue_bits)
      | channel(pixel, 1) >> (8 - green_bits) << blue_bits | channel(pixel, 0) >> (8 - blue_bits));
}

static unsigned mean(const bin *b, int axis) {
  return (unsigned)((b->sums[axis] + b->count / 2) / b->count);
}

// Sorts by one channel, then by the key, so that the order is deterministic.
#define COMPARE(axis)                                                    \
  static int compare_##axis(const void *left, const void *right) {       \
    const bin *a = left, *b = right;                                     \
    unsigned first = mean(a, axis), second = mean(b, axis);              \
    if (first != second) return first < second ? -1 : 1;                 \
    return a->key < b->key ? -1 : a->key > b->key;                       \
  }
COMPARE(0)
COMPARE(1)
COMPARE(2)
COMPARE(3)

static int (*const comparisons[4])(const void *, const void *) = {
  compare_0, compare_1, compare_2, compare_3};

static box measured(const bin *bins, size_t start, size_t end) {
  box result = {.start = start, .end = end};
  for (size_t i = start; i < end; i++) result.count += bins[i].count;
  for (int axis = 0; axis < 4; axis++) {
    unsigned least = 255, maximum = 0;
    for (size_t i = start; i < end; i++) {
      unsigned value = mean(&bins[i], axis);
      if (value < least) least = value;
      if (value > maximum) maximum = value;
    }
    if (maximum - least > result.length) {
      result.length = maximum - least;
      result.axis = axis;
    }
  }
  return result;
}

// Returns the index at which a sorted box is cut: each part has about half of the pixels, and at
// least one bin.
static size_t middle(const bin *bins, const box *b) {
  uint64_t seen = 0;
  for (size_t i = b->start; i + 1 < b->end; i++) {
    seen += bins[i].count;
    if (seen * 2 >= b->count) return i + 1;
  }
  return b->end - 1;
}

static size_t cut(bin *bins, size_t used, box *boxes, size_t limit) {
  size_t count = 1;
  boxes[0] = measured(bins, 0, used);
  while (count < limit) {
    size_t best = count;
    uint64_t weight = 0;
    for (size_t i = 0; i < count; i++) {
      // The square prevents a large area of two similar colors from using all cuts.
      uint64_t own = boxes[i].count * boxes[i].length * boxes[i].length;
      if (boxes[i].end - boxes[i].start > 1 && own > weight) {
        weight = own;
        best = i;
      }
    }
    if (best == count) break;
    box b = boxes[best];
    qsort(bins + b.start, b.end - b.start, sizeof(bin), comparisons[b.axis]);
    size_t at = middle(bins, &b);
    boxes[best] = measured(bins, b.start, at);
    boxes[count++] = measured(bins, at, b.end);
  }
  return count;
}

static uint32_t color_of(const bin *bins, const box *b) {
  uint32_t color = 0;
  for (int axis = 0; axis < 4; axis++) {
    uint64_t sum = 0;
    for (size_t i = b->start; i < b->end; i++) sum += bins[i].sums[axis];
    color |= (uint32_t)((sum + b->count / 2) / b->count) << (8 * axis);
  }
  return color;
}

bool tintype_quantize(uint32_t *pixels, size_t count, size_t limit) {
  if (count == 0 || limit == 0) return true;
  bin *bins = calloc(bin_count, sizeof(bin));
  box *boxes = calloc(limit, sizeof(box));
  uint32_t *colors = calloc(bin_count, sizeof(uint32_t));
  bool has_memory = bins != NULL && boxes != NULL && colors != NULL;
  if (has_memory) {
    for (size_t i = 0; i < count; i++) {
      bin *b = &bins[key_of(pixels[i])];
      b->count++;
      for (int axis = 0; axis < 4; axis++) b->sums[axis] += channel(pixels[i], axis);
    }
    size_t used = 0;
    for (uint32_t key = 0; key < bin_count; key++) {
      if (bins[key].count == 0) continue;
      bin b = bins[key];
      b.key = key;
      bins[used++] = b;
    }
    size_t found = cut(bins, used, boxes, limit);
    for (size_t i = 0; i < found; i++) {
      uint32_t color = color_of(bins, &boxes[i]);
      for (size_t j = boxes[i].start; j < boxes[i].end; j++) colors[bins[j].key] = color;
    }
    for (size_t i = 0; i < count; i++) pixels[i] = colors[key_of(pixels[i])];
  }
  free(bins);
  free(boxes);
  free(colors);
  return has_memory;
}
