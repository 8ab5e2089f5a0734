// SPDX-License-Identifier: MIT

// A feature under test is given clocks and schedulers.
@_exported import TintypeScheduling
