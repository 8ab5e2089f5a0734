// SPDX-License-Identifier: MIT

#include "deflate_codes.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { most_symbols = 286, longest_code = 15 };

typedef struct {
  uint32_t weight;
  uint16_t symbol;
} leaf;

static int lighter(const void *a, const void *b) {
  const leaf *x = a, *y = b;
  if (x->weight != y->weight) return x->weight < y->weight ? -1 : 1;
  return (int)x->symbol - (int)y->symbol;
}

// How deep each leaf lies in the Huffman tree, the lightest first: two queues, of leaves and of the
// nodes made of them, both in ascending order.
static void find_depths(const leaf *leaves, size_t count, uint8_t *depths) {
  uint32_t weights[2 * most_symbols];
  uint16_t parents[2 * most_symbols];
  for (size_t i = 0; i < count; i++) weights[i] = leaves[i].weight;
  size_t next_leaf = 0, next_node = count, end = count;
  while (end < 2 * count - 1) {
    uint32_t sum = 0;
    for (int k = 0; k < 2; k++) {
      bool takes_leaf =
        next_leaf < count && (next_node == end || weights[next_leaf] <= weights[next_node]);
      size_t taken = takes_leaf ? next_leaf++ : next_node++;
      sum += weights[taken];
      parents[taken] = (uint16_t)end;
    }
    weights[end++] = sum;
  }
  uint16_t node_depths[2 * most_symbols];
  node_depths[end - 1] = 0;
  for (size_t i = end - 1; i-- > 0;) {
    node_depths[i] = (uint16_t)(node_depths[parents[i]] + 1);
    if (i < count) depths[i] = (uint8_t)(node_depths[i] < 255 ? node_depths[i] : 255);
  }
}

// Cuts depths to the limit, then lengthens the longest of the shorter codes until all fit.
static void limit_depths(uint8_t *depths, size_t count, unsigned limit) {
  uint32_t used = 0;
  for (size_t i = 0; i < count; i++) {
    if (depths[i] > limit) depths[i] = (uint8_t)limit;
    used += 1u << (limit - depths[i]);
  }
  while (used > 1u << limit) {
    size_t i = 0;
    while (depths[i] >= limit) i++;
    used -= 1u << (limit - depths[i] - 1);
    depths[i]++;
  }
  // What that was too much is given back, as a code must be complete.
  for (size_t i = count; used < 1u << limit;) {
    if (depths[--i] < limit) continue;
    depths[i]--;
    used++;
  }
}

static uint16_t reversed(uint32_t code, unsigned length) {
  uint32_t result = 0;
  for (unsigned i = 0; i < length; i++) result |= (code >> i & 1) << (length - 1 - i);
  return (uint16_t)result;
}

void pk_make_code(
  const uint32_t *counts, size_t count, unsigned limit, uint8_t *lengths, uint16_t *codes) {
  leaf leaves[most_symbols];
  size_t used = 0;
  memset(lengths, 0, count);
  for (size_t i = 0; i < count; i++) {
    if (counts[i] > 0) leaves[used++] = (leaf){counts[i], (uint16_t)i};
  }
  // A code of fewer than two symbols is not complete.
  for (size_t i = 0; used < 2; i++) {
    if (counts[i] == 0) leaves[used++] = (leaf){1, (uint16_t)i};
  }
  qsort(leaves, used, sizeof *leaves, lighter);
  uint8_t depths[most_symbols];
  find_depths(leaves, used, depths);
  limit_depths(depths, used, limit);
  uint32_t with_length[longest_code + 1] = {0};
  for (size_t i = 0; i < used; i++) {
    lengths[leaves[i].symbol] = depths[i];
    with_length[depths[i]]++;
  }
  // Canonical codes (RFC 1951, section 3.2.2).
  uint32_t next[longest_code + 2] = {0};
  for (unsigned i = 1; i <= longest_code; i++) next[i + 1] = (next[i] + with_length[i]) << 1;
  for (size_t i = 0; i < count; i++) {
    if (lengths[i] > 0) codes[i] = reversed(next[lengths[i]]++, lengths[i]);
  }
}
