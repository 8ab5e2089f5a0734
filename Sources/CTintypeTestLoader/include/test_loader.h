// SPDX-License-Identifier: MIT

#ifndef TINTYPE_TEST_LOADER_H
#define TINTYPE_TEST_LOADER_H

/// Connects assertions with the test framework.
void tintype_test_loader(void);

#endif
