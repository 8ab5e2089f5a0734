// SPDX-License-Identifier: MIT

// Swift runs no code of a module when a program is loaded; a C constructor runs. `Bundle` can have no
// subclasses on Linux, since Swift cannot import all of its initializers.

#include "extension.h"
#include "tintype_foundation.h"

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

#define ROW(name, symbol) {bundle_##name, tintype_bundle_##name},

int tintype_extend_bundle(void *bundle) {
  static const struct method methods[] = {METHODS(ROW)};
  static struct extension bundles = {bundle_class, methods, sizeof methods / sizeof *methods, 0};
  return tintype_extend(bundle, &bundles);
}
