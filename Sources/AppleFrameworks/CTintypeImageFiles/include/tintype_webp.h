// SPDX-License-Identifier: MIT

/* WebP files. */

#ifndef TINTYPE_WEBP_H
#define TINTYPE_WEBP_H

#include "image_files.h"

/* The library is libwebp. */
#define TINTYPE_WEBP_PACKAGE libwebp
#define TINTYPE_WEBP_HEADER <webp/decode.h>

/* The functions: result, name and parameters. */
#define TINTYPE_WEBP_FUNCTIONS(function) \
  function(int, WebPGetInfo, const uint8_t *bytes, size_t count, int *width, int *height) \
  function( \
    uint8_t *, WebPDecodeBGRAInto, const uint8_t *bytes, size_t count, uint8_t *pixels, \
    size_t size, int stride)

/* Pixels have straight colors. */

tintype_file_status tintype_webp_size(
  const char *library, const uint8_t *bytes, size_t count, double *width, double *height,
  char *reason);
tintype_file_status tintype_webp_pixels(
  const char *library, const uint8_t *bytes, size_t count, int width, int height, uint32_t *pixels,
  char *reason);

#endif
