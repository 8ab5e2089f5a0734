// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene
import TintypeUIKit

/// A color of UIKit.
struct UIKitColor: ColorProvider {
  let color: UIColor

  func color(in environment: EnvironmentValues) -> ResolvedColor {
    color.color.resolve(in: environment.base)
  }

  var colorDescription: String { color.description }
}

extension Color {
  /// Creates a color from a UIKit color.
  ///
  /// A color that repeats an image is transparent.
  public init(uiColor: UIColor) { self.init(provider: UIKitColor(color: uiColor)) }

  /// Creates a color from a UIKit color.
  @available(iOS, deprecated: 100000.0, message: "Use Color(uiColor:) instead.")
  @_disfavoredOverload
  public init(_ color: UIColor) { self.init(uiColor: color) }

  /// Creates a color from a Core Graphics color.
  public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }

  /// Creates a color from a Core Graphics color.
  @available(iOS, deprecated: 100000.0, message: "Use Color(cgColor:) instead.")
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The Core Graphics color, if the color does not depend on the environment.
  public var cgColor: CGColor? {
    guard !isDynamic else { return nil }
    return resolve(in: EnvironmentValues()).cgColor
  }

  private var isDynamic: Bool {
    if provider is AccentColor || provider is NamedColor { return true }
    let color = engine(in: EnvironmentValues())
    var dark = Engine.EnvironmentValues()
    dark.colorScheme = .dark
    return color.resolve(in: Engine.EnvironmentValues()) != color.resolve(in: dark)
  }
}

extension Color.Resolved {
  /// The Core Graphics color.
  public var cgColor: CGColor {
    CGColor(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }
}

extension UIColor {
  /// Creates a UIKit color from a SwiftUI color.
  public convenience init(_ color: Color) {
    if let color = color.provider as? UIKitColor {
      self.init { color.color.resolvedColor(with: $0) }
    } else {
      self.init(color.engine(in: EnvironmentValues()))
    }
  }
}
