// SPDX-License-Identifier: MIT

// Comparisons of two images, and what is derived from them; see cases.h.

#include "cases.h"

#pragma STDC FP_CONTRACT OFF

typedef struct {
  tintype_pair pair;
  picture a, b;
  size_t words;
} compared;

static compared any_pair(test *t, bool is_straight) {
  uint32_t width, height;
  choose_size(t, &width, &height);
  compared c = {0};
  c.a = is_straight ? straight_picture(t, width, height) : make_picture(t, width, height);
  c.b = changed_copy(t, c.a, is_straight);
  uint32_t used_width = chance(t, 4) ? among(t, 1, width) : width;
  uint32_t used_height = chance(t, 4) ? among(t, 1, height) : height;
  size_t stride = (width + 63) / 64;
  c.words = stride * height;
  uint64_t *masked = NULL;
  if (chance(t, 3)) {
    tintype_bounds r = rectangle_in(t, width, height);
    masked = memory(t, c.words * 8);
    tintype_bits_fill(masked, stride, r.left, r.top, r.right, r.bottom);
  }
  c.pair = (tintype_pair){
    c.a.pixels, width, c.b.pixels, width, used_width, used_height, masked,
    memory(t, c.words * 8), stride};
  return c;
}

static void add_result(test *t, const compared *c, tintype_difference difference) {
  add_difference(t, difference);
  add_bytes(t, c->pair.changed, c->words * 8);
}

static double threshold(test *t) { return chance(t, 6) ? below(t, 2) : unit(t) * 0.3; }

CASE(tintype_, compare_exact) {
  compared c = any_pair(t, false);
  uint32_t tolerated = chance(t, 2) ? 0 : below(t, 256);
  add_result(t, &c, tintype_compare_exact(&c.pair, tolerated, chance(t, 2)));
}

CASE(tintype_, compare_pixelmatch) {
  bool is_straight = chance(t, 2), ignores = chance(t, 2);
  compared c = any_pair(t, is_straight);
  add_result(t, &c, tintype_compare_pixelmatch(&c.pair, threshold(t), is_straight, ignores));
}

CASE(tintype_, compare_perceptual) {
  compared c = any_pair(t, false);
  bool ignores = chance(t, 2);
  add_result(t, &c, tintype_compare_perceptual(&c.pair, threshold(t), ignores));
}

static void find_changes(compared *c) { tintype_compare_exact(&c->pair, 0, false); }

CASE(tintype_, count_visible) {
  compared c = any_pair(t, false);
  find_changes(&c);
  add_number(t, tintype_count_visible(&c.pair, threshold(t)));
}

static void steps(test *t, uint32_t *tolerated, uint32_t limit) {
  // Small tolerances as well, because most differences are small.
  for (int i = 0; i < 5; i++) tolerated[i] = below(t, chance(t, 2) ? limit : limit / 100 + 4);
}

CASE(tintype_, ladder_exact) {
  compared c = any_pair(t, false);
  uint32_t tolerated[5];
  uint64_t results[5];
  find_changes(&c);
  steps(t, tolerated, 256);
  tintype_ladder_exact(&c.pair, tolerated, 5, results);
  add_bytes(t, results, sizeof results);
}

CASE(tintype_, ladder_pixelmatch) {
  bool is_straight = chance(t, 2);
  compared c = any_pair(t, is_straight);
  double thresholds[5];
  uint64_t results[5];
  find_changes(&c);
  for (int i = 0; i < 5; i++) thresholds[i] = threshold(t);
  tintype_ladder_pixelmatch(&c.pair, is_straight, thresholds, 5, results);
  add_bytes(t, results, sizeof results);
}

// MARK: 16 bits per sample

static tintype_deep_pair deep_pair(test *t, compared *c) {
  size_t count = pixel_count(c->a);
  uint64_t *a = random_bytes(t, count * 8), *b = memory(t, count * 8);
  for (size_t i = 0; i < count; i++) {
    uint64_t change = chance(t, 3) ? next(t) & UINT64_C(0x00FF007F0FFF0003) : 0;
    b[i] = a[i] ^ change;
  }
  tintype_deep_premultiply(a, count);
  tintype_deep_premultiply(b, count);
  tintype_deep_to_pixels(a, count, c->a.pixels);
  tintype_deep_to_pixels(b, count, c->b.pixels);
  return (tintype_deep_pair){a, b};
}

CASE(tintype_, compare_deep) {
  compared c = any_pair(t, false);
  tintype_deep_pair deep = deep_pair(t, &c);
  uint32_t largest = 0, tolerated = chance(t, 2) ? 0 : below(t, 65536);
  add_result(t, &c, tintype_compare_deep(&c.pair, deep, tolerated, chance(t, 2), &largest));
  add_number(t, largest);
}

CASE(tintype_, ladder_deep) {
  compared c = any_pair(t, false);
  tintype_deep_pair deep = deep_pair(t, &c);
  uint32_t tolerated[5], largest;
  uint64_t results[5];
  tintype_compare_deep(&c.pair, deep, 0, false, &largest);
  steps(t, tolerated, 65536);
  tintype_ladder_deep(&c.pair, deep, tolerated, 5, results);
  add_bytes(t, results, sizeof results);
}

CASE(tintype_, deep_rectangles_are_equal) {
  compared c = any_pair(t, false);
  tintype_deep_pair deep = deep_pair(t, &c);
  tintype_bounds r = rectangle_in(t, c.a.width, c.a.height);
  add_number(t, tintype_deep_rectangles_are_equal(
    deep.a, c.a.width, r.left, r.top, deep.b, c.b.width, r.left, r.top, r.right - r.left,
    r.bottom - r.top));
}

// MARK: Regions

static tintype_canvas any_canvas(test *t, compared *c) {
  bool is_straight = chance(t, 4);
  *c = any_pair(t, is_straight);
  find_changes(c);
  // Rows that only one image has are changed.
  uint32_t b_height = chance(t, 4) ? among(t, 1, c->b.height) : c->b.height;
  tintype_bits_fill(
    c->pair.changed, c->pair.bit_stride, 0, b_height, c->a.width, c->a.height);
  return (tintype_canvas){
    c->a.pixels, c->a.width, c->a.height, c->b.pixels, c->b.width, b_height, is_straight,
    c->pair.changed, c->pair.bit_stride};
}

CASE(tintype_, regions_find) {
  compared c;
  tintype_canvas canvas = any_canvas(t, &c);
  size_t count = 0;
  tintype_region *regions = tintype_regions_find(&canvas, &count);
  add_number(t, count);
  for (size_t i = 0; i < count; i++) {
    add_bounds(t, regions[i].bounds);
    add_number(t, regions[i].count);
    add_number(t, regions[i].distance_sum);
    add_number(t, regions[i].largest_distance);
    add_bytes(t, &regions[i].digest, sizeof regions[i].digest);
  }
  tintype_regions_free(regions);
}

CASE(tintype_, difference_features) {
  compared c;
  tintype_canvas canvas = any_canvas(t, &c);
  tintype_bounds regions[4];
  uint64_t features[TINTYPE_FEATURES_SIZE];
  for (int i = 0; i < 4; i++) regions[i] = rectangle_in(t, c.a.width, c.a.height);
  tintype_difference_features(&canvas, regions, below(t, 5), features);
  add_bytes(t, features, sizeof features);
}

CASE(tintype_, paint_finding) {
  compared c;
  tintype_canvas canvas = any_canvas(t, &c);
  uint64_t *smoothed = chance(t, 2) ? NULL : random_bytes(t, c.words * 8);
  uint32_t *output = memory(t, pixel_count(c.a) * 4);
  tintype_paint_finding(&canvas, smoothed, c.pair.masked, (uint32_t)next(t), output);
  add_picture(t, output, pixel_count(c.a));
}

const test_case comparison_cases[] = {
  ENTRY(tintype_, compare_exact), ENTRY(tintype_, compare_pixelmatch),
  ENTRY(tintype_, compare_perceptual), ENTRY(tintype_, count_visible),
  ENTRY(tintype_, ladder_exact), ENTRY(tintype_, ladder_pixelmatch),
  ENTRY(tintype_, compare_deep), ENTRY(tintype_, ladder_deep),
  ENTRY(tintype_, deep_rectangles_are_equal), ENTRY(tintype_, regions_find),
  ENTRY(tintype_, difference_features), ENTRY(tintype_, paint_finding), {0}};
