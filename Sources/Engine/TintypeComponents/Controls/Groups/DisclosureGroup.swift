// SPDX-License-Identifier: MIT

/// A label with a chevron that shows or hides the content below it.
///
/// It takes all available width. In a list, the label and each component of the content are rows.
package struct DisclosureGroup: PrimitiveComponent {
  static let nodeType = "DisclosureGroup"

  private let label: ComponentList
  private let content: ComponentList
  private let isExpanded: Bool
  private let toggle: () -> Void

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - isExpanded: A Boolean value that indicates whether the content is visible.
  ///   - label: The label.
  ///   - content: The content.
  ///   - toggle: The closure that a tap on the label calls.
  package init(
    isExpanded: Bool, label: ComponentList, content: ComponentList, toggle: @escaping () -> Void
  ) {
    self.label = label
    self.content = content
    self.isExpanded = isExpanded
    self.toggle = toggle
  }

  /// Returns a node that contains the label, and the content if it is visible.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let behavior = context.environment[ListBehaviorKey.self]
    let header = DisclosureLabel(
      label: label, isExpanded: isExpanded, isRow: behavior != nil,
      // A tap on a row that can be selected selects it.
      isTapped: behavior?.selection == nil, toggle: toggle)
    var children = context.control(
      "DisclosureLabel", header.layoutValue(key: RowTapKey.self, value: RowTap(perform: toggle)))
    if isExpanded { children += context.nodes(of: content) }
    return [
      context.node(Self.nodeType, .stack(StackContent(axis: .vertical)), children: children)
    ]
  }
}

/// The label of a disclosure group with its chevron.
struct DisclosureLabel: PrimitiveComponent {
  let label: ComponentList
  let isExpanded: Bool
  let isRow: Bool
  let isTapped: Bool
  let toggle: () -> Void

  func nodes(in context: ResolutionContext) -> [Node] {
    let environment = context.environment
    let tint = environment.controlColors.text(environment.tint)
    let chevron = DisclosureChevron(isExpanded: isExpanded).foregroundStyle(tint)
    let titles = isRow ? context.nodes(of: label) : []
    let badge = titles.flatMap { $0.layoutValue(for: RowBadgeKey.self)?.nodes ?? [] }
    let row = HStack(spacing: 8) {
      if isRow {
        ComponentList(titles.map { $0.removingLayoutValues(for: [RowBadgeKey.self]) })
      } else {
        label.environment(\.contentForegroundStyle, tint)
      }
      Spacer(minLength: 0)
      if !badge.isEmpty { ComponentList(badge).fixedSize() }
      chevron
    }
    .opacity(environment.isEnabled ? 1 : environment.disabledOpacity)
    .accessibilityElement(children: .combine)
    .accessibilityValue(
      (isExpanded ? SystemText.expanded : .collapsed).string(for: environment.locale)
    )
    .accessibilityAddTraits(.isButton)
    .accessibilityAddTraits(environment.isEnabled ? [] : .isDisabled)
    if isTapped { return context.nodes(of: row.onTapGesture(perform: toggle)) }
    return context.nodes(
      of: row.accessibilityAction(named: isExpanded ? "Collapse" : "Expand", perform: toggle))
  }
}

/// A chevron that points down if the content is visible.
struct DisclosureChevron: Component {
  let isExpanded: Bool

  var body: some Component {
    Symbol(isExpanded ? "chevron.down" : "chevron.forward")
      .font(.footnote.weight(.semibold))
      .environment(\.symbolsFillGrid, true)
      .accessibilityHidden()
  }
}
