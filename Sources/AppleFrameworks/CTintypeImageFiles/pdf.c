// SPDX-License-Identifier: MIT

#include "libraries.h"
#include <stdio.h>
#include <string.h>

typedef struct {
  tintype_canvas_functions canvas;
  void *(*bytes_new)(const void *bytes, size_t count);
  void (*bytes_unref)(void *bytes);
  void *(*open)(void *bytes, const char *password, tintype_glib_error **error);
  int (*page_count)(void *document);
  void *(*page)(void *document, int index);
  void (*page_size)(void *page, double *width, double *height);
  void (*render)(void *page, void *context);
  void *(*fonts_new)(void *document);
  int (*fonts_scan)(void *fonts, int count, void **iterator);
  void (*fonts_free)(void *fonts);
  int (*font_is_embedded)(void *iterator);
  const char *(*font_name)(void *iterator);
  int (*font_next)(void *iterator);
  void (*iterator_free)(void *iterator);
} functions;

typedef struct {
  functions pdf;
  void *bytes;
  void *document;
  void *page;
} file;

static int load(const char *library, functions *pdf, char *reason) {
  const tintype_function names[] = {
    {"g_bytes_new", (void **)&pdf->bytes_new},
    {"g_bytes_unref", (void **)&pdf->bytes_unref},
    {"poppler_document_new_from_bytes", (void **)&pdf->open},
    {"poppler_document_get_n_pages", (void **)&pdf->page_count},
    {"poppler_document_get_page", (void **)&pdf->page},
    {"poppler_page_get_size", (void **)&pdf->page_size},
    {"poppler_page_render", (void **)&pdf->render},
    {"poppler_font_info_new", (void **)&pdf->fonts_new},
    {"poppler_font_info_scan", (void **)&pdf->fonts_scan},
    {"poppler_font_info_free", (void **)&pdf->fonts_free},
    {"poppler_fonts_iter_is_embedded", (void **)&pdf->font_is_embedded},
    {"poppler_fonts_iter_get_name", (void **)&pdf->font_name},
    {"poppler_fonts_iter_next", (void **)&pdf->font_next},
    {"poppler_fonts_iter_free", (void **)&pdf->iterator_free},
  };
  return tintype_load(library, names, sizeof names / sizeof *names, reason) &&
         tintype_load_canvas(library, &pdf->canvas, reason);
}

static void close(file *file) {
  if (file->page) file->pdf.canvas.unref(file->page);
  if (file->document) file->pdf.canvas.unref(file->document);
  if (file->bytes) file->pdf.bytes_unref(file->bytes);
}

/* A font that is not in the file would be replaced by a font of the machine. */
static int has_all_fonts(const file *file, char *reason) {
  const functions *pdf = &file->pdf;
  int has_all = 1;
  void *fonts = pdf->fonts_new(file->document);
  void *iterator = NULL;
  if (pdf->fonts_scan(fonts, 1, &iterator) && iterator) {
    do {
      if (!pdf->font_is_embedded(iterator)) {
        const char *name = pdf->font_name(iterator);
        snprintf(
          reason, TINTYPE_REASON_SIZE, "the font %s is not embedded", name ? name : "of a text");
        has_all = 0;
      }
    } while (has_all && pdf->font_next(iterator));
  }
  if (iterator) pdf->iterator_free(iterator);
  pdf->fonts_free(fonts);
  return has_all;
}

static tintype_file_status open(
  const char *library, file *file, const uint8_t *bytes, size_t count, char *reason) {
  memset(file, 0, sizeof *file);
  if (!load(library, &file->pdf, reason)) return TINTYPE_FILE_LIBRARY_MISSING;
  file->bytes = file->pdf.bytes_new(bytes, count);
  tintype_glib_error *error = NULL;
  file->document = file->pdf.open(file->bytes, NULL, &error);
  if (!file->document) {
    tintype_take_error(&file->pdf.canvas, error, reason);
  } else if (file->pdf.page_count(file->document) < 1) {
    tintype_set_reason(reason, "it has no pages");
  } else {
    file->page = file->pdf.page(file->document, 0);
  }
  if (file->page && has_all_fonts(file, reason)) return TINTYPE_FILE_OK;
  close(file);
  return TINTYPE_FILE_INVALID;
}

tintype_file_status tintype_pdf_size(
  const char *library, const uint8_t *bytes, size_t count, double *width, double *height,
  char *reason) {
  file file;
  tintype_file_status status = open(library, &file, bytes, count, reason);
  if (status != TINTYPE_FILE_OK) return status;
  file.pdf.page_size(file.page, width, height);
  close(&file);
  return TINTYPE_FILE_OK;
}

tintype_file_status tintype_pdf_pixels(
  const char *library, const uint8_t *bytes, size_t count, int width, int height, uint32_t *pixels,
  char *reason) {
  file file;
  tintype_file_status status = open(library, &file, bytes, count, reason);
  if (status != TINTYPE_FILE_OK) return status;
  double page_width = 0, page_height = 0;
  file.pdf.page_size(file.page, &page_width, &page_height);
  memset(pixels, 0, (size_t)width * (size_t)height * 4);
  const tintype_canvas_functions *canvas = &file.pdf.canvas;
  void *surface = canvas->surface_create((unsigned char *)pixels, 0, width, height, width * 4);
  void *context = canvas->create(surface);
  canvas->scale(context, width / page_width, height / page_height);
  file.pdf.render(file.page, context);
  if (canvas->status(context) != 0) {
    tintype_set_reason(reason, "its page cannot be painted");
    status = TINTYPE_FILE_INVALID;
  }
  canvas->destroy(context);
  canvas->surface_flush(surface);
  canvas->surface_destroy(surface);
  close(&file);
  return status;
}
