// SPDX-License-Identifier: MIT

// Geometry, fonts, resolved styles and text appear in the public API of components.
@_exported import TintypeScene
