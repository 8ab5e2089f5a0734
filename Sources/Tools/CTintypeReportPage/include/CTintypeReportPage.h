// SPDX-License-Identifier: MIT

#ifndef TINTYPE_REPORT_PAGE_H
#define TINTYPE_REPORT_PAGE_H

#include <stdbool.h>
#include <stddef.h>

// A page: the report of a run, the catalog of previews, or the catalog that a watcher updates.
enum tintype_page { tintype_report, tintype_catalog, tintype_live };

// A file of a page, from the folder Page. The data are valid until the process exits.
struct tintype_file {
  // The file name in the folder of the page.
  const char *name;
  const unsigned char *bytes;
  size_t size;
};

// Returns the number of files of a page.
int tintype_file_count(enum tintype_page page);

// Sets `file` to the file at an index: the font, the style sheets, then the scripts in the order in
// which the page runs them. Returns false if there is no such file.
bool tintype_get_file(enum tintype_page page, int index, struct tintype_file *file);

#endif
