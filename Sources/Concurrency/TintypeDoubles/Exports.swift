// SPDX-License-Identifier: MIT

// Features under test depend on clocks and schedulers.
@_exported import TintypeScheduling
