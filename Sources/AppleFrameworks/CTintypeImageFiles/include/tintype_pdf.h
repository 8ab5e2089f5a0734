// SPDX-License-Identifier: MIT

/* PDF files, of which the first page is read. */

#ifndef TINTYPE_PDF_H
#define TINTYPE_PDF_H

#include "image_files.h"

typedef struct _GBytes GBytes;
typedef struct _PopplerDocument PopplerDocument;
typedef struct _PopplerFontInfo PopplerFontInfo;
typedef struct _PopplerFontsIter PopplerFontsIter;
typedef struct _PopplerPage PopplerPage;

/* The library is Poppler, with its interface for GLib. */
#define TINTYPE_PDF_PACKAGE poppler-glib
#define TINTYPE_PDF_HEADER <poppler.h>

/* The functions: result, name and parameters. */
#define TINTYPE_PDF_FUNCTIONS(function) \
  function(GBytes *, g_bytes_new, const void *bytes, size_t count) \
  function(void, g_bytes_unref, GBytes *bytes) \
  function(void, g_free, void *text) \
  function( \
    PopplerDocument *, poppler_document_new_from_bytes, GBytes *bytes, const char *password, \
    tintype_glib_error **error) \
  function(int, poppler_document_get_n_pages, PopplerDocument *document) \
  function(PopplerPage *, poppler_document_get_page, PopplerDocument *document, int index) \
  function(void, poppler_page_get_size, PopplerPage *page, double *width, double *height) \
  function(char *, poppler_page_get_text, PopplerPage *page) \
  function(void, poppler_page_render, PopplerPage *page, cairo_t *context) \
  function(PopplerFontInfo *, poppler_font_info_new, PopplerDocument *document) \
  function( \
    int, poppler_font_info_scan, PopplerFontInfo *fonts, int count, PopplerFontsIter **iterator) \
  function(void, poppler_font_info_free, PopplerFontInfo *fonts) \
  function(int, poppler_fonts_iter_is_embedded, PopplerFontsIter *iterator) \
  function(const char *, poppler_fonts_iter_get_name, PopplerFontsIter *iterator) \
  function(int, poppler_fonts_iter_next, PopplerFontsIter *iterator) \
  function(void, poppler_fonts_iter_free, PopplerFontsIter *iterator)

/* A file whose text needs a font of the machine is invalid. Pixels are premultiplied. */

tintype_file_status tintype_pdf_size(
  const char *library, const uint8_t *bytes, size_t count, double *width, double *height,
  char *reason);
tintype_file_status tintype_pdf_pixels(
  const char *library, const uint8_t *bytes, size_t count, int width, int height, uint32_t *pixels,
  char *reason);

#endif
