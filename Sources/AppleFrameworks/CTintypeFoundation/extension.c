// SPDX-License-Identifier: MIT

#include "extension.h"
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* The metadata of a class, as described in docs/ABI/TypeMetadata.rst of Swift, without the
 * Objective-C runtime. */
struct metadata {
  uintptr_t kind, superclass;
  uint32_t flags, instance_address_point, instance_size;
  uint16_t alignment_mask, reserved;
  uint32_t class_size, class_address_point;
};

/* Returns a copy of metadata in which methods are replaced; null if one is not found. */
static uintptr_t *extended(const struct extension *extension) {
  const struct metadata *original = (const struct metadata *)extension->class;
  uint32_t size = original->class_size, start = original->class_address_point;
  if (size > 65536 || start > size || size - start < sizeof *original) return NULL;
  char *copy = malloc(size);
  if (!copy) return NULL;
  memcpy(copy, (const char *)original - start, size);
  struct metadata *class = (struct metadata *)(copy + start);
  uintptr_t *end = (uintptr_t *)(copy + size);
  for (int i = 0; i < extension->count; i++) {
    const struct method *method = &extension->methods[i];
    int found = 0;
    for (uintptr_t *slot = (uintptr_t *)(class + 1); method->original && slot < end; slot++) {
      if (*slot != (uintptr_t)method->original) continue;
      *slot = (uintptr_t)method->replacement;
      found = 1;
    }
    if (!found) {
      free(copy);
      return NULL;
    }
  }
  /* Casts to the class find it among the superclasses. */
  class->superclass = (uintptr_t)extension->class;
  return (uintptr_t *)class;
}

int tintype_extend(void *object, struct extension *extension) {
  uintptr_t *isa = object;
  if (!object || !extension->class || *isa != (uintptr_t)extension->class) return 0;
  uintptr_t *copy = extension->copy;
  if (!copy) {
    uintptr_t *none = NULL;
    copy = extended(extension);
    /* Of two threads, the second one uses the copy of the first one, and its own remains unused. */
    if (copy && !atomic_compare_exchange_strong(&extension->copy, &none, copy)) copy = none;
  }
  if (!copy) return 0;
  *isa = (uintptr_t)copy;
  return 1;
}
