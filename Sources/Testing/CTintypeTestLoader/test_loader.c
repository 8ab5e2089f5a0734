// SPDX-License-Identifier: MIT

// Swift runs no code of a module when a program is loaded; a C constructor runs. XCTest observers
// must be registered before the first test starts.

#include "test_loader.h"

#include <stddef.h>

void tintype_connect_test_framework(void);

__attribute__((constructor)) void tintype_test_loader(void) { tintype_connect_test_framework(); }

__attribute__((weak)) const void *swt_abiv0_getEntryPoint(void);

const void *tintype_testing_entry_point(void) {
  return swt_abiv0_getEntryPoint ? swt_abiv0_getEntryPoint() : NULL;
}
