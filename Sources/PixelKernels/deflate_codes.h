// SPDX-License-Identifier: MIT

#ifndef DEFLATE_CODES_H
#define DEFLATE_CODES_H

#include <stddef.h>
#include <stdint.h>

// Finds the lengths of a Huffman code of at most `limit` bits, at least two symbols of which have
// one, and its codes, their first bit lowest. `count` is at most 286.
void pk_make_code(
  const uint32_t *counts, size_t count, unsigned limit, uint8_t *lengths, uint16_t *codes);

#endif
