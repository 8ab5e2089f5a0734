// SPDX-License-Identifier: MIT

/* Quick compression by ISA-L. */

#ifndef TINTYPE_ISAL_H
#define TINTYPE_ISAL_H

#include "image_files.h"

/* The library is ISA-L. */
#define TINTYPE_ISAL_PACKAGE libisal
#define TINTYPE_ISAL_HEADER <isa-l/igzip_lib.h>

/* The constants: name and value. */
#define TINTYPE_ISAL_CONSTANTS(constant) \
  constant(IGZIP_ZLIB, 3) \
  constant(NO_FLUSH, 0) \
  constant(ZSTATE_END, 11) \
  constant(COMP_OK, 0) \
  constant(ISAL_DEF_LVL1_DEFAULT, 282624)

/* The first members of a stream. Those that follow are the library's. */
typedef struct {
  uint8_t *next_in;
  uint32_t avail_in;
  uint32_t total_in;
  uint8_t *next_out;
  uint32_t avail_out;
  uint32_t total_out;
  void *hufftables;
  uint32_t level;
  uint32_t level_buf_size;
  uint8_t *level_buf;
  uint16_t end_of_stream;
  uint16_t flush;
  uint16_t gzip_flag;
  uint16_t hist_bits;
  struct {
    uint32_t others[5];
    uint32_t state;
  } internal_state;
} tintype_isal_stream;

/* The maximum size of a stream; that of ISA-L 2.30 is 82,384 bytes. */
#define TINTYPE_ISAL_STREAM_SIZE (1 << 20)

/* The functions: result, name and parameters. */
#define TINTYPE_ISAL_FUNCTIONS(function) \
  function(void, isal_deflate_init, tintype_isal_stream *stream) \
  function(int, isal_deflate, tintype_isal_stream *stream)

/* Compresses bytes to a zlib stream (RFC 1950), in a seventh of the time of libdeflate's level 6 and
 * half larger. Returns the size of the stream; 0 if the library or memory is missing, or if the
 * stream does not fit. */
size_t tintype_isal_compress(
  const char *library, const uint8_t *bytes, size_t size, uint8_t *output, size_t capacity);

#endif
