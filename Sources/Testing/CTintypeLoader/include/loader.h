// SPDX-License-Identifier: MIT

#ifndef TINTYPE_LOADER_H
#define TINTYPE_LOADER_H

/// Connects schedulers, clocks and doubles with assertions and the test framework.
void tintype_loader(void);

#endif
