// SPDX-License-Identifier: MIT

import TintypeComponents

extension View {
  /// Adds a count at the trailing edge of a row of a list; 0 adds nothing.
  public nonisolated func badge(_ count: Int) -> some View {
    BadgedView(content: self, label: count == 0 ? nil : Text(count, format: .number))
  }

  /// Adds a text at the trailing edge of a row of a list; `nil` adds nothing.
  public nonisolated func badge(_ label: Text?) -> some View {
    BadgedView(content: self, label: label)
  }

  /// Adds a localized text at the trailing edge of a row of a list; `nil` adds nothing.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    BadgedView(content: self, label: key.map { Text($0) })
  }

  /// Adds a text at the trailing edge of a row of a list; `nil` adds nothing.
  @_disfavoredOverload
  public nonisolated func badge<S>(_ label: S?) -> some View where S: StringProtocol {
    BadgedView(content: self, label: label.map { Text($0) })
  }

  /// Sets the prominence of the badges in the view.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    transformingEnvironment { $0.badgeProminence = prominence }
  }
}

/// The prominence of badges.
public struct BadgeProminence: Hashable, Sendable {
  private let level: Int

  /// The lowest prominence: tertiary text.
  public static let decreased = BadgeProminence(level: -1)
  /// The default prominence: secondary text.
  public static let standard = BadgeProminence(level: 0)
  /// The highest prominence: primary text.
  public static let increased = BadgeProminence(level: 1)

  fileprivate var color: Color {
    switch level {
    case ..<0: Color(uiColor: .tertiaryLabel)
    case 0: .secondary
    default: .primary
    }
  }
}

private enum BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// The prominence of badges; standard by default.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

/// A view with a badge that a container shows.
private struct BadgedView<Content: View> {
  let content: Content
  let label: Text?
}

extension BadgedView: View, PrimitiveView, SubviewContainer, ContentForwarding {
  static var hasSubviews: Bool { SubviewCollecting.hasSubviews(Content.self) }

  nonisolated func forwardValues(to values: inout ContainerValues) {
    forwardContentValues(to: &values)
    values.badge = label
  }

  nonisolated func nodes(in scope: ViewScope) -> [Node] {
    if let collecting = scope.collecting {
      collecting.collect(content, in: scope) { subview in
        var badged = subview.modified { _, scope in
          ViewComponent(BadgedView<Subview>(content: subview, label: label), in: scope)
        }
        badged.values.badge = label
        return badged
      }
      return []
    }
    var nodes = scope.nodes(of: content)
    guard let label else { return nodes }
    let text = label.foregroundStyle(scope.environment.badgeProminence.color)
    let badge = RowBadge(scope.nodes(of: text, at: .part("badge")))
    for index in nodes.indices { nodes[index].setLayoutValue(badge, for: RowBadgeKey.self) }
    return nodes
  }
}
