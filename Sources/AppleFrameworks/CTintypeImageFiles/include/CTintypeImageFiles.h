// SPDX-License-Identifier: MIT

/* Readers of image files by libraries that are loaded when they are first needed.
 *
 * Each function takes the file name of its library, so that a program that reads no such file links
 * none of them. Loaded libraries stay loaded: GLib's types cannot be removed.
 */

#ifndef TINTYPE_IMAGE_FILES_H
#define TINTYPE_IMAGE_FILES_H

#include <stddef.h>
#include <stdint.h>

typedef enum {
  TINTYPE_FILE_OK,
  /* The library, or one of its functions, is missing; the reason is the dynamic loader's. */
  TINTYPE_FILE_LIBRARY_MISSING,
  /* The file ends too early. */
  TINTYPE_FILE_TRUNCATED,
  /* The library rejects the file; the reason is the library's, and can be empty. */
  TINTYPE_FILE_INVALID,
} tintype_file_status;

/* The size of the buffers for reasons. */
#define TINTYPE_REASON_SIZE 256

/* Files of pixels. The size is in pixels, and pixels are 0xAARRGGBB with straight colors. */

tintype_file_status tintype_jpeg_size(
  const char *library, const uint8_t *bytes, size_t count, int *width, int *height, char *reason);
tintype_file_status tintype_jpeg_pixels(
  const char *library, const uint8_t *bytes, size_t count, int width, int height, uint32_t *pixels,
  char *reason);
tintype_file_status tintype_webp_size(
  const char *library, const uint8_t *bytes, size_t count, int *width, int *height, char *reason);
tintype_file_status tintype_webp_pixels(
  const char *library, const uint8_t *bytes, size_t count, int width, int height, uint32_t *pixels,
  char *reason);

/* Vector files. The size is in points. Pixels are premultiplied, and the image fills them. */

tintype_file_status tintype_svg_size(
  const char *library, const uint8_t *bytes, size_t count, double *width, double *height,
  char *reason);
tintype_file_status tintype_svg_pixels(
  const char *library, const uint8_t *bytes, size_t count, int width, int height, uint32_t *pixels,
  char *reason);

/* The first page. A file whose text needs a font of the machine is invalid. */
tintype_file_status tintype_pdf_size(
  const char *library, const uint8_t *bytes, size_t count, double *width, double *height,
  char *reason);
tintype_file_status tintype_pdf_pixels(
  const char *library, const uint8_t *bytes, size_t count, int width, int height, uint32_t *pixels,
  char *reason);

#endif
