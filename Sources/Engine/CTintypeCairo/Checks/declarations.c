// SPDX-License-Identifier: MIT

/* Compares the declarations of CTintypeCairo.h with the libraries' own; see `scripts/checks/headers`.
 *
 * With both in one translation unit the compiler compares the prototypes and the names of opaque
 * structs: it rejects a second declaration that is not compatible with the first. Each constant
 * becomes an assertion. Types that CTintypeCairo.h defines get the prefix `tintype_` here, so that
 * the prototypes use the libraries' types and the assertions below can compare the definitions.
 */

#include "libraries.h"

#define TINTYPE_TYPE(name) tintype_##name
#define TINTYPE_CONSTANT(type, name, value) \
  _Static_assert((name) == (value), #name " has a different value"); \
  _Static_assert(sizeof(type) == sizeof(int), #name " needs a type of a different size")
#include "CTintypeCairo.h"

#define SAME_SIZE(type) \
  _Static_assert(sizeof(tintype_##type) == sizeof(type), #type " has a different size")

/* An enumeration, or another type that has a different name only. */
#define SAME_TYPE(type) \
  _Static_assert(__builtin_types_compatible_p(tintype_##type, type), #type " is a different type")

/* A field with a type of another name, or one that Tintype does not use: its offset and size. */
#define SAME_PLACE(type, ours, theirs) \
  _Static_assert( \
    offsetof(tintype_##type, ours) == offsetof(type, theirs), \
    #type "." #theirs " has a different offset"); \
  _Static_assert( \
    sizeof(((tintype_##type *)0)->ours) == sizeof(((type *)0)->theirs), \
    #type "." #theirs " has a different size")

#define SAME_FIELD_AS(type, ours, theirs) \
  SAME_PLACE(type, ours, theirs); \
  _Static_assert( \
    __builtin_types_compatible_p( \
      __typeof__(((tintype_##type *)0)->ours), __typeof__(((type *)0)->theirs)), \
    #type "." #theirs " has a different type")

#define SAME_FIELD(type, field) SAME_FIELD_AS(type, field, field)

/* MARK: cairo */

SAME_TYPE(cairo_format_t);
SAME_TYPE(cairo_status_t);
SAME_TYPE(cairo_antialias_t);
SAME_TYPE(cairo_operator_t);
SAME_TYPE(cairo_filter_t);
SAME_TYPE(cairo_extend_t);
SAME_TYPE(cairo_hint_style_t);
SAME_TYPE(cairo_hint_metrics_t);
SAME_TYPE(cairo_font_type_t);
SAME_TYPE(cairo_fill_rule_t);
SAME_TYPE(cairo_line_cap_t);
SAME_TYPE(cairo_line_join_t);

SAME_SIZE(cairo_glyph_t);
SAME_FIELD(cairo_glyph_t, index);
SAME_FIELD(cairo_glyph_t, x);
SAME_FIELD(cairo_glyph_t, y);

SAME_SIZE(cairo_matrix_t);
SAME_FIELD(cairo_matrix_t, xx);
SAME_FIELD(cairo_matrix_t, yx);
SAME_FIELD(cairo_matrix_t, xy);
SAME_FIELD(cairo_matrix_t, yy);
SAME_FIELD(cairo_matrix_t, x0);
SAME_FIELD(cairo_matrix_t, y0);

SAME_SIZE(cairo_path_data_t);
SAME_PLACE(cairo_path_data_t, header.type, header.type);
SAME_FIELD(cairo_path_data_t, header.length);
SAME_FIELD(cairo_path_data_t, point.x);
SAME_FIELD(cairo_path_data_t, point.y);

SAME_SIZE(cairo_path_t);
SAME_PLACE(cairo_path_t, status, status);
SAME_PLACE(cairo_path_t, data, data);
SAME_FIELD(cairo_path_t, num_data);

/* MARK: Pango */

SAME_TYPE(PangoWrapMode);
SAME_TYPE(PangoDirection);

SAME_SIZE(PangoAttribute);
SAME_PLACE(PangoAttribute, klass, klass);
SAME_FIELD(PangoAttribute, start_index);
SAME_FIELD(PangoAttribute, end_index);

SAME_SIZE(PangoGlyphInfo);
SAME_FIELD(PangoGlyphInfo, glyph);
SAME_FIELD_AS(PangoGlyphInfo, width, geometry.width);
SAME_FIELD_AS(PangoGlyphInfo, x_offset, geometry.x_offset);
SAME_FIELD_AS(PangoGlyphInfo, y_offset, geometry.y_offset);
SAME_PLACE(PangoGlyphInfo, attributes, attr);

SAME_FIELD(PangoGlyphString, num_glyphs);
SAME_FIELD(PangoGlyphString, glyphs);
SAME_FIELD(PangoGlyphString, log_clusters);

SAME_FIELD(PangoItem, offset);
SAME_FIELD(PangoItem, length);
SAME_FIELD(PangoItem, num_chars);
SAME_PLACE(PangoItem, shape_engine, analysis.shape_engine);
SAME_PLACE(PangoItem, lang_engine, analysis.lang_engine);
SAME_FIELD_AS(PangoItem, font, analysis.font);

SAME_FIELD(PangoGlyphItem, item);
SAME_FIELD(PangoGlyphItem, glyphs);

/* MARK: fontconfig */

SAME_TYPE(FcResult);
SAME_TYPE(FcSetName);

SAME_SIZE(FcFontSet);
SAME_FIELD_AS(FcFontSet, count, nfont);
SAME_FIELD_AS(FcFontSet, capacity, sfont);
SAME_FIELD(FcFontSet, fonts);

/* MARK: FreeType */

SAME_SIZE(FT_Bitmap_Size);
SAME_FIELD(FT_Bitmap_Size, height);
SAME_FIELD(FT_Bitmap_Size, width);
SAME_FIELD(FT_Bitmap_Size, size);
SAME_FIELD(FT_Bitmap_Size, x_ppem);
SAME_FIELD(FT_Bitmap_Size, y_ppem);

SAME_SIZE(FT_Bitmap);
SAME_FIELD(FT_Bitmap, rows);
SAME_FIELD(FT_Bitmap, width);
SAME_FIELD(FT_Bitmap, pitch);
SAME_FIELD(FT_Bitmap, buffer);
SAME_FIELD(FT_Bitmap, num_grays);
SAME_FIELD(FT_Bitmap, pixel_mode);
SAME_FIELD(FT_Bitmap, palette_mode);
SAME_FIELD(FT_Bitmap, palette);

SAME_FIELD(FT_GlyphSlotRec, library);
SAME_PLACE(FT_GlyphSlotRec, face, face);
SAME_PLACE(FT_GlyphSlotRec, next, next);
SAME_FIELD(FT_GlyphSlotRec, glyph_index);
SAME_PLACE(FT_GlyphSlotRec, generic, generic);
SAME_PLACE(FT_GlyphSlotRec, metrics, metrics);
SAME_PLACE(FT_GlyphSlotRec, linear_advance[0], linearHoriAdvance);
SAME_PLACE(FT_GlyphSlotRec, linear_advance[1], linearVertAdvance);
SAME_PLACE(FT_GlyphSlotRec, advance, advance);
SAME_FIELD(FT_GlyphSlotRec, format);
SAME_PLACE(FT_GlyphSlotRec, bitmap, bitmap);
SAME_FIELD(FT_GlyphSlotRec, bitmap_left);
SAME_FIELD(FT_GlyphSlotRec, bitmap_top);

SAME_FIELD(FT_FaceRec, num_faces);
SAME_FIELD(FT_FaceRec, face_index);
SAME_FIELD(FT_FaceRec, face_flags);
SAME_FIELD(FT_FaceRec, style_flags);
SAME_FIELD(FT_FaceRec, num_glyphs);
SAME_FIELD(FT_FaceRec, family_name);
SAME_FIELD(FT_FaceRec, style_name);
SAME_FIELD(FT_FaceRec, num_fixed_sizes);
SAME_FIELD(FT_FaceRec, available_sizes);
SAME_FIELD(FT_FaceRec, num_charmaps);
SAME_PLACE(FT_FaceRec, charmaps, charmaps);
SAME_PLACE(FT_FaceRec, generic, generic);
SAME_PLACE(FT_FaceRec, bbox, bbox);
SAME_FIELD(FT_FaceRec, units_per_EM);
SAME_FIELD(FT_FaceRec, ascender);
SAME_FIELD(FT_FaceRec, descender);
SAME_FIELD(FT_FaceRec, height);
SAME_FIELD(FT_FaceRec, max_advance_width);
SAME_FIELD(FT_FaceRec, max_advance_height);
SAME_FIELD(FT_FaceRec, underline_position);
SAME_FIELD(FT_FaceRec, underline_thickness);
SAME_FIELD(FT_FaceRec, glyph);

/* MARK: Variables that libraries.c reads through the loader */

_Static_assert(
  __builtin_types_compatible_p(__typeof__(fribidi_version_info), const char *),
  "fribidi_version_info is not a string");
_Static_assert(
  __builtin_types_compatible_p(__typeof__(glib_major_version), const unsigned int) &&
    __builtin_types_compatible_p(__typeof__(glib_minor_version), const unsigned int) &&
    __builtin_types_compatible_p(__typeof__(glib_micro_version), const unsigned int),
  "the parts of GLib's version are not of the type unsigned int");
