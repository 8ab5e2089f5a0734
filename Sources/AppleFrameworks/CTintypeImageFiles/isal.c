// SPDX-License-Identifier: MIT

#include "tintype_isal.h"

#include <stdlib.h>

#include "loading.h"

typedef struct {
  TINTYPE_ISAL_FUNCTIONS(TINTYPE_POINTER)
} functions;

#define TINTYPE_CONSTANT(name, value) name = value,
enum { TINTYPE_ISAL_CONSTANTS(TINTYPE_CONSTANT) };

static int load(const char *library, functions *functions) {
  char reason[TINTYPE_REASON_SIZE];
  const tintype_function names[] = {TINTYPE_ISAL_FUNCTIONS(TINTYPE_ADDRESS)};
  return tintype_load(library, names, sizeof names / sizeof *names, reason);
}

size_t tintype_isal_compress(
  const char *library, const uint8_t *bytes, size_t size, uint8_t *output, size_t capacity) {
  functions isal;
  if (size > UINT32_MAX || capacity > UINT32_MAX || !load(library, &isal)) return 0;
  tintype_isal_stream *stream = calloc(1, TINTYPE_ISAL_STREAM_SIZE);
  uint8_t *buffer = malloc(ISAL_DEF_LVL1_DEFAULT);
  size_t written = 0;
  if (stream && buffer) {
    isal.isal_deflate_init(stream);
    // Level 2 takes as long and writes as much.
    stream->level = 1;
    stream->level_buf = buffer;
    stream->level_buf_size = ISAL_DEF_LVL1_DEFAULT;
    stream->end_of_stream = 1;
    stream->flush = NO_FLUSH;
    stream->gzip_flag = IGZIP_ZLIB;
    stream->next_in = (uint8_t *)bytes;
    stream->avail_in = (uint32_t)size;
    stream->next_out = output;
    stream->avail_out = (uint32_t)capacity;
    int status = isal.isal_deflate(stream);
    if (status == COMP_OK && stream->internal_state.state == ZSTATE_END) written = stream->total_out;
  }
  free(buffer);
  free(stream);
  return written;
}
