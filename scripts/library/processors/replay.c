// SPDX-License-Identifier: MIT

// Repeats the calls that record.c has written, and compares every result: numbers, glyphs and pixels;
// see scripts/measure/arm64.
//
//   replay TRACE FOLDER           prints the numbers of calls, results, surfaces, canvases and pixels,
//                                 and of those that differ; fonts are written to the folder
//   replay TRACE FOLDER CANVAS    prints the digest of a canvas after each call that changes it

#define _GNU_SOURCE
#include "CTintypeCairo.h"
#include "CTintypePixels.h"

#include <fcntl.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>

static const uint8_t *trace, *position, *trace_end;
static const char *folder;
static int current;

static _Noreturn void fail(const char *reason);

#include "replay_values.h"

// MARK: Surfaces

typedef struct {
  cairo_surface_t *surface;
  uint8_t *data;
  size_t size;
  bool is_owned;
} replayed_surface;

static replayed_surface surfaces[4096];
// The canvas whose digests are printed, and its surface while it exists.
static uint64_t selected_canvas;
static const cairo_surface_t *selected;

static replayed_surface *surface_at(const cairo_surface_t *surface) {
  for (size_t i = 0; i < sizeof surfaces / sizeof *surfaces; i++) {
    if (surfaces[i].surface == surface) return &surfaces[i];
  }
  return NULL;
}

static void remember(cairo_surface_t *surface, uint8_t *data, size_t size, bool is_owned) {
  replayed_surface *place = surface_at(surface);
  if (place == NULL) place = surface_at(NULL);
  if (place == NULL) fail("too many surfaces");
  *place = (replayed_surface){surface, data, size, is_owned};
}

static replayed_surface *known_surface(const cairo_surface_t *surface) {
  replayed_surface *place = surface == NULL ? NULL : surface_at(surface);
  if (place == NULL) fail("a surface is unknown");
  return place;
}

static void repeat_cairo_image_surface_create(void) {
  int32_t format = get_int(), width = get_int(), height = get_int();
  cairo_surface_t *surface = cairo_image_surface_create(format, width, height);
  expect_object(surface);
  uint8_t *data = cairo_image_surface_get_data(surface);
  size_t size = (size_t)cairo_image_surface_get_stride(surface) * (size_t)height;
  if (data != NULL) remember(surface, data, size, false);
}

static void repeat_cairo_image_surface_create_for_data(void) {
  int32_t format = get_int(), width = get_int(), height = get_int(), stride = get_int();
  const uint8_t *number = position;
  (void)take(sizeof(int32_t));
  size_t size;
  int32_t contents_number;
  uint8_t *data = get_contents(&size, &contents_number);
  if (size != (size_t)stride * (size_t)height) fail("a surface has another size");
  cairo_surface_t *surface =
    cairo_image_surface_create_for_data(data, format, width, height, stride);
  const uint8_t *after = position;
  position = number;
  expect_object(surface);
  position = after;
  remember(surface, data, size, true);
  if (selected_canvas == counts.canvases + 1) selected = surface;
}

static void count_pixels(const uint8_t *expected, const uint8_t *found, size_t size) {
  for (size_t i = 0; i + 4 <= size; i += 4) {
    uint32_t largest = 0;
    for (size_t c = 0; c < 4; c++) {
      int distance = abs(expected[i + c] - found[i + c]);
      largest = (uint32_t)distance > largest ? (uint32_t)distance : largest;
    }
    counts.differing_pixels += largest > 0;
    counts.largest_distance = largest > counts.largest_distance ? largest : counts.largest_distance;
  }
}

static void repeat_cairo_surface_flush(void) {
  cairo_surface_t *surface = get_object();
  cairo_surface_flush(surface);
  int32_t kind = get_int();
  if (kind == 0) return;
  const replayed_surface *place = known_surface(surface);
  tintype_digest128 expected = get_digest(), found = tintype_xxh3_128(place->data, place->size);
  bool is_equal = expected.low == found.low && expected.high == found.high;
  compare(is_equal, "the pixels");
  counts.surfaces += kind == 1, counts.differing_surfaces += kind == 1 && !is_equal;
  if (kind == 1) return;
  counts.canvases++, counts.pixels += place->size / 4;
  size_t size;
  int32_t number;
  uint8_t *bytes = get_contents(&size, &number);
  if (!is_equal) {
    uint64_t before = counts.differing_pixels;
    counts.differing_canvases++;
    count_pixels(bytes, place->data, size);
    printf("canvas %" PRIu64 ": %" PRIu64 " pixels differ, digest %016" PRIx64 "%016" PRIx64 "\n",
           counts.canvases, counts.differing_pixels - before, expected.high, expected.low);
  }
  free(bytes);
}

static void repeat_cairo_surface_mark_dirty(void) {
  cairo_surface_t *surface = get_object();
  const replayed_surface *place = known_surface(surface);
  size_t size;
  int32_t number;
  uint8_t *bytes = get_contents(&size, &number);
  if (size != place->size) fail("a surface has another size");
  memcpy(place->data, bytes, size);
  free(bytes);
  cairo_surface_mark_dirty(surface);
}

static void repeat_cairo_surface_destroy(void) {
  cairo_surface_t *surface = get_object();
  replayed_surface *place = surface == NULL ? NULL : surface_at(surface);
  cairo_surface_destroy(surface);
  if (place == NULL) return;
  if (selected == surface) selected = NULL;
  // The memory of a canvas is not used after it was finished.
  if (place->is_owned) free(place->data);
  *place = (replayed_surface){0};
}

// MARK: Painting

static void repeat_cairo_set_matrix(void) {
  cairo_t *context = get_object();
  size_t size;
  cairo_set_matrix(context, get_bytes(&size));
}

static void repeat_cairo_set_dash(void) {
  cairo_t *context = get_object();
  size_t size;
  const double *dashes = get_bytes(&size);
  int32_t count = get_int();
  cairo_set_dash(context, dashes, count, get_double());
}

#define REPEAT_GLYPHS(name)                    \
  static void repeat_##name(void) {            \
    cairo_t *context = get_object();           \
    size_t size;                               \
    const cairo_glyph_t *glyphs = get_bytes(&size); \
    name(context, glyphs, get_int());          \
  }
REPEAT_GLYPHS(cairo_show_glyphs)
REPEAT_GLYPHS(cairo_glyph_path)

// The curves were corrected by the program, so they are here as well.
static void repeat_cairo_append_path(void) {
  cairo_t *context = get_object();
  cairo_path_t *path = get_object();
  tintype_settle_curves(path);
  int32_t count = get_int();
  compare(count == path->num_data, "the number of points");
  if (count != path->num_data) fail("a path has another number of points");
  for (int i = 0; i < count; i += path->data[i].header.length) {
    size_t size = sizeof path->data[i].header;
    bool is_equal = memcmp(take(size), &path->data[i], size) == 0;
    if (!is_equal) fail("a path has other elements");
    size = sizeof *path->data * (size_t)(path->data[i].header.length - 1);
    compare(memcmp(take(size), &path->data[i + 1], size) == 0, "the points");
  }
  cairo_append_path(context, path);
}

// MARK: Text

static void repeat_pango_attr_list_insert(void) {
  PangoAttrList *list = get_object();
  PangoAttribute *attribute = get_object();
  attribute->start_index = (unsigned int)get_int();
  attribute->end_index = (unsigned int)get_int();
  pango_attr_list_insert(list, attribute);
}

static void repeat_pango_layout_set_text(void) {
  PangoLayout *layout = get_object();
  size_t size;
  const char *text = get_bytes(&size);
  pango_layout_set_text(layout, text, get_int());
}

static void repeat_pango_layout_iter_get_run_readonly(void) {
  PangoGlyphItem *run = pango_layout_iter_get_run_readonly(get_object());
  int32_t count = get_int();
  compare(count == (run == NULL ? -1 : run->glyphs->num_glyphs), "the number of glyphs");
  if (count < 0) return;
  if (run == NULL) fail("a line has fewer runs");
  expect_int(run->item->offset), expect_int(run->item->length), expect_int(run->item->num_chars);
  if (count != run->glyphs->num_glyphs) fail("a run has another number of glyphs");
  for (int32_t i = 0; i < count; i++) {
    compare(memcmp(take(4 * sizeof(int32_t)), &run->glyphs->glyphs[i], 4 * sizeof(int32_t)) == 0,
            "the glyph");
  }
  expect_bytes(run->glyphs->log_clusters, (size_t)count * sizeof(int), "the clusters");
}

// MARK: Fonts

static void repeat_FcConfigAppFontAddFile(void) {
  FcConfig *config = get_object();
  const char *path = get_file();
  expect_int(FcConfigAppFontAddFile(config, (const unsigned char *)path));
}

static void repeat_FcConfigGetFonts(void) {
  FcConfig *config = get_object();
  FcFontSet *set = FcConfigGetFonts(config, (FcSetName)get_int());
  int32_t count = get_int();
  if (count != (set == NULL ? -1 : set->count)) fail("a font file has another number of fonts");
  for (int32_t i = 0; i < count; i++) expect_object(set->fonts[i]);
}

static void repeat_FcFreeTypeQuery(void) {
  const char *path = get_file();
  int count = 0;
  unsigned int face = (unsigned int)get_int();
  expect_object(FcFreeTypeQuery((const unsigned char *)path, face, NULL, &count));
  expect_int(count);
}

#define REPEAT_VALUE(name, type, expect)                           \
  static void repeat_##name(void) {                                \
    FcPattern *pattern = get_object();                             \
    const char *object = get_text();                               \
    type value = 0;                                                \
    FcResult result = name(pattern, object, get_int(), &value);    \
    int32_t expected = get_int();                                  \
    compare(expected == (int32_t)result, "the result");            \
    if (expected == (int32_t)TINTYPE_FcResultMatch) expect;        \
  }
REPEAT_VALUE(FcPatternGetInteger, int, expect_int(value))
REPEAT_VALUE(FcPatternGetDouble, double, expect_double(value))
REPEAT_VALUE(FcPatternGetBool, int, expect_int(value))
REPEAT_VALUE(
  FcPatternGetString, unsigned char *,
  compare(value != NULL && strcmp(local_path(get_text()), (const char *)value) == 0, "the text"))

static void repeat_FT_Init_FreeType(void) {
  FT_Library library = NULL;
  int result = FT_Init_FreeType(&library);
  expect_object(library), expect_int(result);
}

static void repeat_FT_New_Face(void) {
  FT_Library library = get_object();
  const char *path = get_file();
  FT_FaceRec *face = NULL;
  int result = FT_New_Face(library, path, get_int(), &face);
  expect_int(result), expect_object(face);
  int32_t count = get_int();
  if (count > 0 && (face == NULL || face->num_fixed_sizes != count)) fail("a font has other sizes");
  for (int32_t i = 0; i < count; i++) expect_int((int32_t)face->available_sizes[i].y_ppem);
}

static void repeat_FT_Load_Glyph(void) {
  FT_FaceRec *face = get_object();
  unsigned int glyph = (unsigned int)get_int();
  int result = FT_Load_Glyph(face, glyph, get_int());
  int32_t expected = get_int();
  compare(expected == result, "the result");
  if (expected != 0) return;
  if (result != 0) fail("a glyph cannot be loaded");
  const FT_Bitmap *b = &face->glyph->bitmap;
  expect_int((int32_t)b->rows), expect_int((int32_t)b->width), expect_int(b->pitch);
  expect_int(b->pixel_mode), expect_int(face->glyph->bitmap_left), expect_int(face->glyph->bitmap_top);
  tintype_digest128 digest = get_digest(), found =
    tintype_xxh3_128(b->buffer, (size_t)b->pitch * b->rows);
  compare(digest.low == found.low && digest.high == found.high, "the pixels");
}

// MARK: Calls

#include "player.inc"

static const char *name_of(int call) {
  return call >= 0 && call < CALL_COUNT ? call_names[call] : "no call";
}

static _Noreturn void fail(const char *reason) {
  fprintf(stderr, "replay: %s, in call %" PRIu64 ", %s\n", reason, counts.calls, name_of(current));
  exit(2);
}

static void print_change(void) {
  static tintype_digest128 last;
  const replayed_surface *place = known_surface(selected);
  tintype_digest128 digest = tintype_xxh3_128(place->data, place->size);
  if (digest.low == last.low && digest.high == last.high) return;
  last = digest;
  printf("%" PRIu64 " %s %016" PRIx64 "\n", counts.calls, name_of(current), digest.low);
}

int main(int argc, char **argv) {
  if (argc < 3 || argc > 4) {
    fprintf(stderr, "usage: replay TRACE FOLDER [CANVAS]\n");
    return 64;
  }
  folder = argv[2];
  selected_canvas = argc > 3 ? strtoull(argv[3], NULL, 10) : 0;
  int input = open(argv[1], O_RDONLY);
  struct stat info;
  if (input < 0 || fstat(input, &info) != 0) fail("the trace cannot be read");
  trace = position = mmap(NULL, (size_t)info.st_size, PROT_READ, MAP_PRIVATE, input, 0);
  if (trace == MAP_FAILED) fail("the trace cannot be read");
  trace_end = trace + info.st_size;
  for (; position < trace_end; counts.calls++) {
    current = get_int();
    repeat(current);
    if (selected != NULL) print_change();
  }
  printf("calls %" PRIu64 "\nresults %" PRIu64 " %" PRIu64 "\n", counts.calls, counts.results,
         counts.differing_results);
  printf("surfaces %" PRIu64 " %" PRIu64 "\ncanvases %" PRIu64 " %" PRIu64 "\n", counts.surfaces,
         counts.differing_surfaces, counts.canvases, counts.differing_canvases);
  printf("pixels %" PRIu64 " %" PRIu64 " %" PRIu32 "\n", counts.pixels, counts.differing_pixels,
         counts.largest_distance);
  return counts.differing_results > 0;
}
