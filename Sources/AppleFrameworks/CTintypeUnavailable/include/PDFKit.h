// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(PDFAnnotation, "PDFKit does not exist")
TINTYPE_UNAVAILABLE(PDFDocument, "PDFKit does not exist")
TINTYPE_UNAVAILABLE(PDFPage, "PDFKit does not exist")
TINTYPE_UNAVAILABLE(PDFSelection, "PDFKit does not exist")
TINTYPE_UNAVAILABLE(PDFThumbnailView, "PDFKit does not exist")
TINTYPE_UNAVAILABLE(PDFView, "PDFKit does not exist")
