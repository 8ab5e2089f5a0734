// SPDX-License-Identifier: MIT

import TintypeComponents

/// A view that consists of other views, which become siblings in their container.
///
/// Its nodes are those of the views that it consists of, or it adds them to a collection itself.
protocol SubviewContainer {
  /// A Boolean value that indicates whether a composed view with this body has the subviews of the
  /// body instead of being a subview itself.
  static var hasSubviews: Bool { get }
}

extension SubviewContainer {
  static var hasSubviews: Bool { true }
}

extension TupleView: SubviewContainer {}
extension ForEach: SubviewContainer where Content: View {}
extension Group: SubviewContainer where Content: View {}
extension Section: SubviewContainer where Parent: View, Content: View, Footer: View {}
extension Optional: SubviewContainer where Wrapped: View {}
extension _ConditionalContent: SubviewContainer where TrueContent: View, FalseContent: View {}
extension AnyView: SubviewContainer {}
extension EmptyView: SubviewContainer {}

extension ModifiedView: SubviewContainer {
  static var hasSubviews: Bool { SubviewCollecting.hasSubviews(Content.self) }
}

extension EnvironmentView: SubviewContainer {
  static var hasSubviews: Bool { SubviewCollecting.hasSubviews(Content.self) }
}

extension IdentifiedView: SubviewContainer {
  static var hasSubviews: Bool { SubviewCollecting.hasSubviews(Content.self) }
}

/// The collection of the subviews of a view, instead of its nodes.
struct SubviewCollecting {
  private let collector = SubviewCollector()
  /// The values of the container at the view.
  var values = ContainerValues()
  /// The pages to which the elements of a `ForEach` are limited; `nil` to collect all.
  private(set) var pages: PageWindow?

  /// The collected subviews and sections.
  var items: [SubviewCollector.Item] { collector.items }

  /// Returns whether a composed view with a body of a type has the subviews of the body.
  static func hasSubviews<Content: View>(_ type: Content.Type) -> Bool {
    if let type = type as? any SubviewContainer.Type { return type.hasSubviews }
    return Content.Body.self != Never.self && hasSubviews(Content.Body.self)
  }

  /// Adds a view to the collection, and returns whether it is a single subview; `false` if the
  /// view adds its own subviews.
  func add<Content: View>(_ view: Content, in scope: ViewScope) -> Bool {
    guard !(view is any SubviewContainer), !Self.hasSubviews(Content.self) else { return false }
    var own = ContainerValues()
    (view as? any ValueForwarding)?.forwardValues(to: &own)
    own.merge(values)
    collector.items.append(.subview(Subview(view, in: scope, values: own)))
    return true
  }

  /// Adds a subview to the collection.
  func add(_ subview: Subview) {
    var subview = subview
    subview.values.merge(values)
    collector.items.append(.subview(subview))
  }

  /// Adds the subviews of a view after a change.
  func collect(
    _ view: some View, in scope: ViewScope, change: @escaping (Subview) -> Subview
  ) {
    for item in Self.items(of: view, in: scope, values: values) {
      collector.items.append(item.map(change))
    }
  }

  /// Adds the subviews and sections of a view after a change of their values.
  func collect(
    _ view: some View, in scope: ViewScope, changingValues change: (inout ContainerValues) -> Void
  ) {
    for item in Self.items(of: view, in: scope, values: values) {
      switch item {
      case .subview(var subview):
        change(&subview.values)
        collector.items.append(.subview(subview))
      case .section(var section):
        change(&section.containerValues)
        collector.items.append(.section(section))
      }
    }
  }

  /// Adds a section.
  func addSection(
    header: some View, content: (some View)?, footer: some View, in scope: ViewScope
  ) {
    func subviews(_ view: some View, _ part: String) -> SubviewsCollection {
      let items = Self.items(of: view, in: scope.child(.part(part)), values: ContainerValues())
      return SubviewsCollection(subviews: items.flatMap(\.subviews))
    }
    collector.items.append(
      .section(
        SectionConfiguration(
          id: SectionConfiguration.ID(node: ObjectIdentifier(scope.child(.part("content")).node)),
          containerValues: values, header: subviews(header, "header"),
          content: subviews(content, "content"), footer: subviews(footer, "footer"))))
  }

  /// Returns the subviews and sections of a view.
  static func items(
    of view: some View, in scope: ViewScope, values: ContainerValues = ContainerValues(),
    pages: PageWindow? = nil
  ) -> [SubviewCollector.Item] {
    var scope = scope
    var collecting = SubviewCollecting(values: values)
    collecting.pages = pages
    scope.collecting = collecting
    _ = scope.nodes(of: view)
    return collecting.items
  }

  private init(values: ContainerValues) { self.values = values }
}

/// The subviews and sections that have been collected.
final class SubviewCollector {
  /// A subview or a section.
  enum Item {
    case subview(Subview)
    case section(SectionConfiguration)
  }

  fileprivate(set) var items: [Item] = []
}

extension SubviewCollector.Item {
  /// The subviews; those of a section are its header, content and footer.
  var subviews: [Subview] {
    switch self {
    case .subview(let subview): [subview]
    case .section(let section):
      Array(section.header) + Array(section.content) + Array(section.footer)
    }
  }

  fileprivate func map(_ change: (Subview) -> Subview) -> SubviewCollector.Item {
    switch self {
    case .subview(let subview): .subview(change(subview))
    case .section(var section):
      .section(
        {
          section.header = SubviewsCollection(subviews: section.header.map(change))
          section.content = SubviewsCollection(subviews: section.content.map(change))
          section.footer = SubviewsCollection(subviews: section.footer.map(change))
          return section
        }())
    }
  }
}
