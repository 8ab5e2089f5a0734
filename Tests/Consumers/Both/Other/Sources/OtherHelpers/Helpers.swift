// SPDX-License-Identifier: MIT

import SnapshotTesting

/// The module that this target was built with.
public let builtWith = otherLibrary
