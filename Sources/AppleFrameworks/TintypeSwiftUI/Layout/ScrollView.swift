// SPDX-License-Identifier: MIT

import TintypeComponents

/// A view whose content may be larger along some axes and scrolls.
///
/// A snapshot shows the start of the content, unless a `ScrollViewReader`, a scroll position or an
/// anchor scrolls. Scroll indicators are visible only while a finger scrolls, and after
/// `scrollIndicatorsFlash`.
public struct ScrollView<Content>: View, PrimitiveView where Content: View {
  /// The content.
  public var content: Content {
    get { storedContent }
    set { storedContent = newValue }
  }
  /// The axes along which the content scrolls.
  public var axes: Axis.Set
  /// A Boolean value that indicates whether scroll indicators are visible while the content
  /// scrolls.
  public var showsIndicators: Bool
  private nonisolated(unsafe) var storedContent: Content

  /// Creates a scroll view.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    storedContent = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  /// Creates a scroll view.
  public nonisolated init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }
}

extension ScrollView {
  func nodes(in scope: ViewScope) -> [Node] {
    let names = [nil] + Axis.allCases.filter { axes.contains(Axis.Set($0)) }
    return scope.nodes(
      of: CoordinateSpaceView(
        content: ScrollContentView(
          content: content, axes: axes, showsIndicators: showsIndicators),
        names: names.map { AnyHashable(ScrollViewSpace(axis: $0)) }))
  }
}

/// A scroll view without names of its coordinate space.
private struct ScrollContentView<Content: View> {
  let content: Content
  let axes: Axis.Set
  let showsIndicators: Bool
}

extension ScrollContentView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let (scope, inner) = scope.scrolling(along: axes, showsIndicators: showsIndicators)
    let view = content.transformingEnvironment {
      $0.scrolling = inner.scrolling
      $0.reportsScrollFrames = inner.reportsScrollFrames
      // The row of a list that contains a scroll view is not the row of the links in it.
      $0.base.hasRowLinks = false
    }
    let content = ComponentList(ViewComponent(view, in: scope.withoutLazyElements))
    return scope.nodes(of: TintypeComponents.ScrollView(axes.engine) { content })
  }
}

extension Axis.Set {
  /// Creates a set of one axis.
  init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

/// A view that shows the first of several views that fits in the available space.
public struct ViewThatFits<Content>: View, PrimitiveView where Content: View {
  private let axes: Axis.Set
  private nonisolated(unsafe) let content: Content

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which a view must fit.
  ///   - content: The views; the last one is shown if none fits.
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits {
  func nodes(in scope: ViewScope) -> [Node] {
    let content = ComponentList(ViewComponent(content, in: scope))
    return scope.nodes(of: TintypeComponents.ViewThatFits(in: axes.engine) { content })
  }
}
