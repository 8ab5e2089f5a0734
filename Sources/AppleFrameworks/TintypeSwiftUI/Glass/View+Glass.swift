// SPDX-License-Identifier: MIT

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

  /// Combines the glass effects of several views, which are painted separately.
  @MainActor @preconcurrency
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Sets the transition of the glass effect, which a snapshot shows at its end.
  @MainActor @preconcurrency
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// The material and the edge of glass.
private struct GlassBackground<Outline: Shape> {
  let glass: Glass
  let shape: Outline
  @Environment(\.colorScheme) var colorScheme
  @Environment(\.glassMetrics) var metrics
}

extension GlassBackground: View {
  var body: some View {
    if metrics != nil {
      if glass.kind != .identity { shape.fill(GlassFill(glass: glass)) }
    } else if glass.kind != .identity {
      ZStack {
        shape.fill(glass.kind == .clear ? Material.ultraThin : .thin)
        if let color = glass.color { shape.fill(color.opacity(0.8)) }
        shape.stroke(edge, lineWidth: 1).clipShape(shape)
      }
    }
  }

  /// The edge, which is brightest at the top leading and the bottom trailing corner.
  private var edge: LinearGradient {
    let strength = colorScheme == .dark ? 0.4 : 0.9
    return LinearGradient(
      colors: [.white.opacity(strength), .white.opacity(0.15), .white.opacity(strength)],
      startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}
