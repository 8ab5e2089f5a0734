// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// The border shape of buttons with a border.
public struct ButtonBorderShape: Equatable, Sendable {
  /// The shape of the engine.
  let engine: TintypeComponents.ButtonBorderShape

  /// The shape that the system determines.
  public static let automatic = ButtonBorderShape(engine: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(engine: .capsule)
  /// A rectangle with rounded corners.
  public static let roundedRectangle = ButtonBorderShape(engine: .roundedRectangle)
  /// A circle.
  public static let circle = ButtonBorderShape(engine: .circle)

  /// Returns a rectangle with rounded corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(engine: .roundedRectangle(radius: Double(radius)))
  }
}

/// The repetition of the action of a button that is held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind {
    case automatic, enabled, disabled
  }

  private let kind: Kind

  /// The behavior that the system determines.
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  /// The action is repeated.
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  /// The action is not repeated.
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
  /// The repetition of the actions of buttons that are held down; automatic by default.
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets the border shape of the buttons within the view.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    transformingEnvironment { $0.base.buttonBorderShape = shape.engine }
  }

  /// Sets whether the actions of buttons that are held down are repeated.
  ///
  /// It has no effect on a snapshot; the value is available in the environment.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    transformingEnvironment { $0.buttonRepeatBehavior = behavior }
  }
}
