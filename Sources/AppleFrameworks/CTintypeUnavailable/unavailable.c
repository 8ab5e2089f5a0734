// SPDX-License-Identifier: MIT
//
// SwiftPM requires a source file.
