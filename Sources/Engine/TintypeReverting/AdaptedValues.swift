// SPDX-License-Identifier: MIT

import TintypeComponents

/// The values that attributes of an older scene have in the environment of the newer one, for nodes
/// that only the older scene contains.
struct AdaptedValues {
  /// The newer values by the older ones, as other nodes show them.
  private let known: [Attribute.Value: Attribute.Value]
  /// The newer lengths by the older ones, as other nodes show them.
  private let lengths: [SceneRevision.LengthKey: Length]
  /// The traits that differ from those of the older scene.
  private let traits: Set<SceneRevision.Trait>
  private let environment: EnvironmentValues
  /// The sizes of fonts, in ascending order.
  private let fontSizes: [(old: Double, new: Double)]

  /// The sizes of symbols that do not follow the text size, because the newer tree has them.
  private let fixedSymbolSizes: Set<Length>

  init(
    _ revision: SceneRevision.Environment, _ environment: EnvironmentValues,
    fixedSymbolSizes: Set<Length> = []
  ) {
    self.fixedSymbolSizes = fixedSymbolSizes
    known = revision.newer
    lengths = revision.lengths
    traits = revision.traits
    self.environment = environment
    var sizes: [(old: Double, new: Double)] = []
    for case (.font(let old), .font(let new)) in revision.newer {
      sizes.append((old.size, new.size))
    }
    fontSizes = sizes.sorted { $0 < $1 }
  }

  /// Returns the value of an attribute of a node with a type.
  func value(of attribute: Attribute, _ type: String) -> Attribute.Value {
    if case .number(let length) = attribute.value {
      guard traits.contains(.dynamicTypeSize) else { return attribute.value }
      let key = SceneRevision.LengthKey(type: type, name: attribute.name, length: length)
      if let known = lengths[key] { return .number(known) }
      let isScaled =
        type == "Symbol" && attribute.name == "size" && !fixedSymbolSizes.contains(length)
      return .number(isScaled ? scaled(length) : length)
    }
    if let known = known[attribute.value] { return known }
    return switch attribute.value {
    case .font(let font) where traits.contains(.dynamicTypeSize): .font(adapted(font))
    case .color(let color) where traits.contains(.colorScheme): .color(adapted(color))
    case .word(let style) where traits.contains(.colorScheme): .word(adapted(style))
    default: attribute.value
    }
  }

  /// Returns the size of a symbol, which follows the font that it has a fraction of.
  private func scaled(_ size: Length) -> Length {
    for scale in [ImageScale.medium, .small, .large] {
      let factor = 1.2 * scale.factor
      if let font = fontSizes.first(where: { abs($0.old * factor - size.points) < 0.001 }) {
        return Length(font.new * factor)
      }
    }
    return size
  }

  /// Returns a font of a text style in the newer size; the size at `.large` is that of the style,
  /// unless the font has it.
  private func adapted(_ font: Font) -> Font {
    guard let style = font.textStyle else { return font }
    var unresolved = font
    unresolved.dynamicTypeSize = nil
    if let size = font.dynamicTypeSize {
      unresolved.size = style.size(at: .large)
      var older = environment
      older.dynamicTypeSize = size
      guard unresolved.resolved(in: older).size == font.size else { return font }
    }
    return unresolved.resolved(in: environment)
  }

  /// Returns a semantic color in the newer scheme, with the same opacity relative to the color's.
  private func adapted(_ color: ResolvedColor) -> ResolvedColor {
    guard let semantic = color.name.flatMap({ Self.semantic[$0] }) else { return color }
    var older = environment
    older.colorScheme = environment.colorScheme == .dark ? .light : .dark
    let (before, after) = (semantic.resolve(in: older), semantic.resolve(in: environment))
    guard before.red == color.red, before.green == color.green, before.blue == color.blue,
      before.opacity > 0
    else { return color }
    var adapted = after
    adapted.name = color.name
    if color.opacity != before.opacity {
      adapted.opacity = after.opacity * color.opacity / before.opacity
    }
    return adapted
  }

  /// Returns the description of a style in the newer scheme.
  private func adapted(_ style: String) -> String {
    if let material = Material.described(by: style)?.material,
      case .word(let newer) = material.resolveStyle(in: environment).attribute
    {
      return newer
    }
    return DescribedColor.all(in: style).reduce(into: style) { style, described in
      let color = described.color
      guard color.name != nil else { return }
      style = style.replacing(color.description, with: adapted(color).description)
    }
  }

  private static let semantic: [String: Color] = {
    let colors: [Color] = [
      .primary, .secondary, .tertiary, .quaternary, .placeholderText, .systemBackground,
      .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
      .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .separator,
      .opaqueSeparator, .systemFill, .secondarySystemFill, .tertiarySystemFill,
      .quaternarySystemFill, .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo,
      .purple, .pink, .brown, .gray, .gray2, .gray3, .gray4, .gray5, .gray6, .accentColor,
    ]
    return Dictionary(
      colors.compactMap { color in color.name.map { ($0, color) } }
    ) { first, _ in first }
  }()
}
