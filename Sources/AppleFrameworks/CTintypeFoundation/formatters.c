// SPDX-License-Identifier: MIT

// Foundation's formatters without a locale keep the current locale of their first use. A stored
// formatter would therefore show the locale of the test that ran first. The initializers below give
// new formatters methods that update the locale, and have words in all languages. Subclasses are not
// changed.

#define _GNU_SOURCE
#include "extension.h"
#include <dlfcn.h>
#include <stddef.h>

void tintype_formatter_created(void *formatter);

// A method with its replacement `tintype_…`.
#define METHOD(name, symbol)                                              \
  extern void name(void) __asm__("$s10Foundation" symbol) __attribute__((weak));                 \
  void tintype_##name(void);
#define REPLACED(name) {name, tintype_##name}

#define FORMATTER(kind, symbol, ...)                                                           \
  extern uintptr_t kind##_class[] __asm__("$s10Foundation" symbol "CN") __attribute__((weak));   \
  __attribute__((swiftcall, weak)) void *kind##_create(                                        \
      __attribute__((swift_context)) void *type) __asm__("$s10Foundation" symbol "CACycfC");     \
  __attribute__((swiftcall, weak)) void *kind##_create(                                        \
      __attribute__((swift_context)) void *type) {                                             \
    typedef __attribute__((swiftcall)) void *create(__attribute__((swift_context)) void *type); \
    static const struct method methods[] = {__VA_ARGS__};                                      \
    static struct extension formatters = {kind##_class, methods,                               \
                                          sizeof methods / sizeof *methods, NULL};             \
    create *original = (create *)dlsym(RTLD_NEXT, "$s10Foundation" symbol "CACycfC");            \
    void *formatter = original ? original(type) : NULL;                                        \
    if (tintype_extend(formatter, &formatters)) tintype_formatter_created(formatter);          \
    return formatter;                                                                          \
  }

METHOD(date_string, "13DateFormatterC6string4fromSS0A10Essentials0B0V_tF")
METHOD(date_value, "13DateFormatterC4date4from0A10Essentials0B0VSgSS_tF")
FORMATTER(date, "13DateFormatter", REPLACED(date_string), REPLACED(date_value))

METHOD(number_string, "15NumberFormatterC6string4fromSSSgAA8NSNumberC_tF")
METHOD(number_value, "15NumberFormatterC6number4fromAA8NSNumberCSgSS_tF")
FORMATTER(number, "15NumberFormatter", REPLACED(number_string), REPLACED(number_value))

METHOD(interval_string, "21DateIntervalFormatterC6string4from2toSS0A10Essentials0B0V_AItF")
FORMATTER(interval, "21DateIntervalFormatter", REPLACED(interval_string))

METHOD(length_value, "15LengthFormatterC6string9fromValue4unitSSSd_AC4UnitOtF")
METHOD(length_unit, "15LengthFormatterC10unitString9fromValue0D0SSSd_AC4UnitOtF")
METHOD(length_meters, "15LengthFormatterC6string10fromMetersSSSd_tF")
FORMATTER(length, "15LengthFormatter", REPLACED(length_value), REPLACED(length_unit),
          REPLACED(length_meters))

METHOD(mass_value, "13MassFormatterC6string9fromValue4unitSSSd_AC4UnitOtF")
METHOD(mass_unit, "13MassFormatterC10unitString9fromValue0D0SSSd_AC4UnitOtF")
METHOD(mass_kilograms, "13MassFormatterC6string13fromKilogramsSSSd_tF")
FORMATTER(mass, "13MassFormatter", REPLACED(mass_value), REPLACED(mass_unit),
          REPLACED(mass_kilograms))

METHOD(energy_value, "15EnergyFormatterC6string9fromValue4unitSSSd_AC4UnitOtF")
METHOD(energy_unit, "15EnergyFormatterC10unitString9fromValue0D0SSSd_AC4UnitOtF")
METHOD(energy_joules, "15EnergyFormatterC6string10fromJoulesSSSd_tF")
FORMATTER(energy, "15EnergyFormatter", REPLACED(energy_value), REPLACED(energy_unit),
          REPLACED(energy_joules))
