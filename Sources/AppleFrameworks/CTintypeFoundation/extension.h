// SPDX-License-Identifier: MIT

#ifndef TINTYPE_EXTENSION_H
#define TINTYPE_EXTENSION_H

#include <stdint.h>

/// A method of a class, and the function that replaces it, with the calling convention of Swift.
struct method {
  void (*original)(void), (*replacement)(void);
};

/// A class of which some objects have other methods.
struct extension {
  /// The metadata of the class; null if Foundation does not have it.
  uintptr_t *class;
  const struct method *methods;
  int count;
  /// The copy of the metadata with the other methods, which is created once.
  uintptr_t *_Atomic copy;
};

/// Gives an object the other methods.
///
/// Returns 0, and changes nothing, if the class has another layout than expected.
int tintype_extend(void *object, struct extension *extension);

#endif
