// SPDX-License-Identifier: MIT

@_exported import TintypeAssertions

// By name: a test imports other modules too, and may declare a type of any other name itself.
// Components, schedulers and doubles are modules of their own.
@_exported import class TintypeCairo.CairoRenderer
@_exported import struct TintypeCairo.FontBook
@_exported import struct TintypeCairo.FontFile
@_exported import enum TintypeCairo.RenderingError
@_exported import struct TintypeComparison.NodeSelector
@_exported import struct TintypeComparison.Picture
@_exported import struct TintypeImaging.Tolerance
