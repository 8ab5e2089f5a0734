// SPDX-License-Identifier: MIT

import TintypeComponents

/// A view to paint over the screen, such as a sheet.
struct Presentation {
  /// The identity of the presented data.
  let id: AnyHashable
  /// The name in paths and messages.
  let name: String
  /// A Boolean value that indicates whether the view is a menu of the scrollable content that
  /// contains its control.
  var isMenu = false
  /// A Boolean value that indicates whether the screen of the layer ends above the keyboard.
  var endsAboveKeyboard = true
  /// Returns the layer on a screen, for a scope with the environment and identity of the
  /// presentation.
  let layer: (ViewScope, TintypeComponents.GeometryProxy) -> PresentationLayer

  init(
    id: AnyHashable, name: String,
    layer: @escaping (ViewScope, TintypeComponents.GeometryProxy) -> PresentationLayer
  ) {
    (self.id, self.name, self.layer) = (id, name, layer)
  }
}

/// A layer in front of the screen.
struct PresentationLayer {
  /// The component that covers the screen.
  var component: any Component
  /// A Boolean value that indicates whether a user can use only this layer.
  var isModal: Bool
  /// A Boolean value that indicates whether the tints behind the layer are gray.
  var dimsTints = false
  /// A Boolean value that indicates whether the screen behind the layer recedes.
  var recedes = false

  /// The effects of a layer on the layers behind it.
  struct Effects: Equatable {
    var isModal: Bool
    var dimsTints: Bool
    var recedes: Bool
  }

  /// The effects of the layer.
  var effects: Effects { Effects(isModal: isModal, dimsTints: dimsTints, recedes: recedes) }
}

/// The presentations of one evaluation, in the order in which views have registered them.
///
/// Geometry readers register them when they are placed. Each layer is therefore a geometry reader
/// of the engine, which is placed after the layers behind it.
final class PresentationList {
  private struct Item {
    var presentation: Presentation
    var scope: ViewScope
  }

  private var items: [Item] = []
  /// The effects of the resolved layers.
  private var resolved: [PresentationLayer.Effects] = []

  /// The maximum number of presentations in each other.
  static let maximumDepth = 16

  /// A Boolean value that indicates whether a layer has to be resolved.
  var hasNext: Bool { resolved.count < items.count }

  /// The effects of the layers; a layer that has not been resolved counts as modal.
  var layers: [PresentationLayer.Effects] {
    let unknown = PresentationLayer.Effects(isModal: true, dimsTints: false, recedes: false)
    return resolved + Array(repeating: unknown, count: items.count - resolved.count)
  }

  /// Removes all presentations.
  func removeAll() { (items, resolved) = ([], []) }

  /// Adds a presentation.
  func add(_ presentation: Presentation, in scope: ViewScope) {
    items.append(Item(presentation: presentation, scope: scope))
  }

  /// Returns the nodes of the next layer.
  ///
  /// - Parameters:
  ///   - context: The context of the layer, whose environment is replaced.
  ///   - screen: The geometry of the screen.
  ///   - known: The effects of the layers in the previous evaluation.
  /// - Returns: The nodes.
  func next(
    in context: ResolutionContext, on screen: TintypeComponents.GeometryProxy,
    known: [PresentationLayer.Effects]
  ) -> [Node] {
    let index = resolved.count
    let item = items[index]
    var scope = item.scope
    scope.context = context
    let front = known.dropFirst(index + 1)
    scope.context.environment = item.scope.context.environment
    scope.context.environment.isTintDimmed = front.contains(where: \.dimsTints)
    scope.context.environment.isRecedingSheet = front.contains(where: \.recedes)
    let layer = item.presentation.layer(
      scope, item.presentation.endsAboveKeyboard ? screen.aboveKeyboard : screen)
    resolved.append(layer.effects)
    let isCovered = front.contains(where: \.isModal)
    return scope.nodes(of: ComponentList([layer.component]).hidden(isCovered)).map { node in
      var node = node
      node.type = item.presentation.name
      return node
    }
  }
}

extension ViewScope {
  /// Returns the nodes of the root view, with the presentations in front of it.
  func nodes(presentingFrom root: any View) -> [Node] {
    let known = evaluation.tree.presentationLayers
    var scope = self
    scope.context.environment.isTintDimmed = known.contains(where: \.dimsTints)
    let nodes = scope.aboveKeyboardBar(scope.nodes(of: root))
    evaluation.afterPlacement { [evaluation] in
      evaluation.tree.setPresentationLayers(evaluation.presentations.layers)
    }
    guard !known.isEmpty || evaluation.presentations.hasNext else { return nodes }
    let content =
      nodes.count == 1
      ? ComponentList(nodes) : ComponentList([Engine.VStack { ComponentList(nodes) }])
    let count = max(known.count, 1)
    let screen = known.contains(where: \.recedes) ? content.receding : content
    return self.nodes(
      of: Engine.ZStack {
        screen.hidden(known.contains(where: \.isModal))
        for index in 0..<count { layer(isLast: index == count - 1, known: known) }
      })
  }

  /// Returns a layer of the size of the screen, in which the next presentation is painted, or else
  /// all remaining ones.
  private func layer(
    isLast: Bool, known: [PresentationLayer.Effects]
  ) -> any Component {
    // Proof of safety: the engine calls the closure during the evaluation.
    nonisolated(unsafe) let list = evaluation.presentations
    return TintypeComponents.GeometryReader { screen in
      ComponentList([LayerComponent(list: list, screen: screen, isLast: isLast, known: known)])
    }
    .ignoresSafeArea()
  }

  /// Registers a presentation of the view.
  func present(_ presentation: Presentation) {
    var values = environment
    guard evaluation.hasScreen else {
      return evaluation.report(.presentationWithoutScreen(name: presentation.name))
    }
    guard values.presentationDepth < PresentationList.maximumDepth else {
      return evaluation.report(
        .endlessPresentation(
          name: presentation.name, limit: PresentationList.maximumDepth))
    }
    values.presentationDepth += 1
    values.base.contentMargins = .zero
    if !presentation.isMenu || values.isInBar { values.scrolling.controllers = [] }
    values.presentedControls = nil
    values.screenScrollEdge = nil
    values.base.listTop = nil
    values.base.isListRow = false
    values.base.alignsLabelIcons = false
    if values.isInBar {
      values.setLabelStyle(.titleAndIcon)
      values.imageScale = .medium
    }
    values.isInBar = false
    values.leaveSplitColumn()
    var scope = child(.part("presentation")).child(.id(presentation.id))
    scope.context.environment = values.base
    scope.preferences = scope.evaluation.makePreferences()
    evaluation.presentations.add(presentation, in: scope)
  }
}

private struct LayerComponent: PrimitiveComponent {
  let list: PresentationList
  let screen: TintypeComponents.GeometryProxy
  let isLast: Bool
  let known: [PresentationLayer.Effects]

  func nodes(in context: ResolutionContext) -> [Node] {
    var nodes: [Node] = []
    while list.hasNext {
      nodes += list.next(in: context, on: screen, known: known)
      if !isLast { break }
    }
    return nodes
  }
}

extension ComponentList {
  /// The screen behind a sheet of the full height.
  fileprivate var receding: ComponentList {
    // Proof of safety: the engine calls the closure during the evaluation.
    nonisolated(unsafe) let content = self
    // The clear color has the size of the other screens, which determines that of the stack.
    return ComponentList([
      Engine.Color.clear.background {
        TintypeComponents.GeometryReader { screen in
          ComponentList([RecedingScreen(screen, content: content)])
        }
        .ignoresSafeArea()
      }
    ])
  }

  /// Returns the list, which is not accessible if it is behind a modal layer.
  fileprivate func hidden(_ isHidden: Bool) -> ComponentList {
    isHidden ? ComponentList([accessibilityHidden()]) : self
  }
}

extension EnvironmentValues {
  private enum PresentationDepthKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  /// The number of presentations that contain the view.
  fileprivate var presentationDepth: Int {
    get { self[PresentationDepthKey.self] }
    set { self[PresentationDepthKey.self] = newValue }
  }
}
