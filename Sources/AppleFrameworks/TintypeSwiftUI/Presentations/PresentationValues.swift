// SPDX-License-Identifier: MIT

/// The kind of presentation that a sheet or a popover becomes in a compact size class.
public struct PresentationAdaptation: Sendable {
  enum Kind {
    case automatic, none, popover, sheet, fullScreenCover
  }

  let kind: Kind

  /// The kind that the system determines.
  public static var automatic: PresentationAdaptation { PresentationAdaptation(kind: .automatic) }
  /// The same kind as in a regular size class.
  public static var none: PresentationAdaptation { PresentationAdaptation(kind: .none) }
  /// A popover.
  public static var popover: PresentationAdaptation { PresentationAdaptation(kind: .popover) }
  /// A sheet.
  public static var sheet: PresentationAdaptation { PresentationAdaptation(kind: .sheet) }
  /// A cover of the whole screen.
  public static var fullScreenCover: PresentationAdaptation {
    PresentationAdaptation(kind: .fullScreenCover)
  }

  static func == (lhs: PresentationAdaptation, rhs: PresentationAdaptation) -> Bool {
    lhs.kind == rhs.kind
  }

  static func != (lhs: PresentationAdaptation, rhs: PresentationAdaptation) -> Bool {
    lhs.kind != rhs.kind
  }
}

/// The interaction with the view behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
  private enum Kind: Equatable {
    case automatic, disabled, enabled
    case upThrough(PresentationDetent)
  }

  private let kind: Kind

  /// The interaction that the system determines: disabled.
  public static var automatic: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .automatic)
  }
  /// A user can use the view behind the sheet, which is not dimmed.
  public static var enabled: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .enabled)
  }
  /// A user cannot use the view behind the sheet.
  public static var disabled: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .disabled)
  }

  /// A user can use the view behind the sheet while the sheet is at most as high as a detent.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }

  static func == (
    lhs: PresentationBackgroundInteraction, rhs: PresentationBackgroundInteraction
  ) -> Bool {
    lhs.kind == rhs.kind
  }

  static func != (
    lhs: PresentationBackgroundInteraction, rhs: PresentationBackgroundInteraction
  ) -> Bool {
    lhs.kind != rhs.kind
  }

  /// Returns whether a user can use the view behind a sheet of a height.
  ///
  /// - Parameters:
  ///   - height: The height of the sheet in points.
  ///   - heightOf: Returns the height of a detent.
  /// - Returns: Whether the view can be used.
  func isEnabled(at height: Double, heightOf: (PresentationDetent) -> Double?) -> Bool {
    switch kind {
    case .automatic, .disabled: false
    case .enabled: true
    case .upThrough(let detent): heightOf(detent).map { height <= $0 } ?? false
    }
  }
}

/// The effect of a swipe in a sheet with several heights, which a snapshot does not show.
public struct PresentationContentInteraction: Equatable, Sendable {
  private enum Kind {
    case automatic, resizes, scrolls
  }

  private let kind: Kind

  /// The effect that the system determines.
  public static var automatic: PresentationContentInteraction {
    PresentationContentInteraction(kind: .automatic)
  }
  /// A swipe resizes the sheet first.
  public static var resizes: PresentationContentInteraction {
    PresentationContentInteraction(kind: .resizes)
  }
  /// A swipe scrolls the content first.
  public static var scrolls: PresentationContentInteraction {
    PresentationContentInteraction(kind: .scrolls)
  }
}
