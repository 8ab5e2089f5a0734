// SPDX-License-Identifier: MIT

/* Readers of image files by libraries that are loaded when they are first needed.
 *
 * Each format has a header with two functions and the list of the functions that it uses of its
 * library. Both take the file name of the library, so that a program that reads no such file links
 * none of them. Loaded libraries stay loaded: GLib's types cannot be removed.
 *
 * A size is in pixels, or in points for a vector file, which is scaled to fill its pixels. Pixels
 * are 0xAARRGGBB.
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

#endif
