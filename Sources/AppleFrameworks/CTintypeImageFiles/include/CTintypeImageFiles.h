// SPDX-License-Identifier: MIT

/* The headers of the module. With a header of its name, the compiler notices a new one in a build
 * directory that exists. */

#ifndef TINTYPE_IMAGE_FILES_MODULE_H
#define TINTYPE_IMAGE_FILES_MODULE_H

#include "image_files.h"
#include "tintype_isal.h"
#include "tintype_jpeg.h"
#include "tintype_pdf.h"
#include "tintype_svg.h"
#include "tintype_webp.h"

#endif
