// SPDX-License-Identifier: MIT

public import Foundation

/// The accessibility settings of the snapshot.
public struct UIAccessibility {
  private init() {}

  /// A Boolean value that indicates whether VoiceOver is running: always `false`.
  public static var isVoiceOverRunning: Bool { false }
  /// A Boolean value that indicates whether Switch Control is running: always `false`.
  public static var isSwitchControlRunning: Bool { false }
  /// A Boolean value that indicates whether AssistiveTouch is running: always `false`.
  public static var isAssistiveTouchRunning: Bool { false }
  /// A Boolean value that indicates whether Guided Access is enabled: always `false`.
  public static var isGuidedAccessEnabled: Bool { false }
  /// A Boolean value that indicates whether colors are inverted: always `false`.
  public static var isInvertColorsEnabled: Bool { false }
  /// A Boolean value that indicates whether the screen is gray: always `false`.
  public static var isGrayscaleEnabled: Bool { false }
  /// A Boolean value that indicates whether audio is mono: always `false`.
  public static var isMonoAudioEnabled: Bool { false }
  /// A Boolean value that indicates whether closed captions are shown: always `false`.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// A Boolean value that indicates whether Speak Selection is enabled: always `false`.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// A Boolean value that indicates whether Speak Screen is enabled: always `false`.
  public static var isSpeakScreenEnabled: Bool { false }
  /// A Boolean value that indicates whether shaking the device undoes: always `true`.
  public static var isShakeToUndoEnabled: Bool { true }
  /// A Boolean value that indicates whether buttons have shapes: always `false`.
  public static var buttonShapesEnabled: Bool { false }
  /// A Boolean value that indicates whether shapes are used in addition to colors: always `false`.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// A Boolean value that indicates whether switches have labels: always `false`.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// A Boolean value that indicates whether videos play automatically: always `true`.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// A Boolean value that indicates whether cross fades are preferred: always `false`.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// A Boolean value that indicates whether motion is reduced in the snapshot.
  public static var isReduceMotionEnabled: Bool { UIKitEnvironment.current.reduceMotion }
  /// A Boolean value that indicates whether transparency is reduced in the snapshot.
  public static var isReduceTransparencyEnabled: Bool {
    UIKitEnvironment.current.reduceTransparency
  }
  /// A Boolean value that indicates whether text is bold in the snapshot.
  public static var isBoldTextEnabled: Bool {
    UIKitEnvironment.current.traitCollection.legibilityWeight == .bold
  }
  /// A Boolean value that indicates whether contrast is increased in the snapshot.
  public static var isDarkerSystemColorsEnabled: Bool {
    UIKitEnvironment.current.traitCollection.accessibilityContrast == .high
  }

  /// Posts nothing.
  @MainActor
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {}

  /// A notification of a changed interface.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A changed screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A changed layout.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// An announcement.
    public static let announcement = Notification(rawValue: 1008)
    /// A scrolled page.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Paused notifications.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
    /// Resumed notifications.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
  }
}

extension UIAccessibility {
  /// The notification that VoiceOver started or ended, which is never posted.
  public static var voiceOverStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  }
  /// The notification of the setting for motion, which is never posted.
  public static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  }
  /// The notification of the setting for transparency, which is never posted.
  public static var reduceTransparencyStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  }
  /// The notification of the setting for bold text, which is never posted.
  public static var boldTextStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  }
}

extension UIContentSizeCategory {
  /// The notification of a changed text size, which is never posted.
  public static var didChangeNotification: NSNotification.Name {
    NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  }
}

extension UIAccessibility {
  /// The notification that the setting or the focus changed, which is never posted.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// The notification that the setting or the focus changed, which is never posted.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The notification that the setting or the focus changed, which is never posted.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// The notification that the setting or the focus changed, which is never posted.
  public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The notification that the setting or the focus changed, which is never posted.
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// The notification that the setting or the focus changed, which is never posted.
  public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// The notification that the setting or the focus changed, which is never posted.
  public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// The notification that the setting or the focus changed, which is never posted.
  public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// The notification that the setting or the focus changed, which is never posted.
  public static let monoAudioStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// The notification that the setting or the focus changed, which is never posted.
  public static let speakScreenStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// The notification that the setting or the focus changed, which is never posted.
  public static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// The notification that the setting or the focus changed, which is never posted.
  public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// The notification that the setting or the focus changed, which is never posted.
  public static let shakeToUndoDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  /// The notification that the setting or the focus changed, which is never posted.
  public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// The notification that the setting or the focus changed, which is never posted.
  public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDifferentiateWithoutColorDidChangeNotification")
  /// The notification that the setting or the focus changed, which is never posted.
  public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// The notification that the setting or the focus changed, which is never posted.
  public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// The notification that the setting or the focus changed, which is never posted.
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChange")

  /// Returns `nil`, because no assistive technology is used.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    nil
  }

  /// Shows an explanation, which has no effect.
  @MainActor @preconcurrency
  public static func registerGestureConflictWithZoom() {}

  /// Returns a rectangle in the coordinate system of the screen.
  @MainActor @preconcurrency
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// An assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// VoiceOver.
    public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOver")
    /// Switch Control.
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControl")
  }
}
