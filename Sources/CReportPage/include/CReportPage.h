// SPDX-License-Identifier: MIT

#ifndef TINTYPE_REPORT_PAGE_H
#define TINTYPE_REPORT_PAGE_H

#include <stddef.h>

// The files of the report's page, as they lie in the folder Page. They live as long as the program.

// The script; sets `count` to its number of bytes.
const unsigned char *rp_script(size_t *count);

// The style sheet.
const unsigned char *rp_style(size_t *count);

#endif
