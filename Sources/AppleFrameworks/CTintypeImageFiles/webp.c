// SPDX-License-Identifier: MIT

#include "libraries.h"

tintype_file_status tintype_webp_size(
  const char *library, const uint8_t *bytes, size_t count, int *width, int *height, char *reason) {
  int (*info)(const uint8_t *bytes, size_t count, int *width, int *height);
  const tintype_function names[] = {{"WebPGetInfo", (void **)&info}};
  if (!tintype_load(library, names, 1, reason)) return TINTYPE_FILE_LIBRARY_MISSING;
  return info(bytes, count, width, height) ? TINTYPE_FILE_OK : TINTYPE_FILE_INVALID;
}

tintype_file_status tintype_webp_pixels(
  const char *library, const uint8_t *bytes, size_t count, int width, int height, uint32_t *pixels,
  char *reason) {
  uint8_t *(*decode)(
    const uint8_t *bytes, size_t count, uint8_t *pixels, size_t size, int stride);
  const tintype_function names[] = {{"WebPDecodeBGRAInto", (void **)&decode}};
  if (!tintype_load(library, names, 1, reason)) return TINTYPE_FILE_LIBRARY_MISSING;
  size_t size = (size_t)width * (size_t)height * 4;
  return decode(bytes, count, (uint8_t *)pixels, size, width * 4) ? TINTYPE_FILE_OK
                                                                   : TINTYPE_FILE_INVALID;
}
