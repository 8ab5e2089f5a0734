// SPDX-License-Identifier: MIT

/// Related controls next to each other, which lines separate.
///
/// Source: the sizes of bordered controls and of the small items of menus as iOS 17 shows them.
package struct ControlGroupRow: PrimitiveComponent {
  /// The container of the controls.
  package enum Container: Hashable, Sendable {
    /// A view, in which the controls share a border.
    case content
    /// A menu, in which the controls share a row.
    case menu
  }

  private let container: Container
  private let controls: ComponentList

  /// Creates a row.
  package init(in container: Container, controls: ComponentList) {
    (self.container, self.controls) = (container, controls)
  }

  /// Returns one node with the controls, which is a group of its own in a menu.
  package func nodes(in context: ResolutionContext) -> [Node] {
    var context = context
    context.environment.buttonStyle = ControlGroupButtonStyle(container: container)
    // Titles below icons have the same baseline.
    context.environment.symbolsFillGrid = true
    let items = context.nodes(of: controls).flatMap(\.dialogItems).map(\.withoutDialogRole)
      .filter { !$0.isDivider }
    let row = HStack(spacing: 0) {
      for index in items.indices {
        if index > 0 {
          Divider().frame(height: container == .menu ? nil : 18)
        }
        items[index]
      }
    }
    switch container {
    case .content:
      return context.nodes(
        of: HuggingLayout { row }.background(Color.tertiarySystemFill)
          .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
          .accessibilityElement(children: .contain))
    case .menu:
      let boundary = context.nodes(of: Divider())
      return boundary
        + context.nodes(
          of: row.fixedSize(horizontal: false, vertical: true)
            .accessibilityElement(children: .contain)
        ).map { $0.dialogButton(.standard) } + boundary
    }
  }
}

/// The style for buttons in a control group.
private struct ControlGroupButtonStyle: ButtonStyle {
  let container: ControlGroupRow.Container
  @Environment(\.self) private var environment

  init(container: ControlGroupRow.Container) { self.container = container }

  func makeBody(configuration: Configuration) -> some Component {
    let color =
      configuration.role == .destructive
      ? Color.red : container == .menu ? .primary : environment.tint
    let label = configuration.label.foregroundStyle(color).opacity(environment.plainOpacity)
    if container == .menu {
      label.font(.footnote).padding(.horizontal, 4).padding(.vertical, 8)
        .frame(maxWidth: .infinity, minHeight: 44)
    } else {
      label.lineLimit(1).padding(.horizontal, 12).padding(.vertical, 6).frame(minHeight: 34)
    }
  }
}

/// A layout of one component with its ideal size, which is reduced to the available width.
private struct HuggingLayout: SingleLayout {
  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
    subviews.first.map { $0.sizeThatFits(offer(proposal, to: $0)) } ?? .zero
  }

  func slot(
    of subview: LayoutSubview, in size: Size, _ proposal: ProposedSize
  ) -> Arrangement.Slot {
    Arrangement.Slot(origin: .zero, proposal: ProposedSize(size))
  }

  private func offer(_ proposal: ProposedSize, to subview: LayoutSubview) -> ProposedSize {
    let ideal = subview.sizeThatFits(.unspecified)
    return ProposedSize(
      width: min(ideal.width, proposal.width ?? ideal.width), height: ideal.height)
  }
}
