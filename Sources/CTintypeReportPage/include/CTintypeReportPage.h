// SPDX-License-Identifier: MIT

#ifndef TINTYPE_REPORT_PAGE_H
#define TINTYPE_REPORT_PAGE_H

#include <stdbool.h>
#include <stddef.h>

// A file of the report's page, as it lies in the folder Page. It lives as long as the program.
struct rp_file {
  // Its name in the report.
  const char *name;
  const unsigned char *bytes;
  size_t size;
};

// How many files there are.
int rp_file_count(void);

// Sets `file` to one of the files: the style sheet first, then the scripts in the order in which
// the page runs them. False where there is no such file.
bool rp_get_file(int index, struct rp_file *file);

#endif
