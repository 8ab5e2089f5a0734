// SPDX-License-Identifier: MIT

/// A declaration that Tintype does not have.
public let otherLibrary = "the other library"
