// SPDX-License-Identifier: MIT

// A test that imports Tintype can use a scheduler or a stub without calling anything else first,
// and their failures must reach the test framework. Swift runs no code of a module when a program
// is loaded; a C constructor runs.

#include "loader.h"

void tintype_connect_pending_work(void);

__attribute__((constructor)) void tintype_loader(void) { tintype_connect_pending_work(); }
