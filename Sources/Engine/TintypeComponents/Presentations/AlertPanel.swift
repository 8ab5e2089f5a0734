// SPDX-License-Identifier: MIT

/// An alert in the center of a dimmed screen, whose first text field has the focus.
///
/// Sources: the sizes of alerts as iOS 17 shows them, 270 points wide; a ``GlassDialog`` in iOS 26.
package struct AlertPanel: PrimitiveComponent {
  /// The height of the area at the bottom of the screen that a keyboard covers, in points.
  package var keyboardHeight = 0.0
  private let screen: GeometryProxy
  private let title: ComponentList
  private let message: ComponentList
  private let actions: ComponentList

  /// Creates an alert on a screen.
  ///
  /// - Parameters:
  ///   - screen: The geometry of the screen.
  ///   - title: The title.
  ///   - message: The message, which may be empty.
  ///   - actions: The buttons and text fields.
  package init(
    on screen: GeometryProxy, title: ComponentList, message: ComponentList, actions: ComponentList
  ) {
    self.screen = screen
    self.title = title
    self.message = message
    self.actions = actions
  }

  /// Returns a node with the dimmed screen and the panel.
  package func nodes(in context: ResolutionContext) -> [Node] {
    var context = context.ofDialog
    let metrics = context.environment.platformMetrics.alert
    let isGlass = metrics.buttonInset > 0
    context.environment.buttonStyle =
      isGlass
      ? GlassDialogButtonStyle(height: metrics.buttonHeight)
      : DialogButtonStyle(height: metrics.buttonHeight)
    context.environment.font = .footnote
    context.environment.firstFieldFocus = FirstFieldFocus()
    let items = context.nodes(of: actions).flatMap(\.dialogItems)
    let buttons = items.compactMap { item in
      item.dialogRole.map { (role: $0, node: item.withoutDialogRole) }
    }
    let fields = ComponentList(items.filter { $0.dialogRole == nil })
    if isGlass {
      return context.nodes(
        of: GlassDialog(
          screen: screen, title: title, message: message, fields: fields, buttons: buttons,
          keyboardHeight: keyboardHeight))
    }
    return context.nodes(
      of: ZStack {
        ScreenDimming()
        panel(buttons, fields, metrics, in: context.environment)
          .frame(width: min(metrics.width, screen.size.width))
          .background(Color.dialogBackground)
          .clipShape(RoundedRectangle(cornerRadius: metrics.cornerRadius, style: .continuous))
          .accessibilityElement(children: .contain)
          .accessibilityAddTraits(.isModal)
          .padding(.bottom, keyboardHeight)
      }
      .frame(width: screen.size.width, height: screen.size.height))
  }

  /// Returns the texts, the fields and the buttons.
  private func panel(
    _ buttons: [(role: DialogRole, node: Node)], _ fields: ComponentList,
    _ metrics: PlatformMetrics.Alert, in environment: EnvironmentValues
  ) -> ComponentList {
    let header = ComponentList([
      VStack(spacing: 16) {
        DialogTexts(
          title: title, titleFont: .headline, message: message, messageFont: .footnote,
          color: .primary)
        if !fields.elements.isEmpty { VStack(spacing: 8) { fields } }
      }
      .padding(.horizontal, metrics.horizontalInset)
      .padding(.vertical, metrics.verticalInset)
    ])
    let actions = buttons.count == 2 ? pair(buttons) : column(buttons)
    let height = screen.panelHeight(above: keyboardHeight)
    guard
      ScrollingPanel.isNeeded(
        buttons.count, height: metrics.buttonHeight, maximum: height, in: environment)
    else {
      return ComponentList([
        VStack(spacing: 0) {
          header
          Divider()
          actions
        }
      ])
    }
    return ComponentList([
      ScrollingPanel(
        header: header,
        items: ComponentList([
          VStack(spacing: 0) {
            Divider()
            actions
          }
        ]), maximumHeight: height)
    ])
  }

  /// Returns two buttons side by side if their titles fit, with the cancel button at the leading
  /// edge.
  private func pair(_ buttons: [(role: DialogRole, node: Node)]) -> ComponentList {
    let ordered =
      buttons.filter { $0.role == .cancel } + buttons.filter { $0.role != .cancel }
    return ComponentList([
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 0) {
          for index in ordered.indices {
            if index > 0 { Divider() }
            ordered[index].node
          }
        }
        .fixedSize(horizontal: false, vertical: true)
        column(buttons)
      }
    ])
  }

  /// Returns buttons below each other, with the cancel buttons at the end.
  private func column(_ buttons: [(role: DialogRole, node: Node)]) -> ComponentList {
    let ordered =
      buttons.filter { $0.role != .cancel } + buttons.filter { $0.role == .cancel }
    return ComponentList([
      VStack(spacing: 0) {
        for index in ordered.indices {
          if index > 0 { Divider() }
          ordered[index].node
        }
      }
    ])
  }
}
