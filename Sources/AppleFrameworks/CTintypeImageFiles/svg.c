// SPDX-License-Identifier: MIT

#include "tintype_canvas.h"
#include "tintype_svg.h"

#include <string.h>

typedef struct {
  tintype_canvas_functions canvas;
  TINTYPE_SVG_FUNCTIONS(TINTYPE_POINTER)
} functions;

static int load(const char *library, functions *functions, char *reason) {
  const tintype_function names[] = {TINTYPE_SVG_FUNCTIONS(TINTYPE_ADDRESS)};
  return tintype_load(library, names, sizeof names / sizeof *names, reason) &&
         tintype_load_canvas(library, &functions->canvas, reason);
}

static tintype_file_status open(
  const char *library, functions *svg, const uint8_t *bytes, size_t count, RsvgHandle **handle,
  char *reason) {
  if (!load(library, svg, reason)) return TINTYPE_FILE_LIBRARY_MISSING;
  tintype_glib_error *error = NULL;
  *handle = svg->rsvg_handle_new_from_data(bytes, count, &error);
  if (!*handle) {
    tintype_take_error(&svg->canvas, error, reason);
    return TINTYPE_FILE_INVALID;
  }
  /* CSS defines an inch as 96 pixels, each of which is a point of the image. */
  svg->rsvg_handle_set_dpi(*handle, 96);
  return TINTYPE_FILE_OK;
}

tintype_file_status tintype_svg_size(
  const char *library, const uint8_t *bytes, size_t count, double *width, double *height,
  char *reason) {
  functions svg;
  RsvgHandle *handle;
  tintype_file_status status = open(library, &svg, bytes, count, &handle, reason);
  if (status != TINTYPE_FILE_OK) return status;
  if (!svg.rsvg_handle_get_intrinsic_size_in_pixels(handle, width, height)) {
    int has_width, has_height, has_view_box;
    tintype_svg_length length;
    tintype_svg_rectangle view_box;
    svg.rsvg_handle_get_intrinsic_dimensions(
      handle, &has_width, &length, &has_height, &length, &has_view_box, &view_box);
    if (has_view_box) {
      *width = view_box.width;
      *height = view_box.height;
    } else {
      tintype_set_reason(reason, "it has neither a width and a height nor a viewBox");
      status = TINTYPE_FILE_INVALID;
    }
  }
  svg.canvas.g_object_unref(handle);
  return status;
}

tintype_file_status tintype_svg_pixels(
  const char *library, const uint8_t *bytes, size_t count, int width, int height, uint32_t *pixels,
  char *reason) {
  functions svg;
  RsvgHandle *handle;
  tintype_file_status status = open(library, &svg, bytes, count, &handle, reason);
  if (status != TINTYPE_FILE_OK) return status;
  memset(pixels, 0, (size_t)width * (size_t)height * 4);
  cairo_surface_t *surface = svg.canvas.cairo_image_surface_create_for_data(
    (unsigned char *)pixels, 0, width, height, width * 4);
  cairo_t *context = svg.canvas.cairo_create(surface);
  const tintype_svg_rectangle viewport = {0, 0, width, height};
  tintype_glib_error *error = NULL;
  if (
    !svg.rsvg_handle_render_document(handle, context, &viewport, &error) ||
    svg.canvas.cairo_status(context) != 0) {
    tintype_take_error(&svg.canvas, error, reason);
    status = TINTYPE_FILE_INVALID;
  }
  svg.canvas.cairo_destroy(context);
  svg.canvas.cairo_surface_flush(surface);
  svg.canvas.cairo_surface_destroy(surface);
  svg.canvas.g_object_unref(handle);
  return status;
}
