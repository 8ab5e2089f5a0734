// SPDX-License-Identifier: MIT

// Swift runs no code of a module when a program is loaded; a C constructor runs. A process that
// renders previews must be prepared before XCTest starts.

#include "conformances.h"

void tintype_connect_previews(void);

__attribute__((constructor)) void tintype_preview_loader(void) { tintype_connect_previews(); }
