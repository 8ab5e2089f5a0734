// SPDX-License-Identifier: MIT

#ifndef TINTYPE_REPORT_PAGE_H
#define TINTYPE_REPORT_PAGE_H

#include <stdbool.h>
#include <stddef.h>

// A page: the report of a run, the catalog of previews, or the catalog that a watcher updates.
enum rp_page { rp_report, rp_catalog, rp_live };

// A file of a page, from the folder Page. The data are valid until the process exits.
struct rp_file {
  // The file name in the folder of the page.
  const char *name;
  const unsigned char *bytes;
  size_t size;
};

// Returns the number of files of a page.
int rp_file_count(enum rp_page page);

// Sets `file` to the file at an index: the font, the style sheets, then the scripts in the order in
// which the page runs them. Returns false if there is no such file.
bool rp_get_file(enum rp_page page, int index, struct rp_file *file);

#endif
