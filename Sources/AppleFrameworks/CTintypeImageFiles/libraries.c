// SPDX-License-Identifier: MIT

#include "libraries.h"
#include <dlfcn.h>
#include <stdio.h>

void tintype_set_reason(char *reason, const char *text) {
  snprintf(reason, TINTYPE_REASON_SIZE, "%s", text ? text : "");
}

int tintype_load(
  const char *library, const tintype_function *functions, size_t count, char *reason) {
  /* Not global: the functions of these libraries must not replace others. */
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    tintype_set_reason(reason, dlerror());
    return 0;
  }
  for (size_t index = 0; index < count; index++) {
    *functions[index].address = dlsym(handle, functions[index].name);
    if (!*functions[index].address) {
      snprintf(
        reason, TINTYPE_REASON_SIZE, "%s has no function %s", library, functions[index].name);
      return 0;
    }
  }
  return 1;
}

int tintype_load_canvas(const char *library, tintype_canvas_functions *functions, char *reason) {
  const tintype_function names[] = {
    {"g_error_free", (void **)&functions->error_free},
    {"g_object_unref", (void **)&functions->unref},
    {"cairo_image_surface_create_for_data", (void **)&functions->surface_create},
    {"cairo_surface_flush", (void **)&functions->surface_flush},
    {"cairo_surface_destroy", (void **)&functions->surface_destroy},
    {"cairo_create", (void **)&functions->create},
    {"cairo_scale", (void **)&functions->scale},
    {"cairo_status", (void **)&functions->status},
    {"cairo_destroy", (void **)&functions->destroy},
  };
  return tintype_load(library, names, sizeof names / sizeof *names, reason);
}

void tintype_take_error(
  const tintype_canvas_functions *functions, tintype_glib_error *error, char *reason) {
  if (!error) return;
  tintype_set_reason(reason, error->message);
  functions->error_free(error);
}
