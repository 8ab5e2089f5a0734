// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScene

/// The treatment of the children of an accessibility element.
public struct AccessibilityChildBehavior: Hashable {
  /// The behavior of the engine.
  let engine: Semantics.ChildBehavior

  /// The children are not accessible.
  public static var ignore: AccessibilityChildBehavior { .init(engine: .ignore) }
  /// The children are separate elements, grouped by the element.
  public static var contain: AccessibilityChildBehavior { .init(engine: .contain) }
  /// The children are combined into the element.
  public static var combine: AccessibilityChildBehavior { .init(engine: .combine) }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// No level.
  case unspecified
  /// Level 1.
  case h1
  /// Level 2.
  case h2
  /// Level 3.
  case h3
  /// Level 4.
  case h4
  /// Level 5.
  case h5
  /// Level 6.
  case h6
}

extension View {
  /// Makes the view an accessibility element.
  ///
  /// An element that contains its children can be applied to a view that is an element itself,
  /// which becomes its child.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modified { content in
      guard children == .contain else {
        return content.accessibilityElement(children: children.engine)
      }
      return AccessibilityContainer(content: content).accessibilityElement(children: .contain)
    }
  }

  /// Replaces the accessibility elements of the view by those of another view.
  ///
  /// The other view is laid out in the frame of this one, but not visible.
  public nonisolated func accessibilityRepresentation<V>(
    @ViewBuilder representation: () -> V
  ) -> some View where V: View {
    let representation = representation()
    return modified { content, scope in scope.accessibility(of: representation, in: content) }
  }

  /// Makes the view an accessibility element that contains the elements of another view.
  ///
  /// The other view is laid out in the frame of this one, but not visible.
  public nonisolated func accessibilityChildren<V>(
    @ViewBuilder children: () -> V
  ) -> some View where V: View {
    let children = children()
    return modified { content, scope in
      scope.accessibility(of: children, in: content).accessibilityElement(children: .contain)
    }
  }
}

/// Content whose own accessibility elements are not replaced by an element around them.
private struct AccessibilityContainer: PrimitiveComponent {
  let content: ViewComponent

  func nodes(in context: ResolutionContext) -> [Node] {
    context.nodes(of: content).map { node in
      guard Self.isElement(node) else { return node }
      return context.boundary("AccessibilityContainer") { [node] }
    }
  }

  /// Returns whether a node is an accessibility element, not only a container of elements.
  private static func isElement(_ node: Node) -> Bool {
    Semantics.resolve(node)?.children != nil || Semantics.default(for: node.content) != nil
  }
}

extension ViewScope {
  fileprivate func accessibility(of view: some View, in content: ViewComponent) -> any Component {
    // A mask without opacity paints nothing, while transparent content would ignore taps.
    let elements = component(view, at: .part("accessibility"))
    return content.accessibilityHidden().overlay {
      ComponentList(elements).mask { Engine.Color.clear }
    }
  }
}
