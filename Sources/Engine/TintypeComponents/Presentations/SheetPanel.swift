// SPDX-License-Identifier: MIT

/// A panel in front of a screen: a sheet, or a cover of the whole screen.
///
/// Sources: the sizes, corners and the drag indicator of sheets as iOS 17 shows them.
package struct SheetPanel: Component {
  /// The position of a panel on the screen.
  package enum Placement: Hashable, Sendable {
    /// The panel covers the screen.
    case fullScreen
    /// The panel covers the lower part of the screen, with a height in points.
    case bottom(height: Double)
    /// The panel is a card in the center of the screen.
    case card(Size)
  }

  /// The position on the screen.
  package var placement: Placement
  /// The radius of the corners in points.
  package var cornerRadius: Double
  /// A Boolean value that indicates whether the screen behind the panel is dimmed.
  package var isDimming: Bool
  /// A Boolean value that indicates whether the panel floats at a distance from the edges of the
  /// screen, on glass, as sheets below their full height do in iOS 26.
  package var isFloating = false
  /// A Boolean value that indicates whether the screen behind the panel is a ``RecedingScreen``,
  /// which is dimmed itself.
  package var recedesScreen = false
  /// The action of the drag indicator; `nil` if it has no action.
  package var dragAction: (() -> Void)?
  /// The action of a gesture that dismisses the panel; `nil` if there is none.
  package var dismissAction: (() -> Void)?
  /// A Boolean value that indicates whether the panel has a drag indicator.
  package var hasDragIndicator: Bool
  /// The background; `nil` for the system background.
  package var background: ComponentList?
  private let screen: GeometryProxy
  private let content: ComponentList
  /// The distance in points by which a card is moved up, to the center above the keyboard.
  private var rise: Double {
    guard case .card = placement, screen.keyboardInset > 0 else { return 0 }
    let top = (screen.size.height - size.height) / 2
    return max(min(screen.keyboardInset / 2, top - screen.safeAreaInsets.top - 10), 0)
  }
  @Environment(\.locale) private var locale
  @Environment(\.platformStyle) private var style
  @Environment(\.screenCornerRadius) private var screenCornerRadius
  @Environment(\.isRecedingSheet) private var isReceding

  /// Creates a panel that covers the screen.
  ///
  /// - Parameters:
  ///   - screen: The geometry of the screen, including its safe area insets.
  ///   - content: The content.
  package init(on screen: GeometryProxy, content: ComponentList) {
    (self.screen, self.content) = (screen, content)
    placement = .fullScreen
    cornerRadius = 0
    isDimming = false
    hasDragIndicator = false
  }

  /// The size of a card in points, which is reduced on a smaller screen.
  package static let cardSize = Size(width: 540, height: 620)

  /// The dimmed screen and the panel.
  package var body: some Component {
    ZStack(alignment: alignment) {
      if isDimming, !recedesScreen { ScreenDimming() }
      if isReceding, recedesScreen {
        // The sheet in front of it begins below its upper edge.
        panel.receding(style.metrics.sheet, cornerRadius: cornerRadius).offset(
          y: -style.metrics.sheet.top)
      } else if rise > 0 {
        panel.offset(y: -rise)
      } else {
        panel
      }
    }
    .frame(width: screen.size.width, height: screen.size.height, alignment: alignment)
  }

  @ComponentBuilder private var panel: ComponentList {
    if inset > 0 { surface.padding(.bottom, inset) } else { surface }
  }

  private var surface: some Component {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaPadding(insets)
      .background { background ?? defaultBackground }
      .overlay(alignment: .top) { indicator }
      .frame(width: size.width, height: size.height)
      .clipShape(shape)
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(isDimming || placement == .fullScreen ? .isModal : [])
      .actions(dismissAction.map { action in [.dismiss: { _ in action() }] } ?? [:])
  }

  /// The distance of a floating panel from the edges of the screen.
  private var inset: Double { isFloating ? style.metrics.sheet.inset : 0 }

  private var defaultBackground: ComponentList {
    isFloating
      ? ComponentList([shape.fill(GlassMaterial(.panel))]) : ComponentList([SheetBackground()])
  }

  private var alignment: Alignment {
    if case .card = placement { .center } else { .bottom }
  }

  private var size: Size {
    switch placement {
    case .fullScreen: screen.size
    case .bottom(let height):
      Size(width: screen.size.width - 2 * inset, height: max(height - 2 * inset, 0))
    case .card(let size):
      Size(
        width: min(size.width, screen.size.width), height: min(size.height, screen.size.height))
    }
  }

  private var insets: EdgeInsets {
    var insets = screen.safeAreaInsets
    switch placement {
    case .fullScreen: return insets
    case .bottom:
      insets.top = 0
      insets.bottom = max(insets.bottom - inset, 0)
      return insets
    case .card: return .zero
    }
  }

  private var shape: UnevenRoundedRectangle {
    let lower: Double
    if case .card = placement {
      lower = cornerRadius
    } else {
      lower = isFloating ? floatingRadius : 0
    }
    return UnevenRoundedRectangle(
      topLeadingRadius: cornerRadius, bottomLeadingRadius: lower, bottomTrailingRadius: lower,
      topTrailingRadius: cornerRadius, style: .continuous)
  }

  /// The radius with which a floating panel's lower corners are concentric with the screen's.
  private var floatingRadius: Double {
    screenCornerRadius > 0
      ? max(screenCornerRadius - inset, 0) : style.metrics.sheet.lowerCornerRadius
  }

  private var indicator: ComponentList {
    guard hasDragIndicator else { return ComponentList([]) }
    let metrics = style.metrics.sheet
    let capsule = Capsule().fill(Color.tertiary)
      .frame(width: metrics.grabberWidth, height: metrics.grabberHeight)
      .padding(.top, metrics.grabberTop)
    guard let dragAction else { return ComponentList([capsule.accessibilityHidden()]) }
    return ComponentList([
      capsule
        .accessibilityElement()
        .accessibilityLabel(SystemText.sheetGrabber.string(for: locale))
        .accessibilityAddTraits(.isButton)
        .onTapGesture(perform: dragAction)
    ])
  }
}

/// The background of a sheet, which is lighter than the screen in the dark appearance.
package struct SheetBackground: Component {
  /// Creates the background.
  package init() {}

  /// The color.
  package var body: some Component {
    Color.systemBackground.environment(\.userInterfaceLevel, .elevated)
  }
}

extension EnvironmentValues {
  private enum SheetContentKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// A Boolean value that indicates whether a component is the content of a sheet, whose navigation
  /// bars are higher.
  package var isSheetContent: Bool {
    get { self[SheetContentKey.self] }
    set { self[SheetContentKey.self] = newValue }
  }
}

/// The layer that dims a screen and receives the taps on it.
struct ScreenDimming: Component {
  /// The action to perform on a tap; none by default.
  var action: (() -> Void)?

  var body: some Component {
    let color = Color(light: Color(white: 0, opacity: 0.2), dark: Color(white: 0, opacity: 0.48))
    if let action {
      color.onTapGesture(perform: action).accessibilityHidden()
    } else {
      color.accessibilityHidden()
    }
  }
}
