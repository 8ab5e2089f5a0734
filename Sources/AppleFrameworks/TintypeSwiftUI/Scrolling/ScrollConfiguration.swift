// SPDX-License-Identifier: MIT

import TintypeComponents

/// The modifiers that the next scroll view or list uses.
struct ScrollConfiguration {
  /// The positions and observers, the innermost first.
  var links: [ScrollLink] = []
  /// The requests of the readers that contain the scroll view.
  var requests: [ScrollRequests] = []
  /// The default anchors.
  var anchors = ScrollAnchors()
  /// The behavior that adjusts the end of a scroll.
  var behavior: (any ScrollTargetBehavior)?
  /// A Boolean value that indicates whether the content is visible outside of the scroll view.
  var isClipDisabled = false
  /// A Boolean value that indicates whether the indicators flash when the scroll view appears.
  var flashesOnAppear = false
  /// The number of times that triggers have flashed the indicators.
  var flashCount = 0
  /// The additional space between the indicators and the edges.
  var indicatorMargins = TintypeComponents.EdgeInsets.zero
  /// The scroll views that contain the view, the innermost first.
  var controllers: [ScrollController] = []

  /// A Boolean value that indicates whether the frames of the views with an identifier are used.
  var needsFrames: Bool { !links.isEmpty || !requests.isEmpty }
}

extension EnvironmentValues {
  private enum ScrollConfigurationKey: EnvironmentKey {
    static var defaultValue: ScrollConfiguration { ScrollConfiguration() }
  }

  private enum ScrollFramesKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum ScrollIdentifierDepthKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  /// The modifiers that the next scroll view or list uses.
  var scrolling: ScrollConfiguration {
    get { self[ScrollConfigurationKey.self] }
    set { self[ScrollConfigurationKey.self] = newValue }
  }

  /// A Boolean value that indicates whether views with an identifier report their frames.
  var reportsScrollFrames: Bool {
    get { self[ScrollFramesKey.self] }
    set { self[ScrollFramesKey.self] = newValue }
  }

  /// The number of views with an identifier that contain the view and report their frames.
  fileprivate var scrollIdentifierDepth: Int {
    get { self[ScrollIdentifierDepthKey.self] }
    set { self[ScrollIdentifierDepthKey.self] = newValue }
  }
}

extension ViewScope {
  /// Returns the scope of a scroll view, whose environment has its control, and the environment of
  /// its content.
  func scrolling(
    along axes: Axis.Set, showsIndicators: Bool = true
  ) -> (scope: ViewScope, content: EnvironmentValues) {
    let controller = node.effect { ScrollController() }
    var (outer, content) = (environment, environment)
    outer.base.scrollControl = controller.begin(
      axes, showsIndicators: showsIndicators, in: self)
    content.base.scrollControl = nil
    let configuration = environment.scrolling
    content.reportsScrollFrames = content.reportsScrollFrames || configuration.needsFrames
    content.scrolling = ScrollConfiguration(
      requests: configuration.requests, controllers: [controller] + configuration.controllers)
    var scope = self
    scope.context.environment = outer.base
    return (scope, content)
  }

  /// Returns the scope of the content of a view with an identifier.
  func enteringScrollIdentifier() -> ViewScope {
    var values = environment
    guard values.reportsScrollFrames else { return self }
    values.scrollIdentifierDepth += 1
    var scope = self
    scope.context.environment = values.base
    return scope
  }

  /// Adds the receivers of the frames of a view with an identifier to its nodes.
  func reportFrames(of nodes: inout [Node], as id: AnyHashable) {
    let environment = environment
    guard environment.reportsScrollFrames else { return }
    let owner = ScrollController.FrameOwner(
      node: ObjectIdentifier(node), depth: environment.scrollIdentifierDepth)
    // Proof of safety: the engine calls the closure during the evaluation.
    nonisolated(unsafe) let (controllers, id) = (environment.scrolling.controllers, id)
    let number = evaluation.number
    let report: @Sendable (TintypeComponents.GeometryProxy) -> Void = { proxy in
      for controller in controllers { controller.add(id, proxy.frame, of: owner, in: number) }
    }
    for index in nodes.indices {
      let probes = nodes[index].layoutValue(for: RowProbeKey.self) ?? []
      nodes[index].setLayoutValue(probes + [RowProbe(report)], for: RowProbeKey.self)
      nodes[index].setLayoutValue(ScrollIdentifier(id: id), for: ScrollIdentifierKey.self)
      nodes[index].modifiers.append(.geometryProbe(GeometryProbe(report)))
    }
  }
}

/// The identifier of a view in a scroll view.
///
/// `@unchecked`: one thread at a time evaluates views.
struct ScrollIdentifier: @unchecked Sendable {
  let id: AnyHashable
}

/// The key of the identifier of a view in a scroll view.
enum ScrollIdentifierKey: TintypeComponents.LayoutValueKey {
  static var defaultValue: ScrollIdentifier? { nil }
}

extension View {
  /// Returns a view in which the next scroll view has a changed configuration.
  nonisolated func transformingScrolling(
    _ change: @escaping (inout ScrollConfiguration) -> Void
  ) -> some View {
    transformingEnvironment { change(&$0.scrolling) }
  }
}

/// A view that adds a link with a state to the next scroll view.
struct ScrollLinkView<Content: View, Link: ScrollLink> {
  let content: Content
  let make: () -> Link
  /// Passes the current values of the modifier to the link.
  let update: (Link) -> Void
}

extension ScrollLinkView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let link = scope.node.effect(make)
    update(link)
    return scope.nodes(of: content.transformingScrolling { $0.links.insert(link, at: 0) })
  }
}
