// SPDX-License-Identifier: MIT

#ifndef TINTYPE_TEST_LOADER_H
#define TINTYPE_TEST_LOADER_H

/// Connects assertions with the test framework.
void tintype_test_loader(void);

/// Returns the entry point of Swift Testing for tools, which its documentation describes in
/// "ABI/EntryPoint"; NULL if the program contains no Swift Testing.
const void *_Nullable tintype_testing_entry_point(void);

#endif
