// SPDX-License-Identifier: MIT

// A module of its own, so that the program that expands macros builds and starts fast.
@_exported import TintypeJSON
