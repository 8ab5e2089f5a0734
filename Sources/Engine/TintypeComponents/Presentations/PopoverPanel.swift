// SPDX-License-Identifier: MIT

/// A popover with an arrow to the component that presents it.
package struct PopoverPanel: Component {
  /// The background; `nil` for the default.
  package var background: ComponentList?
  private let screen: GeometryProxy
  private let anchor: Rect
  private let prefersAbove: Bool
  private let content: ComponentList
  private let dismiss: () -> Void
  @Environment(\.layoutDirection) private var direction
  @Environment(\.platformStyle) private var style

  /// Creates a popover.
  ///
  /// - Parameters:
  ///   - screen: The geometry of the screen.
  ///   - anchor: The rectangle of the screen that the arrow points to, in points.
  ///   - prefersAbove: A Boolean value that indicates whether the popover is above the rectangle if
  ///     there is more space than below it.
  ///   - content: The content.
  ///   - dismiss: The action of a tap outside of the popover.
  package init(
    on screen: GeometryProxy, anchor: Rect, prefersAbove: Bool, content: ComponentList,
    dismiss: @escaping () -> Void
  ) {
    self.screen = screen
    self.anchor = anchor
    self.prefersAbove = prefersAbove
    self.content = content
    self.dismiss = dismiss
  }

  /// The popover in front of an area that receives taps.
  package var body: some Component {
    let metrics = style.metrics.popover
    let (above, below) = (anchor.minY, screen.size.height - anchor.maxY)
    let layout = AnchoredLayout(
      anchor: screen.anchor(anchor, in: direction), insets: screen.safeAreaInsets,
      isAbove: prefersAbove ? above > below / 2 : below < above / 2, gap: 13)
    ZStack {
      TapArea(action: dismiss)
      layout {
        panel(RoundedRectangle(cornerRadius: metrics.cornerRadius, style: .continuous))
          .accessibilityElement(children: .contain)
          .accessibilityAddTraits(.isModal)
          .actions([.dismiss: { _ in dismiss() }])
        if !style.metrics.hasGlass {
          // A square on its corner, of which the panel covers the inner half.
          Rectangle().fill(Color.dialogBackground).frame(width: 16, height: 16)
            .rotationEffect(.degrees(45)).zIndex(-1).accessibilityHidden()
        }
      }
      .panelShadow(isEnabled: !style.metrics.hasGlass)
    }
    .frame(width: screen.size.width, height: screen.size.height)
  }
}

extension PopoverPanel {
  /// Returns the content on its background, or on glass without an own one.
  @ComponentBuilder private func panel(_ shape: RoundedRectangle) -> ComponentList {
    if style.metrics.hasGlass, background == nil {
      content.glass(GlassMaterial(.panel), in: shape)
    } else {
      content
        .background { background ?? ComponentList([Color.dialogBackground]) }
        .clipShape(shape)
    }
  }
}

extension Component {
  /// Adds the shadow of a panel that is not at an edge of the screen and is not glass.
  @ComponentBuilder func panelShadow(isEnabled: Bool = true) -> ComponentList {
    if isEnabled { shadow(color: Color(white: 0, opacity: 0.2), radius: 24, y: 8) } else { self }
  }
}

/// A transparent area that receives taps.
struct TapArea: Component {
  let action: () -> Void

  var body: some Component {
    Color.clear.contentShape(Rectangle()).onTapGesture(perform: action).accessibilityHidden()
  }
}
