// SPDX-License-Identifier: MIT

// Allocating initializers of classes receive the class as `self`: docs/ABI/CallingConvention.rst of
// Swift.

#include "conformances.h"

#include <dlfcn.h>
#include <string.h>

typedef __attribute__((swiftcall)) void *(*Initializer)(
  __attribute__((swift_context)) const void *metadata);

void *_Nullable tintype_new_object(const char *initializer, const void *metadata) {
  void *symbol = dlsym(RTLD_DEFAULT, initializer);
  if (!symbol) return NULL;
  Initializer function;
  memcpy(&function, &symbol, sizeof function);
  return function(metadata);
}
