// SPDX-License-Identifier: MIT

/* The libraries' own headers, for `scripts/checks/headers` alone: no target includes them. */

#ifndef TINTYPE_CHECKS_LIBRARIES_H
#define TINTYPE_CHECKS_LIBRARIES_H

#include <stddef.h>
#include <stdint.h>

#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <fribidi.h>
#include <ft2build.h>
#include <glib-object.h>
#include <hb.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <pixman.h>

/* These headers require some of the ones above. */
#include FT_FREETYPE_H
#include <fontconfig/fcfreetype.h>

#endif
