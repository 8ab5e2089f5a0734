// SPDX-License-Identifier: MIT

#ifndef TINTYPE_REPORT_PAGE_H
#define TINTYPE_REPORT_PAGE_H

#include <stdbool.h>
#include <stddef.h>

// A file of the report's page, from the folder Page. The data are valid until the process exits.
struct rp_file {
  // The file name in the report.
  const char *name;
  const unsigned char *bytes;
  size_t size;
};

// Returns the number of files.
int rp_file_count(void);

// Sets `file` to the file at an index: the style sheet first, then the scripts in the order in
// which the page runs them. Returns false if there is no such file.
bool rp_get_file(int index, struct rp_file *file);

#endif
