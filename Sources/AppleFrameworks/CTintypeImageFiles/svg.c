// SPDX-License-Identifier: MIT

#include "libraries.h"
#include <string.h>

typedef struct {
  double length;
  unsigned int unit;
} svg_length;

typedef struct {
  double x;
  double y;
  double width;
  double height;
} svg_rectangle;

typedef struct {
  tintype_canvas_functions canvas;
  void *(*open)(const uint8_t *bytes, size_t count, tintype_glib_error **error);
  void (*set_dpi)(void *handle, double dpi);
  int (*pixel_size)(void *handle, double *width, double *height);
  void (*dimensions)(
    void *handle, int *has_width, svg_length *width, int *has_height, svg_length *height,
    int *has_view_box, svg_rectangle *view_box);
  int (*render)(
    void *handle, void *context, const svg_rectangle *viewport, tintype_glib_error **error);
} functions;

static tintype_file_status open(
  const char *library, functions *svg, const uint8_t *bytes, size_t count, void **handle,
  char *reason) {
  const tintype_function names[] = {
    {"rsvg_handle_new_from_data", (void **)&svg->open},
    {"rsvg_handle_set_dpi", (void **)&svg->set_dpi},
    {"rsvg_handle_get_intrinsic_size_in_pixels", (void **)&svg->pixel_size},
    {"rsvg_handle_get_intrinsic_dimensions", (void **)&svg->dimensions},
    {"rsvg_handle_render_document", (void **)&svg->render},
  };
  if (
    !tintype_load(library, names, sizeof names / sizeof *names, reason) ||
    !tintype_load_canvas(library, &svg->canvas, reason))
    return TINTYPE_FILE_LIBRARY_MISSING;
  tintype_glib_error *error = NULL;
  *handle = svg->open(bytes, count, &error);
  if (!*handle) {
    tintype_take_error(&svg->canvas, error, reason);
    return TINTYPE_FILE_INVALID;
  }
  /* CSS defines an inch as 96 pixels, each of which is a point of the image. */
  svg->set_dpi(*handle, 96);
  return TINTYPE_FILE_OK;
}

tintype_file_status tintype_svg_size(
  const char *library, const uint8_t *bytes, size_t count, double *width, double *height,
  char *reason) {
  functions svg;
  void *handle;
  tintype_file_status status = open(library, &svg, bytes, count, &handle, reason);
  if (status != TINTYPE_FILE_OK) return status;
  if (!svg.pixel_size(handle, width, height)) {
    int has_width, has_height, has_view_box;
    svg_length length;
    svg_rectangle view_box;
    svg.dimensions(handle, &has_width, &length, &has_height, &length, &has_view_box, &view_box);
    if (has_view_box) {
      *width = view_box.width;
      *height = view_box.height;
    } else {
      tintype_set_reason(reason, "it has neither a width and a height nor a viewBox");
      status = TINTYPE_FILE_INVALID;
    }
  }
  svg.canvas.unref(handle);
  return status;
}

tintype_file_status tintype_svg_pixels(
  const char *library, const uint8_t *bytes, size_t count, int width, int height, uint32_t *pixels,
  char *reason) {
  functions svg;
  void *handle;
  tintype_file_status status = open(library, &svg, bytes, count, &handle, reason);
  if (status != TINTYPE_FILE_OK) return status;
  memset(pixels, 0, (size_t)width * (size_t)height * 4);
  void *surface = svg.canvas.surface_create((unsigned char *)pixels, 0, width, height, width * 4);
  void *context = svg.canvas.create(surface);
  const svg_rectangle viewport = {0, 0, width, height};
  tintype_glib_error *error = NULL;
  if (!svg.render(handle, context, &viewport, &error) || svg.canvas.status(context) != 0) {
    tintype_take_error(&svg.canvas, error, reason);
    status = TINTYPE_FILE_INVALID;
  }
  svg.canvas.destroy(context);
  svg.canvas.surface_flush(surface);
  svg.canvas.surface_destroy(surface);
  svg.canvas.unref(handle);
  return status;
}
