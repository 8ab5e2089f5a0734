// SPDX-License-Identifier: MIT

/// The role of an item of a bar on glass.
package enum BarItemRole: Hashable, Sendable {
  /// An item that shares the glass with its neighbors.
  case standard
  /// An item on glass of its own in a tint.
  case prominent(Color)
  /// An item without glass.
  case bare
  /// A boundary between two groups of items.
  case boundary
}

/// The key of the role of an item of a bar; `nil` for a standard one.
package enum BarItemRoleKey: LayoutValueKey {
  /// A standard item.
  package static var defaultValue: BarItemRole? { nil }
}

/// The items of a bar, whose neighbors float together on a capsule of glass.
///
/// Back buttons, prominent items and custom components have glass of their own, or none. Source of
/// the distances: `Vercantez/openuikit`.
struct GlassBarItems: PrimitiveComponent {
  let nodes: [Node]
  /// The height of the glass in points.
  let height: Double

  /// Items on the same glass, or a space.
  private struct Group {
    var role: BarItemRole
    var nodes: [Node]
  }

  func nodes(in context: ResolutionContext) -> [Node] {
    let metrics = context.environment.platformMetrics.navigationBar
    return context.nodes(
      of: HStack(spacing: metrics.groupSpacing) {
        for group in groups { ComponentList([component(group, metrics, in: context.environment)]) }
      })
  }

  private var groups: [Group] {
    var groups: [Group] = []
    var isClosed = true
    for node in nodes.flatMap(\.barItems) {
      let role = node.barItemRole
      if role == .boundary {
        isClosed = true
        continue
      }
      if !isClosed, role == .standard, groups.last?.role == .standard {
        groups[groups.count - 1].nodes.append(node)
      } else {
        groups.append(Group(role: role, nodes: [node]))
      }
      isClosed = role != .standard || node.layoutValue(for: BackTitleKey.self) == true
    }
    return groups
  }

  private func component(
    _ group: Group, _ metrics: PlatformMetrics.NavigationBar, in environment: EnvironmentValues
  ) -> any Component {
    let buttonInset = metrics.itemSpacing / 2
    let outer = max(metrics.itemInset - buttonInset, 0)
    let items = HStack(spacing: 0) {
      for node in group.nodes {
        if node.isIconOnly {
          node.frame(minWidth: height - 2 * outer)
        } else {
          node.padding(.horizontal, buttonInset)
        }
      }
    }
    .lineLimit(1)
    .padding(.horizontal, outer)
    .frame(minWidth: height)
    .frame(height: height)
    .fixedSize(horizontal: true, vertical: false)
    switch group.role {
    case .standard: return items.glass(in: Capsule())
    case .prominent(let tint): return items.glass(GlassMaterial(tint: tint), in: Capsule())
    case .bare, .boundary: return ComponentList(group.nodes)
    }
  }
}

extension Node {
  /// The items that a node of a bar consists of: those of a component with several components.
  fileprivate var barItems: [Node] {
    guard isTransparent, modifiers.isEmpty, children.count > 1 else { return [self] }
    return children.flatMap(\.barItems)
  }

  /// The role of an item.
  ///
  /// A space, an empty area and a control with a background have no glass.
  fileprivate var barItemRole: BarItemRole {
    if let role = barItemValue { return role }
    if case .spacer = innermost.content { return .bare }
    return isGlassless ? .bare : .standard
  }

  private var barItemValue: BarItemRole? {
    (layoutValue(for: BarItemRoleKey.self) ?? nil)
      ?? (children.count == 1 ? children[0].barItemValue : nil)
  }

  private var innermost: Node {
    content == .component && children.count == 1 ? children[0].innermost : self
  }

  /// A Boolean value that indicates whether the node shows neither text nor a symbol, or has an own
  /// background.
  private var isGlassless: Bool { !hasText && !hasIcon || hasBackground }

  private var hasBackground: Bool {
    modifiers.contains { if case .background = $0 { true } else { false } }
      || children.count == 1 && children[0].hasBackground
  }

  /// A Boolean value that indicates whether the node shows only a symbol or an image.
  fileprivate var isIconOnly: Bool { hasIcon && !hasText }

  private var hasText: Bool {
    if case .text = content { return true }
    return children.contains(where: \.hasText)
  }

  private var hasIcon: Bool {
    switch content {
    case .symbol, .image: true
    default: children.contains(where: \.hasIcon)
    }
  }
}
