// SPDX-License-Identifier: MIT

// The types of all loaded images that conform to a protocol, new objects of classes, and the
// connection with XCTest.

#ifndef TINTYPE_CONFORMANCES_H
#define TINTYPE_CONFORMANCES_H

#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Receives the metadata of a conforming type.
typedef void (*TintypeTypeHandler)(void *context, const void *metadata);

/// Calls a handler for each type that conforms to a protocol and is not generic.
///
/// The records of conformances in all loaded images are read, in the order in which the images were
/// loaded. A type with several records, such as one in an executable and in a library, is passed
/// several times.
///
/// - Parameters:
///   - protocol: The descriptor of the protocol.
///   - context: The context of the handler.
///   - handler: The handler.
/// - Returns: Whether the runtime provides the records.
bool tintype_conforming_types(
  const void *protocol, void *_Nullable context, TintypeTypeHandler handler);

/// Returns a new object of a class, which the caller releases; null if no loaded image exports the
/// initializer.
///
/// - Parameters:
///   - initializer: The mangled name of the allocating initializer, which has no parameters and
///     throws no error.
///   - metadata: The metadata of the class.
void *_Nullable tintype_new_object(const char *initializer, const void *metadata);

/// The constructor that connects previews with XCTest.
void tintype_preview_loader(void);

#pragma clang assume_nonnull end

#endif
