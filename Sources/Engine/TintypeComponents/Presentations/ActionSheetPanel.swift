// SPDX-License-Identifier: MIT

/// An action sheet at the bottom of a dimmed screen, with a separate cancel button.
///
/// Sources: the sizes of action sheets as iOS 17 shows them on a phone; a ``GlassDialog`` in iOS 26.
package struct ActionSheetPanel: PrimitiveComponent {
  /// The action of a tap outside of the sheet.
  private let dismiss: () -> Void
  private let screen: GeometryProxy
  private let title: ComponentList
  private let message: ComponentList
  private let actions: ComponentList

  /// The maximum width in points.
  private static let maximumWidth = 414.0

  /// Creates an action sheet on a screen.
  ///
  /// - Parameters:
  ///   - screen: The geometry of the screen.
  ///   - title: The title, which may be empty.
  ///   - message: The message, which may be empty.
  ///   - actions: The buttons.
  ///   - dismiss: The action of a tap outside of the sheet.
  package init(
    on screen: GeometryProxy, title: ComponentList, message: ComponentList, actions: ComponentList,
    dismiss: @escaping () -> Void
  ) {
    self.screen = screen
    self.title = title
    self.message = message
    self.actions = actions
    self.dismiss = dismiss
  }

  /// Returns a node with the dimmed screen and the sheet.
  package func nodes(in context: ResolutionContext) -> [Node] {
    var context = context.ofDialog
    let metrics = context.environment.platformMetrics.actionSheet
    context.environment.buttonStyle =
      metrics.isAlert
      ? GlassDialogButtonStyle(height: metrics.buttonHeight)
      : DialogButtonStyle(font: .title3, height: metrics.buttonHeight)
    let items = context.nodes(of: actions).flatMap(\.dialogItems)
    if metrics.isAlert {
      let buttons = items.map { (role: $0.dialogRole ?? .standard, node: $0.withoutDialogRole) }
      return context.nodes(
        of: GlassDialog(
          screen: screen, title: title, message: message, buttons: buttons, dismiss: dismiss))
    }
    let cancel = items.filter { $0.dialogRole == .cancel }.map(\.withoutDialogRole)
    let others = items.filter { $0.dialogRole != .cancel }.map(\.withoutDialogRole)
    let hasTexts = !title.elements.isEmpty || !message.elements.isEmpty
    let bottom = max(screen.safeAreaInsets.bottom, metrics.margin)
    let isScrolling = ScrollingPanel.isNeeded(
      others.count, height: metrics.buttonHeight, maximum: screen.panelHeight(),
      in: context.environment)
    return context.nodes(
      of: ZStack(alignment: .bottom) {
        ScreenDimming(action: dismiss)
        VStack(spacing: metrics.margin) {
          if isScrolling {
            Color.clear.frame(height: screen.safeAreaInsets.top).layoutPriority(1)
          }
          if hasTexts || !others.isEmpty {
            group(others, hasTexts: hasTexts, background: .dialogBackground, metrics, isScrolling)
          }
          if !cancel.isEmpty {
            if isScrolling {
              group(cancel, hasTexts: false, background: .cancelBackground, metrics)
                .layoutPriority(1)
            } else {
              group(cancel, hasTexts: false, background: .cancelBackground, metrics)
            }
          }
        }
        .frame(width: min(screen.size.width - 2 * metrics.margin, Self.maximumWidth))
        .padding(.bottom, bottom)
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
        .actions([.dismiss: { _ in dismiss() }])
      }
      .frame(width: screen.size.width, height: screen.size.height))
  }

  @ComponentBuilder private func group(
    _ buttons: [Node], hasTexts: Bool, background: Color, _ metrics: PlatformMetrics.ActionSheet,
    _ isScrolling: Bool = false
  ) -> ComponentList {
    let items = VStack(spacing: 0) {
      if hasTexts {
        DialogTexts(
          title: title, titleFont: .footnote.weight(.semibold), message: message,
          messageFont: .footnote, color: .secondary
        )
        .padding(.horizontal, 16)
        .padding(.vertical, 14)
      }
      for index in buttons.indices {
        if index > 0 || hasTexts { Divider() }
        buttons[index]
      }
    }
    let shape = RoundedRectangle(cornerRadius: metrics.cornerRadius, style: .continuous)
    if isScrolling {
      ScrollingPanel(
        items: ComponentList([items]), maximumHeight: screen.panelHeight()
      )
      .background(background).clipShape(shape)
    } else {
      items.background(background).clipShape(shape)
    }
  }
}

extension Color {
  /// The background of the cancel button.
  fileprivate static let cancelBackground = Color(light: .white, dark: Color(hex: 0x2C2C2E))
}
