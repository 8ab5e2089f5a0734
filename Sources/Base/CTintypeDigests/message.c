// SPDX-License-Identifier: MIT

#include "message.h"

#include <string.h>

void tintype_add_message(
  void *state, void (*add_block)(void *state, const uint8_t *block), size_t block_size,
  int length_size, const void *bytes, size_t size) {
  const uint8_t *message = bytes;
  const size_t rest = size % block_size, whole = size - rest;
  for (size_t start = 0; start < whole; start += block_size) add_block(state, message + start);

  uint8_t last[2 * 128] = {0};
  const size_t reserved = (size_t)(length_size < 0 ? -length_size : length_size);
  const size_t end = rest + 1 + reserved <= block_size ? block_size : 2 * block_size;
  if (rest > 0) memcpy(last, message + whole, rest);
  last[rest] = 0x80;
  for (int i = 0; i < 8; i++) {
    uint8_t byte = (uint8_t)((uint64_t)size << 3 >> (8 * i));
    last[length_size < 0 ? end - reserved + (size_t)i : end - 1 - (size_t)i] = byte;
  }
  // The bits that the multiplication by eight shifts out.
  if (reserved > 8) last[end - 9] = (uint8_t)((uint64_t)size >> 61);
  for (size_t start = 0; start < end; start += block_size) add_block(state, last + start);
}
