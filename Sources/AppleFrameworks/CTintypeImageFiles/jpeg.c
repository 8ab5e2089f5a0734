// SPDX-License-Identifier: MIT

#include "tintype_jpeg.h"

#include "loading.h"
#include <stdlib.h>
#include <string.h>

#define CONSTANT(name, value) name = value,
enum { TINTYPE_JPEG_CONSTANTS(CONSTANT) };

typedef struct {
  TINTYPE_JPEG_FUNCTIONS(TINTYPE_POINTER)
} functions;

static int load(const char *library, functions *functions, char *reason) {
  const tintype_function names[] = {TINTYPE_JPEG_FUNCTIONS(TINTYPE_ADDRESS)};
  return tintype_load(library, names, sizeof names / sizeof *names, reason);
}

/* A file that ends within its pixels is a warning of the library, which makes up the others. */
static tintype_file_status failure(const functions *jpeg, void *handle, char *reason) {
  const char *message = jpeg->tjGetErrorStr2(handle);
  if (strstr(message, "Premature end")) return TINTYPE_FILE_TRUNCATED;
  if (jpeg->tjGetErrorCode(handle) == TJERR_WARNING) return TINTYPE_FILE_OK;
  tintype_set_reason(reason, message);
  return TINTYPE_FILE_INVALID;
}

tintype_file_status tintype_jpeg_size(
  const char *library, const uint8_t *bytes, size_t count, double *width, double *height,
  char *reason) {
  functions jpeg;
  if (!load(library, &jpeg, reason)) return TINTYPE_FILE_LIBRARY_MISSING;
  void *handle = jpeg.tjInitDecompress();
  if (!handle) return TINTYPE_FILE_INVALID;
  int pixel_width = 0, pixel_height = 0, subsampling, colors;
  tintype_file_status status = TINTYPE_FILE_OK;
  if (
    jpeg.tjDecompressHeader3(
      handle, bytes, count, &pixel_width, &pixel_height, &subsampling, &colors) != 0)
    status = failure(&jpeg, handle, reason);
  *width = pixel_width;
  *height = pixel_height;
  jpeg.tjDestroy(handle);
  return status;
}

/* Adobe's files store the inverted inks, so a component is the product of two bytes. */
static void convert_inks(uint32_t *pixels, size_t count) {
  for (size_t index = 0; index < count; index++) {
    uint8_t inks[4];
    memcpy(inks, &pixels[index], 4);
    uint32_t color = 0xFF;
    for (int ink = 0; ink < 3; ink++) color = color << 8 | (inks[ink] * inks[3] + 127) / 255;
    pixels[index] = color;
  }
}

tintype_file_status tintype_jpeg_pixels(
  const char *library, const uint8_t *bytes, size_t count, int width, int height, uint32_t *pixels,
  char *reason) {
  functions jpeg;
  if (!load(library, &jpeg, reason)) return TINTYPE_FILE_LIBRARY_MISSING;
  void *handle = jpeg.tjInitDecompress();
  if (!handle) return TINTYPE_FILE_INVALID;
  int actual_width, actual_height, subsampling, colors = 0;
  tintype_file_status status = TINTYPE_FILE_OK;
  if (
    jpeg.tjDecompressHeader3(
      handle, bytes, count, &actual_width, &actual_height, &subsampling, &colors) != 0)
    status = failure(&jpeg, handle, reason);
  int has_inks = colors == TJCS_CMYK || colors == TJCS_YCCK;
  if (
    status == TINTYPE_FILE_OK &&
    jpeg.tjDecompress2(
      handle, bytes, count, (unsigned char *)pixels, width, width * 4, height,
      has_inks ? TJPF_CMYK : TJPF_BGRA, TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS) != 0)
    status = failure(&jpeg, handle, reason);
  jpeg.tjDestroy(handle);
  if (status == TINTYPE_FILE_OK && has_inks) convert_inks(pixels, (size_t)width * (size_t)height);
  return status;
}
