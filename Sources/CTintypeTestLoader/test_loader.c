// SPDX-License-Identifier: MIT

// Swift runs no code of a module when a program is loaded; a C constructor runs. XCTest observers
// must be registered before the first test starts.

#include "test_loader.h"

void tintype_connect_test_framework(void);

__attribute__((constructor)) void tintype_test_loader(void) { tintype_connect_test_framework(); }
