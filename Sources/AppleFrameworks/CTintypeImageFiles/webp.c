// SPDX-License-Identifier: MIT

#include "tintype_webp.h"

#include "loading.h"

typedef struct {
  TINTYPE_WEBP_FUNCTIONS(TINTYPE_POINTER)
} functions;

static int load(const char *library, functions *functions, char *reason) {
  const tintype_function names[] = {TINTYPE_WEBP_FUNCTIONS(TINTYPE_ADDRESS)};
  return tintype_load(library, names, sizeof names / sizeof *names, reason);
}

tintype_file_status tintype_webp_size(
  const char *library, const uint8_t *bytes, size_t count, double *width, double *height,
  char *reason) {
  functions webp;
  if (!load(library, &webp, reason)) return TINTYPE_FILE_LIBRARY_MISSING;
  int pixel_width = 0, pixel_height = 0;
  if (!webp.WebPGetInfo(bytes, count, &pixel_width, &pixel_height)) return TINTYPE_FILE_INVALID;
  *width = pixel_width;
  *height = pixel_height;
  return TINTYPE_FILE_OK;
}

tintype_file_status tintype_webp_pixels(
  const char *library, const uint8_t *bytes, size_t count, int width, int height, uint32_t *pixels,
  char *reason) {
  functions webp;
  if (!load(library, &webp, reason)) return TINTYPE_FILE_LIBRARY_MISSING;
  size_t size = (size_t)width * (size_t)height * 4;
  const uint8_t *decoded =
    webp.WebPDecodeBGRAInto(bytes, count, (uint8_t *)pixels, size, width * 4);
  return decoded ? TINTYPE_FILE_OK : TINTYPE_FILE_INVALID;
}
