// SPDX-License-Identifier: MIT

// On Apple's systems, this module declares the resources of asset catalogs, and SwiftUI exports it.
@_exported import struct TintypeUIKit.ColorResource
@_exported import struct TintypeUIKit.ImageResource
