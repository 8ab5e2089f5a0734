// SPDX-License-Identifier: MIT

#include "libraries.h"
#include <stdlib.h>
#include <string.h>

/* Constants of turbojpeg.h, version 2. */
enum {
  PIXELS_BGRA = 8,
  PIXELS_CMYK = 11,
  COLORS_CMYK = 3,
  COLORS_YCCK = 4,
  FLAG_ACCURATE_DCT = 4096,
  /* Files with over 500 scans take longer than their size suggests. */
  FLAG_LIMIT_SCANS = 32768,
  ERROR_WARNING = 0,
};

typedef struct {
  void *(*init)(void);
  int (*header)(
    void *handle, const unsigned char *bytes, unsigned long count, int *width, int *height,
    int *subsampling, int *colors);
  int (*decompress)(
    void *handle, const unsigned char *bytes, unsigned long count, unsigned char *pixels, int width,
    int pitch, int height, int format, int flags);
  char *(*message)(void *handle);
  int (*code)(void *handle);
  int (*destroy)(void *handle);
} functions;

static int load(const char *library, functions *jpeg, char *reason) {
  const tintype_function names[] = {
    {"tjInitDecompress", (void **)&jpeg->init},
    {"tjDecompressHeader3", (void **)&jpeg->header},
    {"tjDecompress2", (void **)&jpeg->decompress},
    {"tjGetErrorStr2", (void **)&jpeg->message},
    {"tjGetErrorCode", (void **)&jpeg->code},
    {"tjDestroy", (void **)&jpeg->destroy},
  };
  return tintype_load(library, names, sizeof names / sizeof *names, reason);
}

/* A file that ends within its pixels is a warning of the library, which makes up the others. */
static tintype_file_status failure(const functions *jpeg, void *handle, char *reason) {
  const char *message = jpeg->message(handle);
  if (strstr(message, "Premature end")) return TINTYPE_FILE_TRUNCATED;
  if (jpeg->code(handle) == ERROR_WARNING) return TINTYPE_FILE_OK;
  tintype_set_reason(reason, message);
  return TINTYPE_FILE_INVALID;
}

tintype_file_status tintype_jpeg_size(
  const char *library, const uint8_t *bytes, size_t count, int *width, int *height, char *reason) {
  functions jpeg;
  if (!load(library, &jpeg, reason)) return TINTYPE_FILE_LIBRARY_MISSING;
  void *handle = jpeg.init();
  if (!handle) return TINTYPE_FILE_INVALID;
  int subsampling, colors;
  tintype_file_status status = TINTYPE_FILE_OK;
  if (jpeg.header(handle, bytes, count, width, height, &subsampling, &colors) != 0)
    status = failure(&jpeg, handle, reason);
  jpeg.destroy(handle);
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
  void *handle = jpeg.init();
  if (!handle) return TINTYPE_FILE_INVALID;
  int actual_width, actual_height, subsampling, colors = 0;
  tintype_file_status status = TINTYPE_FILE_OK;
  if (jpeg.header(handle, bytes, count, &actual_width, &actual_height, &subsampling, &colors) != 0)
    status = failure(&jpeg, handle, reason);
  int has_inks = colors == COLORS_CMYK || colors == COLORS_YCCK;
  if (
    status == TINTYPE_FILE_OK &&
    jpeg.decompress(
      handle, bytes, count, (unsigned char *)pixels, width, width * 4, height,
      has_inks ? PIXELS_CMYK : PIXELS_BGRA, FLAG_ACCURATE_DCT | FLAG_LIMIT_SCANS) != 0)
    status = failure(&jpeg, handle, reason);
  jpeg.destroy(handle);
  if (status == TINTYPE_FILE_OK && has_inks) convert_inks(pixels, (size_t)width * (size_t)height);
  return status;
}
