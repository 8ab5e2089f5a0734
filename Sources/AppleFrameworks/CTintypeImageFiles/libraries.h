// SPDX-License-Identifier: MIT

#ifndef TINTYPE_IMAGE_LIBRARIES_H
#define TINTYPE_IMAGE_LIBRARIES_H

#include "CTintypeImageFiles.h"

/* A function of a library by its name. */
typedef struct {
  const char *name;
  void **address;
} tintype_function;

/* Loads a library and looks up functions of it and of the libraries that it links. Returns 0 and
 * writes the reason if one is missing. */
int tintype_load(
  const char *library, const tintype_function *functions, size_t count, char *reason);

/* Writes a reason, which is truncated to the size of the buffer. */
void tintype_set_reason(char *reason, const char *text);

/* Functions of GLib and cairo, which are looked up through the libraries that link them. */
typedef struct {
  uint32_t domain;
  int code;
  char *message;
} tintype_glib_error;

typedef struct {
  void (*error_free)(tintype_glib_error *error);
  void (*unref)(void *object);
  void *(*surface_create)(unsigned char *data, int format, int width, int height, int stride);
  void (*surface_flush)(void *surface);
  void (*surface_destroy)(void *surface);
  void *(*create)(void *surface);
  void (*scale)(void *context, double x, double y);
  unsigned int (*status)(void *context);
  void (*destroy)(void *context);
} tintype_canvas_functions;

int tintype_load_canvas(const char *library, tintype_canvas_functions *functions, char *reason);

/* Writes the message of an error, and frees it. */
void tintype_take_error(
  const tintype_canvas_functions *functions, tintype_glib_error *error, char *reason);

#endif
