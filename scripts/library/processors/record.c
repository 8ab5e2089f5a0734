// SPDX-License-Identifier: MIT

// A library that is loaded before cairo, Pango, fontconfig and FreeType, and writes the calls of a
// program to the file that TINTYPE_TRACE names; see scripts/measure/arm64.
//
// Only calls from the program's own code are recorded, not those between libraries. After the changes
// of Tintype's own kernels, which cairo_surface_mark_dirty follows, the pixels of a surface are
// recorded as well: the replay starts its next call with the same pixels.

#define _GNU_SOURCE
#include "CTintypeCairo.h"
#include "CTintypePixels.h"

#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define CALLER __builtin_return_address(0)

static FILE *trace;
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static uintptr_t program_start, program_end;

static void fail(const char *reason) {
  fprintf(stderr, "record: %s\n", reason);
  _exit(2);
}

static void *find(const char *name) {
  void *function = dlsym(RTLD_NEXT, name);
  if (function == NULL) fail(name);
  return function;
}

#include "record_values.h"

// MARK: Calls

static bool begin(int call, const void *caller) {
  if ((uintptr_t)caller < program_start || (uintptr_t)caller >= program_end || trace == NULL) {
    return false;
  }
  pthread_mutex_lock(&turn);
  put_int(call);
  return true;
}

static void end(bool is_recorded) {
  if (is_recorded) pthread_mutex_unlock(&turn);
}

#include "recorder.inc"

// MARK: Surfaces

// The surfaces with their memory; a freed one is replaced by the next at its address.
typedef struct {
  const cairo_surface_t *surface;
  const unsigned char *data;
  size_t size;
  bool is_canvas;
} recorded_surface;

static recorded_surface surfaces[4096];

static recorded_surface *surface_at(const cairo_surface_t *surface) {
  for (size_t i = 0; i < sizeof surfaces / sizeof *surfaces; i++) {
    if (surfaces[i].surface == surface) return &surfaces[i];
  }
  return NULL;
}

static void remember(
  cairo_surface_t *surface, const unsigned char *data, int stride, int height, bool is_canvas) {
  recorded_surface *place = surface_at(surface);
  if (place == NULL) place = surface_at(NULL);
  if (place == NULL) fail("too many surfaces");
  *place = (recorded_surface){surface, data, (size_t)stride * (size_t)height, is_canvas};
}

cairo_surface_t *cairo_image_surface_create(cairo_format_t format, int width, int height) {
  bool is_recorded = begin(CALL_cairo_image_surface_create, CALLER);
  cairo_surface_t *surface = real_cairo_image_surface_create(format, width, height);
  if (is_recorded) {
    put_int(format), put_int(width), put_int(height), put_object(surface);
    const unsigned char *data = cairo_image_surface_get_data(surface);
    if (data != NULL) {
      remember(surface, data, real_cairo_image_surface_get_stride(surface), height, false);
    }
  }
  end(is_recorded);
  return surface;
}

cairo_surface_t *cairo_image_surface_create_for_data(
  unsigned char *data, cairo_format_t format, int width, int height, int stride) {
  bool is_recorded = begin(CALL_cairo_image_surface_create_for_data, CALLER);
  cairo_surface_t *surface =
    real_cairo_image_surface_create_for_data(data, format, width, height, stride);
  if (is_recorded) {
    put_int(format), put_int(width), put_int(height), put_int(stride), put_object(surface);
    put_contents(data, (size_t)stride * (size_t)height);
    remember(surface, data, stride, height, true);
  }
  end(is_recorded);
  return surface;
}

// The digest of all surfaces, and the contents of canvases.
void cairo_surface_flush(cairo_surface_t *surface) {
  bool is_recorded = begin(CALL_cairo_surface_flush, CALLER);
  real_cairo_surface_flush(surface);
  if (is_recorded) {
    put_object(surface);
    const recorded_surface *place = surface_at(surface);
    put_int(place == NULL ? 0 : place->is_canvas ? 2 : 1);
    if (place != NULL) {
      tintype_digest128 digest = tintype_xxh3_128(place->data, place->size);
      put(&digest, sizeof digest);
      if (place->is_canvas) put_contents(place->data, place->size);
    }
  }
  end(is_recorded);
}

void cairo_surface_mark_dirty(cairo_surface_t *surface) {
  bool is_recorded = begin(CALL_cairo_surface_mark_dirty, CALLER);
  if (is_recorded) {
    put_object(surface);
    const recorded_surface *place = surface_at(surface);
    if (place == NULL) fail("an unknown surface has changed");
    put_contents(place->data, place->size);
  }
  real_cairo_surface_mark_dirty(surface);
  end(is_recorded);
}

void cairo_surface_destroy(cairo_surface_t *surface) {
  bool is_recorded = begin(CALL_cairo_surface_destroy, CALLER);
  if (is_recorded) {
    put_object(surface);
    recorded_surface *place = surface == NULL ? NULL : surface_at(surface);
    if (place != NULL) *place = (recorded_surface){0};
  }
  real_cairo_surface_destroy(surface);
  end(is_recorded);
}

// MARK: Painting

void cairo_set_matrix(cairo_t *context, const cairo_matrix_t *matrix) {
  bool is_recorded = begin(CALL_cairo_set_matrix, CALLER);
  if (is_recorded) put_object(context), put_bytes(matrix, sizeof *matrix);
  real_cairo_set_matrix(context, matrix);
  end(is_recorded);
}

void cairo_set_dash(cairo_t *context, const double *dashes, int count, double offset) {
  bool is_recorded = begin(CALL_cairo_set_dash, CALLER);
  if (is_recorded) {
    put_object(context), put_bytes(dashes, sizeof *dashes * (size_t)count);
    put_int(count), put_double(offset);
  }
  real_cairo_set_dash(context, dashes, count, offset);
  end(is_recorded);
}

#define RECORD_GLYPHS(name)                                                              \
  void name(cairo_t *context, const cairo_glyph_t *glyphs, int count) {                  \
    bool is_recorded = begin(CALL_##name, CALLER);                                       \
    if (is_recorded) {                                                                   \
      put_object(context), put_bytes(glyphs, sizeof *glyphs * (size_t)count), put_int(count); \
    }                                                                                    \
    real_##name(context, glyphs, count);                                                 \
    end(is_recorded);                                                                    \
  }
RECORD_GLYPHS(cairo_show_glyphs)
RECORD_GLYPHS(cairo_glyph_path)

// The headers, each followed by its points; other bytes of a header are undefined.
void cairo_append_path(cairo_t *context, const cairo_path_t *path) {
  bool is_recorded = begin(CALL_cairo_append_path, CALLER);
  if (is_recorded) {
    put_object(context), put_object(path), put_int(path->num_data);
    for (int i = 0; i < path->num_data; i += path->data[i].header.length) {
      put(&path->data[i], sizeof path->data[i].header);
      put(&path->data[i + 1], sizeof *path->data * (size_t)(path->data[i].header.length - 1));
    }
  }
  real_cairo_append_path(context, path);
  end(is_recorded);
}

// MARK: Text

void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute) {
  bool is_recorded = begin(CALL_pango_attr_list_insert, CALLER);
  if (is_recorded) {
    put_object(list), put_object(attribute);
    put_int((int32_t)attribute->start_index), put_int((int32_t)attribute->end_index);
  }
  real_pango_attr_list_insert(list, attribute);
  end(is_recorded);
}

void pango_layout_set_text(PangoLayout *layout, const char *text, int length) {
  bool is_recorded = begin(CALL_pango_layout_set_text, CALLER);
  if (is_recorded) {
    put_object(layout), put_bytes(text, length < 0 ? strlen(text) + 1 : (size_t)length);
    put_int(length);
  }
  real_pango_layout_set_text(layout, text, length);
  end(is_recorded);
}

PangoGlyphItem *pango_layout_iter_get_run_readonly(PangoLayoutIter *iterator) {
  bool is_recorded = begin(CALL_pango_layout_iter_get_run_readonly, CALLER);
  if (is_recorded) put_object(iterator);
  PangoGlyphItem *run = real_pango_layout_iter_get_run_readonly(iterator);
  if (is_recorded) {
    int count = run == NULL ? -1 : run->glyphs->num_glyphs;
    put_int(count);
    if (run != NULL) {
      put_int(run->item->offset), put_int(run->item->length), put_int(run->item->num_chars);
      // The attributes of a glyph have bits that Pango leaves undefined.
      for (int i = 0; i < count; i++) put(&run->glyphs->glyphs[i], 4 * sizeof(int32_t));
      put_bytes(run->glyphs->log_clusters, sizeof(int) * (size_t)count);
    }
  }
  end(is_recorded);
  return run;
}

// MARK: Fonts

int FcConfigAppFontAddFile(FcConfig *config, const unsigned char *path) {
  bool is_recorded = begin(CALL_FcConfigAppFontAddFile, CALLER);
  if (is_recorded) put_object(config), put_file((const char *)path);
  int result = real_FcConfigAppFontAddFile(config, path);
  if (is_recorded) put_int(result);
  end(is_recorded);
  return result;
}

FcFontSet *FcConfigGetFonts(FcConfig *config, FcSetName name) {
  bool is_recorded = begin(CALL_FcConfigGetFonts, CALLER);
  FcFontSet *set = real_FcConfigGetFonts(config, name);
  if (is_recorded) {
    put_object(config), put_int((int32_t)name), put_int(set == NULL ? -1 : set->count);
    for (int i = 0; set != NULL && i < set->count; i++) put_object(set->fonts[i]);
  }
  end(is_recorded);
  return set;
}

FcPattern *FcFreeTypeQuery(
  const unsigned char *path, unsigned int face, FcBlanks *blanks, int *count) {
  bool is_recorded = begin(CALL_FcFreeTypeQuery, CALLER);
  if (is_recorded) put_file((const char *)path), put_int((int32_t)face);
  FcPattern *pattern = real_FcFreeTypeQuery(path, face, blanks, count);
  if (is_recorded) put_object(pattern), put_int(*count);
  end(is_recorded);
  return pattern;
}

#define RECORD_VALUE(name, type, write)                                                    \
  FcResult name(const FcPattern *pattern, const char *object, int index, type *value) {    \
    bool is_recorded = begin(CALL_##name, CALLER);                                         \
    FcResult result = real_##name(pattern, object, index, value);                          \
    if (is_recorded) {                                                                     \
      put_object(pattern), put_text(object), put_int(index), put_int((int32_t)result);     \
      if (result == TINTYPE_FcResultMatch) write;                                          \
    }                                                                                      \
    end(is_recorded);                                                                      \
    return result;                                                                         \
  }
RECORD_VALUE(FcPatternGetString, unsigned char *, put_text((const char *)*value))
RECORD_VALUE(FcPatternGetInteger, int, put_int(*value))
RECORD_VALUE(FcPatternGetDouble, double, put_double(*value))
RECORD_VALUE(FcPatternGetBool, int, put_int(*value))

int FT_Init_FreeType(FT_Library *library) {
  bool is_recorded = begin(CALL_FT_Init_FreeType, CALLER);
  int result = real_FT_Init_FreeType(library);
  if (is_recorded) put_object(*library), put_int(result);
  end(is_recorded);
  return result;
}

int FT_New_Face(FT_Library library, const char *path, long index, FT_FaceRec **face) {
  bool is_recorded = begin(CALL_FT_New_Face, CALLER);
  if (is_recorded) put_object(library), put_file(path), put_int((int32_t)index);
  int result = real_FT_New_Face(library, path, index, face);
  if (is_recorded) {
    put_int(result), put_object(*face);
    int count = result == 0 ? (*face)->num_fixed_sizes : 0;
    put_int(count);
    for (int i = 0; i < count; i++) put_int((int32_t)(*face)->available_sizes[i].y_ppem);
  }
  end(is_recorded);
  return result;
}

int FT_Load_Glyph(FT_FaceRec *face, unsigned int glyph, int flags) {
  bool is_recorded = begin(CALL_FT_Load_Glyph, CALLER);
  int result = real_FT_Load_Glyph(face, glyph, flags);
  if (is_recorded) {
    put_object(face), put_int((int32_t)glyph), put_int(flags), put_int(result);
    if (result == 0) {
      const FT_Bitmap *b = &face->glyph->bitmap;
      int32_t numbers[] = {
        (int32_t)b->rows, (int32_t)b->width, b->pitch, b->pixel_mode, face->glyph->bitmap_left,
        face->glyph->bitmap_top};
      put(numbers, sizeof numbers);
      tintype_digest128 digest = tintype_xxh3_128(b->buffer, (size_t)b->pitch * b->rows);
      put(&digest, sizeof digest);
    }
  }
  end(is_recorded);
  return result;
}

// MARK: Start

// Tintype refuses to paint if the functions of a library are in different files. These are passed on,
// so that all are in this one.
__attribute__((visibility("hidden"))) void *passed_on[5];
#define PASSED(index) "jmp *passed_on+" #index "*8(%rip)"
__attribute__((naked)) void pango_shape_full(void) { __asm__(PASSED(0)); }
__attribute__((naked)) void pango_itemize(void) { __asm__(PASSED(1)); }
__attribute__((naked)) void FT_Render_Glyph(void) { __asm__(PASSED(2)); }
__attribute__((naked)) void FT_Outline_Get_Bitmap(void) { __asm__(PASSED(3)); }
__attribute__((naked)) void FcFontMatch(void) { __asm__(PASSED(4)); }

typedef const char *(*text_function)(void);
const char *cairo_version_string(void) { return ((text_function)find("cairo_version_string"))(); }
const char *pango_version_string(void) { return ((text_function)find("pango_version_string"))(); }
int FcGetVersion(void) { return ((int (*)(void))find("FcGetVersion"))(); }
void FT_Library_Version(FT_Library library, int *major, int *minor, int *patch) {
  typedef void (*function)(FT_Library, int *, int *, int *);
  ((function)find("FT_Library_Version"))(library, major, minor, patch);
}

// The first object is the program.
static int find_program(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size, (void)context;
  program_start = UINTPTR_MAX;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[i];
    if (header->p_type != PT_LOAD) continue;
    uintptr_t start = info->dlpi_addr + header->p_vaddr, stop = start + header->p_memsz;
    if (start < program_start) program_start = start;
    if (stop > program_end) program_end = stop;
  }
  return 1;
}

__attribute__((constructor)) static void start(void) {
  static const char *const names[] = {
    "pango_shape_full", "pango_itemize", "FT_Render_Glyph", "FT_Outline_Get_Bitmap", "FcFontMatch"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) passed_on[i] = find(names[i]);
  find_functions();
  dl_iterate_phdr(find_program, NULL);
  const char *path = getenv("TINTYPE_TRACE");
  trace = path == NULL ? NULL : fopen(path, "wb");
  if (trace == NULL) fail("TINTYPE_TRACE names no file that can be written");
  setvbuf(trace, NULL, _IOFBF, 1 << 20);
  unsetenv("LD_PRELOAD");
}

__attribute__((destructor)) static void finish(void) {
  pthread_mutex_lock(&turn);
  if (fclose(trace) != 0) fail("the trace cannot be written");
  trace = NULL;
  pthread_mutex_unlock(&turn);
}
