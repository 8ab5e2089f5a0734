// SPDX-License-Identifier: MIT

#include "tintype_canvas.h"
#include "tintype_pdf.h"

#include <stdio.h>
#include <string.h>

typedef struct {
  tintype_canvas_functions canvas;
  TINTYPE_PDF_FUNCTIONS(TINTYPE_POINTER)
} functions;

typedef struct {
  functions pdf;
  GBytes *bytes;
  PopplerDocument *document;
  PopplerPage *page;
} file;

static int load(const char *library, functions *functions, char *reason) {
  const tintype_function names[] = {TINTYPE_PDF_FUNCTIONS(TINTYPE_ADDRESS)};
  return tintype_load(library, names, sizeof names / sizeof *names, reason) &&
         tintype_load_canvas(library, &functions->canvas, reason);
}

static void close(file *file) {
  if (file->page) file->pdf.canvas.g_object_unref(file->page);
  if (file->document) file->pdf.canvas.g_object_unref(file->document);
  if (file->bytes) file->pdf.g_bytes_unref(file->bytes);
}

/* A font that is not in the file would be replaced by a font of the machine. Files often name fonts that no text
   uses. */
static int has_all_fonts(const file *file, char *reason) {
  const functions *pdf = &file->pdf;
  char *text = pdf->poppler_page_get_text(file->page);
  const int has_text = text && text[strspn(text, " \f\n\r\t")] != 0;
  pdf->g_free(text);
  if (!has_text) return 1;
  int has_all = 1;
  PopplerFontInfo *fonts = pdf->poppler_font_info_new(file->document);
  PopplerFontsIter *iterator = NULL;
  if (pdf->poppler_font_info_scan(fonts, 1, &iterator) && iterator) {
    do {
      if (!pdf->poppler_fonts_iter_is_embedded(iterator)) {
        const char *name = pdf->poppler_fonts_iter_get_name(iterator);
        snprintf(
          reason, TINTYPE_REASON_SIZE, "the font %s is not embedded", name ? name : "of a text");
        has_all = 0;
      }
    } while (has_all && pdf->poppler_fonts_iter_next(iterator));
  }
  if (iterator) pdf->poppler_fonts_iter_free(iterator);
  pdf->poppler_font_info_free(fonts);
  return has_all;
}

static tintype_file_status open(
  const char *library, file *file, const uint8_t *bytes, size_t count, char *reason) {
  memset(file, 0, sizeof *file);
  if (!load(library, &file->pdf, reason)) return TINTYPE_FILE_LIBRARY_MISSING;
  file->bytes = file->pdf.g_bytes_new(bytes, count);
  tintype_glib_error *error = NULL;
  file->document = file->pdf.poppler_document_new_from_bytes(file->bytes, NULL, &error);
  if (!file->document) {
    tintype_take_error(&file->pdf.canvas, error, reason);
  } else if (file->pdf.poppler_document_get_n_pages(file->document) < 1) {
    tintype_set_reason(reason, "it has no pages");
  } else {
    file->page = file->pdf.poppler_document_get_page(file->document, 0);
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
  file.pdf.poppler_page_get_size(file.page, width, height);
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
  file.pdf.poppler_page_get_size(file.page, &page_width, &page_height);
  memset(pixels, 0, (size_t)width * (size_t)height * 4);
  const tintype_canvas_functions *canvas = &file.pdf.canvas;
  cairo_surface_t *surface = canvas->cairo_image_surface_create_for_data(
    (unsigned char *)pixels, 0, width, height, width * 4);
  cairo_t *context = canvas->cairo_create(surface);
  canvas->cairo_scale(context, width / page_width, height / page_height);
  file.pdf.poppler_page_render(file.page, context);
  if (canvas->cairo_status(context) != 0) {
    tintype_set_reason(reason, "its page cannot be painted");
    status = TINTYPE_FILE_INVALID;
  }
  canvas->cairo_destroy(context);
  canvas->cairo_surface_flush(surface);
  canvas->cairo_surface_destroy(surface);
  close(&file);
  return status;
}
