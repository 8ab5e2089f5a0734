// SPDX-License-Identifier: MIT

// Foundation's formatters without a locale keep the current locale of their first use. A stored
// formatter would therefore show the locale of the test that ran first. The initializers below give
// new formatters methods that update the locale. Subclasses are not changed.

#define _GNU_SOURCE
#include "extension.h"
#include <dlfcn.h>
#include <stddef.h>

#define FORMATTER(kind, symbol, string, value)                              \
  extern uintptr_t kind##_class[] __asm__(symbol "N") __attribute__((weak));                   \
  extern void kind##_string(void) __asm__(symbol string) __attribute__((weak));                \
  extern void kind##_value(void) __asm__(symbol value) __attribute__((weak));                  \
  void tintype_##kind##_string(void);                                                          \
  void tintype_##kind##_value(void);                                                           \
  void tintype_##kind##_created(void *formatter);                                              \
  __attribute__((swiftcall, weak)) void *kind##_create(                                        \
      __attribute__((swift_context)) void *type) __asm__(symbol "ACycfC");                     \
  __attribute__((swiftcall, weak)) void *kind##_create(                                        \
      __attribute__((swift_context)) void *type) {                                             \
    typedef __attribute__((swiftcall)) void *create(__attribute__((swift_context)) void *type); \
    static const struct method methods[] = {{kind##_string, tintype_##kind##_string},          \
                                            {kind##_value, tintype_##kind##_value}};           \
    static struct extension formatters = {kind##_class, methods, 2, NULL};                     \
    create *original = (create *)dlsym(RTLD_NEXT, symbol "ACycfC");                            \
    void *formatter = original ? original(type) : NULL;                                        \
    if (tintype_extend(formatter, &formatters)) tintype_##kind##_created(formatter);           \
    return formatter;                                                                          \
  }

FORMATTER(date_formatter, "$s10Foundation13DateFormatterC",
          "6string4fromSS0A10Essentials0B0V_tF", "4date4from0A10Essentials0B0VSgSS_tF")
FORMATTER(number_formatter, "$s10Foundation15NumberFormatterC",
          "6string4fromSSSgAA8NSNumberC_tF", "6number4fromAA8NSNumberCSgSS_tF")
