// SPDX-License-Identifier: MIT

#include "tintype_foundation.h"

// A convenience initializer of Swift: its context is the class, of which it calls the designated
// initializer. The symbols are weak, because not every program links the module TintypeUIKit.
#define INITIALIZER(name, symbol)                                                                  \
  extern void *name(__attribute__((swift_context)) const void *type)                               \
      __attribute__((swiftcall, weak)) __asm__(symbol);

INITIALIZER(view, "$s12TintypeUIKit6UIViewC7dynamicACyt_tcfC")
INITIALIZER(cell, "$s12TintypeUIKit15UITableViewCellC07dynamicE0ACyt_tcfC")
INITIALIZER(header, "$s12TintypeUIKit023UITableViewHeaderFooterD0C07dynamicE0ACyt_tcfC")

void *tintype_made_view(const void *type) { return view(type); }
void *tintype_made_cell(const void *type) { return cell(type); }
void *tintype_made_header(const void *type) { return header(type); }
