// SPDX-License-Identifier: MIT

extension Component {
  /// Paints a colour behind the component.
  ///
  /// At the edges of the safe area the colour goes on to the edges of the canvas.
  public func background(_ color: Color) -> some Component {
    ModifiedComponent(content: self) { context in
      (.background(Decoration(color: color.resolve(in: context.environment))), [])
    }
  }

  /// Puts components behind this one, which are offered its size.
  public func background(
    alignment: Alignment = .center,
    @ComponentBuilder content: @escaping () -> ComponentList
  ) -> some Component {
    ModifiedComponent(content: self) { context in
      (.background(Decoration(alignment: alignment)), context.nodes(of: content()))
    }
  }

  /// Puts a component behind this one, which is offered its size.
  public func background(
    _ background: some Component,
    alignment: Alignment = .center
  ) -> some Component {
    self.background(alignment: alignment) { background }
  }

  /// Puts components in front of this one, which are offered its size.
  public func overlay(
    alignment: Alignment = .center,
    @ComponentBuilder content: @escaping () -> ComponentList
  ) -> some Component {
    ModifiedComponent(content: self) { context in
      (.overlay(Decoration(alignment: alignment)), context.nodes(of: content()))
    }
  }

  /// Puts a component in front of this one, which is offered its size.
  public func overlay(
    _ overlay: some Component,
    alignment: Alignment = .center
  ) -> some Component {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Makes the component as a whole translucent, from 0 for invisible to 1.
  ///
  /// Numbers outside of that range are moved to the nearer end, NaN to 0.
  public func opacity(_ opacity: Double) -> some Component {
    modifier(.opacity(opacity.clampedToUnit))
  }
}
