// SPDX-License-Identifier: MIT

#ifndef TINTYPE_FOUNDATION_H
#define TINTYPE_FOUNDATION_H

/// Gives an object of `Bundle` a class of its own, in which the methods that find resources are
/// those of TintypeFoundation.
///
/// Returns 0, and changes nothing, if the class has another layout than expected.
int tintype_extend_bundle(void *bundle);

/// The constructor, which the linker keeps if it is referenced.
void tintype_foundation_loader(void);

// Objects of classes of Swift that are known at run time only:

/// Returns a retained view of a class.
void *tintype_made_view(const void *type);
/// Returns a retained cell of a table.
void *tintype_made_cell(const void *type);
/// Returns a retained header or footer of a table.
void *tintype_made_header(const void *type);

#endif
