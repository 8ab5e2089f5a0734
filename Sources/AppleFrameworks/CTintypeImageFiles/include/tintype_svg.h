// SPDX-License-Identifier: MIT

/* SVG files. */

#ifndef TINTYPE_SVG_H
#define TINTYPE_SVG_H

#include "image_files.h"

typedef struct _RsvgHandle RsvgHandle;

typedef struct {
  double length;
  unsigned int unit;
} tintype_svg_length;

typedef struct {
  double x;
  double y;
  double width;
  double height;
} tintype_svg_rectangle;

/* The library is librsvg. */
#define TINTYPE_SVG_PACKAGE librsvg-2.0
#define TINTYPE_SVG_HEADER <librsvg/rsvg.h>

/* The functions: result, name and parameters. */
#define TINTYPE_SVG_FUNCTIONS(function) \
  function( \
    RsvgHandle *, rsvg_handle_new_from_data, const uint8_t *bytes, size_t count, \
    tintype_glib_error **error) \
  function(void, rsvg_handle_set_dpi, RsvgHandle *handle, double dpi) \
  function( \
    int, rsvg_handle_get_intrinsic_size_in_pixels, RsvgHandle *handle, double *width, \
    double *height) \
  function( \
    void, rsvg_handle_get_intrinsic_dimensions, RsvgHandle *handle, int *has_width, \
    tintype_svg_length *width, int *has_height, tintype_svg_length *height, int *has_view_box, \
    tintype_svg_rectangle *view_box) \
  function( \
    int, rsvg_handle_render_document, RsvgHandle *handle, cairo_t *context, \
    const tintype_svg_rectangle *viewport, tintype_glib_error **error)

/* Pixels are premultiplied. */

tintype_file_status tintype_svg_size(
  const char *library, const uint8_t *bytes, size_t count, double *width, double *height,
  char *reason);
tintype_file_status tintype_svg_pixels(
  const char *library, const uint8_t *bytes, size_t count, int width, int height, uint32_t *pixels,
  char *reason);

#endif
