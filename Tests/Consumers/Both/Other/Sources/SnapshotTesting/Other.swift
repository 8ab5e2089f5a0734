// SPDX-License-Identifier: MIT

/// A name that Tintype does not have.
public let otherLibrary = "the other library"
