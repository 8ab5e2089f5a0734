// SPDX-License-Identifier: MIT

@_exported import TintypeDoubles
@_exported import TintypeScheduling
@_exported import TintypeSnapshots

// By name only: `Text`, `Button` or `Image` would collide with a design system's own.
@_exported import struct TintypeComponents.Device
@_exported import typealias TintypeComponents.ViewImageConfig
@_exported import struct TintypeComponents.Traits
@_exported import protocol TintypeComponents.Component
@_exported import struct TintypeComponents.Variants
@_exported import struct TintypeComponents.Variant
@_exported import enum TintypeComponents.Viewport
@_exported import enum TintypeComponents.DynamicTypeSize
@_exported import typealias TintypeComponents.ContentSizeCategory
@_exported import enum TintypeComponents.TraitsError
// What counts as a difference is said in assertions.
@_exported import struct TintypeImaging.Tolerance
