// SPDX-License-Identifier: MIT

@_exported import CoreText
@_exported import Foundation
@_exported import class SwiftUI.NSExtensionItem
@_exported import class SwiftUI.NSItemProvider
@_exported import protocol SwiftUI.NSItemProviderReading
@_exported import enum SwiftUI.NSItemProviderRepresentationVisibility
@_exported import protocol SwiftUI.NSItemProviderWriting
@_exported import TintypeFoundation
@_exported import TintypeUIKit
@_exported import UserNotifications
