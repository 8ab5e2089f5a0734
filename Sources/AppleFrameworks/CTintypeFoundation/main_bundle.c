// SPDX-License-Identifier: MIT

// Swift runs no code of a module when a program is loaded; a C constructor runs. `Bundle` cannot be
// subclassed on Linux, since Swift cannot import all of its initializers.

#include "tintype_foundation.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

void tintype_prepare_foundation(void);

__attribute__((constructor)) void tintype_foundation_loader(void) { tintype_prepare_foundation(); }

/* The class, and its methods with their replacements in MainBundle.swift. The names are those of
 * Swift's mangling. A weak symbol is null if Foundation does not have it. */
extern uintptr_t bundle_class[] __asm__("$s10Foundation6BundleCN") __attribute__((weak));

#define METHODS(method)                                                                        \
  method(url, "3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF") \
  method(localized_url,                                                                        \
         "3url11forResource13withExtension12subdirectory12localization0A10Essentials3URLVSg"   \
         "SSSg_A3MtF")                                                                         \
  method(urls, "4urls25forResourcesWithExtension12subdirectorySayAA5NSURLCGSgSSSg_AKtF")       \
  method(localized_urls,                                                                       \
         "4urls25forResourcesWithExtension12subdirectory12localizationSayAA5NSURLCGSgSSSg_"    \
         "A2LtF")                                                                              \
  method(string, "15localizedString6forKey5value5tableS2S_SSSgAHtF")                           \
  method(information, "14infoDictionarySDySSypGSgvg")                                          \
  method(identifier, "16bundleIdentifierSSSgvg")                                               \
  method(localizations, "13localizationsSaySSGvg")                                             \
  method(resources, "11resourceURL0A10Essentials0D0VSgvg")

#define DECLARE(name, symbol)                                                                  \
  extern void bundle_##name(void) __asm__("$s10Foundation6BundleC" symbol)                     \
      __attribute__((weak));                                                                   \
  extern void tintype_bundle_##name(void);
METHODS(DECLARE)

struct method { void (*original)(void), (*replacement)(void); };
#define ROW(name, symbol) {bundle_##name, tintype_bundle_##name},

/* The metadata of a class, as described in docs/ABI/TypeMetadata.rst of Swift, without the
 * Objective-C runtime. */
struct metadata {
  uintptr_t kind, superclass;
  uint32_t flags, instance_address_point, instance_size;
  uint16_t alignment_mask, reserved;
  uint32_t class_size, class_address_point;
};

int tintype_extend_bundle(void *bundle) {
  const struct method methods[] = {METHODS(ROW)};
  enum { count = sizeof methods / sizeof *methods };
  uintptr_t *isa = bundle;
  if (!bundle_class || *isa != (uintptr_t)bundle_class) return 0;
  const struct metadata *original = (const struct metadata *)bundle_class;
  const char *start = (const char *)bundle_class - original->class_address_point;
  if (original->class_size > 65536 || original->class_address_point > original->class_size) return 0;
  char *copy = malloc(original->class_size);
  if (!copy) return 0;
  memcpy(copy, start, original->class_size);
  struct metadata *class = (struct metadata *)(copy + original->class_address_point);
  uintptr_t *end = (uintptr_t *)(copy + original->class_size);
  for (int i = 0; i < count; i++) {
    int found = 0;
    for (uintptr_t *slot = (uintptr_t *)(class + 1); methods[i].original && slot < end; slot++) {
      if (*slot != (uintptr_t)methods[i].original) continue;
      *slot = (uintptr_t)methods[i].replacement;
      found = 1;
    }
    if (!found) {
      free(copy);
      return 0;
    }
  }
  // Casts to `Bundle` find it among the superclasses.
  class->superclass = (uintptr_t)bundle_class;
  *isa = (uintptr_t)class;
  return 1;
}
