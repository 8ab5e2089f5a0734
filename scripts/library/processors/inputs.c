// SPDX-License-Identifier: MIT

// Generated inputs; see cases.h.

#include "cases.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// SplitMix64 (Steele, Lea and Flood, “Fast Splittable Pseudorandom Number Generators”, 2014).
uint64_t next(test *t) {
  uint64_t mixed = t->state += UINT64_C(0x9E3779B97F4A7C15);
  mixed = (mixed ^ mixed >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
  mixed = (mixed ^ mixed >> 27) * UINT64_C(0x94D049BB133111EB);
  return mixed ^ mixed >> 31;
}

uint32_t below(test *t, uint32_t limit) { return (uint32_t)((next(t) >> 32) * limit >> 32); }
uint32_t among(test *t, uint32_t low, uint32_t high) { return low + below(t, high - low + 1); }
bool chance(test *t, uint32_t one_in) { return below(t, one_in) == 0; }
double unit(test *t) { return (double)(next(t) >> 11) / 9007199254740992.0; }
double between(test *t, double low, double high) { return low + (high - low) * unit(t); }

// MARK: Memory and results

enum { memory_size = 1 << 24 };

void *memory(test *t, size_t size) {
  if (t->memory == NULL) t->memory = aligned_alloc(64, memory_size);
  size_t start = t->used;
  t->used += (size + 127) / 64 * 64;
  if (t->memory == NULL || t->used > memory_size) {
    fprintf(stderr, "kernels: out of memory\n");
    exit(2);
  }
  return memset(t->memory + start, 0, size);
}

void *random_bytes(test *t, size_t size) {
  uint8_t *bytes = memory(t, size);
  for (size_t i = 0; i < size; i++) bytes[i] = (uint8_t)(next(t) >> 40);
  return bytes;
}

void add_number(test *t, uint64_t number) {
  t->digest = (t->digest ^ number) * UINT64_C(0x100000001B3);
  t->digest ^= t->digest >> 29;
}

void add_bytes(test *t, const void *bytes, size_t size) {
  const uint8_t *next_bytes = bytes;
  add_number(t, size);
  for (; size >= 8; size -= 8, next_bytes += 8) {
    uint64_t word;
    memcpy(&word, next_bytes, sizeof word);
    add_number(t, word);
  }
  for (; size > 0; size--) add_number(t, *next_bytes++);
}

void add_float(test *t, float number) { add_bytes(t, &number, sizeof number); }
void add_double(test *t, double number) { add_bytes(t, &number, sizeof number); }
void add_bounds(test *t, tintype_bounds b) {
  add_number(t, (uint64_t)b.left << 32 | b.top);
  add_number(t, (uint64_t)b.right << 32 | b.bottom);
}

void add_difference(test *t, tintype_difference d) {
  add_number(t, d.count);
  add_number(t, d.distance_sum);
  add_number(t, d.largest_distance);
  add_bounds(t, (tintype_bounds){d.left, d.top, d.right, d.bottom});
  add_number(t, d.antialiased);
}

// MARK: Corpus

static picture *corpus;
static uint32_t corpus_count;

static uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

bool read_corpus(test *t, char **paths, int count) {
  corpus = calloc((size_t)count + 1, sizeof *corpus);
  for (int i = 0; corpus != NULL && i < count; i++) {
    FILE *file = fopen(paths[i], "rb");
    uint8_t *bytes = malloc(1 << 24);
    size_t size = file == NULL || bytes == NULL ? 0 : fread(bytes, 1, 1 << 24, file);
    if (file != NULL) fclose(file);
    char message[TINTYPE_MESSAGE_SIZE];
    picture p = {0};
    if (size > 24) p.width = big_endian(bytes + 16), p.height = big_endian(bytes + 20);
    p.pixels = calloc(pixel_count(p) + 1, 4);
    bool is_read = p.pixels != NULL && p.width > 0 && p.height > 0
      && tintype_png_decode(bytes, size, p.width, p.height, false, p.pixels, message);
    free(bytes);
    if (!is_read) return false;
    add_picture(t, p.pixels, pixel_count(p));
    corpus[corpus_count++] = p;
  }
  return corpus != NULL;
}

// MARK: Pictures

void choose_size(test *t, uint32_t *width, uint32_t *height) {
  *width = chance(t, 4) ? among(t, 65, 150) : among(t, 1, 64);
  *height = chance(t, 8) ? among(t, 24, 70) : among(t, 1, 20);
}

static uint32_t premultiplied(uint32_t pixel) {
  tintype_premultiply(&pixel, 1);
  return pixel;
}

static uint32_t random_pixel(test *t) {
  uint32_t pixel = (uint32_t)next(t);
  if (chance(t, 2)) pixel |= 0xFF000000u;
  return pixel;
}

static void fill_rectangle(picture p, tintype_bounds r, uint32_t pixel) {
  for (uint32_t y = r.top; y < r.bottom; y++) {
    for (uint32_t x = r.left; x < r.right; x++) p.pixels[(size_t)y * p.width + x] = pixel;
  }
}

static bool copy_of_corpus(test *t, picture p) {
  if (corpus_count == 0) return false;
  picture from = corpus[below(t, corpus_count)];
  if (from.width < p.width || from.height < p.height) return false;
  uint32_t left = below(t, from.width - p.width + 1), top = below(t, from.height - p.height + 1);
  for (uint32_t y = 0; y < p.height; y++) {
    memcpy(p.pixels + (size_t)y * p.width, from.pixels + (size_t)(top + y) * from.width + left,
           p.width * sizeof *p.pixels);
  }
  return true;
}

static picture drawn(test *t, uint32_t width, uint32_t height, bool is_straight) {
  picture p = {width, height, memory(t, (size_t)width * height * 4)};
  uint32_t kind = below(t, 6), colors[6];
  for (int i = 0; i < 6; i++) colors[i] = random_pixel(t);
  if (kind == 5 && copy_of_corpus(t, p)) return p;
  for (uint32_t y = 0; y < height; y++) {
    for (uint32_t x = 0; x < width; x++) {
      uint32_t pixel = colors[0];
      if (kind == 0) pixel = random_pixel(t);
      if (kind == 1) pixel = colors[below(t, 6)];
      if (kind == 2) pixel = (colors[0] & ~0xFFFFu) | (x * 255 / width) << 8 | y * 255 / height;
      if (kind == 3 && 2 * x + y > width) pixel = colors[1];
      p.pixels[(size_t)y * width + x] = pixel;
    }
  }
  for (uint32_t i = 0; kind >= 4 && i < 5; i++) {
    fill_rectangle(p, rectangle_in(t, width, height), colors[i]);
  }
  for (size_t i = 0; !is_straight && i < pixel_count(p); i++) {
    p.pixels[i] = premultiplied(p.pixels[i]);
  }
  return p;
}

picture make_picture(test *t, uint32_t width, uint32_t height) {
  return drawn(t, width, height, false);
}

picture straight_picture(test *t, uint32_t width, uint32_t height) {
  return drawn(t, width, height, true);
}

picture any_picture(test *t) {
  uint32_t width, height;
  choose_size(t, &width, &height);
  return make_picture(t, width, height);
}

tintype_bounds rectangle_in(test *t, uint32_t width, uint32_t height) {
  uint32_t left = below(t, width), top = below(t, height);
  uint32_t right = among(t, left + 1, width), bottom = among(t, top + 1, height);
  return (tintype_bounds){left, top, right, bottom};
}

picture changed_copy(test *t, picture original, bool is_straight) {
  picture p = {original.width, original.height, memory(t, pixel_count(original) * 4)};
  memcpy(p.pixels, original.pixels, pixel_count(p) * 4);
  uint32_t kind = below(t, 6);
  for (uint32_t i = 0; kind == 1 && i < 1 + p.width / 4; i++) {
    p.pixels[below(t, (uint32_t)pixel_count(p))] = random_pixel(t);
  }
  for (size_t i = 0; kind == 2 && i < pixel_count(p); i++) {
    if (chance(t, 3)) p.pixels[i] ^= (uint32_t)next(t) & 0x07070707u;
  }
  if (kind == 3) {
    uint32_t dx = below(t, 4), dy = below(t, 6);
    for (uint32_t y = dy; y < p.height; y++) {
      for (uint32_t x = dx; x < p.width; x++) {
        p.pixels[(size_t)y * p.width + x] = original.pixels[(size_t)(y - dy) * p.width + x - dx];
      }
    }
  }
  if (kind == 4) fill_rectangle(p, rectangle_in(t, p.width, p.height), random_pixel(t));
  // Lighter edges, as of antialiased shapes.
  for (size_t i = 1; kind == 5 && i < pixel_count(p); i++) {
    if (original.pixels[i] != original.pixels[i - 1] && chance(t, 2)) {
      uint32_t a = original.pixels[i] >> 1 & 0x7F7F7F7Fu, b = original.pixels[i - 1] >> 1 & 0x7F7F7F7Fu;
      p.pixels[i] = a + b;
    }
  }
  // Colors do not exceed their alpha.
  for (size_t i = 0; !is_straight && i < pixel_count(p); i++) {
    if (p.pixels[i] != original.pixels[i]) p.pixels[i] = premultiplied(p.pixels[i]);
  }
  return p;
}
