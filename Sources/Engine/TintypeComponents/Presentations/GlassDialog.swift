// SPDX-License-Identifier: MIT

/// A dialog on glass in the center of a dimmed screen, with buttons in capsules, as in iOS 26: an alert
/// or an action sheet.
///
/// A single text is centered, and two texts begin at the leading edge. Source of the distances and
/// the colors: `Vercantez/openuikit`.
struct GlassDialog: Component {
  let screen: GeometryProxy
  let title: ComponentList
  let message: ComponentList
  /// The text fields between the texts and the buttons.
  var fields = ComponentList([])
  let buttons: [(role: DialogRole, node: Node)]
  /// The height of the area at the bottom of the screen that a keyboard covers, in points.
  var keyboardHeight = 0.0
  /// The action of a tap outside of the dialog; `nil` for none.
  var dismiss: (() -> Void)?
  @Environment(\.self) private var environment

  private var metrics: PlatformMetrics.Alert { environment.platformMetrics.alert }

  var body: some Component {
    let shape = RoundedRectangle(cornerRadius: metrics.cornerRadius, style: .continuous)
    ZStack {
      ScreenDimming(action: dismiss)
      panel
        .frame(width: min(metrics.width, screen.size.width - 2 * metrics.buttonInset))
        .glass(GlassMaterial(.panel), in: shape)
        .clipShape(shape)
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
        .actions(dismiss.map { action in [.dismiss: { _ in action() }] } ?? [:])
        .padding(.top, screen.safeAreaInsets.top)
        .padding(.bottom, max(keyboardHeight, screen.safeAreaInsets.bottom))
    }
    .frame(width: screen.size.width, height: screen.size.height)
  }

  @ComponentBuilder private var panel: ComponentList {
    let height = screen.panelHeight(above: keyboardHeight)
    if ScrollingPanel.isNeeded(
      buttons.count, height: metrics.buttonHeight, maximum: height, in: environment)
    {
      ScrollingPanel(header: header, items: items, maximumHeight: height)
    } else {
      VStack(spacing: 0) {
        if let header { header }
        items
      }
    }
  }

  private var header: ComponentList? {
    guard hasTexts || !fields.elements.isEmpty else { return nil }
    return ComponentList([
      VStack(spacing: metrics.buttonInset) {
        if hasTexts {
          texts.padding(.horizontal, metrics.horizontalInset - metrics.buttonInset)
        }
        if !fields.elements.isEmpty { VStack(spacing: metrics.buttonSpacing) { fields } }
      }
      .padding(.horizontal, metrics.buttonInset)
      .padding(.top, metrics.verticalInset)
      .padding(.bottom, 4)
    ])
  }

  private var items: ComponentList {
    buttons.isEmpty ? ComponentList([]) : ComponentList([actions.padding(metrics.buttonInset)])
  }

  private var hasTexts: Bool { !title.elements.isEmpty || !message.elements.isEmpty }

  @ComponentBuilder private var texts: ComponentList {
    if title.elements.isEmpty || message.elements.isEmpty {
      VStack(spacing: 0) {
        title.accessibilityHeading()
        message
      }
      .font(.body)
      .multilineTextAlignment(.center)
      .frame(maxWidth: .infinity)
    } else {
      VStack(alignment: .leading, spacing: metrics.textSpacing) {
        title.font(.headline).accessibilityHeading()
        message.font(.system(metrics.messageTextStyle)).foregroundStyle(Color.secondary)
      }
      .multilineTextAlignment(.leading)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @ComponentBuilder private var actions: ComponentList {
    if buttons.count == 2 {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: metrics.buttonSpacing) {
          for button in ordered(isCancelFirst: true) { button }
        }
        column
      }
    } else {
      column
    }
  }

  private var column: some Component {
    VStack(spacing: metrics.buttonSpacing) {
      for button in ordered(isCancelFirst: false) { button }
    }
  }

  private func ordered(isCancelFirst: Bool) -> [Node] {
    let cancel = buttons.filter { $0.role == .cancel }.map(\.node)
    let others = buttons.filter { $0.role != .cancel }.map(\.node)
    return isCancelFirst ? cancel + others : others + cancel
  }
}

/// The style of the buttons of a dialog on glass: capsules with texts in the color of labels.
struct GlassDialogButtonStyle: ButtonStyle {
  /// The minimum height of a button in points.
  let height: Double
  @Environment(\.self) private var environment

  func makeBody(configuration: Configuration) -> some Component {
    configuration.label
      .labelStyle(.titleOnly)
      .font(.body.weight(.medium))
      .multilineTextAlignment(.center)
      .foregroundStyle(configuration.role == .destructive ? Color.red : .primary)
      .opacity(environment.plainOpacity)
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, minHeight: height)
      .background(
        Color(light: Color(white: 0.109, opacity: 0.137), dark: Color(white: 1, opacity: 0.11)),
        in: Capsule())
  }
}
