// SPDX-License-Identifier: MIT

import SnapshotTesting
