// SPDX-License-Identifier: MIT

// The filters of CTintypeImageFilters; see cases.h.

#include "cases.h"
#include "image_filters.h"

#pragma STDC FP_CONTRACT OFF

static tintype_source source_of(picture p) {
  return (tintype_source){p.pixels, (int)p.width, (int)p.height};
}

static uint32_t *result_for(test *t, picture p) { return memory(t, pixel_count(p) * 4); }

CASE(tintype_filter_, transform) {
  picture p = any_picture(t);
  double inverse[6];
  for (int i = 0; i < 4; i++) inverse[i] = between(t, -2, 2);
  for (int i = 4; i < 6; i++) inverse[i] = between(t, -40, 60);
  if (chance(t, 50)) inverse[4] = 1e12;
  uint32_t width, height;
  choose_size(t, &width, &height);
  uint32_t *result = memory(t, (size_t)width * height * 4);
  bool is_linear = chance(t, 2), is_clamped = chance(t, 2);
  tintype_filter_transform(
    source_of(p), inverse, is_linear, is_clamped, result, (int)width, (int)height);
  add_picture(t, result, (size_t)width * height);
}

CASE(tintype_filter_, pixellate) {
  picture p = any_picture(t);
  uint32_t *result = result_for(t, p);
  double x = between(t, -20, 80), y = between(t, -20, 80), side = between(t, 1, 30);
  tintype_filter_pixellate(source_of(p), x, y, side, result);
  add_picture(t, result, pixel_count(p));
}

CASE(tintype_filter_, crystallize) {
  picture p = any_picture(t);
  uint32_t *result = result_for(t, p);
  tintype_filter_crystallize(source_of(p), between(t, 1, 30), result);
  add_picture(t, result, pixel_count(p));
}

CASE(tintype_filter_, vignette) {
  picture p = any_picture(t);
  double intensity = between(t, -1, 2), radius = between(t, 0, 2);
  tintype_filter_vignette(p.pixels, (int)p.width, (int)p.height, intensity, radius);
  add_picture(t, p.pixels, pixel_count(p));
}

CASE(tintype_filter_, edges) {
  picture p = any_picture(t);
  uint32_t *result = result_for(t, p);
  tintype_filter_edges(source_of(p), between(t, 0, 10), result);
  add_picture(t, result, pixel_count(p));
}

CASE(tintype_filter_, sharpen) {
  picture p = any_picture(t), blurred = changed_copy(t, p, false);
  tintype_filter_sharpen(p.pixels, blurred.pixels, pixel_count(p), between(t, -1, 5));
  add_picture(t, p.pixels, pixel_count(p));
}

CASE(tintype_filter_, twirl) {
  picture p = any_picture(t);
  uint32_t *result = result_for(t, p);
  double x = between(t, -10, 80), y = between(t, -10, 40);
  double radius = between(t, 1, 90), angle = between(t, -20, 20);
  tintype_filter_twirl(source_of(p), x, y, radius, angle, result);
  add_picture(t, result, pixel_count(p));
}

CASE(tintype_filter_, over) {
  picture p = any_picture(t), over = make_picture(t, p.width, p.height);
  tintype_filter_over(p.pixels, over.pixels, pixel_count(p));
  add_picture(t, p.pixels, pixel_count(p));
}

CASE(tintype_filter_, mask) {
  picture p = any_picture(t), behind = make_picture(t, p.width, p.height);
  picture mask = make_picture(t, p.width, p.height);
  tintype_filter_mask(p.pixels, behind.pixels, mask.pixels, pixel_count(p));
  add_picture(t, p.pixels, pixel_count(p));
}

CASE(tintype_filter_, mean) {
  picture p = any_picture(t);
  add_number(t, tintype_filter_mean(p.pixels, pixel_count(p)));
}

const test_case filter_cases[] = {
  ENTRY(tintype_filter_, transform), ENTRY(tintype_filter_, pixellate),
  ENTRY(tintype_filter_, crystallize), ENTRY(tintype_filter_, vignette),
  ENTRY(tintype_filter_, edges), ENTRY(tintype_filter_, sharpen), ENTRY(tintype_filter_, twirl),
  ENTRY(tintype_filter_, over), ENTRY(tintype_filter_, mask), ENTRY(tintype_filter_, mean), {0}};
