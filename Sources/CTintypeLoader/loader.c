// SPDX-License-Identifier: MIT

// A test imports Tintype and calls nothing before it uses a scheduler or a stub, whose failures must
// reach its framework. Swift runs nothing of a module when a program is loaded; a C constructor does.

#include "loader.h"

void tintype_connect_pending_work(void);

__attribute__((constructor)) void tintype_loader(void) { tintype_connect_pending_work(); }
