// SPDX-License-Identifier: MIT

public import Foundation

/// A part of an app with its own windows; there are none in snapshots.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// The title.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
  /// The object that handles the events; none by default.
  open var delegate: (any UISceneDelegate)?
  /// The values that outlive the scene.
  open var session: UISceneSession { UISceneSession() }
  /// The state: always active.
  open var activationState: ActivationState { .foregroundActive }

  /// The state of a scene.
  @nonexhaustive(warn)
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene handles events.
    case foregroundActive = 0
    /// The scene is visible.
    case foregroundInactive = 1
    /// The scene is hidden.
    case background = 2
  }
}

/// A scene with windows; there are none in snapshots.
@MainActor @preconcurrency
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The windows: none.
  open var windows: [UIWindow] { [] }
  /// The window that handles keyboard events: none.
  open var keyWindow: UIWindow? { nil }
  /// The screen.
  open var screen: UIScreen { .main }
  /// The orientation: portrait, or landscape if the screen is wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
  /// The current traits.
  open var traitCollection: UITraitCollection { .current }

  /// Called after the traits changed; they do not change during a snapshot.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
