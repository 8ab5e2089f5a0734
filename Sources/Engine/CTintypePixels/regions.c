// SPDX-License-Identifier: MIT

#include "pair.h"

#include <stdlib.h>
#include <xxhash.h>

// Each counted pixel is widened to a square that extends to the right and downward, so that the
// squares of two pixels touch if the pixels belong to the same region. Runs of the squares' rows
// that touch runs of the previous row are joined by union-find. The properties of runs are summed
// up in this pass, and digests are computed in a second pass, when the bounds are known.

// MARK: Memory

// Without memory, the process ends, as with Swift's own allocations.
static void *sized(size_t count, size_t size) {
  void *memory = calloc(count > 0 ? count : 1, size);
  if (memory == NULL) abort();
  return memory;
}

static void *grown(void *memory, size_t *capacity, size_t size) {
  *capacity = *capacity < 64 ? 64 : *capacity * 2;
  memory = realloc(memory, *capacity * size);
  if (memory == NULL) abort();
  return memory;
}

// MARK: Widening

enum { side = TINTYPE_REGION_REACH + 1, ring = 16 };
_Static_assert(side == 9, "The shifts below make squares of nine pixels.");

static void widen_row(const uint64_t *row, size_t words, uint64_t *wide) {
  uint64_t before = 0;
  for (size_t i = 0; i < words; i++) {
    uint64_t bits = row[i];
    if ((bits | before) == 0) {
      wide[i] = 0;
      continue;
    }
    // Only the last eight bits of the previous word extend into this one.
    __uint128_t both = (__uint128_t)bits << 64 | before, sum = both;
    sum |= sum << 1;
    sum |= sum << 2;
    sum |= sum << 4;
    sum |= both << 8;
    wide[i] = (uint64_t)(sum >> 64);
    before = bits;
  }
}

// Widened rows, alone and combined with those above: 1, 2 and 4 rows.
typedef struct {
  size_t words;
  uint64_t *one, *two, *four;
  uint64_t *squares;
} widening;

static void widen(widening *w, const uint64_t *row, uint32_t y) {
#define ROW_OF(rows, back) ((rows) + ((y + ring - (back)) % ring) * w->words)
  uint64_t *one = ROW_OF(w->one, 0), *two = ROW_OF(w->two, 0), *four = ROW_OF(w->four, 0);
  const uint64_t *above = ROW_OF(w->one, 1), *two_above = ROW_OF(w->two, 2);
  const uint64_t *four_above = ROW_OF(w->four, 4), *last = ROW_OF(w->one, 8);
#undef ROW_OF
  widen_row(row, w->words, one);
  for (size_t i = 0; i < w->words; i++) {
    two[i] = one[i] | above[i];
    four[i] = two[i] | two_above[i];
    w->squares[i] = four[i] | four_above[i] | last[i];
  }
}

// MARK: Runs

typedef struct {
  uint32_t y;
  uint32_t start;
  uint32_t end;
  uint32_t label;
} run;

typedef struct {
  uint32_t parent;
  // The index of the region in the sorted result.
  uint32_t number;
  // The first pixel, in row order.
  uint64_t first;
  tintype_region region;
} label;

typedef struct {
  const tintype_canvas *canvas;
  uint32_t width, height;
  run *runs;
  size_t run_count, run_capacity;
  label *labels;
  size_t label_count, label_capacity;
} search;

static uint32_t root_of(label *labels, uint32_t index) {
  while (labels[index].parent != index) {
    labels[index].parent = labels[labels[index].parent].parent;
    index = labels[index].parent;
  }
  return index;
}

static void join(search *s, uint32_t first, uint32_t second) {
  first = root_of(s->labels, first);
  second = root_of(s->labels, second);
  // The older label is kept, since its pixels come first.
  if (first < second) s->labels[second].parent = first;
  if (second < first) s->labels[first].parent = second;
}

static uint32_t new_label(search *s) {
  if (s->label_count == s->label_capacity) {
    s->labels = grown(s->labels, &s->label_capacity, sizeof *s->labels);
  }
  uint32_t index = (uint32_t)s->label_count++;
  s->labels[index] = (label){
    .parent = index, .first = UINT64_MAX, .region.bounds = {UINT32_MAX, UINT32_MAX, 0, 0}};
  return index;
}

// The pixels of a word that both images have.
static uint64_t shared_bits(const tintype_canvas *c, uint32_t word, uint32_t y) {
  uint32_t width = c->a_width < c->b_width ? c->a_width : c->b_width;
  uint32_t x = word * tintype_word_pixels;
  if (y >= c->a_height || y >= c->b_height || x >= width) return 0;
  return tintype_low_bits(width - x);
}

static void add_distances_of(
  const tintype_canvas *c, uint32_t word, uint32_t y, uint64_t bits, tintype_region *region) {
  uint64_t shared = shared_bits(c, word, y);
  if (shared != 0) {
    const uint32_t *a = c->a + (size_t)y * c->a_width + (size_t)word * tintype_word_pixels;
    const uint32_t *b = c->b + (size_t)y * c->b_width + (size_t)word * tintype_word_pixels;
    uint32_t last_a[tintype_word_pixels] = {0}, last_b[tintype_word_pixels] = {0};
    if (shared != ~(uint64_t)0) {
      size_t count = (size_t)__builtin_popcountll(shared);
      memcpy(last_a, a, count * sizeof *a);
      memcpy(last_b, b, count * sizeof *b);
      a = last_a, b = last_b;
    }
    tintype_add_distances(
      a, b, bits & shared, c->is_straight, &region->distance_sum, &region->largest_distance);
  }
  uint64_t alone = bits & ~shared;
  if (alone != 0) {
    region->distance_sum += 255 * (uint64_t)__builtin_popcountll(alone);
    region->largest_distance = 255;
  }
}

// The part of a word within a run.
static uint64_t bits_in(const run *r, uint32_t word) {
  uint32_t start = word * tintype_word_pixels;
  uint64_t bits = tintype_low_bits(r->end - start);
  return r->start > start ? bits & ~tintype_low_bits(r->start - start) : bits;
}

static void add_pixels(search *s, const run *r) {
  label *l = &s->labels[r->label];
  tintype_bounds *bounds = &l->region.bounds;
  const uint64_t *row = s->canvas->changed + (size_t)r->y * s->canvas->bit_stride;
  for (uint32_t word = r->start / 64; word * 64 < r->end; word++) {
    uint64_t bits = row[word] & bits_in(r, word);
    if (bits == 0) continue;
    uint32_t left = word * 64 + (uint32_t)__builtin_ctzll(bits);
    uint32_t right = word * 64 + 64 - (uint32_t)__builtin_clzll(bits);
    uint64_t first = (uint64_t)r->y << 32 | left;
    if (first < l->first) l->first = first;
    if (left < bounds->left) bounds->left = left;
    if (right > bounds->right) bounds->right = right;
    if (r->y < bounds->top) bounds->top = r->y;
    bounds->bottom = r->y + 1;
    l->region.count += (uint64_t)__builtin_popcountll(bits);
    add_distances_of(s->canvas, word, r->y, bits, &l->region);
  }
}

// Returns the first set bit from `x` on, or `end`.
static uint32_t next_bit(const uint64_t *row, uint32_t x, uint32_t end, uint64_t flip) {
  while (x < end) {
    uint64_t bits = (row[x / 64] ^ flip) >> (x % 64);
    if (bits != 0) {
      x += (uint32_t)__builtin_ctzll(bits);
      return x < end ? x : end;
    }
    x = (x / 64 + 1) * 64;
  }
  return end;
}

static void add_runs(search *s, const uint64_t *squares, uint32_t y, size_t *above, size_t *row) {
  size_t old = *above, old_end = *row;
  *above = s->run_count;
  uint32_t x = next_bit(squares, 0, s->width, 0);
  while (x < s->width) {
    run r = {.y = y, .start = x, .end = next_bit(squares, x, s->width, ~(uint64_t)0)};
    // Corners touch as well.
    while (old < old_end && s->runs[old].end < r.start) old++;
    bool is_joined = false;
    for (size_t i = old; i < old_end && s->runs[i].start <= r.end; i++) {
      if (is_joined) {
        join(s, r.label, s->runs[i].label);
      } else {
        r.label = root_of(s->labels, s->runs[i].label);
        is_joined = true;
      }
    }
    if (!is_joined) r.label = new_label(s);
    if (s->run_count == s->run_capacity) {
      s->runs = grown(s->runs, &s->run_capacity, sizeof *s->runs);
    }
    s->runs[s->run_count++] = r;
    add_pixels(s, &r);
    x = next_bit(squares, r.end, s->width, 0);
  }
  *row = s->run_count;
}

// MARK: Regions

static void merge(label *into, const label *other) {
  tintype_region *region = &into->region;
  const tintype_region *more = &other->region;
  if (other->first < into->first) into->first = other->first;
  if (more->bounds.left < region->bounds.left) region->bounds.left = more->bounds.left;
  if (more->bounds.top < region->bounds.top) region->bounds.top = more->bounds.top;
  if (more->bounds.right > region->bounds.right) region->bounds.right = more->bounds.right;
  if (more->bounds.bottom > region->bounds.bottom) region->bounds.bottom = more->bounds.bottom;
  region->count += more->count;
  region->distance_sum += more->distance_sum;
  if (more->largest_distance > region->largest_distance) {
    region->largest_distance = more->largest_distance;
  }
}

typedef struct {
  uint64_t first;
  uint32_t label;
} rank;

static int compare_ranks(const void *a, const void *b) {
  uint64_t x = ((const rank *)a)->first, y = ((const rank *)b)->first;
  return (x > y) - (x < y);
}

// Joins the labels of each region, and numbers the regions by their first pixels.
static size_t number_regions(search *s, rank **order) {
  size_t count = 0;
  for (uint32_t i = 0; i < s->label_count; i++) {
    uint32_t root = root_of(s->labels, i);
    if (root == i) {
      count++;
    } else {
      merge(&s->labels[root], &s->labels[i]);
    }
  }
  *order = sized(count, sizeof **order);
  size_t next = 0;
  for (uint32_t i = 0; i < s->label_count; i++) {
    if (s->labels[i].parent == i) (*order)[next++] = (rank){s->labels[i].first, i};
  }
  qsort(*order, count, sizeof **order, compare_ranks);
  for (size_t i = 0; i < count; i++) s->labels[(*order)[i].label].number = (uint32_t)i;
  return count;
}

// MARK: Digests

enum { digest_words = 2048 };

typedef struct {
  XXH3_state_t *state;
  size_t count;
  uint32_t words[digest_words];
} digester;

static void flush(digester *d) {
  XXH3_128bits_update(d->state, d->words, d->count * sizeof *d->words);
  d->count = 0;
}

static void add_pixels_to(digester *d, const uint32_t *pixels, uint32_t count) {
  // Long pieces are not worth copying.
  bool is_long = count >= digest_words / 16;
  if (is_long || d->count + count > digest_words) flush(d);
  if (is_long) {
    XXH3_128bits_update(d->state, pixels, count * sizeof *pixels);
    return;
  }
  memcpy(d->words + d->count, pixels, count * sizeof *pixels);
  d->count += count;
}

// Adds consecutive pixels of a row, either all in both images or all in one of them.
static void add_piece(
  digester *d, const tintype_canvas *c, const tintype_bounds *bounds, uint32_t x, uint32_t y,
  uint32_t count) {
  bool in_a = x < c->a_width && y < c->a_height, in_b = x < c->b_width && y < c->b_height;
  uint32_t head[3] = {x - bounds->left, y - bounds->top, count << 2 | (uint32_t)in_b << 1 | in_a};
  add_pixels_to(d, head, 3);
  if (in_a) add_pixels_to(d, c->a + (size_t)y * c->a_width + x, count);
  if (in_b) add_pixels_to(d, c->b + (size_t)y * c->b_width + x, count);
}

static void add_run(digester *d, const tintype_canvas *c, const tintype_bounds *bounds, const run *r) {
  const uint64_t *row = c->changed + (size_t)r->y * c->bit_stride;
  uint32_t narrow = c->a_width < c->b_width ? c->a_width : c->b_width;
  uint32_t x = next_bit(row, r->start, r->end, 0);
  while (x < r->end) {
    uint32_t end = next_bit(row, x, r->end, ~(uint64_t)0);
    if (x < narrow && end > narrow) {
      add_piece(d, c, bounds, x, r->y, narrow - x);
      x = narrow;
    }
    add_piece(d, c, bounds, x, r->y, end - x);
    x = next_bit(row, end, r->end, 0);
  }
}

static void add_digests(search *s, tintype_region *regions, size_t count) {
  // The runs of each region, in the order of their rows.
  size_t *ends = sized(count + 1, sizeof *ends);
  uint32_t *order = sized(s->run_count, sizeof *order);
  for (size_t i = 0; i < s->run_count; i++) {
    s->runs[i].label = s->labels[root_of(s->labels, s->runs[i].label)].number;
    ends[s->runs[i].label + 1]++;
  }
  for (size_t i = 1; i <= count; i++) ends[i] += ends[i - 1];
  for (size_t i = 0; i < s->run_count; i++) order[ends[s->runs[i].label]++] = (uint32_t)i;
  digester *d = sized(1, sizeof *d);
  d->state = XXH3_createState();
  if (d->state == NULL) abort();
  for (size_t i = 0; i < count; i++) {
    const tintype_bounds *bounds = &regions[i].bounds;
    XXH3_128bits_reset(d->state);
    uint32_t size[2] = {bounds->right - bounds->left, bounds->bottom - bounds->top};
    add_pixels_to(d, size, 2);
    for (size_t j = i == 0 ? 0 : ends[i - 1]; j < ends[i]; j++) {
      add_run(d, s->canvas, bounds, &s->runs[order[j]]);
    }
    flush(d);
    XXH128_hash_t hash = XXH3_128bits_digest(d->state);
    regions[i].digest = (tintype_digest128){.high = hash.high64, .low = hash.low64};
  }
  XXH3_freeState(d->state);
  free(d);
  free(order);
  free(ends);
}

tintype_region *tintype_regions_find(const tintype_canvas *c, size_t *count) {
  search s = {
    .canvas = c,
    .width = c->a_width > c->b_width ? c->a_width : c->b_width,
    .height = c->a_height > c->b_height ? c->a_height : c->b_height,
  };
  size_t words = c->bit_stride;
  uint64_t *rows = sized(words * (3 * ring + 1), sizeof *rows);
  widening w = {
    words, rows, rows + ring * words, rows + 2 * ring * words, rows + 3 * ring * words};
  size_t above = 0, end = 0;
  for (uint32_t y = 0; y < s.height; y++) {
    widen(&w, c->changed + (size_t)y * words, y);
    add_runs(&s, w.squares, y, &above, &end);
  }
  rank *order;
  *count = number_regions(&s, &order);
  tintype_region *regions = NULL;
  if (*count > 0) {
    regions = sized(*count, sizeof *regions);
    for (size_t i = 0; i < *count; i++) regions[i] = s.labels[order[i].label].region;
    add_digests(&s, regions, *count);
  }
  free(order);
  free(rows);
  free(s.runs);
  free(s.labels);
  return regions;
}

void tintype_regions_free(tintype_region *regions) { free(regions); }
