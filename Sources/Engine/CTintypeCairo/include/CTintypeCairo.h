// SPDX-License-Identifier: MIT

/* The functions, types and constants of cairo, Pango, fontconfig, FreeType, HarfBuzz, pixman and
 * GObject that Tintype uses, declared without the headers of these libraries.
 *
 * The libraries' headers would expose GLib's macros and include paths to every package that depends
 * on this one. Handles are opaque. `scripts/checks/headers` compares each prototype, constant and struct
 * with the installed headers.
 */

#ifndef TINTYPE_CCAIRO_H
#define TINTYPE_CCAIRO_H

#include <stdint.h>

/* Macros for the name of a type that this file defines, and for a constant with the library's name
 * and the prefix `TINTYPE_`. `Checks/declarations.c` defines both macros differently, to compare
 * types and values with those of the libraries.
 */
#ifndef TINTYPE_TYPE
#define TINTYPE_TYPE(name) name
#endif
#ifndef TINTYPE_CONSTANT
#define TINTYPE_CONSTANT(type, name, value) static const type TINTYPE_##name = value
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* MARK: cairo */

typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;
typedef struct _cairo_pattern cairo_pattern_t;
typedef struct _cairo_font_face cairo_font_face_t;
typedef struct _cairo_font_options cairo_font_options_t;
typedef struct _cairo_scaled_font cairo_scaled_font_t;

/* cairo-cairo-scaled-font-t: cairo_glyph_t. */
typedef struct {
  unsigned long index;
  double x;
  double y;
} TINTYPE_TYPE(cairo_glyph_t);

/* cairo-cairo-matrix-t: cairo_matrix_t. */
typedef struct {
  double xx;
  double yx;
  double xy;
  double yy;
  double x0;
  double y0;
} TINTYPE_TYPE(cairo_matrix_t);

/* cairo-Paths: cairo_path_data_t, whose headers state how many entries follow, and cairo_path_t. */
typedef union {
  struct {
    unsigned int type;
    int length;
  } header;
  struct {
    double x;
    double y;
  } point;
} TINTYPE_TYPE(cairo_path_data_t);

typedef struct {
  unsigned int status;
  TINTYPE_TYPE(cairo_path_data_t) *data;
  int num_data;
} TINTYPE_TYPE(cairo_path_t);

/* Enumerations of cairo, as compilers represent them: signed if one of the values is negative. */
typedef int TINTYPE_TYPE(cairo_format_t);
typedef unsigned int TINTYPE_TYPE(cairo_status_t);
typedef unsigned int TINTYPE_TYPE(cairo_antialias_t);
typedef unsigned int TINTYPE_TYPE(cairo_operator_t);
typedef unsigned int TINTYPE_TYPE(cairo_filter_t);
typedef unsigned int TINTYPE_TYPE(cairo_extend_t);
typedef unsigned int TINTYPE_TYPE(cairo_hint_style_t);
typedef unsigned int TINTYPE_TYPE(cairo_hint_metrics_t);
typedef unsigned int TINTYPE_TYPE(cairo_font_type_t);
typedef unsigned int TINTYPE_TYPE(cairo_fill_rule_t);
typedef unsigned int TINTYPE_TYPE(cairo_line_cap_t);
typedef unsigned int TINTYPE_TYPE(cairo_line_join_t);

TINTYPE_CONSTANT(cairo_format_t, CAIRO_FORMAT_ARGB32, 0);
TINTYPE_CONSTANT(cairo_format_t, CAIRO_FORMAT_A8, 2);
TINTYPE_CONSTANT(cairo_status_t, CAIRO_STATUS_SUCCESS, 0);
TINTYPE_CONSTANT(cairo_antialias_t, CAIRO_ANTIALIAS_GRAY, 2);
TINTYPE_CONSTANT(cairo_antialias_t, CAIRO_ANTIALIAS_GOOD, 5);
TINTYPE_CONSTANT(cairo_operator_t, CAIRO_OPERATOR_CLEAR, 0);
TINTYPE_CONSTANT(cairo_operator_t, CAIRO_OPERATOR_SOURCE, 1);
TINTYPE_CONSTANT(cairo_operator_t, CAIRO_OPERATOR_OVER, 2);
TINTYPE_CONSTANT(cairo_operator_t, CAIRO_OPERATOR_IN, 3);
TINTYPE_CONSTANT(cairo_operator_t, CAIRO_OPERATOR_OUT, 4);
TINTYPE_CONSTANT(cairo_operator_t, CAIRO_OPERATOR_ATOP, 5);
TINTYPE_CONSTANT(cairo_operator_t, CAIRO_OPERATOR_DEST_OVER, 7);
TINTYPE_CONSTANT(cairo_operator_t, CAIRO_OPERATOR_DEST_IN, 8);
TINTYPE_CONSTANT(cairo_operator_t, CAIRO_OPERATOR_DEST_OUT, 9);
TINTYPE_CONSTANT(cairo_operator_t, CAIRO_OPERATOR_DEST_ATOP, 10);
TINTYPE_CONSTANT(cairo_operator_t, CAIRO_OPERATOR_XOR, 11);
TINTYPE_CONSTANT(cairo_operator_t, CAIRO_OPERATOR_ADD, 12);
TINTYPE_CONSTANT(cairo_operator_t, CAIRO_OPERATOR_MULTIPLY, 14);
TINTYPE_CONSTANT(cairo_operator_t, CAIRO_OPERATOR_SCREEN, 15);
TINTYPE_CONSTANT(cairo_operator_t, CAIRO_OPERATOR_OVERLAY, 16);
TINTYPE_CONSTANT(cairo_operator_t, CAIRO_OPERATOR_DARKEN, 17);
TINTYPE_CONSTANT(cairo_operator_t, CAIRO_OPERATOR_LIGHTEN, 18);
TINTYPE_CONSTANT(cairo_operator_t, CAIRO_OPERATOR_COLOR_DODGE, 19);
TINTYPE_CONSTANT(cairo_operator_t, CAIRO_OPERATOR_COLOR_BURN, 20);
TINTYPE_CONSTANT(cairo_operator_t, CAIRO_OPERATOR_HARD_LIGHT, 21);
TINTYPE_CONSTANT(cairo_operator_t, CAIRO_OPERATOR_SOFT_LIGHT, 22);
TINTYPE_CONSTANT(cairo_operator_t, CAIRO_OPERATOR_DIFFERENCE, 23);
TINTYPE_CONSTANT(cairo_operator_t, CAIRO_OPERATOR_EXCLUSION, 24);
TINTYPE_CONSTANT(cairo_filter_t, CAIRO_FILTER_NEAREST, 3);
TINTYPE_CONSTANT(cairo_filter_t, CAIRO_FILTER_BILINEAR, 4);
TINTYPE_CONSTANT(cairo_extend_t, CAIRO_EXTEND_REPEAT, 1);
TINTYPE_CONSTANT(cairo_extend_t, CAIRO_EXTEND_PAD, 3);
TINTYPE_CONSTANT(cairo_hint_style_t, CAIRO_HINT_STYLE_NONE, 1);
TINTYPE_CONSTANT(cairo_hint_metrics_t, CAIRO_HINT_METRICS_OFF, 1);
TINTYPE_CONSTANT(cairo_font_type_t, CAIRO_FONT_TYPE_FT, 1);
TINTYPE_CONSTANT(cairo_fill_rule_t, CAIRO_FILL_RULE_WINDING, 0);
TINTYPE_CONSTANT(cairo_fill_rule_t, CAIRO_FILL_RULE_EVEN_ODD, 1);
TINTYPE_CONSTANT(cairo_line_cap_t, CAIRO_LINE_CAP_BUTT, 0);
TINTYPE_CONSTANT(cairo_line_cap_t, CAIRO_LINE_CAP_ROUND, 1);
TINTYPE_CONSTANT(cairo_line_cap_t, CAIRO_LINE_CAP_SQUARE, 2);
TINTYPE_CONSTANT(cairo_line_join_t, CAIRO_LINE_JOIN_MITER, 0);
TINTYPE_CONSTANT(cairo_line_join_t, CAIRO_LINE_JOIN_ROUND, 1);
TINTYPE_CONSTANT(cairo_line_join_t, CAIRO_LINE_JOIN_BEVEL, 2);
TINTYPE_CONSTANT(unsigned int, CAIRO_PATH_CURVE_TO, 2);

extern const char *cairo_version_string(void);
extern const char *cairo_status_to_string(cairo_status_t status);

extern cairo_surface_t *cairo_image_surface_create_for_data(
  unsigned char *data, cairo_format_t format, int width, int height, int stride);
extern cairo_surface_t *cairo_image_surface_create(cairo_format_t format, int width, int height);
extern unsigned char *cairo_image_surface_get_data(cairo_surface_t *surface);
extern int cairo_image_surface_get_stride(cairo_surface_t *surface);
extern cairo_status_t cairo_surface_status(cairo_surface_t *surface);
extern void cairo_surface_mark_dirty(cairo_surface_t *surface);
extern void cairo_surface_set_device_offset(cairo_surface_t *surface, double x, double y);
extern void cairo_surface_flush(cairo_surface_t *surface);
extern void cairo_surface_finish(cairo_surface_t *surface);
extern void cairo_surface_destroy(cairo_surface_t *surface);

/* cairo-PNG-Support: functions that write or read `length` bytes and return a status. */
typedef cairo_status_t (*cairo_write_func_t)(
  void *closure, const unsigned char *data, unsigned int length);
typedef cairo_status_t (*cairo_read_func_t)(
  void *closure, unsigned char *data, unsigned int length);

TINTYPE_CONSTANT(cairo_status_t, CAIRO_STATUS_READ_ERROR, 10);

extern cairo_status_t cairo_surface_write_to_png_stream(
  cairo_surface_t *surface, cairo_write_func_t write, void *closure);
extern cairo_surface_t *cairo_image_surface_create_from_png_stream(
  cairo_read_func_t read, void *closure);

extern cairo_t *cairo_create(cairo_surface_t *surface);
extern void cairo_destroy(cairo_t *context);
extern cairo_status_t cairo_status(cairo_t *context);
extern void cairo_save(cairo_t *context);
extern void cairo_restore(cairo_t *context);
extern void cairo_clip(cairo_t *context);
extern void cairo_set_operator(cairo_t *context, cairo_operator_t operator_);
extern void cairo_set_antialias(cairo_t *context, cairo_antialias_t antialias);
extern void cairo_set_source_rgba(
  cairo_t *context, double red, double green, double blue, double alpha);
extern void cairo_paint(cairo_t *context);
extern void cairo_paint_with_alpha(cairo_t *context, double alpha);
extern void cairo_set_source_surface(
  cairo_t *context, cairo_surface_t *surface, double x, double y);
extern cairo_pattern_t *cairo_get_source(cairo_t *context);
extern void cairo_pattern_set_filter(cairo_pattern_t *pattern, cairo_filter_t filter);
extern void cairo_pattern_set_extend(cairo_pattern_t *pattern, cairo_extend_t extend);
extern void cairo_mask_surface(cairo_t *context, cairo_surface_t *surface, double x, double y);
extern void cairo_identity_matrix(cairo_t *context);
extern void cairo_set_matrix(cairo_t *context, const cairo_matrix_t *matrix);

extern void cairo_new_path(cairo_t *context);
extern void cairo_new_sub_path(cairo_t *context);
extern void cairo_move_to(cairo_t *context, double x, double y);
extern void cairo_line_to(cairo_t *context, double x, double y);
extern void cairo_curve_to(
  cairo_t *context, double x1, double y1, double x2, double y2, double x3, double y3);
extern void cairo_rectangle(cairo_t *context, double x, double y, double width, double height);
extern void cairo_close_path(cairo_t *context);
extern void cairo_fill(cairo_t *context);
extern void cairo_set_fill_rule(cairo_t *context, cairo_fill_rule_t rule);
extern void cairo_stroke(cairo_t *context);
extern void cairo_set_line_width(cairo_t *context, double width);
extern void cairo_set_line_cap(cairo_t *context, cairo_line_cap_t cap);
extern void cairo_set_line_join(cairo_t *context, cairo_line_join_t join);
extern void cairo_set_miter_limit(cairo_t *context, double limit);
extern void cairo_set_dash(cairo_t *context, const double *dashes, int count, double offset);

extern cairo_font_options_t *cairo_font_options_create(void);
extern void cairo_font_options_destroy(cairo_font_options_t *options);
extern void cairo_font_options_set_antialias(
  cairo_font_options_t *options, cairo_antialias_t antialias);
extern void cairo_font_options_set_hint_style(
  cairo_font_options_t *options, cairo_hint_style_t style);
extern void cairo_font_options_set_hint_metrics(
  cairo_font_options_t *options, cairo_hint_metrics_t metrics);
extern cairo_font_face_t *cairo_scaled_font_get_font_face(cairo_scaled_font_t *font);
extern void cairo_set_font_face(cairo_t *context, cairo_font_face_t *face);
extern void cairo_set_font_size(cairo_t *context, double size);
extern void cairo_set_font_options(cairo_t *context, const cairo_font_options_t *options);
extern void cairo_show_glyphs(cairo_t *context, const cairo_glyph_t *glyphs, int count);
extern void cairo_glyph_path(cairo_t *context, const cairo_glyph_t *glyphs, int count);
extern cairo_path_t *cairo_copy_path(cairo_t *context);
extern void cairo_append_path(cairo_t *context, const cairo_path_t *path);
extern void cairo_path_destroy(cairo_path_t *path);

/* MARK: Pango */

typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoCairoFontMap PangoCairoFontMap;
typedef struct _PangoFcFontMap PangoFcFontMap;
typedef struct _PangoContext PangoContext;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoLayoutIter PangoLayoutIter;
typedef struct _PangoLayoutLine PangoLayoutLine;
typedef struct _PangoFont PangoFont;
typedef struct _PangoCairoFont PangoCairoFont;
typedef struct _PangoFcFont PangoFcFont;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontMetrics PangoFontMetrics;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoAttrList PangoAttrList;

/* Pango, struct.Attribute: the class, and the range of bytes of the text. */
typedef struct {
  const void *klass;
  unsigned int start_index;
  unsigned int end_index;
} TINTYPE_TYPE(PangoAttribute);

/* Pango, struct.GlyphInfo: glyph, geometry (width, x_offset, y_offset), visual attributes. */
typedef struct {
  uint32_t glyph;
  int32_t width;
  int32_t x_offset;
  int32_t y_offset;
  uint32_t attributes;
} TINTYPE_TYPE(PangoGlyphInfo);

/* Pango, struct.GlyphString without its last field, which is private. */
typedef struct {
  int num_glyphs;
  PangoGlyphInfo *glyphs;
  int *log_clusters;
} TINTYPE_TYPE(PangoGlyphString);

/* Pango, struct.Item with the beginning of its struct.Analysis. */
typedef struct {
  int offset;
  int length;
  int num_chars;
  void *shape_engine;
  void *lang_engine;
  PangoFont *font;
} TINTYPE_TYPE(PangoItem);

/* Pango, struct.GlyphItem without its offsets. `PangoLayoutRun` is an alias of it. */
typedef struct {
  PangoItem *item;
  PangoGlyphString *glyphs;
} TINTYPE_TYPE(PangoGlyphItem);

/* Enumerations of Pango. */
typedef unsigned int TINTYPE_TYPE(PangoWrapMode);
typedef unsigned int TINTYPE_TYPE(PangoDirection);

TINTYPE_CONSTANT(int, PANGO_SCALE, 1024);
TINTYPE_CONSTANT(PangoWrapMode, PANGO_WRAP_WORD_CHAR, 2);
TINTYPE_CONSTANT(PangoDirection, PANGO_DIRECTION_LTR, 0);
TINTYPE_CONSTANT(PangoDirection, PANGO_DIRECTION_RTL, 1);

/* Pango, const.GLYPH_EMPTY and const.GLYPH_UNKNOWN_FLAG. */
TINTYPE_CONSTANT(uint32_t, PANGO_GLYPH_EMPTY, 0x0FFFFFFF);
TINTYPE_CONSTANT(uint32_t, PANGO_GLYPH_UNKNOWN_FLAG, 0x10000000);

extern const char *pango_version_string(void);
extern PangoFontMap *pango_cairo_font_map_new_for_font_type(cairo_font_type_t type);
extern void pango_cairo_font_map_set_resolution(PangoCairoFontMap *map, double dpi);
extern PangoContext *pango_font_map_create_context(PangoFontMap *map);
extern PangoFont *pango_font_map_load_font(
  PangoFontMap *map, PangoContext *context, const PangoFontDescription *description);
extern void pango_cairo_context_set_font_options(
  PangoContext *context, const cairo_font_options_t *options);
extern void pango_cairo_context_set_resolution(PangoContext *context, double dpi);
extern void pango_context_set_round_glyph_positions(PangoContext *context, int round);
extern void pango_context_set_language(PangoContext *context, PangoLanguage *language);
extern void pango_context_set_base_dir(PangoContext *context, PangoDirection direction);
extern PangoLanguage *pango_language_from_string(const char *tag);
extern cairo_scaled_font_t *pango_cairo_font_get_scaled_font(PangoCairoFont *font);
extern PangoFontMetrics *pango_font_get_metrics(PangoFont *font, PangoLanguage *language);
extern int pango_font_metrics_get_ascent(PangoFontMetrics *metrics);
extern int pango_font_metrics_get_descent(PangoFontMetrics *metrics);
extern int pango_font_metrics_get_underline_position(PangoFontMetrics *metrics);
extern int pango_font_metrics_get_underline_thickness(PangoFontMetrics *metrics);
extern int pango_font_metrics_get_strikethrough_position(PangoFontMetrics *metrics);
extern int pango_font_metrics_get_strikethrough_thickness(PangoFontMetrics *metrics);
extern int pango_font_has_char(PangoFont *font, uint32_t scalar);
extern void pango_font_metrics_unref(PangoFontMetrics *metrics);

extern PangoFontDescription *pango_font_description_new(void);
extern PangoFontDescription *pango_font_description_copy(
  const PangoFontDescription *description);
extern void pango_font_description_free(PangoFontDescription *description);
extern void pango_font_description_set_family(PangoFontDescription *description, const char *name);
extern void pango_font_description_set_variations(
  PangoFontDescription *description, const char *variations);
extern void pango_font_description_set_absolute_size(
  PangoFontDescription *description, double size);

extern PangoAttrList *pango_attr_list_new(void);
extern void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute);
extern void pango_attr_list_unref(PangoAttrList *list);
extern PangoAttribute *pango_attr_fallback_new(int enable);
extern PangoAttribute *pango_attr_insert_hyphens_new(int enable);
extern PangoAttribute *pango_attr_font_features_new(const char *features);
extern PangoAttribute *pango_attr_font_desc_new(const PangoFontDescription *description);
extern PangoAttribute *pango_attr_letter_spacing_new(int units);

extern PangoLayout *pango_layout_new(PangoContext *context);
extern void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *attributes);
extern void pango_layout_set_font_description(
  PangoLayout *layout, const PangoFontDescription *description);
extern void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
extern void pango_layout_set_width(PangoLayout *layout, int width);
extern void pango_layout_set_wrap(PangoLayout *layout, PangoWrapMode wrap);
extern void pango_layout_set_auto_dir(PangoLayout *layout, int detects);
extern int pango_layout_line_get_start_index(PangoLayoutLine *line);
extern int pango_layout_line_get_length(PangoLayoutLine *line);
extern PangoLayoutIter *pango_layout_get_iter(PangoLayout *layout);
extern void pango_layout_iter_free(PangoLayoutIter *iterator);
extern PangoGlyphItem *pango_layout_iter_get_run_readonly(PangoLayoutIter *iterator);
extern PangoLayoutLine *pango_layout_iter_get_line_readonly(PangoLayoutIter *iterator);
extern int pango_layout_iter_next_run(PangoLayoutIter *iterator);

/* MARK: fontconfig */

typedef struct _FcConfig FcConfig;
typedef struct _FcPattern FcPattern;
typedef struct _FcBlanks FcBlanks;

/* Enumerations of fontconfig. */
typedef unsigned int TINTYPE_TYPE(FcResult);
typedef unsigned int TINTYPE_TYPE(FcSetName);

TINTYPE_CONSTANT(FcResult, FcResultMatch, 0);
TINTYPE_CONSTANT(FcSetName, FcSetApplication, 1);

extern int FcGetVersion(void);
extern FcConfig *FcConfigCreate(void);
extern void FcConfigDestroy(FcConfig *config);
extern int FcConfigSetCurrent(FcConfig *config);
extern int FcConfigAppFontAddFile(FcConfig *config, const unsigned char *path);
extern void pango_fc_font_map_set_config(PangoFcFontMap *map, FcConfig *config);
extern FcPattern *pango_fc_font_get_pattern(PangoFcFont *font);
extern FcPattern *FcFreeTypeQuery(
  const unsigned char *path, unsigned int face, FcBlanks *blanks, int *count);
extern void FcPatternDestroy(FcPattern *pattern);
extern FcResult FcPatternGetString(
  const FcPattern *pattern, const char *object, int index, unsigned char **string);
extern FcResult FcPatternGetInteger(
  const FcPattern *pattern, const char *object, int index, int *integer);
extern FcResult FcPatternGetDouble(
  const FcPattern *pattern, const char *object, int index, double *number);
extern FcResult FcPatternGetBool(
  const FcPattern *pattern, const char *object, int index, int *truth);
extern double FcWeightToOpenTypeDouble(double weight);
extern int FcPatternDel(FcPattern *pattern, const char *object);
extern int FcPatternAddString(
  FcPattern *pattern, const char *object, const unsigned char *string);
extern int FcPatternAddBool(FcPattern *pattern, const char *object, int truth);

/* fontconfig, FcFontSet. */
typedef struct {
  int count;
  int capacity;
  FcPattern **fonts;
} TINTYPE_TYPE(FcFontSet);

extern FcFontSet *FcConfigGetFonts(FcConfig *config, FcSetName set);

/* MARK: FreeType */

typedef struct FT_LibraryRec_ *FT_Library;

/* FreeType, Base Interface: FT_Bitmap_Size; sizes in 64ths of a pixel. */
typedef struct {
  short height;
  short width;
  long size;
  long x_ppem;
  long y_ppem;
} TINTYPE_TYPE(FT_Bitmap_Size);

/* FreeType, Basic Types: FT_Bitmap. */
typedef struct {
  unsigned int rows;
  unsigned int width;
  int pitch;
  unsigned char *buffer;
  unsigned short num_grays;
  unsigned char pixel_mode;
  unsigned char palette_mode;
  void *palette;
} TINTYPE_TYPE(FT_Bitmap);

/* FreeType, Glyph Retrieval: the beginning of FT_GlyphSlotRec. */
typedef struct {
  FT_Library library;
  void *face;
  void *next;
  unsigned int glyph_index;
  void *generic[2];
  long metrics[8];
  long linear_advance[2];
  long advance[2];
  unsigned int format;
  TINTYPE_TYPE(FT_Bitmap) bitmap;
  int bitmap_left;
  int bitmap_top;
} TINTYPE_TYPE(FT_GlyphSlotRec);

/* FreeType, Face Creation: the beginning of FT_FaceRec. */
typedef struct {
  long num_faces;
  long face_index;
  long face_flags;
  long style_flags;
  long num_glyphs;
  char *family_name;
  char *style_name;
  int num_fixed_sizes;
  FT_Bitmap_Size *available_sizes;
  int num_charmaps;
  void *charmaps;
  void *generic[2];
  long bbox[4];
  unsigned short units_per_EM;
  short ascender;
  short descender;
  short height;
  short max_advance_width;
  short max_advance_height;
  short underline_position;
  short underline_thickness;
  FT_GlyphSlotRec *glyph;
} TINTYPE_TYPE(FT_FaceRec);

TINTYPE_CONSTANT(int, FT_LOAD_COLOR, 1 << 20);
TINTYPE_CONSTANT(int, FT_PIXEL_MODE_BGRA, 7);
/* The errors for a glyph without a bitmap: until FreeType 2.8, and since. */
TINTYPE_CONSTANT(int, FT_Err_Invalid_Argument, 0x06);
TINTYPE_CONSTANT(int, FT_Err_Missing_Bitmap, 0x9D);

extern int FT_New_Face(FT_Library library, const char *path, long index, FT_FaceRec **face);
extern int FT_Done_Face(FT_FaceRec *face);
extern int FT_Select_Size(FT_FaceRec *face, int strike);
extern int FT_Load_Glyph(FT_FaceRec *face, unsigned int glyph, int flags);

extern int FT_Init_FreeType(FT_Library *library);
extern int FT_Done_FreeType(FT_Library library);
extern void FT_Library_Version(FT_Library library, int *major, int *minor, int *patch);

/* MARK: HarfBuzz, pixman and GObject */

extern const char *hb_version_string(void);
extern const char *pixman_version_string(void);
extern void g_object_unref(void *object);

/* MARK: Outlines of glyphs (curves.c) */

/* Corrects curves that cairo has computed from the quadratic curves of a glyph, so that they are the
 * same on every processor. The coordinates are pixels, in whole 256ths. */
extern void tintype_settle_curves(cairo_path_t *path);

/* MARK: The process (environment.c, libraries.c) */

/* The number of environment variables that are unset when the program is loaded. */
extern int tintype_unset_variable_count(void);
/* The name of the variable at an index, counted from 0; NULL for any other index. */
extern const char *tintype_unset_variable_name(int index);
/* The original value of the variable at an index; NULL if it was not set. */
extern const char *tintype_unset_variable_value(int index);

/* FriBidi's name and version, followed by more lines; NULL if FriBidi is not loaded. */
extern const char *tintype_fribidi_version(void);
/* Returns 0 if GLib is not loaded, else 1. */
extern int tintype_glib_version(unsigned int *major, unsigned int *minor, unsigned int *micro);
/* The path of the library that defines a function; NULL if the loader does not know it. */
extern const char *tintype_object_of(const char *function);
/* Returns 1 if the rounding mode of this thread is round-to-nearest, else 0. */
extern int tintype_rounds_to_nearest(void);

#ifdef __cplusplus
}
#endif

#endif
