// SPDX-License-Identifier: MIT

#ifndef TINTYPE_MESSAGE_H
#define TINTYPE_MESSAGE_H

#include "CTintypeDigests.h"

// Adds the blocks of a message to a hash value, with the padding that MD5, SHA-1 and SHA-512 share:
// a 1 bit, zeros, and the length in bits as a number of `length_size` bytes, whose highest byte is
// the first, or the last if the size is negative. A block has at most 128 bytes.
void tintype_add_message(
  void *state, void (*add_block)(void *state, const uint8_t *block), size_t block_size,
  int length_size, const void *bytes, size_t size);

#endif
