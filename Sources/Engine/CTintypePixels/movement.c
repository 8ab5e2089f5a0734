// SPDX-License-Identifier: MIT

#include "CTintypePixels.h"

#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

static const uint32_t *at(tintype_image image, uint32_t x, uint32_t y) {
  return image.pixels + (size_t)y * image.width + x;
}

static bool is_row_plain(const uint32_t *row, size_t count) {
  // All pixels are equal if each is equal to the previous one.
  return count < 2 || memcmp(row, row + 1, (count - 1) * sizeof *row) == 0;
}

static bool is_row_of(const uint32_t *row, size_t count, uint32_t value) {
  return count == 0 || (row[0] == value && is_row_plain(row, count));
}

static bool is_column_of(tintype_image p, tintype_bounds r, uint32_t x, uint32_t value) {
  for (uint32_t y = r.top; y < r.bottom; y++) {
    if (*at(p, x, y) != value) return false;
  }
  return true;
}

// MARK: Rectangles

tintype_digest128 tintype_rectangle_digest(tintype_image p, tintype_bounds r) {
  XXH3_state_t *state = XXH3_createState();
  // Half a kilobyte is not available: Swift's own allocations end the process as well.
  if (state == NULL) abort();
  XXH3_128bits_reset(state);
  for (uint32_t y = r.top; y < r.bottom; y++) {
    XXH3_128bits_update(state, at(p, r.left, y), (r.right - r.left) * sizeof(uint32_t));
  }
  XXH128_hash_t hash = XXH3_128bits_digest(state);
  XXH3_freeState(state);
  return (tintype_digest128){.high = hash.high64, .low = hash.low64};
}

bool tintype_rectangle_is_plain(tintype_image p, tintype_bounds r) {
  for (uint32_t y = r.top; y < r.bottom; y++) {
    if (!is_row_of(at(p, r.left, y), r.right - r.left, *at(p, r.left, r.top))) return false;
  }
  return true;
}

bool tintype_rectangles_are_equal(tintype_image a, tintype_bounds r, tintype_image b, uint32_t x, uint32_t y) {
  size_t size = (r.right - r.left) * sizeof(uint32_t);
  for (uint32_t row = 0; row < r.bottom - r.top; row++) {
    if (memcmp(at(a, r.left, r.top + row), at(b, x, y + row), size) != 0) return false;
  }
  return true;
}

uint64_t tintype_ring_count(tintype_image p, tintype_bounds r, uint32_t value) {
  uint64_t count = 0;
  for (uint32_t x = r.left; x < r.right; x++) {
    if (r.top > 0) count += *at(p, x, r.top - 1) == value;
    if (r.bottom < p.height) count += *at(p, x, r.bottom) == value;
  }
  for (uint32_t y = r.top; y < r.bottom; y++) {
    if (r.left > 0) count += *at(p, r.left - 1, y) == value;
    if (r.right < p.width) count += *at(p, r.right, y) == value;
  }
  return count;
}

uint32_t tintype_plain_edges(tintype_image p, tintype_bounds r, uint32_t *values) {
  uint32_t count = 0;
  size_t width = r.right - r.left;
  const uint32_t *top = at(p, r.left, r.top), *bottom = at(p, r.left, r.bottom - 1);
  if (is_row_plain(top, width)) values[count++] = *top;
  if (is_row_plain(bottom, width)) values[count++] = *bottom;
  if (is_column_of(p, r, r.left, *top)) values[count++] = *top;
  uint32_t right = top[width - 1];
  if (is_column_of(p, r, r.right - 1, right)) values[count++] = right;
  return count;
}

tintype_bounds tintype_trimmed(tintype_image p, tintype_bounds r, uint32_t value) {
  size_t width = r.right - r.left;
  while (r.top < r.bottom && is_row_of(at(p, r.left, r.top), width, value)) r.top++;
  while (r.top < r.bottom && is_row_of(at(p, r.left, r.bottom - 1), width, value)) r.bottom--;
  if (r.top == r.bottom) return (tintype_bounds){0};
  while (is_column_of(p, r, r.left, value)) r.left++;
  while (is_column_of(p, r, r.right - 1, value)) r.right--;
  return r;
}

// MARK: Votes

// A line, which is a row or a column of a strip, identified by its digest.
typedef struct {
  uint64_t digest;
  uint32_t a_count, a_line;
  uint32_t b_count, b_line;
} line;

typedef struct {
  // The length of the rectangle across the lines.
  uint32_t count;
  // A hash table, and its used size, a power of two that is at least twice the number of lines.
  line *lines;
  size_t used;
  // The digests of all lines, strip by strip, and the significant lines of a strip.
  uint64_t *a;
  uint64_t *b;
  uint32_t *a_lines;
  uint32_t *b_lines;
  // Votes for offsets from -count on.
  uint32_t *votes;
} ballot;

static bool make_ballot(ballot *v, uint32_t count, size_t strips) {
  *v = (ballot){.count = count};
  size_t capacity = 64;
  while (capacity < (size_t)count * 4) capacity *= 2;
  v->lines = malloc(capacity * sizeof *v->lines);
  v->a = malloc(count * strips * sizeof *v->a);
  v->b = malloc(count * strips * sizeof *v->b);
  v->a_lines = malloc(count * sizeof *v->a_lines);
  v->b_lines = malloc(count * sizeof *v->b_lines);
  v->votes = calloc((size_t)count * 2 + 1, sizeof *v->votes);
  return v->lines && v->a && v->b && v->a_lines && v->b_lines && v->votes;
}

static void free_ballot(ballot *v) {
  free(v->lines);
  free(v->a);
  free(v->b);
  free(v->a_lines);
  free(v->b_lines);
  free(v->votes);
}

static line *find_line(ballot *v, uint64_t digest) {
  size_t place = (size_t)(digest * 0x9E3779B97F4A7C15u >> 32) & (v->used - 1);
  while (v->lines[place].a_count + v->lines[place].b_count > 0
    && v->lines[place].digest != digest) {
    place = (place + 1) & (v->used - 1);
  }
  v->lines[place].digest = digest;
  return &v->lines[place];
}

// Returns whether a line is significant. Lines with a single value have the digest 0; neither they
// nor lines that are equal to an adjacent one have an identifiable position. A line at its original
// position has not moved.
static bool is_distinctive(const uint64_t *digests, uint32_t count, uint32_t i, bool has_stayed) {
  uint64_t digest = digests[i];
  return digest != 0 && !has_stayed && (i == 0 || digests[i - 1] != digest)
    && (i + 1 == count || digests[i + 1] != digest);
}

// Each line that occurs once in either image, at different positions, votes for its offset.
static void cast_votes(
  ballot *v, const uint64_t *a, uint32_t a_count, const uint64_t *b, uint32_t b_count) {
  uint32_t a_distinctive = 0, b_distinctive = 0;
  for (uint32_t i = 0; i < a_count || i < b_count; i++) {
    bool has_stayed = i < a_count && i < b_count && a[i] == b[i];
    if (i < a_count && is_distinctive(a, a_count, i, has_stayed)) v->a_lines[a_distinctive++] = i;
    if (i < b_count && is_distinctive(b, b_count, i, has_stayed)) v->b_lines[b_distinctive++] = i;
  }
  if (a_distinctive == 0 || b_distinctive == 0) return;
  v->used = 64;
  while (v->used < ((size_t)a_distinctive + b_distinctive) * 2) v->used *= 2;
  memset(v->lines, 0, v->used * sizeof *v->lines);
  for (uint32_t i = 0; i < a_distinctive; i++) {
    line *found = find_line(v, a[v->a_lines[i]]);
    found->a_count++;
    found->a_line = v->a_lines[i];
  }
  for (uint32_t i = 0; i < b_distinctive; i++) {
    line *found = find_line(v, b[v->b_lines[i]]);
    found->b_count++;
    found->b_line = v->b_lines[i];
  }
  for (size_t i = 0; i < v->used; i++) {
    const line *l = &v->lines[i];
    if (l->a_count == 1 && l->b_count == 1) {
      v->votes[(size_t)l->b_line + v->count - l->a_line]++;
    }
  }
}

// Finds the offset with the most votes; among equals the smallest one.
static bool elect(const ballot *v, int32_t other, int32_t *offset) {
  enum { least_votes = 4 };
  uint32_t most = least_votes - 1;
  bool is_found = false;
  for (int64_t distance = 1; distance < v->count; distance++) {
    for (int sign = 1; sign >= -1; sign -= 2) {
      int32_t candidate = (int32_t)distance * sign;
      uint32_t votes = v->votes[(int64_t)v->count + candidate];
      if (candidate != other && votes > most) most = votes, *offset = candidate, is_found = true;
    }
  }
  return is_found;
}

enum { strip_size = 64 };

// Row by row, in memory order: computing the digests strip by strip would take twice the time.
static void digest_rows(tintype_image p, tintype_bounds r, uint32_t count, size_t lines, uint64_t *digests) {
  for (uint32_t i = 0; i < count; i++) {
    uint64_t *digest = digests + i;
    for (uint32_t x = r.left; x < r.right; x += strip_size, digest += lines) {
      const uint32_t *row = at(p, x, r.top + i);
      uint32_t width = r.right - x < strip_size ? r.right - x : strip_size;
      bool is_plain = row[0] == row[width - 1] && is_row_plain(row, width);
      *digest = is_plain ? 0 : XXH3_64bits(row, width * sizeof *row);
    }
  }
}

static void vote_by_rows(ballot *v, tintype_image a, tintype_image b, tintype_bounds r) {
  uint32_t a_count = (r.bottom < a.height ? r.bottom : a.height) - r.top;
  uint32_t b_count = (r.bottom < b.height ? r.bottom : b.height) - r.top;
  digest_rows(a, r, a_count, v->count, v->a);
  digest_rows(b, r, b_count, v->count, v->b);
  size_t start = 0;
  for (uint32_t x = r.left; x < r.right; x += strip_size, start += v->count) {
    cast_votes(v, v->a + start, a_count, v->b + start, b_count);
  }
}

static void digest_columns(
  tintype_image p, uint32_t left, uint32_t count, uint32_t top, uint32_t bottom, uint32_t *sums,
  uint64_t *digests) {
  memset(sums, 0, count * sizeof *sums);
  for (uint32_t y = top; y < bottom; y++) {
    const uint32_t *row = at(p, left, y);
    // The digest is weak, but matches are compared in the end, and every processor vectorizes
    // additions.
    for (uint32_t i = 0; i < count; i++) sums[i] = (sums[i] << 5) + sums[i] + row[i];
  }
  for (uint32_t i = 0; i < count; i++) digests[i] = sums[i];
}

static void vote_by_columns(ballot *v, tintype_image a, tintype_image b, tintype_bounds r) {
  uint32_t *sums = malloc(v->count * sizeof *sums);
  if (sums == NULL) return;
  uint32_t a_count = (r.right < a.width ? r.right : a.width) - r.left;
  uint32_t b_count = (r.right < b.width ? r.right : b.width) - r.left;
  for (uint32_t y = r.top; y < r.bottom; y += strip_size) {
    uint32_t bottom = r.bottom - y < strip_size ? r.bottom : y + strip_size;
    digest_columns(a, r.left, a_count, y, bottom, sums, v->a);
    digest_columns(b, r.left, b_count, y, bottom, sums, v->b);
    cast_votes(v, v->a, a_count, v->b, b_count);
  }
  free(sums);
}

uint32_t tintype_vote_offsets(
  tintype_image a, tintype_image b, tintype_bounds r, bool is_vertical, int32_t *offsets) {
  // Along the lines, only the part that both images have is examined.
  if (is_vertical) {
    uint32_t width = a.width < b.width ? a.width : b.width;
    if (r.right > width) r.right = width;
  } else {
    uint32_t height = a.height < b.height ? a.height : b.height;
    if (r.bottom > height) r.bottom = height;
  }
  if (r.left >= r.right || r.top >= r.bottom) return 0;
  uint32_t start = is_vertical ? r.top : r.left;
  uint32_t a_end = is_vertical ? a.height : a.width, b_end = is_vertical ? b.height : b.width;
  if (start >= a_end || start >= b_end) return 0;
  uint32_t found = 0;
  ballot v;
  uint32_t lines = is_vertical ? r.bottom - r.top : r.right - r.left;
  size_t strips = is_vertical ? (r.right - r.left + strip_size - 1) / strip_size : 1;
  if (make_ballot(&v, lines, strips)) {
    if (is_vertical) {
      vote_by_rows(&v, a, b, r);
    } else {
      vote_by_columns(&v, a, b, r);
    }
    if (elect(&v, 0, &offsets[0])) found = elect(&v, offsets[0], &offsets[1]) ? 2 : 1;
  }
  free_ballot(&v);
  return found;
}

// MARK: Moved rows

tintype_moved_rows tintype_find_moved_rows(
  tintype_image a, tintype_image b, tintype_bounds r, int32_t dx, int32_t dy) {
  tintype_moved_rows best = {0};
  const uint32_t width = r.right - r.left;
  const size_t size = width * sizeof(uint32_t);
  uint32_t changed = 0, top = r.top, moved = 0;
  for (uint32_t y = r.top; y < r.bottom; y++) {
    const uint32_t *row = at(b, r.left, y);
    int64_t source = (int64_t)y - dy;
    bool is_moved = source >= 0 && source < a.height
      && memcmp(row, at(a, (uint32_t)((int64_t)r.left - dx), (uint32_t)source), size) == 0;
    bool is_unchanged = y < a.height && r.right <= a.width
      && memcmp(row, at(a, r.left, y), size) == 0;
    bool counts = !is_unchanged && !is_row_plain(row, width);
    changed += counts;
    if (!is_moved) {
      top = y + 1;
      moved = 0;
      continue;
    }
    moved += counts;
    if (moved > best.moved) best = (tintype_moved_rows){top, y + 1, moved, 0};
    // Rows with a single value below also belong to the moved rows.
    else if (moved > 0 && moved == best.moved && best.bottom == y) best.bottom = y + 1;
  }
  best.changed = changed;
  return best;
}
