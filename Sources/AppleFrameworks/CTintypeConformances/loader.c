// SPDX-License-Identifier: MIT

// Swift runs no code of a module when a program is loaded; a C constructor runs. A process that
// renders previews must be prepared before XCTest starts.

#include "conformances.h"

/* Missing in a program without views. */
__attribute__((weak)) void tintype_connect_previews(void);

__attribute__((constructor)) void tintype_preview_loader(void) {
  if (tintype_connect_previews) tintype_connect_previews();
}
