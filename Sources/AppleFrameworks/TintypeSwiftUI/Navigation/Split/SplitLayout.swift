// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeUIKit

/// The columns of a split view that are visible in a regular size class.
struct SplitLayout: Equatable {
  typealias Kind = NavigationSplitViewColumn.Kind

  /// The visible columns before the detail, from the leading edge.
  let leading: [Kind]
  /// A Boolean value that indicates whether they are in front of the detail.
  let isOverlaid: Bool
  /// The default width of the middle column in points.
  let contentWidth: Double

  /// The default width of a sidebar in points.
  static let sidebarWidth = 320.0

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - columnCount: The number of columns, two or three.
  ///   - visibility: The visibility of the columns.
  ///   - arrangement: The arrangement of the columns.
  ///   - size: The size of the split view in points.
  init(
    columnCount: Int, _ visibility: NavigationSplitViewVisibility,
    _ arrangement: SplitArrangement, in size: Size
  ) {
    let isWide = size.width > size.height
    let isTiled =
      switch arrangement {
      case .automatic: isWide
      case .balanced: true
      case .prominentDetail: false
      }
    let leading: [Kind]
    switch visibility.kind {
    case .automatic: leading = !isTiled ? [] : columnCount == 2 ? [.sidebar] : [.content]
    case .all: leading = columnCount == 2 ? [.sidebar] : [.sidebar, .content]
    case .doubleColumn: leading = columnCount == 2 ? [.sidebar] : [.content]
    case .detailOnly: leading = []
    }
    self.leading = leading
    isOverlaid = !isTiled && !leading.isEmpty
    contentWidth = size.width >= 1180 ? 375 : 320
  }

  /// Returns the width of a column in points.
  func width(of kind: Kind, _ screen: EvaluatedScreen?) -> Double {
    screen?.values.columnWidth?.resolved ?? (kind == .sidebar ? Self.sidebarWidth : contentWidth)
  }

  /// The column whose bar has the button that shows or hides columns.
  var toggleColumn: Kind { leading.first ?? .detail }

  /// The visibility that the button sets.
  func toggled(columnCount: Int) -> NavigationSplitViewVisibility {
    switch leading.first {
    case .sidebar: columnCount == 2 ? .detailOnly : .doubleColumn
    case .content: .all
    case .detail, nil: .doubleColumn
    }
  }

  /// The visibility without the columns in front of the detail.
  static var dismissed: NavigationSplitViewVisibility { .detailOnly }
}

/// The last placement of a split view.
///
/// `@unchecked`: one thread at a time evaluates views.
final class SplitPlacement: @unchecked Sendable {
  private var size: Size?
  private var layout: SplitLayout?
  private var makeLayout: ((Size) -> SplitLayout)?

  /// Returns the layout for the size of the last placement.
  ///
  /// - Parameters:
  ///   - other: The size in points before the first placement.
  ///   - make: Returns the layout for a size.
  /// - Returns: The layout.
  func layout(in other: Size, _ make: @escaping (Size) -> SplitLayout) -> SplitLayout {
    let layout = make(size ?? other)
    self.layout = layout
    makeLayout = make
    return layout
  }

  /// Stores the size, and returns whether the layout for it differs from the last one.
  fileprivate func place(in size: Size) -> Bool {
    self.size = size
    return makeLayout?(size) != layout
  }
}

extension SplitEvaluation {
  /// Returns the nodes of the columns side by side, or in front of the detail.
  func sideBySide(_ arrangement: SplitArrangement) -> [Node] {
    let count = columns.kinds.count
    // The size is known after the first placement; until then it is that of the screen.
    let screenSize = Size(UIKitEnvironment.current.screenSize)
    let layout = state.placement.layout(in: screenSize) { [visibility = state.visibility] in
      SplitLayout(columnCount: count, visibility, arrangement, in: $0)
    }
    let toggle = SidebarToggle(
      isVisible: layout.leading.first == .sidebar,
      action: scope.action { state.setVisibility(layout.toggled(columnCount: count)) })
    var screens: [Kind: EvaluatedScreen] = [:]
    evaluate { kind, _ in
      ColumnPlace(
        isHidden: kind != .detail && !layout.leading.contains(kind),
        bar: ColumnBar(
          toggle: kind == layout.toggleColumn ? toggle : nil,
          titleMode: kind == .detail ? .inline : .large, hidesBackground: kind == .sidebar,
          hasItemRow: true))
    } completion: {
      screens[$0] = $1
    }
    let panes = panes(layout, screens)
    let detail = pane(.detail, screens[.detail])
    let views =
      layout.isOverlaid
      ? ComponentList([overlay(panes, on: detail)])
      : ComponentList([
        Engine.HStack(spacing: 0) {
          panes
          detail
        }
      ])
    return nodes(of: views, placed: state.placement)
  }

  /// Returns the nodes of the columns, which store their size when they are placed.
  private func nodes(of views: ComponentList, placed placement: SplitPlacement) -> [Node] {
    let observer = scope.evaluation.tree.observer
    return scope.nodes(
      of: views.geometryProbe { proxy in
        if placement.place(in: proxy.size) {
          observer.requireEvaluation(for: "the size of a split view")
        }
      })
  }

  /// Returns the leading columns, each with a separator.
  private func panes(
    _ layout: SplitLayout, _ screens: [Kind: EvaluatedScreen]
  ) -> ComponentList {
    ComponentList(
      layout.leading.flatMap { kind -> [any Component] in
        let width = layout.width(of: kind, screens[kind])
        let background: Engine.Color =
          kind == .sidebar ? .secondarySystemBackground : .systemBackground
        return [
          pane(kind, screens[kind]).frame(width: width).background(background),
          ColumnSeparator(),
        ]
      })
  }

  private func pane(_ kind: Kind, _ screen: EvaluatedScreen?) -> some Component {
    let nodes = screen.map { scope.nodes(of: $0.component) } ?? []
    let name =
      switch kind {
      case .sidebar: "Sidebar"
      case .content: "Content"
      case .detail: "Detail"
      }
    return ComponentList([scope.context.node(name, .component, children: nodes)])
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  /// Returns the leading columns in front of the dimmed detail.
  private func overlay(_ panes: ComponentList, on detail: some Component) -> some Component {
    let dismiss = scope.action { state.setVisibility(SplitLayout.dismissed) }
    return Engine.ZStack(alignment: .leading) {
      detail.accessibilityHidden()
      Engine.Color(white: 0, opacity: 0.2)
        .ignoresSafeArea()
        .accessibilityElement()
        .accessibilityLabel("Dismiss Sidebar")
        .accessibilityAddTraits(.isButton)
        .onTapGesture(perform: dismiss)
      Engine.HStack(spacing: 0) { panes }.background(Engine.Color.systemBackground)
    }
  }
}

/// The line between two columns.
struct ColumnSeparator: PrimitiveComponent {
  func nodes(in context: ResolutionContext) -> [Node] {
    let scale = context.environment.displayScale
    return context.nodes(
      of: Engine.Color.separator
        .frame(width: scale > 0 ? 1 / scale : 1)
        .ignoresSafeArea()
        .accessibilityHidden())
  }
}
