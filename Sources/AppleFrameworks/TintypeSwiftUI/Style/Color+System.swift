// SPDX-License-Identifier: MIT

import TintypeComponents

extension Color {
  private init(_ color: Engine.Color) { self.init(provider: EngineColor(color)) }

  /// The accent color of the app’s asset catalog, blue without one, or the color of ``SwiftUI/View/accentColor(_:)``.
  public static var accentColor: Color { Color(provider: AccentColor()) }

  /// The color red, as the system shows it in the environment.
  public static let red = Color(Engine.Color.red)
  /// The color orange, as the system shows it in the environment.
  public static let orange = Color(Engine.Color.orange)
  /// The color yellow, as the system shows it in the environment.
  public static let yellow = Color(Engine.Color.yellow)
  /// The color green, as the system shows it in the environment.
  public static let green = Color(Engine.Color.green)
  /// The color mint, as the system shows it in the environment.
  public static let mint = Color(Engine.Color.mint)
  /// The color teal, as the system shows it in the environment.
  public static let teal = Color(Engine.Color.teal)
  /// The color cyan, as the system shows it in the environment.
  public static let cyan = Color(Engine.Color.cyan)
  /// The color blue, as the system shows it in the environment.
  public static let blue = Color(Engine.Color.blue)
  /// The color indigo, as the system shows it in the environment.
  public static let indigo = Color(Engine.Color.indigo)
  /// The color purple, as the system shows it in the environment.
  public static let purple = Color(Engine.Color.purple)
  /// The color pink, as the system shows it in the environment.
  public static let pink = Color(Engine.Color.pink)
  /// The color brown, as the system shows it in the environment.
  public static let brown = Color(Engine.Color.brown)
  /// The color white, as the system shows it in the environment.
  public static let white = Color(Engine.Color.white)
  /// The color gray, as the system shows it in the environment.
  public static let gray = Color(Engine.Color.gray)
  /// The color black, as the system shows it in the environment.
  public static let black = Color(Engine.Color.black)
  /// A transparent color.
  public static let clear = Color(Engine.Color.clear)
  /// The color of primary content.
  public static let primary = Color(Engine.Color.primary)
  /// The color of secondary content.
  public static let secondary = Color(Engine.Color.secondary)
}

extension ShapeStyle where Self == Color {
  /// The color red, as the system shows it in the environment.
  public static var red: Color { .red }
  /// The color orange, as the system shows it in the environment.
  public static var orange: Color { .orange }
  /// The color yellow, as the system shows it in the environment.
  public static var yellow: Color { .yellow }
  /// The color green, as the system shows it in the environment.
  public static var green: Color { .green }
  /// The color mint, as the system shows it in the environment.
  public static var mint: Color { .mint }
  /// The color teal, as the system shows it in the environment.
  public static var teal: Color { .teal }
  /// The color cyan, as the system shows it in the environment.
  public static var cyan: Color { .cyan }
  /// The color blue, as the system shows it in the environment.
  public static var blue: Color { .blue }
  /// The color indigo, as the system shows it in the environment.
  public static var indigo: Color { .indigo }
  /// The color purple, as the system shows it in the environment.
  public static var purple: Color { .purple }
  /// The color pink, as the system shows it in the environment.
  public static var pink: Color { .pink }
  /// The color brown, as the system shows it in the environment.
  public static var brown: Color { .brown }
  /// The color white, as the system shows it in the environment.
  public static var white: Color { .white }
  /// The color gray, as the system shows it in the environment.
  public static var gray: Color { .gray }
  /// The color black, as the system shows it in the environment.
  public static var black: Color { .black }
  /// A transparent color.
  public static var clear: Color { .clear }
}
