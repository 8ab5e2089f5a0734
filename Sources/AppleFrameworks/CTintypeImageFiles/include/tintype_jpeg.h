// SPDX-License-Identifier: MIT

/* JPEG files. */

#ifndef TINTYPE_JPEG_H
#define TINTYPE_JPEG_H

#include "image_files.h"

/* The library is libjpeg-turbo, version 2. */
#define TINTYPE_JPEG_PACKAGE libturbojpeg
#define TINTYPE_JPEG_HEADER <turbojpeg.h>

/* The constants; files with over 500 scans take longer than their size suggests. */
#define TINTYPE_JPEG_CONSTANTS(constant) \
  constant(TJPF_BGRA, 8) \
  constant(TJPF_CMYK, 11) \
  constant(TJCS_CMYK, 3) \
  constant(TJCS_YCCK, 4) \
  constant(TJFLAG_ACCURATEDCT, 4096) \
  constant(TJFLAG_LIMITSCANS, 32768) \
  constant(TJERR_WARNING, 0)

/* The functions: result, name and parameters. */
#define TINTYPE_JPEG_FUNCTIONS(function) \
  function(void *, tjInitDecompress, void) \
  function( \
    int, tjDecompressHeader3, void *handle, const unsigned char *bytes, unsigned long count, \
    int *width, int *height, int *subsampling, int *colors) \
  function( \
    int, tjDecompress2, void *handle, const unsigned char *bytes, unsigned long count, \
    unsigned char *pixels, int width, int pitch, int height, int format, int flags) \
  function(char *, tjGetErrorStr2, void *handle) \
  function(int, tjGetErrorCode, void *handle) \
  function(int, tjDestroy, void *handle)

/* Pixels are opaque. */

tintype_file_status tintype_jpeg_size(
  const char *library, const uint8_t *bytes, size_t count, double *width, double *height,
  char *reason);
tintype_file_status tintype_jpeg_pixels(
  const char *library, const uint8_t *bytes, size_t count, int width, int height, uint32_t *pixels,
  char *reason);

#endif
