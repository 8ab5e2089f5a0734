// SPDX-License-Identifier: MIT

// The header of a module without declarations: those of Core Image are in Swift.
