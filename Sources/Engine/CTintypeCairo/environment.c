// SPDX-License-Identifier: MIT

#include "CTintypeCairo.h"
#include <stdlib.h>
#include <string.h>

/* The variables that change pixels or select other code in a library. Determined by rendering with
 * each variable in turn: FC_LANG changes the choice of fallback fonts, PANGO_LANGUAGE and LANGUAGE
 * the forms of glyphs, FREETYPE_PROPERTIES the rasterizer. The others make a library read files or
 * use other code.
 */
static const char *const names[] = {
  "PANGO_LANGUAGE",  "LANGUAGE",        "FREETYPE_PROPERTIES", "PANGOCAIRO_BACKEND",
  "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT",  "HB_OPTIONS",
  "HB_SHAPER_LIST",  "HB_FONT_FUNCS",   "CAIRO_DEBUG",         "FC_LANG",
};
enum { count = sizeof names / sizeof *names };

/* The original values; written once, by the constructor. */
static const char *values[count];

/* Unsets the variables when the program is loaded and has one thread, instead of when the first
 * snapshot is taken. `unsetenv` moves entries of `environ`, and `setenv` can replace the array,
 * while `getenv` reads it on other threads without a lock. Before glibc 2.41, such a `getenv` can
 * miss a variable that is set, or read freed memory. A lock in Tintype would not help: tests,
 * Foundation and the C library call `getenv` themselves, and Swift Testing runs tests on many
 * threads.
 *
 * The libraries read these variables when they are first used, which is after this constructor.
 */
__attribute__((constructor)) static void tintype_unset_variables(void) {
  for (int i = 0; i < count; i++) {
    const char *value = getenv(names[i]);
    /* A copy, because a system can reuse the memory of a variable that is unset. */
    values[i] = value ? strdup(value) : NULL;
    unsetenv(names[i]);
  }
  setenv("FC_LANG", "en", 1);
}

int tintype_unset_variable_count(void) { return count; }

const char *tintype_unset_variable_name(int index) {
  return index >= 0 && index < count ? names[index] : NULL;
}

const char *tintype_unset_variable_value(int index) {
  return index >= 0 && index < count ? values[index] : NULL;
}
