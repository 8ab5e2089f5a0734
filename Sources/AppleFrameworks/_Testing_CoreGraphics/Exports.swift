// SPDX-License-Identifier: MIT

// The compiler imports a module of this name instead of `Testing` into each file that imports both
// `Testing` and a module that is called `CoreGraphics`. The toolchain has it for Apple's platforms only.
@_exported import Testing
