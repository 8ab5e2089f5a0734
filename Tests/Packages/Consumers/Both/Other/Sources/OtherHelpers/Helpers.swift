// SPDX-License-Identifier: MIT

import SnapshotTesting

/// The name of the module that this target was built with.
public let builtWith = otherLibrary
