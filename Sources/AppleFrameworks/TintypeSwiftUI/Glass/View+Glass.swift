// SPDX-License-Identifier: MIT

import TintypeComponents

extension View {
  /// Places the view on glass.
  ///
  /// - Parameters:
  ///   - glass: The variant of the glass.
  ///   - shape: The shape.
  /// - Returns: The modified view.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background { GlassBackground(glass: glass, shape: shape) }
  }

  /// Gives the glass effect an identity for transitions, which a snapshot shows at their end.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Combines the glass effects of several views with the same identifier, glass and namespace into one
  /// shape around all of them.
  ///
  /// It has an effect in the platform style of iOS 26. The shape is that of the first view.
  @MainActor @preconcurrency
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    // The name exists only until the scene is complete.
    let name = id.map { "\(AnyHashable($0).hashValue) \(namespace.hashValue) \($0)" } ?? ""
    return modified { $0.layoutValue(key: GlassUnionKey.self, value: name) }
  }

  /// Sets the transition of the glass effect, which a snapshot shows at its end.
  @MainActor @preconcurrency
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// The glass behind a view; a material in styles without glass.
private struct GlassBackground<Outline: Shape> {
  let glass: Glass
  let shape: Outline
  @Environment(\.glassMetrics) var metrics
}

extension GlassBackground: View {
  var body: some View {
    if glass.kind == .identity {
      EmptyView()
    } else if metrics != nil {
      shape.fill(GlassFill(glass: glass))
    } else if let color = glass.color {
      shape.fill(color.opacity(0.8))
    } else {
      shape.fill(glass.kind == .clear ? Material.ultraThin : .thin)
    }
  }
}
