// SPDX-License-Identifier: MIT

/* GLib and cairo, whose functions are looked up through the libraries that link them. */

#ifndef TINTYPE_CANVAS_H
#define TINTYPE_CANVAS_H

#include "loading.h"

typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;

typedef struct {
  uint32_t domain;
  int code;
  char *message;
} tintype_glib_error;

#define TINTYPE_CANVAS_PACKAGE cairo-gobject
#define TINTYPE_CANVAS_HEADER <cairo-gobject.h>

/* The functions: result, name and parameters. */
#define TINTYPE_CANVAS_FUNCTIONS(function) \
  function(void, g_error_free, tintype_glib_error *error) \
  function(void, g_object_unref, void *object) \
  function( \
    cairo_surface_t *, cairo_image_surface_create_for_data, unsigned char *data, int format, \
    int width, int height, int stride) \
  function(void, cairo_surface_flush, cairo_surface_t *surface) \
  function(void, cairo_surface_destroy, cairo_surface_t *surface) \
  function(cairo_t *, cairo_create, cairo_surface_t *surface) \
  function(void, cairo_scale, cairo_t *context, double x, double y) \
  function(unsigned int, cairo_status, cairo_t *context) \
  function(void, cairo_destroy, cairo_t *context)

typedef struct {
  TINTYPE_CANVAS_FUNCTIONS(TINTYPE_POINTER)
} tintype_canvas_functions;

int tintype_load_canvas(const char *library, tintype_canvas_functions *functions, char *reason);

/* Writes the message of an error, and frees it. */
void tintype_take_error(
  const tintype_canvas_functions *functions, tintype_glib_error *error, char *reason);

#endif
