// SPDX-License-Identifier: MIT

// Foundation on Linux has one current locale, `en_001`, and the machine's time zone. A definition in
// a program takes precedence over that of a shared library, also for calls by other libraries, so
// Foundation's own formatters use the functions below, too. They are weak: if Foundation is linked
// statically, its definitions remain.

struct value { const void *object, *conformance; };

#define CURRENT(replacement, name, symbol)                                                    \
  __attribute__((swiftcall)) struct value replacement(void);                                  \
  __attribute__((swiftcall, weak)) struct value name(void) __asm__(symbol);                   \
  __attribute__((swiftcall, weak)) struct value name(void) { return replacement(); }

CURRENT(tintype_current_locale, locale, "$s20FoundationEssentials6LocaleV7currentACvgZ")
CURRENT(tintype_current_locale, updating_locale,
        "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
CURRENT(tintype_current_calendar, calendar, "$s20FoundationEssentials8CalendarV7currentACvgZ")
CURRENT(tintype_current_calendar, updating_calendar,
        "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
CURRENT(tintype_current_time_zone, zone, "$s20FoundationEssentials8TimeZoneV7currentACvgZ")
CURRENT(tintype_current_time_zone, updating_zone,
        "$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ")

__attribute__((swiftcall)) const void *tintype_preferred_languages(void);
__attribute__((swiftcall, weak)) const void *languages(void)
    __asm__("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ");
__attribute__((swiftcall, weak)) const void *languages(void) {
  return tintype_preferred_languages();
}
