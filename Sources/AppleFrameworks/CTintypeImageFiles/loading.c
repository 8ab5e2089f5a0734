// SPDX-License-Identifier: MIT

#include "loading.h"
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
