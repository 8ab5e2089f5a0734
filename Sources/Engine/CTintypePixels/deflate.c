// SPDX-License-Identifier: MIT

#include "CTintypePixels.h"

#include <libdeflate.h>
#include <stdlib.h>

size_t tintype_zlib_bound(size_t size) { return libdeflate_zlib_compress_bound(NULL, size); }

size_t tintype_zlib_compress(
  int level, const void *bytes, size_t size, void *output, size_t capacity) {
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
  // Out of memory: Swift's own allocations end the process as well.
  if (compressor == NULL) abort();
  size_t written =
    libdeflate_zlib_compress(compressor, size == 0 ? "" : bytes, size, output, capacity);
  libdeflate_free_compressor(compressor);
  return written;
}

tintype_inflate_status tintype_zlib_decompress(
  const void *bytes, size_t size, void *output, size_t capacity, size_t *output_size) {
  struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
  if (decompressor == NULL) abort();
  uint8_t nothing = 0;
  size_t consumed = 0;
  size_t produced = 0;
  enum libdeflate_result result = libdeflate_zlib_decompress_ex(
    decompressor, size == 0 ? &nothing : bytes, size, capacity == 0 ? &nothing : output, capacity,
    &consumed, &produced);
  libdeflate_free_decompressor(decompressor);
  *output_size = result == LIBDEFLATE_SUCCESS ? produced : 0;
  switch (result) {
    case LIBDEFLATE_SUCCESS: return consumed == size ? TINTYPE_INFLATE_DONE : TINTYPE_INFLATE_DAMAGED;
    case LIBDEFLATE_INSUFFICIENT_SPACE: return TINTYPE_INFLATE_NO_SPACE;
    default: return TINTYPE_INFLATE_DAMAGED;
  }
}
