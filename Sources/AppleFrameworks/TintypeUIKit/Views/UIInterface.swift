// SPDX-License-Identifier: MIT

/// The style of the status bar.
@nonexhaustive(warn)
public enum UIStatusBarStyle: Int, Sendable {
  /// The style for the appearance.
  case `default` = 0
  /// Light content.
  case lightContent = 1
  /// Dark content.
  case darkContent = 3
}

/// The style of a presentation.
@nonexhaustive(warn)
public enum UIModalPresentationStyle: Int, Sendable {
  /// The style that the system chooses.
  case automatic = -2
  /// No style, for presentations that depend on the environment.
  case none = -1
  /// The whole screen.
  case fullScreen = 0
  /// A sheet of the width of a page.
  case pageSheet = 1
  /// A sheet in the center.
  case formSheet = 2
  /// The area of the presenting controller.
  case currentContext = 3
  /// A custom presentation.
  case custom = 4
  /// The whole screen, in front of the presenting controller.
  case overFullScreen = 5
  /// The area of the presenting controller, in front of it.
  case overCurrentContext = 6
  /// A popover.
  case popover = 7
}

/// The transition of a presentation.
@nonexhaustive(warn)
public enum UIModalTransitionStyle: Int, Sendable {
  /// A movement from the bottom.
  case coverVertical = 0
  /// A rotation about the vertical axis.
  case flipHorizontal = 1
  /// A cross fade.
  case crossDissolve = 2
  /// A page that is turned.
  case partialCurl = 3
}

/// The orientation of the interface.
@nonexhaustive(warn)
public enum UIInterfaceOrientation: Int, Sendable {
  /// An unknown orientation.
  case unknown = 0
  /// Portrait orientation.
  case portrait = 1
  /// Portrait orientation with the home button at the top.
  case portraitUpsideDown = 2
  /// Landscape orientation with the home button at the left.
  case landscapeLeft = 4
  /// Landscape orientation with the home button at the right.
  case landscapeRight = 3

  /// A Boolean value that indicates whether the orientation is a portrait one.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the orientation is a landscape one.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Orientations of the interface.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a mask from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Portrait orientation.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Portrait orientation with the home button at the top.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape orientation with the home button at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape orientation with the home button at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The animation of the status bar.
@nonexhaustive(warn)
public enum UIStatusBarAnimation: Int, Sendable {
  /// None.
  case none = 0
  /// A fade.
  case fade = 1
  /// A move.
  case slide = 2
}
