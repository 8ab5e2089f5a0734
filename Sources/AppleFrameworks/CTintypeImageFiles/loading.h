// SPDX-License-Identifier: MIT

#ifndef TINTYPE_LOADING_H
#define TINTYPE_LOADING_H

#include "image_files.h"

/* Each header of a library lists its functions, as TINTYPE_WEBP_FUNCTIONS does. From a list, these
 * macros make the members of a struct and the elements of an array of tintype_function. */
#define TINTYPE_POINTER(result, name, ...) result (*name)(__VA_ARGS__);
#define TINTYPE_ADDRESS(result, name, ...) {#name, (void **)&functions->name},

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

#endif
