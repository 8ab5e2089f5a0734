// SPDX-License-Identifier: MIT

import Foundation

/// A type with previews of views.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The previews.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }

  /// The platform of the previews; `nil` for that of the target.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The platform of the target.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform of previews.
public enum PreviewPlatform: Hashable, Sendable {
  /// iOS and iPadOS.
  case iOS
  /// macOS.
  case macOS
  /// tvOS.
  case tvOS
  /// watchOS.
  case watchOS
}

/// The canvas of a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// The screen of the device.
  case device
  /// A canvas as large as the view's ideal size.
  case sizeThatFits
  /// A canvas of a size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device of a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device from its name.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// The orientation of a device.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  /// The name of the orientation.
  public let id: String

  /// The device in portrait orientation.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// The device in portrait orientation, upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// The device in landscape orientation, with its top on the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// The device in landscape orientation, with its top on the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All orientations.
  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}

/// Values that previews have in common with the view that they are part of.
public protocol PreviewContext {
  /// The value of a key.
  subscript<Key>(key: Key.Type) -> Key.Value where Key: PreviewContextKey { get }
}

/// A key of a value of a preview's context.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// The value if none has been set.
  static var defaultValue: Self.Value { get }
}

/// A context that shows a preview in a part of the system, such as a widget.
package protocol ContainingPreviewContext: PreviewContext, Sendable {
  /// The canvas of the preview.
  var layout: PreviewLayout { get }

  /// Returns the part of the system with the content.
  @MainActor func container(of content: AnyView) -> AnyView
}

/// Shows content in the part of the system that a context describes.
struct PreviewContextModifier: ViewModifier {
  nonisolated let context: (any ContainingPreviewContext)?

  func body(content: Content) -> some View {
    if let context { context.container(of: AnyView(content)) } else { content }
  }
}
