// SPDX-License-Identifier: MIT

// Geometry, fonts, resolved styles and text are parts of the vocabulary of components.
@_exported import TintypeScene
