// SPDX-License-Identifier: MIT

#include "tintype_canvas.h"

int tintype_load_canvas(const char *library, tintype_canvas_functions *functions, char *reason) {
  const tintype_function names[] = {TINTYPE_CANVAS_FUNCTIONS(TINTYPE_ADDRESS)};
  return tintype_load(library, names, sizeof names / sizeof *names, reason);
}

void tintype_take_error(
  const tintype_canvas_functions *functions, tintype_glib_error *error, char *reason) {
  if (!error) return;
  tintype_set_reason(reason, error->message);
  functions->g_error_free(error);
}
