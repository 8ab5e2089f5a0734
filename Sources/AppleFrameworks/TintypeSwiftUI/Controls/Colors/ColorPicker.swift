// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScene
import TintypeUIKit

// Drawn by TintypeComponents/Controls/Colors/ColorPicker.swift.

/// A control that selects a color.
///
/// The panel of the system in which a user selects a color is not part of a snapshot. A test enters
/// the color as a hexadecimal number, `#RRGGBB` or `#RRGGBBAA`, with `ViewHost.enterText(_:in:)`.
public struct ColorPicker<Label>: View, PrimitiveView where Label: View {
  private nonisolated(unsafe) let color: (EnvironmentValues) -> ResolvedColor
  private nonisolated(unsafe) let select: (RGBAColor) -> Void
  private let supportsOpacity: Bool
  private nonisolated(unsafe) let label: Label

  nonisolated init(
    _ selection: Binding<Color>, supportsOpacity: Bool, label: Label
  ) {
    color = { selection.wrappedValue.engineColor(in: $0) }
    select = {
      selection.wrappedValue = Color(
        .sRGB, red: $0.red, green: $0.green, blue: $0.blue, opacity: $0.opacity)
    }
    self.supportsOpacity = supportsOpacity
    self.label = label
  }

  nonisolated init(
    _ selection: Binding<CGColor>, supportsOpacity: Bool, label: Label
  ) {
    color = { Color(cgColor: selection.wrappedValue).engineColor(in: $0) }
    select = {
      selection.wrappedValue = CGColor(
        red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.opacity)
    }
    self.supportsOpacity = supportsOpacity
    self.label = label
  }

  // Variants: Binding<Color>; of a color -> Binding<CGColor>; of a Core Graphics color
  /// Creates a picker of a color with a label.
  ///
  /// - Parameters:
  ///   - selection: The color.
  ///   - supportsOpacity: A Boolean value that indicates whether a user can select the opacity.
  ///   - label: The label.
  public nonisolated init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, supportsOpacity: supportsOpacity, label: label())
  }
}

extension ColorPicker {
  func nodes(in scope: ViewScope) -> [Node] {
    var color = color(scope.environment)
    if !supportsOpacity { color.opacity = 1 }
    let (select, supportsOpacity) = (select, supportsOpacity)
    let tree = scope.evaluation.tree
    return scope.nodes(
      of: TintypeComponents.ColorPicker(label: scope.list(label, at: "label"), color: color) {
        text in
        guard var color = RGBAColor(hexadecimal: text) else { return }
        if !supportsOpacity { color.opacity = 1 }
        tree.perform([{ [color] in select(color) }])
      })
  }
}

extension ColorPicker where Label == Text {
  // Variants: Binding<Color>; a color -> Binding<CGColor>; a Core Graphics color
  // Variants: string(titleKey)
  /// Creates a picker of a color with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection, supportsOpacity: supportsOpacity, label: Text(titleKey))
  }
}

/// The components of an sRGB color, from 0 to 1.
private struct RGBAColor {
  let red, green, blue: Double
  var opacity: Double

  /// Creates a color from `#RRGGBB` or `#RRGGBBAA`; `nil` for another text.
  init?(hexadecimal text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    let number = digits.count == 6 ? value << 8 | 0xFF : value
    func component(_ shift: UInt32) -> Double { Double(number >> shift & 0xFF) / 255 }
    (red, green, blue) = (component(24), component(16), component(8))
    opacity = component(0)
  }
}
