// SPDX-License-Identifier: MIT

// The exports are by name: the engine has types of its own with the same names.

@_exported import Combine
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Observation
@_exported import enum TintypeComponents.ContentMode
@_exported import enum TintypeComponents.HorizontalEdge
@_exported import struct TintypeComponents.RedactionReasons
@_exported import enum TintypeComponents.TextAlignment
@_exported import enum TintypeComponents.VerticalEdge
@_exported import typealias TintypeComponents.ViewImageConfig
@_exported import enum TintypeScene.BlendMode
@_exported import enum TintypeScene.ColorScheme
@_exported import enum TintypeScene.ColorSchemeContrast
@_exported import enum TintypeScene.DynamicTypeSize
@_exported import enum TintypeScene.LayoutDirection
@_exported import enum TintypeScene.LegibilityWeight
@_exported import enum TintypeScene.RoundedCornerStyle
@_exported import enum TintypeScene.UserInterfaceSizeClass
@_exported import TintypeFoundation
@_exported import TintypeUIKit
@_exported import UserNotifications
