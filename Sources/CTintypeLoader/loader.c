// SPDX-License-Identifier: MIT

// A test imports Tintype and calls nothing before it uses a scheduler or a stub, whose failures must
// reach its framework. Swift runs nothing of a module by itself; this does.

#include "loader.h"

void tintype_connect_test_framework(void);

__attribute__((constructor)) void tintype_loader(void) { tintype_connect_test_framework(); }
