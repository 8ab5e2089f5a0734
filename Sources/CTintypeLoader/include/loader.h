// SPDX-License-Identifier: MIT

#ifndef TINTYPE_LOADER_H
#define TINTYPE_LOADER_H

/// Calls what connects schedulers, clocks and doubles with the test framework.
void tintype_loader(void);

#endif
