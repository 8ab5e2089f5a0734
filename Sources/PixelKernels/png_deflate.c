// SPDX-License-Identifier: MIT

#include "deflate_blocks.h"
#include "PixelKernels.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

// Compresses scanlines of RGB or RGBA that are not filtered. Pictures of interfaces consist mostly of
// long runs of one colour: these are passed over at the speed of memory, and what lies within them is
// not remembered. Elsewhere it is a search by hash chains that weighs what a match costs.

enum {
  hash_bits = 15,
  window = 32768,
  // How many earlier places with the same four bytes are looked at.
  deepest_search = 16,
  // A match this long is good enough to look no further.
  good_match = 64,
  // A run this long is taken without looking for anything else.
  long_run = 64,
  // Of how many bytes it is summed up what literals cost.
  summed = 16,
};

typedef struct {
  uint32_t length;
  uint32_t distance;
  // How many bits it saves, about.
  int32_t gain;
} match;

typedef struct {
  const uint8_t *bytes;
  size_t size;
  // Of a pixel, and of a row with its filter byte.
  size_t step;
  size_t stride;
  size_t next_insertion;
  size_t last_distance;
  // Places plus one, 0 for none: the last one with a hash of four bytes, the one before each, and
  // the last one with a hash of three.
  uint32_t heads[1 << hash_bits];
  uint32_t previous[window];
  uint32_t short_heads[1 << hash_bits];
  pk_deflate_blocks blocks;
} parser;

static inline uint32_t load4(const uint8_t *from) {
  uint32_t value;
  memcpy(&value, from, 4);
  return value;
}

static inline uint64_t load8(const uint8_t *from) {
  uint64_t value;
  memcpy(&value, from, 8);
  return value;
}

// How many bytes are the same, at most `limit`.
static inline size_t common(const uint8_t *a, const uint8_t *b, size_t limit) {
  size_t length = 0;
  while (length + 8 <= limit) {
    uint64_t difference = load8(a + length) ^ load8(b + length);
    if (difference != 0) return length + ((size_t)__builtin_ctzll(difference) >> 3);
    length += 8;
  }
  while (length < limit && a[length] == b[length]) length++;
  return length;
}

static inline uint32_t hash_of(uint32_t bytes) {
  return (bytes * 2654435761u) >> (32 - hash_bits);
}

// Remembers the places before `end`, of those from which four bytes can be read.
static inline void remember(parser *p, size_t end) {
  size_t last = p->size < 4 ? 0 : p->size - 3;
  end = end < last ? end : last;
  for (size_t at = p->next_insertion; at < end; at++) {
    uint32_t bytes = load4(p->bytes + at), hash = hash_of(bytes);
    p->previous[at % window] = p->heads[hash];
    p->heads[hash] = (uint32_t)at + 1;
    p->short_heads[hash_of(bytes << 8)] = (uint32_t)at + 1;
  }
  if (p->next_insertion < end) p->next_insertion = end;
}

// What is known at a place while matches for it are weighed.
typedef struct {
  const uint8_t *bytes;
  size_t at;
  size_t limit;
  // What the literals before each byte cost, once that is asked for.
  bool has_costs;
  uint16_t costs[summed + 1];
} place;

static void sum_up_costs(const parser *p, place *at) {
  at->has_costs = true;
  at->costs[0] = 0;
  for (unsigned i = 0; i < summed; i++) {
    at->costs[i + 1] = (uint16_t)(at->costs[i] + p->blocks.symbol_costs[at->bytes[i]]);
  }
}

static inline __attribute__((always_inline)) void consider(const parser *p, place *at, size_t distance, match *best) {
  if (distance - 1 >= pk_farthest_match || distance > at->at) return;
  if (best->length >= at->limit) return;
  const uint8_t *earlier = at->bytes - distance;
  // The byte behind the best so far has to be the same too.
  if (best->length >= 4
      && load4(earlier + best->length - 3) != load4(at->bytes + best->length - 3)) return;
  size_t length = common(at->bytes, earlier, at->limit);
  if (length < pk_shortest_match) return;
  if (!at->has_costs) sum_up_costs(p, at);
  size_t looked_at = length < summed ? length : summed;
  int32_t saved = at->costs[looked_at] + (int32_t)(length - looked_at) * 5;
  int32_t cost = (int32_t)pk_blocks_match_cost(&p->blocks, (uint32_t)length, (uint32_t)distance);
  if (saved - cost > best->gain) {
    *best = (match){(uint32_t)length, (uint32_t)distance, saved - cost};
  }
}

static match find(parser *p, size_t position) {
  match best = {0};
  size_t rest = p->size - position;
  if (rest < summed) return best;
  place at;
  at.bytes = p->bytes + position;
  at.at = position;
  at.limit = rest < pk_longest_match ? rest : pk_longest_match;
  at.has_costs = false;
  consider(p, &at, p->step, &best);
  if (best.length >= good_match) return best;
  consider(p, &at, p->stride, &best);
  consider(p, &at, p->last_distance, &best);
  remember(p, position);
  uint32_t bytes = load4(at.bytes);
  uint32_t near = p->short_heads[hash_of(bytes << 8)];
  if (near != 0) consider(p, &at, position + 1 - near, &best);
  uint32_t next = p->heads[hash_of(bytes)];
  for (unsigned depth = 0; next != 0 && depth < deepest_search; depth++) {
    size_t earlier = next - 1;
    if (position - earlier > pk_farthest_match || best.length >= good_match) break;
    consider(p, &at, position - earlier, &best);
    uint32_t before = p->previous[earlier % window];
    // Overwritten since by a later place.
    if (before >= next) break;
    next = before;
  }
  return best;
}

static inline void put_bytes(parser *p, size_t *at, size_t end) {
  while (*at < end) pk_blocks_byte(&p->blocks, p->bytes[(*at)++]);
}

// Remembers only the ends of a long match.
static void remember_ends(parser *p, size_t start, size_t end) {
  enum { remembered = 16 };
  remember(p, start + remembered);
  if (p->next_insertion + remembered < end) p->next_insertion = end - remembered;
}

// A run that repeats bytes `distance` before it. Of what lies within, only the ends are remembered.
static void put_run(parser *p, size_t *at, size_t length, size_t distance) {
  enum { remembered = 16 };
  remember(p, *at + 4);
  size_t end = *at + length;
  while (*at < end) {
    size_t rest = end - *at, part = rest < pk_longest_match ? rest : pk_longest_match;
    if (rest > pk_longest_match && rest - part < pk_shortest_match) part -= pk_shortest_match;
    if (part < pk_shortest_match) {
      put_bytes(p, at, end);
      break;
    }
    pk_blocks_match(&p->blocks, (uint32_t)part, (uint32_t)distance);
    *at += part;
  }
  if (p->next_insertion + remembered < end) p->next_insertion = end - remembered;
}

static void parse(parser *p) {
  size_t at = 0;
  while (at < p->size) {
    const uint8_t *bytes = p->bytes + at;
    size_t rest = p->size - at;
    if (at >= p->step && rest >= long_run) {
      size_t distance = bytes[0] == bytes[-1] && load8(bytes) == load8(bytes - 1) ? 1 : p->step;
      if (load8(bytes) == load8(bytes - distance)) {
        size_t run = common(bytes, bytes - distance, rest);
        if (run >= long_run) {
          put_run(p, &at, run, distance);
          continue;
        }
      }
    }
    match found = find(p, at);
    if (found.gain <= 0) {
      put_bytes(p, &at, at + 1);
      continue;
    }
    // Whether it pays to wait for a better match.
    while (found.length < good_match && at + 1 < p->size) {
      match later = find(p, at + 1);
      if (later.gain <= found.gain + 1) break;
      put_bytes(p, &at, at + 1);
      found = later;
    }
    pk_blocks_match(&p->blocks, found.length, found.distance);
    p->last_distance = found.distance;
    at += found.length;
    if (found.length >= good_match) remember_ends(p, at - found.length, at);
  }
}

// What literals cost before any block tells: by how often bytes occur, in some rows, that are not
// those of the pixel before.
static void estimate_costs(parser *p) {
  enum { rows = 64, most_bits = 12, fewest_bits = 3 };
  uint32_t counts[256] = {0}, total = 256;
  size_t height = p->size / p->stride, skipped = (height + rows - 1) / rows * p->stride;
  for (size_t row = 0; row < p->size; row += skipped) {
    const uint8_t *bytes = p->bytes + row;
    for (size_t i = 1 + p->step; i < p->stride; i++) {
      if (bytes[i] == bytes[i - p->step]) continue;
      counts[bytes[i]]++;
      total++;
    }
  }
  for (unsigned i = 0; i < 256; i++) {
    // ⌈log₂ of what part of all it is⌉
    unsigned bits = 0;
    while (bits < most_bits && (uint64_t)(counts[i] + 1) << bits < total) bits++;
    p->blocks.symbol_costs[i] = (uint8_t)(bits < fewest_bits ? fewest_bits : bits);
  }
}

size_t pk_png_deflate(
  const uint8_t *rows, size_t size, size_t step, size_t stride, uint8_t *output,
  size_t capacity) {
  if (size >= UINT32_MAX || capacity < 16) return 0;
  parser *p = calloc(1, sizeof *p);
  if (p == NULL) return 0;
  p->bytes = rows;
  p->size = size;
  p->step = step;
  p->stride = stride;
  // RFC 1950: DEFLATE with a window of 32 KiB; the second byte makes both a multiple of 31.
  output[0] = 0x78;
  output[1] = 0xDA;
  pk_blocks_begin(&p->blocks, output + 2, capacity - 6);
  estimate_costs(p);
  parse(p);
  uint8_t *end = pk_blocks_end(&p->blocks);
  free(p);
  if (end == NULL) return 0;
  uint32_t checksum = libdeflate_adler32(1, rows, size);
  for (unsigned i = 0; i < 4; i++) end[i] = (uint8_t)(checksum >> (24 - 8 * i));
  return (size_t)(end + 4 - output);
}
