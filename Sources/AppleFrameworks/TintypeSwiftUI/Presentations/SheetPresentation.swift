// SPDX-License-Identifier: MIT

import TintypeComponents

extension Presentation {
  /// Creates the presentation of a view in a sheet.
  ///
  /// - Parameters:
  ///   - id: The identity of the presented data.
  ///   - name: The name in paths.
  ///   - content: Returns the view.
  ///   - dismiss: The action that ends the presentation.
  /// - Returns: The presentation.
  static func sheet(
    id: AnyHashable = true, name: String = "Sheet", _ content: @escaping () -> some View,
    dismiss: @escaping () -> Void
  ) -> Presentation {
    Presentation(id: id, name: name) { scope, screen in
      var inner = scope
      inner.setPresented(dismiss)
      inner.elevate()
      inner.context.environment.isSheetContent = scope.environment.verticalSizeClass != .compact
      if scope.isCard { inner.context.environment.horizontalSizeClass = .compact }
      let (nodes, options) = inner.presented(content())
      return inner.sheet(of: nodes, options, on: screen, isCard: scope.isCard, dismiss: dismiss)
    }.behindKeyboard
  }

  /// Creates the presentation of a view that covers the screen.
  ///
  /// - Parameters:
  ///   - id: The identity of the presented data.
  ///   - content: Returns the view.
  ///   - dismiss: The action that ends the presentation.
  /// - Returns: The presentation.
  static func fullScreenCover(
    id: AnyHashable = true, _ content: @escaping () -> some View, dismiss: @escaping () -> Void
  ) -> Presentation {
    Presentation(id: id, name: "FullScreenCover") { scope, screen in
      var scope = scope
      scope.setPresented(dismiss)
      scope.context.environment.userInterfaceLevel = .base
      scope.context.environment.isSheetContent = false
      let (nodes, options) = scope.presented(content())
      var panel = SheetPanel(on: screen, content: .stacking(nodes).avoidingKeyboard(on: screen))
      panel.background = scope.background(options)
      return PresentationLayer(component: panel, isModal: true)
    }.behindKeyboard
  }
}

extension Presentation {
  /// The presentation whose screen extends behind the keyboard.
  fileprivate var behindKeyboard: Presentation {
    var presentation = self
    presentation.endsAboveKeyboard = false
    return presentation
  }
}

extension ViewScope {
  /// A Boolean value that indicates whether a sheet is a card in the center of the screen.
  fileprivate var isCard: Bool {
    environment.horizontalSizeClass == .regular && environment.verticalSizeClass == .regular
  }

  /// Returns the layer of a sheet for the nodes of its content.
  func sheet(
    of nodes: [Node], _ options: PresentationOptions,
    on screen: TintypeComponents.GeometryProxy, isCard: Bool = false,
    dismiss: @escaping () -> Void
  ) -> PresentationLayer {
    let content = ComponentList.stacking(nodes).avoidingKeyboard(on: screen)
    let card = isCard ? options.sizing.map { (sizing: $0, state: node.effect(CardSize.init)) } : nil
    var panel = SheetPanel(
      on: screen,
      content: card.map { $0.state.measuring(content, $0.sizing, on: screen, in: self) } ?? content)
    panel.background = background(options)
    var (isModal, isLarge) = (true, false)
    let metrics = environment.base.platformMetrics.sheet
    if isCard {
      panel.placement = .card(card?.state.size ?? SheetPanel.cardSize)
    } else if !coversScreen(options) {
      let detents = SheetDetents(options, on: screen, in: environment, at: node)
      panel.placement = .bottom(height: detents.height)
      isLarge =
        detents.height == PresentationDetent.large.height(on: screen, in: environment)
      panel.hasDragIndicator =
        options.dragIndicator == .visible
        || options.dragIndicator == .automatic && options.detents.count > 1
      panel.dragAction = detents.next.map { next in action(next) }
      isModal = !options.backgroundInteraction.isEnabled(at: detents.height) {
        $0.height(on: screen, in: environment)
      }
    }
    panel.cornerRadius =
      panel.placement == .fullScreen
      ? 0 : options.cornerRadius.map(Double.init) ?? metrics.cornerRadius
    panel.isDimming = isModal && panel.placement != .fullScreen
    panel.recedesScreen = isModal && isLarge && metrics.recedesScreen
    if case .bottom = panel.placement { panel.isFloating = !isLarge && metrics.inset > 0 }
    panel.dismissAction = options.isDismissDisabled ? nil : action(dismiss)
    return PresentationLayer(
      component: panel, isModal: isModal, dimsTints: isModal, recedes: panel.recedesScreen)
  }

  /// Makes the backgrounds of the dark color scheme lighter, unless the presentation covers the
  /// screen because of its height.
  mutating func elevate() {
    let isCovering = environment.verticalSizeClass == .compact
    context.environment.userInterfaceLevel = isCovering ? .base : .elevated
  }

  /// Returns whether a sheet covers the whole screen because of a compact size class.
  private func coversScreen(_ options: PresentationOptions) -> Bool {
    if environment.verticalSizeClass == .compact {
      return options.verticalAdaptation != .sheet && options.detents.isEmpty
        || options.verticalAdaptation == .fullScreenCover
    }
    return environment.horizontalSizeClass != .regular
      && options.horizontalAdaptation == .fullScreenCover
  }

  /// Sets the values of the environment in a presentation.
  mutating func setPresented(_ dismiss: @escaping () -> Void) {
    var values = environment
    values.isPresented = true
    values.topTabBar = nil
    values.dismiss = DismissAction {
      dismiss()
      return true
    }
    context.environment = values.base
  }

  /// Returns the background of a presentation; `nil` for the default.
  func background(_ options: PresentationOptions) -> ComponentList? {
    options.background.map { background in
      let view = ComponentList(component(background.view, at: .part("background")))
      return ComponentList([
        view.frame(
          maxWidth: .infinity, maxHeight: .infinity, alignment: background.alignment.engine)
      ])
    }
  }
}

/// The heights of a sheet on a screen.
private struct SheetDetents {
  /// The current height in points.
  let height: Double
  /// Selects the next height, or the first after the last; `nil` if there is only one.
  let next: (() -> Void)?

  /// Creates the heights, and stores the one that a user has selected in the node of the sheet.
  init(
    _ options: PresentationOptions, on screen: TintypeComponents.GeometryProxy,
    in environment: EnvironmentValues, at node: ViewNode
  ) {
    let available = (options.detents.isEmpty ? [.large] : options.detents)
      .compactMap { detent in
        detent.height(on: screen, in: environment).map { (detent: detent, height: $0) }
      }
      .sorted { $0.height < $1.height }
    let effect = node.effect { SelectedDetent() }
    let selected = options.selection?.wrappedValue ?? effect.detent
    let index = available.firstIndex { $0.detent == selected } ?? available.startIndex
    guard available.indices.contains(index) else {
      // No detent is available, such as the medium one in landscape orientation.
      height = PresentationDetent.large.height(on: screen, in: environment) ?? screen.size.height
      next = nil
      return
    }
    height = available[index].height
    let following = available[(index + 1) % available.count].detent
    next =
      available.count < 2
      ? nil
      : {
        effect.detent = following
        options.selection?.wrappedValue = following
      }
  }
}

private final class SelectedDetent {
  var detent: PresentationDetent?
}

extension ComponentList {
  /// Returns the content of a panel above the keyboard, if there is one.
  fileprivate func avoidingKeyboard(on screen: TintypeComponents.GeometryProxy) -> ComponentList {
    guard screen.keyboardInset > 0 else { return self }
    return ComponentList([
      frame(maxWidth: .infinity, maxHeight: .infinity).keyboardAvoidance(.always)
    ])
  }

  /// Returns the content of a panel, in a vertical stack if there are several components.
  static func stacking(_ nodes: [Node]) -> ComponentList {
    nodes.count == 1
      ? ComponentList(nodes) : ComponentList([Engine.VStack { ComponentList(nodes) }])
  }
}
