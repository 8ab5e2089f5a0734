// SPDX-License-Identifier: MIT

/// The glass of bars, menus, dialogs and glass effects in the platform style of iOS 26.
///
/// The opacities are those that `Vercantez/openuikit` has fitted to alerts and menus in iOS 26.1; the
/// clear variant, the blur and the saturation are specific to Tintype. Without transparency, glass is
/// opaque.
package struct GlassMaterial: ShapeStyle, Hashable {
  /// The kind of glass.
  package enum Kind: String, Hashable, Sendable {
    /// The glass of controls.
    case regular = "regularGlass"
    /// A more translucent glass of controls.
    case clear = "clearGlass"
    /// The glass of menus and dialogs, which has a larger shadow.
    case panel = "panelGlass"
  }

  private let kind: Kind
  private let color: Color?

  /// Creates glass with a tint; `nil` for none.
  package init(_ kind: Kind = .regular, tint color: Color? = nil) {
    (self.kind, self.color) = (kind, color)
  }

  /// Returns the glass in the environment's color scheme.
  package func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    let isDark = environment.colorScheme == .dark
    let isOpaque = environment.reduceTransparency
    var tint = kind.layer(isDark: isDark, isOpaque: isOpaque).resolve(in: environment)
    if let color {
      var over = color.opacity(isOpaque ? 1 : kind == .clear ? 0.5 : 0.94).resolve(in: environment)
      over.name = nil
      tint.name = nil
      tint = over.composited(over: tint)
    }
    let name = color == nil ? kind.rawValue : Self.tintedName
    return .material(
      ResolvedMaterial(
        name: isDark ? "\(name).dark" : name,
        blurRadius: isOpaque ? 0 : kind == .clear ? 3 : 12, saturation: isOpaque ? 1 : 1.3,
        tint: tint))
  }

  /// The name of glass with a tint, which does not adapt to its backdrop.
  private static let tintedName = "tintedGlass"
}

extension GlassMaterial.Kind {
  /// Returns the color in front of the backdrop.
  fileprivate func layer(isDark: Bool, isOpaque: Bool = false) -> Color {
    let white = isDark ? 0.115 : self == .panel ? 0.976 : 0.992
    let opacity = self == .clear ? 0.14 : 0.71
    return Color(white: white, opacity: isOpaque ? 1 : opacity)
  }
}

extension GlassOptics {
  /// Returns the optics of a material; `nil` if it is not glass.
  ///
  /// In front of a dark backdrop, light glass without a tint becomes dark, and the other way round.
  /// Only controls adapt; menus, dialogs and sheets do not change.
  package static func of(_ material: ResolvedMaterial) -> GlassOptics? {
    guard var optics = named(material.name) else { return nil }
    let parts = material.name.split(separator: ".")
    guard let kind = parts.first.flatMap({ GlassMaterial.Kind(rawValue: String($0)) }),
      kind != .panel
    else { return optics }
    let isDark = parts.count > 1
    optics.adaptation = Adaptation(
      tint: kind.layer(isDark: !isDark).resolve(in: EnvironmentValues()),
      highlight: highlight(isDark: !isDark), darkens: !isDark)
    return optics
  }
}

extension Component {
  /// Places the component on glass with a shape.
  package func glass(_ material: GlassMaterial = GlassMaterial(), in shape: some Shape)
    -> some Component
  {
    background(material, in: shape)
  }
}

/// The soft edge of a scroll view below a bar in the platform style of iOS 26.
///
/// The content is blurred and fades into the background toward the edge. The radius and the colors
/// are specific to Tintype.
struct ScrollEdgeEffect: Component {
  /// The edge of the screen at which the bar is.
  let edge: VerticalEdge
  @Environment(\.self) private var environment

  var body: some Component {
    let (start, end): (UnitPoint, UnitPoint) =
      edge == .top ? (.top, .bottom) : (.bottom, .top)
    Rectangle().fill(ScrollEdgeMaterial())
      .mask {
        LinearGradient(
          stops: [
            Gradient.Stop(color: .black, location: 0),
            Gradient.Stop(color: Color(white: 0, opacity: 0.96), location: 0.5),
            Gradient.Stop(color: Color(white: 0, opacity: 0.55), location: 0.8),
            Gradient.Stop(color: Color(white: 0, opacity: 0), location: 1),
          ],
          startPoint: start, endPoint: end)
      }
      .ignoresSafeArea()
      .allowsHitTesting(false)
      .accessibilityHidden()
  }
}

/// The blurred content below a bar.
private struct ScrollEdgeMaterial: ShapeStyle {
  func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    let isOpaque = environment.reduceTransparency
    return .material(
      ResolvedMaterial(
        name: "scrollEdge", blurRadius: isOpaque ? 0 : 6, saturation: 1,
        tint: Color.systemBackground.opacity(isOpaque ? 1 : 0.72).resolve(in: environment)))
  }
}
