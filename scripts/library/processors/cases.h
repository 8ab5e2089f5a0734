// SPDX-License-Identifier: MIT

// What the kernels of the pixel modules are called with on two processors; see scripts/measure/arm64.
//
// A case calls one function with inputs that follow from a seed, and adds every byte of the result to
// a digest. Inputs are computed from whole numbers and by operations that no compiler may fuse.

#ifndef TINTYPE_CASES_H
#define TINTYPE_CASES_H

#include "CTintypePixels.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma STDC FP_CONTRACT OFF

typedef struct {
  // The state of SplitMix64.
  uint64_t state;
  uint64_t digest;
  // Memory that is valid until the next case.
  uint8_t *memory;
  size_t used;
} test;

typedef struct {
  const char *name;
  void (*run)(test *t);
} test_case;

// Defines the case of a function whose name has a prefix.
#define CASE(prefix, name) static void case_##name(test *t)
#define ENTRY(prefix, name) {#prefix #name, case_##name}

extern const test_case picture_cases[], codec_cases[], comparison_cases[], place_cases[],
  painting_cases[], filter_cases[], digest_cases[];

// MARK: Numbers

uint64_t next(test *t);
// A whole number below a limit, which is at least 1.
uint32_t below(test *t, uint32_t limit);
// A whole number from `low` to `high`.
uint32_t among(test *t, uint32_t low, uint32_t high);
bool chance(test *t, uint32_t one_in);
// A number from 0 to below 1, and one from `low` to below `high`.
double unit(test *t);
double between(test *t, double low, double high);

// MARK: Memory and results

// Zeroed memory, aligned to 64 bytes.
void *memory(test *t, size_t size);
void *random_bytes(test *t, size_t size);
void add_bytes(test *t, const void *bytes, size_t size);
void add_number(test *t, uint64_t number);
void add_float(test *t, float number);
void add_double(test *t, double number);
void add_bounds(test *t, tintype_bounds bounds);
void add_difference(test *t, tintype_difference difference);

// MARK: Images

typedef struct {
  uint32_t width, height;
  uint32_t *pixels;
} picture;

// Decodes PNG files; parts of them become inputs of all cases. Their decoded pixels are added.
bool read_corpus(test *t, char **paths, int count);

// A width with tails of all lengths, and a height.
void choose_size(test *t, uint32_t *width, uint32_t *height);
// Premultiplied pixels: noise, areas, gradients, few colors, or a part of a file of the corpus.
picture make_picture(test *t, uint32_t width, uint32_t height);
picture any_picture(test *t);
picture straight_picture(test *t, uint32_t width, uint32_t height);
// A copy with changes: single pixels, small differences, moved parts, other edges; or none.
picture changed_copy(test *t, picture original, bool is_straight);
tintype_bounds rectangle_in(test *t, uint32_t width, uint32_t height);

static inline size_t pixel_count(picture p) { return (size_t)p.width * p.height; }
static inline tintype_image image_of(picture p) {
  return (tintype_image){p.pixels, p.width, p.height};
}
static inline void add_picture(test *t, const uint32_t *pixels, size_t count) {
  add_bytes(t, pixels, count * sizeof *pixels);
}

#endif
