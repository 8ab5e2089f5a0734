// SPDX-License-Identifier: MIT

#include "CTintypeCairo.h"
#include <stdlib.h>
#include <string.h>

static const char *const harmful[] = {
    "PANGO_LANGUAGE",  "LANGUAGE",          "FREETYPE_PROPERTIES", "PANGOCAIRO_BACKEND",
    "FONTCONFIG_FILE", "FONTCONFIG_PATH",   "FONTCONFIG_SYSROOT",  "HB_OPTIONS",
    "HB_SHAPER_LIST",  "HB_FONT_FUNCS",     "CAIRO_DEBUG",         "FC_LANG",
};
enum { harmful_count = sizeof harmful / sizeof *harmful };

/* What they were; written once, before any thread is started. */
static const char *found[harmful_count];

/* Takes away what would move pixels, before any of the libraries reads it.
 *
 * Found by painting under each variable in turn: FC_LANG and the locale weigh the choice of
 * fallback fonts, PANGO_LANGUAGE and LANGUAGE choose other forms of glyphs, FREETYPE_PROPERTIES
 * changes the rasteriser. The others make libraries read files, or choose other code.
 */
__attribute__((constructor)) static void tintype_neutralise_environment(void) {
  for (int i = 0; i < harmful_count; i++) {
    const char *value = getenv(harmful[i]);
    /* A copy, as a system may reuse the memory of a variable that is gone. */
    found[i] = value ? strdup(value) : NULL;
    unsetenv(harmful[i]);
  }
  setenv("FC_LANG", "en", 1);
}

int tintype_neutralised_count(void) { return harmful_count; }

const char *tintype_neutralised_name(int index) {
  return index >= 0 && index < harmful_count ? harmful[index] : NULL;
}

const char *tintype_neutralised_value(int index) {
  return index >= 0 && index < harmful_count ? found[index] : NULL;
}
