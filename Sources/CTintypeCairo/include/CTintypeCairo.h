// SPDX-License-Identifier: MIT

/* Cairo, Pango, fontconfig and GObject as Tintype uses them: prototypes written by hand.
 *
 * The libraries' own headers would bring GLib's macros and include paths into every package that
 * depends on this one, and Swift would import struct layouts that differ between versions. Handles
 * are opaque here. The few structs below are part of the libraries' stable binary interface; each
 * names the page of the documentation that fixes it.
 */

#ifndef TINTYPE_CCAIRO_H
#define TINTYPE_CCAIRO_H

#include <stdint.h>

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
} cairo_glyph_t;

/* cairo-cairo-matrix-t: cairo_matrix_t. */
typedef struct {
  double xx;
  double yx;
  double xy;
  double yy;
  double x0;
  double y0;
} cairo_matrix_t;

static const int TINTYPE_CAIRO_FORMAT_ARGB32 = 0;
static const int TINTYPE_CAIRO_FORMAT_A8 = 2;
static const int TINTYPE_CAIRO_STATUS_SUCCESS = 0;
static const int TINTYPE_CAIRO_ANTIALIAS_GRAY = 2;
static const int TINTYPE_CAIRO_ANTIALIAS_GOOD = 5;
static const int TINTYPE_CAIRO_OPERATOR_SOURCE = 1;
static const int TINTYPE_CAIRO_OPERATOR_OVER = 2;
static const int TINTYPE_CAIRO_OPERATOR_IN = 3;
static const int TINTYPE_CAIRO_OPERATOR_ATOP = 5;
static const int TINTYPE_CAIRO_OPERATOR_DEST_OVER = 7;
static const int TINTYPE_CAIRO_OPERATOR_DEST_IN = 8;
static const int TINTYPE_CAIRO_OPERATOR_DEST_OUT = 9;
static const int TINTYPE_CAIRO_OPERATOR_ADD = 12;
static const int TINTYPE_CAIRO_OPERATOR_MULTIPLY = 14;
static const int TINTYPE_CAIRO_OPERATOR_SCREEN = 15;
static const int TINTYPE_CAIRO_OPERATOR_OVERLAY = 16;
static const int TINTYPE_CAIRO_OPERATOR_DARKEN = 17;
static const int TINTYPE_CAIRO_OPERATOR_LIGHTEN = 18;
static const int TINTYPE_CAIRO_OPERATOR_COLOR_DODGE = 19;
static const int TINTYPE_CAIRO_OPERATOR_COLOR_BURN = 20;
static const int TINTYPE_CAIRO_OPERATOR_HARD_LIGHT = 21;
static const int TINTYPE_CAIRO_OPERATOR_SOFT_LIGHT = 22;
static const int TINTYPE_CAIRO_OPERATOR_DIFFERENCE = 23;
static const int TINTYPE_CAIRO_OPERATOR_EXCLUSION = 24;
static const int TINTYPE_CAIRO_FILTER_NEAREST = 3;
static const int TINTYPE_CAIRO_FILTER_BILINEAR = 4;
static const int TINTYPE_CAIRO_EXTEND_NONE = 0;
static const int TINTYPE_CAIRO_EXTEND_REPEAT = 1;
static const int TINTYPE_CAIRO_EXTEND_PAD = 3;
static const int TINTYPE_CAIRO_HINT_STYLE_NONE = 1;
static const int TINTYPE_CAIRO_HINT_METRICS_OFF = 1;
static const int TINTYPE_CAIRO_FONT_TYPE_FT = 1;
static const int TINTYPE_CAIRO_FILL_RULE_WINDING = 0;
static const int TINTYPE_CAIRO_FILL_RULE_EVEN_ODD = 1;
static const int TINTYPE_CAIRO_LINE_CAP_BUTT = 0;
static const int TINTYPE_CAIRO_LINE_CAP_ROUND = 1;
static const int TINTYPE_CAIRO_LINE_CAP_SQUARE = 2;
static const int TINTYPE_CAIRO_LINE_JOIN_MITER = 0;
static const int TINTYPE_CAIRO_LINE_JOIN_ROUND = 1;
static const int TINTYPE_CAIRO_LINE_JOIN_BEVEL = 2;

extern const char *cairo_version_string(void);
extern const char *cairo_status_to_string(int status);

extern cairo_surface_t *cairo_image_surface_create_for_data(
    unsigned char *data, int format, int width, int height, int stride);
extern cairo_surface_t *cairo_image_surface_create(int format, int width, int height);
extern unsigned char *cairo_image_surface_get_data(cairo_surface_t *surface);
extern int cairo_image_surface_get_stride(cairo_surface_t *surface);
extern int cairo_surface_status(cairo_surface_t *surface);
extern void cairo_surface_mark_dirty(cairo_surface_t *surface);
extern void cairo_surface_set_device_offset(cairo_surface_t *surface, double x, double y);
extern void cairo_surface_flush(cairo_surface_t *surface);
extern void cairo_surface_finish(cairo_surface_t *surface);
extern void cairo_surface_destroy(cairo_surface_t *surface);

/* cairo-PNG-Support: what writes or reads `length` bytes, and answers with a status. */
typedef int (*cairo_write_func_t)(
    void *closure, const unsigned char *data, unsigned int length);
typedef int (*cairo_read_func_t)(void *closure, unsigned char *data, unsigned int length);

static const int TINTYPE_CAIRO_STATUS_READ_ERROR = 10;

extern int cairo_surface_write_to_png_stream(
    cairo_surface_t *surface, cairo_write_func_t write, void *closure);
extern cairo_surface_t *cairo_image_surface_create_from_png_stream(
    cairo_read_func_t read, void *closure);

extern cairo_t *cairo_create(cairo_surface_t *surface);
extern void cairo_destroy(cairo_t *context);
extern int cairo_status(cairo_t *context);
extern void cairo_save(cairo_t *context);
extern void cairo_restore(cairo_t *context);
extern void cairo_clip(cairo_t *context);
extern void cairo_set_operator(cairo_t *context, int operator_);
extern void cairo_set_antialias(cairo_t *context, int antialias);
extern void cairo_set_source_rgba(
    cairo_t *context, double red, double green, double blue, double alpha);
extern void cairo_paint(cairo_t *context);
extern void cairo_paint_with_alpha(cairo_t *context, double alpha);
extern void cairo_set_source_surface(
    cairo_t *context, cairo_surface_t *surface, double x, double y);
extern cairo_pattern_t *cairo_get_source(cairo_t *context);
extern void cairo_pattern_set_filter(cairo_pattern_t *pattern, int filter);
extern void cairo_pattern_set_extend(cairo_pattern_t *pattern, int extend);
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
extern void cairo_set_fill_rule(cairo_t *context, int rule);
extern void cairo_stroke(cairo_t *context);
extern void cairo_set_line_width(cairo_t *context, double width);
extern void cairo_set_line_cap(cairo_t *context, int cap);
extern void cairo_set_line_join(cairo_t *context, int join);
extern void cairo_set_miter_limit(cairo_t *context, double limit);
extern void cairo_set_dash(cairo_t *context, const double *dashes, int count, double offset);

extern cairo_font_options_t *cairo_font_options_create(void);
extern void cairo_font_options_destroy(cairo_font_options_t *options);
extern void cairo_font_options_set_antialias(cairo_font_options_t *options, int antialias);
extern void cairo_font_options_set_hint_style(cairo_font_options_t *options, int style);
extern void cairo_font_options_set_hint_metrics(cairo_font_options_t *options, int metrics);
extern cairo_font_face_t *cairo_scaled_font_get_font_face(cairo_scaled_font_t *font);
extern void cairo_set_font_face(cairo_t *context, cairo_font_face_t *face);
extern void cairo_set_font_size(cairo_t *context, double size);
extern void cairo_set_font_options(cairo_t *context, const cairo_font_options_t *options);
extern void cairo_show_glyphs(cairo_t *context, const cairo_glyph_t *glyphs, int count);
extern void cairo_glyph_path(cairo_t *context, const cairo_glyph_t *glyphs, int count);

/* MARK: Pango */

typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoContext PangoContext;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoLayoutIter PangoLayoutIter;
typedef struct _PangoLayoutLine PangoLayoutLine;
typedef struct _PangoFont PangoFont;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontMetrics PangoFontMetrics;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoAttrList PangoAttrList;

/* Pango, struct.Attribute: the class, and the bytes of the text that it holds for. */
typedef struct {
  const void *klass;
  unsigned int start_index;
  unsigned int end_index;
} PangoAttribute;

/* Pango, struct.GlyphInfo: glyph, geometry (width, x_offset, y_offset), visual attributes. */
typedef struct {
  uint32_t glyph;
  int32_t width;
  int32_t x_offset;
  int32_t y_offset;
  uint32_t attributes;
} PangoGlyphInfo;

/* Pango, struct.GlyphString without its last field, which is private. */
typedef struct {
  int num_glyphs;
  PangoGlyphInfo *glyphs;
  int *log_clusters;
} PangoGlyphString;

/* Pango, struct.Item with the beginning of its struct.Analysis. */
typedef struct {
  int offset;
  int length;
  int num_chars;
  void *shape_engine;
  void *lang_engine;
  PangoFont *font;
} PangoItem;

/* Pango, struct.GlyphItem without its offsets, of which a run of a line is an alias. */
typedef struct {
  PangoItem *item;
  PangoGlyphString *glyphs;
} PangoGlyphItem;

static const int TINTYPE_PANGO_SCALE = 1024;
static const int TINTYPE_PANGO_STYLE_NORMAL = 0;
static const int TINTYPE_PANGO_STYLE_ITALIC = 2;
static const int TINTYPE_PANGO_WRAP_WORD_CHAR = 2;
static const int TINTYPE_PANGO_DIRECTION_LTR = 0;
static const int TINTYPE_PANGO_DIRECTION_RTL = 1;

/* Pango, const.GLYPH_EMPTY and const.GLYPH_UNKNOWN_FLAG. */
static const uint32_t TINTYPE_PANGO_GLYPH_EMPTY = 0x0FFFFFFF;
static const uint32_t TINTYPE_PANGO_GLYPH_UNKNOWN_FLAG = 0x10000000;

extern const char *pango_version_string(void);
extern PangoFontMap *pango_cairo_font_map_new_for_font_type(int type);
extern void pango_cairo_font_map_set_resolution(PangoFontMap *map, double dpi);
extern PangoContext *pango_font_map_create_context(PangoFontMap *map);
extern PangoFont *pango_font_map_load_font(
    PangoFontMap *map, PangoContext *context, const PangoFontDescription *description);
extern void pango_cairo_context_set_font_options(
    PangoContext *context, const cairo_font_options_t *options);
extern void pango_cairo_context_set_resolution(PangoContext *context, double dpi);
extern void pango_context_set_round_glyph_positions(PangoContext *context, int round);
extern void pango_context_set_language(PangoContext *context, PangoLanguage *language);
extern void pango_context_set_base_dir(PangoContext *context, int direction);
extern PangoLanguage *pango_language_from_string(const char *tag);
extern cairo_scaled_font_t *pango_cairo_font_get_scaled_font(PangoFont *font);
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
extern void pango_font_description_set_style(PangoFontDescription *description, int style);
extern void pango_font_description_set_weight(PangoFontDescription *description, int weight);
extern void pango_font_description_set_variations(
    PangoFontDescription *description, const char *variations);
extern void pango_font_description_set_absolute_size(
    PangoFontDescription *description, double size);

extern PangoAttrList *pango_attr_list_new(void);
extern void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute);
extern void pango_attr_list_unref(PangoAttrList *list);
extern PangoAttribute *pango_attr_fallback_new(int enable);
extern PangoAttribute *pango_attr_insert_hyphens_new(int enable);
extern PangoAttribute *pango_attr_font_desc_new(const PangoFontDescription *description);
extern PangoAttribute *pango_attr_letter_spacing_new(int units);

extern PangoLayout *pango_layout_new(PangoContext *context);
extern void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *attributes);
extern void pango_layout_set_font_description(
    PangoLayout *layout, const PangoFontDescription *description);
extern void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
extern void pango_layout_set_width(PangoLayout *layout, int width);
extern void pango_layout_set_wrap(PangoLayout *layout, int wrap);
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

static const int TINTYPE_FC_RESULT_MATCH = 0;

extern int FcGetVersion(void);
extern FcConfig *FcConfigCreate(void);
extern void FcConfigDestroy(FcConfig *config);
extern int FcConfigSetCurrent(FcConfig *config);
extern int FcConfigAppFontAddFile(FcConfig *config, const unsigned char *path);
extern void pango_fc_font_map_set_config(PangoFontMap *map, FcConfig *config);
extern FcPattern *pango_fc_font_get_pattern(PangoFont *font);
extern FcPattern *FcFreeTypeQuery(
    const unsigned char *path, unsigned int face, void *blanks, int *count);
extern void FcPatternDestroy(FcPattern *pattern);
extern int FcPatternGetString(
    const FcPattern *pattern, const char *object, int index, unsigned char **string);
extern int FcPatternGetInteger(
    const FcPattern *pattern, const char *object, int index, int *integer);
extern int FcPatternGetDouble(
    const FcPattern *pattern, const char *object, int index, double *number);
extern int FcPatternGetBool(
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
} FcFontSet;

static const int TINTYPE_FC_SET_APPLICATION = 1;

extern FcFontSet *FcConfigGetFonts(FcConfig *config, int set);

/* MARK: FreeType */

/* FreeType, Base Interface: FT_Generic. */
typedef struct {
  void *data;
  void *finalizer;
} TintypeFTGeneric;

/* FreeType, Base Interface: FT_Bitmap_Size; sizes in 64ths of a pixel. */
typedef struct {
  short height;
  short width;
  long size;
  long x_ppem;
  long y_ppem;
} FT_Bitmap_Size;

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
} FT_Bitmap;

/* FreeType, Glyph Retrieval: the beginning of FT_GlyphSlotRec. */
typedef struct {
  void *library;
  void *face;
  void *next;
  unsigned int glyph_index;
  TintypeFTGeneric generic;
  long metrics[8];
  long linear_advance[2];
  long advance[2];
  int format;
  FT_Bitmap bitmap;
  int bitmap_left;
  int bitmap_top;
} FT_GlyphSlotRec;

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
  TintypeFTGeneric generic;
  long bounding_box[4];
  unsigned short units_per_EM;
  short ascender;
  short descender;
  short height;
  short max_advance_width;
  short max_advance_height;
  short underline_position;
  short underline_thickness;
  FT_GlyphSlotRec *glyph;
} FT_FaceRec;

static const int TINTYPE_FT_LOAD_COLOR = 1 << 20;
static const int TINTYPE_FT_PIXEL_MODE_BGRA = 7;
/* What FreeType answers for a glyph that has no bitmap: until 2.8, and since. */
static const int TINTYPE_FT_ERR_INVALID_ARGUMENT = 0x06;
static const int TINTYPE_FT_ERR_MISSING_BITMAP = 0x9D;

extern int FT_New_Face(void *library, const char *path, long index, FT_FaceRec **face);
extern int FT_Done_Face(FT_FaceRec *face);
extern int FT_Select_Size(FT_FaceRec *face, int strike);
extern int FT_Load_Glyph(FT_FaceRec *face, unsigned int glyph, int flags);

/* MARK: What the fingerprint asks */

extern const char *hb_version_string(void);
extern const char *pixman_version_string(void);
extern int FT_Init_FreeType(void **library);
extern int FT_Done_FreeType(void *library);
extern void FT_Library_Version(void *library, int *major, int *minor, int *patch);

extern void g_object_unref(void *object);

/* MARK: What the environment was, and is */

/* The variables that were taken away before `main`, by index; the value is NULL where a variable
 * was not set. */
extern int tintype_neutralised_count(void);
extern const char *tintype_neutralised_name(int index);
extern const char *tintype_neutralised_value(int index);

/* FriBidi's name and version, with more lines behind; NULL where it is not loaded. */
extern const char *tintype_fribidi_version(void);
/* 0 where GLib does not tell. */
extern int tintype_glib_version(unsigned int *major, unsigned int *minor, unsigned int *micro);
/* The file of the library that answers calls of a function; NULL where the loader does not know. */
extern const char *tintype_object_of(const char *function);
/* Whether the processor rounds numbers on this thread as programs expect. */
extern int tintype_rounds_to_nearest(void);

#ifdef __cplusplus
}
#endif

#endif
