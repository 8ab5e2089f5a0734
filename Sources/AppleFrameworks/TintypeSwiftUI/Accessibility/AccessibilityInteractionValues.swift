// SPDX-License-Identifier: MIT

import Foundation

/// The options of an area whose touches reach it directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: AccessibilityDirectTouchOptions.RawValue) { self.rawValue = rawValue }

  /// A user has to activate the area first.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// An assistive technology does not speak when the area is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// The type of a text for assistive technologies.
public struct AccessibilityTextContentType: Sendable {
  private let name: String

  /// A text of no type.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// The output of a console.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A narrative.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// The cells of a spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension Text {
  /// Sets the type of the text, which a snapshot does not contain.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> Text { self }
}

/// A zoom by an assistive technology.
public struct AccessibilityZoomGestureAction {
  /// The direction of a zoom.
  public enum Direction: Hashable, Sendable {
    /// The content becomes larger.
    case zoomIn
    /// The content becomes smaller.
    case zoomOut
  }

  /// The direction.
  public let direction: AccessibilityZoomGestureAction.Direction
  /// The location in fractions of the sides of the view.
  public let location: UnitPoint
  /// The location in the view, in points.
  public let point: CGPoint
}

/// The role of a view in a pair of a label and its content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The label.
  case label
  /// The content.
  case content
}

extension View {
  /// Sets the role of the view in a pair of a label and its content, which a snapshot does not
  /// contain.
  public nonisolated func accessibilityLabeledPair<ID>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View where ID: Hashable { self }

  /// Adds the view to a group of related views, which a snapshot does not contain.
  public nonisolated func accessibilityLinkedGroup<ID>(
    id: ID, in namespace: Namespace.ID
  ) -> some View where ID: Hashable { self }
}
