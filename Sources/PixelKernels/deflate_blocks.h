// SPDX-License-Identifier: MIT

// Blocks of DEFLATE (RFC 1951) with Huffman codes of their own, made of tokens: single bytes, and
// matches with bytes before them.

#ifndef DEFLATE_BLOCKS_H
#define DEFLATE_BLOCKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
  pk_longest_match = 258,
  pk_shortest_match = 3,
  pk_farthest_match = 32768,
  pk_tokens_in_block = 7000,
};

typedef struct {
  // The next bits, the first one lowest, and how many of them.
  uint64_t bits;
  unsigned bit_count;
  uint8_t *output;
  uint8_t *end;
  bool has_overflown;
  // A byte, or a match as length << 16 | (distance - 1).
  uint32_t tokens[pk_tokens_in_block];
  size_t count;
  uint32_t symbol_counts[286];
  uint32_t distance_counts[30];
  // What symbols have cost in the block before, in bits, for choosing among matches.
  uint8_t symbol_costs[286];
  uint8_t distance_costs[30];
  uint8_t length_symbols[pk_longest_match + 1];
} pk_deflate_blocks;

void pk_blocks_begin(pk_deflate_blocks *blocks, uint8_t *output, size_t capacity);

// Appends a token, and writes a block when it is full.
void pk_blocks_byte(pk_deflate_blocks *blocks, uint8_t byte);
void pk_blocks_match(pk_deflate_blocks *blocks, uint32_t length, uint32_t distance);

// Writes the last block. Returns where the output ends, or NULL if it did not fit.
uint8_t *pk_blocks_end(pk_deflate_blocks *blocks);

// What a match costs, about, in bits.
uint32_t pk_blocks_match_cost(const pk_deflate_blocks *blocks, uint32_t length, uint32_t distance);

#endif
