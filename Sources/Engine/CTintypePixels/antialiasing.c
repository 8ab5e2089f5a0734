// SPDX-License-Identifier: MIT

#include "pair.h"

#include <stdlib.h>

// Distinguishes anti-aliased edges from changes: Vyšniauskas, “Anti-aliased Pixel and Intensity
// Slope Detector” (2009), with the rules of pixelmatch 7.2. A pixel of one image is an anti-aliased
// edge if
// - at most two of its eight neighbors are equally bright (the border of an image counts as one),
// - some are darker and some are brighter,
// - the darkest or the brightest of them has at least three neighbors with its own value, in both
//   images: it belongs to an area, not to an edge.
//
// Whether a pixel has three neighbors with its own value is computed for 64 pixels at once and kept
// for the rows above and below. This alone decides most pixels.
struct tintype_antialiasing {
  const tintype_pair *pair;
  bool is_straight;
  uint32_t words;
  // For each of four rows, which `rows` identifies for each word: pixels with three neighbors with
  // their own value in either image.
  uint32_t *rows;
  uint64_t *areas_a;
  uint64_t *areas_b;
};

enum { kept_rows = 4 };

tintype_antialiasing *tintype_antialiasing_create(const tintype_pair *pair, bool is_straight) {
  tintype_antialiasing *s = malloc(sizeof *s);
  uint32_t words = (pair->width + tintype_word_pixels - 1) / tintype_word_pixels;
  size_t count = (size_t)words * kept_rows;
  uint32_t *rows = malloc(count * sizeof *rows);
  uint64_t *areas = malloc(2 * count * sizeof *areas);
  // A few kilobytes are not available: Swift's own allocations end the process as well.
  if (s == NULL || rows == NULL || areas == NULL) abort();
  memset(rows, 0xFF, count * sizeof *rows);
  *s = (tintype_antialiasing){pair, is_straight, words, rows, areas, areas + count};
  return s;
}

void tintype_antialiasing_free(tintype_antialiasing *s) {
  if (s == NULL) return;
  free(s->rows);
  free(s->areas_a);
  free(s);
}

// MARK: The ends of rows

enum { word_side = tintype_word_pixels + 2 };

// Makes three rows of 66 pixels around a word safe to read: if they extend beyond the image,
// `middle` and `stride` become those of a copy. `rest` is the number of pixels from the word on.
// Returns the pixels of the word that have eight neighbors.
static uint64_t copied_edges(
  uint32_t copy[3][word_side], const uint32_t **middle, size_t *stride, uint32_t rest,
  bool is_first) {
  if (!is_first && rest > tintype_word_pixels) return ~(uint64_t)0;
  const uint32_t begin = is_first, end = rest > tintype_word_pixels ? word_side : rest + 1;
  memset(copy, 0xFF, 3 * sizeof *copy);
  for (uint32_t row = 0; row < 3; row++) {
    memcpy(
      &copy[row][begin], *middle + *stride * row - *stride + begin - 1,
      (end - begin) * sizeof **middle);
  }
  *middle = &copy[1][1];
  *stride = word_side;
  return tintype_low_bits(end - 2) & ~(uint64_t)begin;
}

// MARK: Areas

static bool is_area_pixel(
  const uint32_t *pixels, size_t stride, uint32_t width, uint32_t height, uint32_t x, uint32_t y) {
  uint32_t left = x > 0 ? x - 1 : 0, right = x + 1 < width ? x + 1 : x;
  uint32_t top = y > 0 ? y - 1 : 0, bottom = y + 1 < height ? y + 1 : y;
  uint32_t value = pixels[(size_t)y * stride + x];
  int equal = left == x || right == x || top == y || bottom == y;
  // The pixel itself is one of the nine.
  for (uint32_t row = top; row <= bottom; row++) {
    for (uint32_t column = left; column <= right; column++) {
      equal += pixels[(size_t)row * stride + column] == value;
    }
  }
  return equal > 3;
}

// For 64 pixels that have eight neighbors each.
TINTYPE_INLINE uint64_t inner_areas(const uint32_t *middle, size_t stride) {
  const uint32_t *up = middle - stride, *down = middle + stride;
  uint64_t bits = 0;
  for (int i = 0; i < tintype_word_pixels; i += tintype_lanes) {
    tintype_pixels8 value = tintype_load(middle + i), left = tintype_load(middle + i - 1);
    tintype_pixels8 above = tintype_load(up + i);
    // All eight pixels and those above have one value: each has three such neighbors.
    if (tintype_any_of((value ^ left) | (value ^ above)) == 0) {
      bits |= (uint64_t)0xFF << i;
      continue;
    }
    // Each equal neighbor counts as -1.
    tintype_whole8 equal = (tintype_whole8)(tintype_load(up + i - 1) == value) + (tintype_whole8)(above == value)
      + (tintype_whole8)(tintype_load(up + i + 1) == value) + (tintype_whole8)(left == value)
      + (tintype_whole8)(tintype_load(middle + i + 1) == value)
      + (tintype_whole8)(tintype_load(down + i - 1) == value) + (tintype_whole8)(tintype_load(down + i) == value)
      + (tintype_whole8)(tintype_load(down + i + 1) == value);
    bits |= tintype_bits_of((tintype_whole8)(equal < -2)) << i;
  }
  return bits;
}

static uint64_t inner_areas_narrow(const uint32_t *middle, size_t stride) {
  return inner_areas(middle, stride);
}

TINTYPE_WIDE static uint64_t inner_areas_wide(const uint32_t *middle, size_t stride) {
  return inner_areas(middle, stride);
}

static uint64_t areas_of(
  const uint32_t *pixels, size_t stride, uint32_t width, uint32_t height, uint32_t word,
  uint32_t y) {
  const uint32_t start = word * tintype_word_pixels;
  const uint32_t count = width - start < tintype_word_pixels ? width - start : tintype_word_pixels;
  uint64_t bits = 0, rest = tintype_low_bits(count);
  if (y > 0 && y + 1 < height) {
    const uint32_t *middle = pixels + (size_t)y * stride + start;
    size_t step = stride;
    uint32_t copy[3][word_side];
    uint64_t inner = copied_edges(copy, &middle, &step, width - start, start == 0);
    bits = TINTYPE_HAS_WIDE ? inner_areas_wide(middle, step) : inner_areas_narrow(middle, step);
    bits &= inner;
    rest &= ~inner;
  }
  for (; rest != 0; rest &= rest - 1) {
    uint32_t i = (uint32_t)__builtin_ctzll(rest);
    if (is_area_pixel(pixels, stride, width, height, start + i, y)) bits |= (uint64_t)1 << i;
  }
  return bits;
}

static size_t areas_at(tintype_antialiasing *s, uint32_t word, uint32_t y) {
  size_t place = (size_t)(y % kept_rows) * s->words + word;
  if (s->rows[place] == y) return place;
  const tintype_pair *p = s->pair;
  s->rows[place] = y;
  s->areas_a[place] = areas_of(p->a, p->a_stride, p->width, p->height, word, y);
  s->areas_b[place] = areas_of(p->b, p->b_stride, p->width, p->height, word, y);
  return place;
}

// The pixels of a word that are in an area in both images, with the adjacent pixels to the left and
// to the right: the last pixel of the previous word and the first pixel of the next one.
typedef struct {
  uint64_t left, middle, right;
} shared_areas;

static uint64_t shared_word(tintype_antialiasing *s, uint32_t word, uint32_t y) {
  size_t place = areas_at(s, word, y);
  return s->areas_a[place] & s->areas_b[place];
}

static shared_areas shared_at(tintype_antialiasing *s, uint32_t word, uint32_t y) {
  return (shared_areas){
    .left = word > 0 ? shared_word(s, word - 1, y) >> 63 : 0,
    .middle = shared_word(s, word, y),
    .right = word + 1 < s->words ? shared_word(s, word + 1, y) & 1 : 0,
  };
}

static uint64_t reach_of(shared_areas row) {
  return row.middle | row.middle << 1 | row.left | row.middle >> 1 | row.right << 63;
}

// MARK: Single pixels

static bool is_smoothed(
  tintype_antialiasing *s, const uint32_t *pixels, size_t stride, uint32_t x, uint32_t y) {
  const uint32_t width = s->pair->width, height = s->pair->height;
  uint32_t left = x > 0 ? x - 1 : 0, right = x + 1 < width ? x + 1 : x;
  uint32_t top = y > 0 ? y - 1 : 0, bottom = y + 1 < height ? y + 1 : y;
  const size_t place = (size_t)y * width + x;
  uint32_t center = pixels[(size_t)y * stride + x];
  if (!s->is_straight) center = tintype_straight_pixel(center);
  int equal = left == x || right == x || top == y || bottom == y;
  double least = 0, most = 0;
  uint32_t least_x = x, least_y = y, most_x = x, most_y = y;
  // Column by column: of two equally dark neighbors, the first one counts.
  for (uint32_t column = left; column <= right; column++) {
    for (uint32_t row = top; row <= bottom; row++) {
      if (column == x && row == y) continue;
      uint32_t neighbor = pixels[(size_t)row * stride + column];
      if (!s->is_straight) neighbor = tintype_straight_pixel(neighbor);
      double difference = tintype_yiq_brightness(center, neighbor, place);
      if (difference == 0) {
        if (++equal > 2) return false;
      } else if (difference < least) {
        least = difference, least_x = column, least_y = row;
      } else if (difference > most) {
        most = difference, most_x = column, most_y = row;
      }
    }
  }
  if (least == 0 || most == 0) return false;
  uint64_t first = shared_word(s, least_x / 64, least_y) >> (least_x % 64);
  uint64_t second = shared_word(s, most_x / 64, most_y) >> (most_x % 64);
  return ((first | second) & 1) != 0;
}

// MARK: Words

// Weights of brightness that order all differences of two opaque colors as doubles do. They were
// found by search: of all 133 million differences, none but 0 is closer to 0 than 2.3e-6, and each
// has the same sign.
enum { red_weight = 314202, green_weight = 616664, blue_weight = 120345 };

typedef struct {
  // Three rows of 66 pixels: the brightness in 28 bits, three bits for the order of neighbors, and
  // one bit for whether the pixel is in an area in both images.
  uint32_t keys[3][tintype_word_pixels + 2];
} neighborhood;

TINTYPE_INLINE bool read_neighborhood(
  neighborhood *n, const uint32_t *middle, size_t stride, const shared_areas *areas) {
  uint32_t opaque = 0xFF000000u;
  for (int row = 0; row < 3; row++) {
    const uint32_t *pixels = middle + stride * (size_t)row - stride - 1;
    uint32_t *keys = n->keys[row];
    for (int i = 0; i < tintype_word_pixels + 2; i++) {
      uint32_t pixel = pixels[i];
      opaque &= pixel;
      keys[i] = ((pixel >> 16 & 0xFF) * red_weight + (pixel >> 8 & 0xFF) * green_weight
        + (pixel & 0xFF) * blue_weight) << 4;
    }
    keys[0] |= (uint32_t)areas[row].left;
    keys[tintype_word_pixels + 1] |= (uint32_t)areas[row].right;
    uint64_t bits = areas[row].middle;
    for (int i = 0; i < tintype_word_pixels; i++) keys[i + 1] |= (uint32_t)(bits >> i & 1);
  }
  return opaque == 0xFF000000u;
}

TINTYPE_INLINE uint64_t smoothed_word(
  const uint32_t *middle, size_t stride, uint64_t bits, const shared_areas *areas,
  bool *is_opaque) {
  neighborhood n;
  *is_opaque = read_neighborhood(&n, middle, stride, areas);
  if (!*is_opaque) return 0;
  uint64_t result = 0;
  for (int i = 0; i < tintype_word_pixels; i += tintype_lanes) {
    if ((bits >> i & 0xFF) == 0) continue;
    tintype_pixels8 darkest = UINT32_MAX, brightest = 0;
    uint32_t order = 0;
    // Column by column, as above: the first of equal neighbors has the least key, or the greatest.
    for (int column = 0; column < 3; column++) {
      for (int row = 0; row < 3; row++) {
        if (column == 1 && row == 1) continue;
        tintype_pixels8 key = tintype_load(&n.keys[row][i + column]);
        darkest = __builtin_elementwise_min(darkest, key + (order << 1));
        brightest = __builtin_elementwise_max(brightest, key + ((7 - order) << 1));
        order++;
      }
    }
    tintype_pixels8 center = tintype_load(&n.keys[1][i + 1]) >> 4;
    tintype_whole8 is_smoothed = (tintype_whole8)(darkest >> 4 < center)
      & (tintype_whole8)(brightest >> 4 > center) & (tintype_whole8)(((darkest | brightest) & 1) != 0);
    result |= tintype_bits_of(is_smoothed) << i;
  }
  return result & bits;
}

static uint64_t smoothed_word_narrow(
  const uint32_t *middle, size_t stride, uint64_t bits, const shared_areas *areas,
  bool *is_opaque) {
  return smoothed_word(middle, stride, bits, areas, is_opaque);
}

TINTYPE_WIDE static uint64_t smoothed_word_wide(
  const uint32_t *middle, size_t stride, uint64_t bits, const shared_areas *areas,
  bool *is_opaque) {
  return smoothed_word(middle, stride, bits, areas, is_opaque);
}

// Returns which of the pixels `bits`, none of them in an area of this image, are its anti-aliased
// edges.
static uint64_t smoothed_among(
  tintype_antialiasing *s, const uint32_t *pixels, size_t stride, uint32_t word, uint32_t y,
  uint64_t bits, const shared_areas *areas) {
  const uint32_t width = s->pair->width, height = s->pair->height;
  const uint32_t x = word * tintype_word_pixels;
  uint64_t result = 0;
  // From this number on, processing all pixels at once is faster than single ones.
  enum { few = 2 };
  if (y > 0 && y + 1 < height && __builtin_popcountll(bits) >= few) {
    const uint32_t *middle = pixels + (size_t)y * stride + x;
    size_t step = stride;
    uint32_t copy[3][word_side];
    uint64_t inner = copied_edges(copy, &middle, &step, width - x, x == 0);
    bool is_opaque;
    uint64_t found = TINTYPE_HAS_WIDE
      ? smoothed_word_wide(middle, step, bits & inner, areas, &is_opaque)
      : smoothed_word_narrow(middle, step, bits & inner, areas, &is_opaque);
    if (is_opaque) {
      result = found;
      bits &= ~inner;
    }
  }
  for (; bits != 0; bits &= bits - 1) {
    uint32_t i = (uint32_t)__builtin_ctzll(bits);
    if (is_smoothed(s, pixels, stride, x + i, y)) result |= (uint64_t)1 << i;
  }
  return result;
}

uint64_t tintype_antialiased(tintype_antialiasing *s, uint32_t word, uint32_t y, uint64_t bits) {
  const tintype_pair *p = s->pair;
  size_t place = areas_at(s, word, y);
  uint64_t first = bits & ~s->areas_a[place], second = bits & ~s->areas_b[place];
  if ((first | second) == 0) return 0;
  shared_areas areas[3] = {{0}};
  uint64_t near = 0;
  for (uint32_t row = 0; row < 3; row++) {
    if (y + row < 1 || y + row > p->height) continue;
    areas[row] = shared_at(s, word, y + row - 1);
    near |= reach_of(areas[row]);
  }
  uint64_t smoothed = 0;
  first &= near;
  if (first != 0) smoothed = smoothed_among(s, p->a, p->a_stride, word, y, first, areas);
  second &= near & ~smoothed;
  if (second != 0) smoothed |= smoothed_among(s, p->b, p->b_stride, word, y, second, areas);
  return smoothed;
}
