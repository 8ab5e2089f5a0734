// SPDX-License-Identifier: MIT

#include "CCairo.h"
#include <stdlib.h>

/* Takes away what would move pixels, before any of the libraries reads it.
 *
 * Found by painting under each variable in turn: FC_LANG and the locale weigh the choice of
 * fallback fonts, PANGO_LANGUAGE and LANGUAGE choose other forms of glyphs, FREETYPE_PROPERTIES
 * changes the rasteriser. The others make libraries read files, or choose other code.
 */
__attribute__((constructor)) static void tintype_neutralise_environment(void) {
  static const char *const harmful[] = {
      "PANGO_LANGUAGE",  "LANGUAGE",          "FREETYPE_PROPERTIES", "PANGOCAIRO_BACKEND",
      "FONTCONFIG_FILE", "FONTCONFIG_PATH",   "FONTCONFIG_SYSROOT",  "HB_OPTIONS",
      "HB_SHAPER_LIST",  "HB_FONT_FUNCS",     "CAIRO_DEBUG",
  };
  for (unsigned long i = 0; i < sizeof harmful / sizeof *harmful; i++) unsetenv(harmful[i]);
  setenv("FC_LANG", "en", 1);
}
