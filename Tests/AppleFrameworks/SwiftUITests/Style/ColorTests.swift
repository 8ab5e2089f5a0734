// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("A color")
struct ColorTests {
  @Test("The components of all color spaces are converted to sRGB")
  func components() {
    let colors: [(Color, String)] = [
      (Color(red: 1, green: 0.5, blue: 0), "#FF8000"),
      (Color(red: 1, green: 0.5, blue: 0, opacity: 0.5), "#FF800080"),
      (Color(.sRGBLinear, red: 0.5, green: 0, blue: 1), "#BC00FF"),
      (Color(.sRGBLinear, white: 0.5), "#BCBCBC"),
      (Color(.displayP3, red: 0.5, green: 0.5, blue: 0.5), "#808080"),
      (Color(.displayP3, red: 0.4, green: 0.6, blue: 0.5), "#559B7E"),
      (Color(white: 0.5, opacity: 0.2), "#80808033"),
      (Color(hue: 0, saturation: 1, brightness: 1), "#FF0000"),
      (Color(hue: 1.0 / 3, saturation: 0.5, brightness: 0.5), "#408040"),
      (Color(hue: 0.5, saturation: 1, brightness: 0.5, opacity: 0), "#00808000"),
      (Color(Color.Resolved(red: 1, green: 0.5, blue: 0)), "#FF8000"),
      (Color(uiColor: UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)), "#FF8000"),
      (Color(cgColor: CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)), "#FF8000"),
      (.red, "red #FF3B30"), (.red.opacity(0.5), "red #FF3B3080"), (.clear, "#00000000"),
    ]
    for (view, expected) in colors { #expect(color(of: view) == expected, "\(view)") }
  }

  @Test("Two colors are mixed in a perceptual or in the device's color space")
  func mixing() {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    #expect(color(of: red.mix(with: blue, by: 0.5, in: .device)) == "#800080")
    #expect(color(of: red.mix(with: blue, by: 0.5)) == "#8C53A2")
    #expect(color(of: red.mix(with: blue, by: 0)) == "#FF0000")
    #expect(color(of: red.mix(with: blue, by: 2)) == "#0000FF")
    #expect(color(of: red.mix(with: .clear, by: 0.5)) == "#FF000080")
  }

  @Test("A resolved color has linear and encoded components")
  func resolved() {
    let resolved = Color(red: 0.5, green: 0, blue: 1, opacity: 0.25).resolve(
      in: EnvironmentValues())
    #expect(abs(resolved.linearRed - 0.21404) < 0.0001)
    #expect(abs(resolved.red - 0.5) < 0.0001)
    #expect(resolved.opacity == 0.25)
    #expect(resolved.description == "#8000FF40")
  }

  @Test("Colors are equal if they were created in the same way")
  func equality() {
    #expect(Color(red: 1, green: 0, blue: 0) == Color(red: 1, green: 0, blue: 0))
    #expect(Color.red == .red)
    #expect(Color.red != .blue)
    #expect(Color.accentColor == .accentColor)
    #expect(Color("a") == Color("a"))
    #expect(Color("a") != Color("b"))
    #expect(Color.red.opacity(0.5) == .red.opacity(0.5))
  }

  @Test("The description is the name or the components")
  func descriptions() {
    #expect("\(Color.red)" == "red")
    #expect("\(Color(red: 1, green: 0, blue: 0))" == "#FF0000FF")
  }

  @Test("A color that no asset catalog has fails the snapshot")
  func missing() {
    let message = issues(of: Text("a").foregroundStyle(Color("Missing")))
    #expect(message.contains("No asset catalog has the color “Missing”"))
  }
}

@MainActor
@Suite("A style")
struct StyleTests {
  @Test("System styles have a color for each level")
  func systemStyles() {
    let text = Text("a")
    #expect(color(of: text.foregroundStyle(.background)) == "systemBackground #FFFFFF")
    #expect(
      color(of: text.foregroundStyle(.background.secondary))
        == "secondarySystemBackground #F2F2F7")
    #expect(color(of: text.foregroundStyle(.fill.tertiary)) == "tertiarySystemFill #7676801F")
    #expect(color(of: text.foregroundStyle(.separator)) == "separator #3C3C434A")
    #expect(color(of: text.foregroundStyle(.placeholder)) == "placeholderText #3C3C434D")
    #expect(color(of: text.foregroundStyle(.link)) == "link #007AFF")
  }

  @Test("A background style can refer to the outer one")
  func backgroundStyle() {
    let text = Text("a").foregroundStyle(.background)
    #expect(color(of: text.backgroundStyle(.red)) == "red #FF3B30")
    #expect(
      color(of: text.backgroundStyle(.background.secondary).backgroundStyle(.red))
        == "red #FF3B3080")
    #expect(
      color(of: text.environment(\.backgroundStyle, AnyShapeStyle(.background)))
        == "systemBackground #FFFFFF")
  }

  @Test("The opacity of a style applies to its colors")
  func opacity() {
    let text = Text("a")
    #expect(color(of: text.foregroundStyle(.red.opacity(0.5))) == "red #FF3B3080")
    #expect(color(of: text.foregroundStyle(.tint.opacity(0.5)).tint(.red)) == "red #FF3B3080")
    #expect(
      color(of: VStack { text.foregroundStyle(.opacity(0.5)) }.foregroundStyle(.red))
        == "red #FF3B3080")
    #expect(
      color(of: text.foregroundStyle(.red.gradient.opacity(0.5)))
        == "linearGradient(#FF625980 0, red #FF3B3080 1) top → bottom")
  }

  @Test("A shadow and a blend mode of a style apply to the text that it paints")
  func effects() {
    let text = Text("a").foregroundStyle(.red.shadow(.drop(radius: 2, y: 1)).blendMode(.multiply))
    let outline = outline(of: text)
    #expect(outline.contains("shadow"))
    #expect(outline.contains("multiply"))
  }

  @Test("An inner shadow fails the snapshot")
  func innerShadow() {
    let message = issues(of: Text("a").foregroundStyle(.red.shadow(.inner(radius: 1))))
    #expect(message.contains("Inner shadows cannot be painted"))
  }

  @Test("A gradient is a view that fills its frame")
  func gradients() {
    let gradient = Gradient(colors: [.red, .blue])
    let views: [(any View, String)] = [
      (
        LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom),
        "linearGradient(red #FF3B30 0, blue #007AFF 1) top → bottom"
      ),
      (
        RadialGradient(gradient: gradient, center: .center, startRadius: 1, endRadius: 5),
        "radialGradient(red #FF3B30 0, blue #007AFF 1)"
      ),
      (
        EllipticalGradient(gradient: gradient),
        "ellipticalGradient(red #FF3B30 0, blue #007AFF 1)"
      ),
      (
        AngularGradient(gradient: gradient, center: .center),
        "angularGradient(red #FF3B30 0, blue #007AFF 1)"
      ),
    ]
    for (view, expected) in views {
      #expect(outline(of: AnyView(view)).contains(expected))
    }
  }
}
