// SPDX-License-Identifier: MIT

/// A label with the content that it describes, such as a value.
///
/// It takes all available width, with the content at the trailing edge, or below the label at
/// accessibility sizes. It is a single accessibility element.
package struct LabeledContent: PrimitiveComponent {
  private let label: ComponentList
  private let content: ComponentList

  /// Creates a row from a label and its content.
  package init(label: ComponentList, content: ComponentList) {
    (self.label, self.content) = (label, content)
  }

  /// Returns a node that contains the label and the content.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let row = LabeledContentBody(label: label, content: content)
      .accessibilityElement(children: .combine)
    return context.control("LabeledContent", row)
  }
}

private struct LabeledContentBody: Component {
  let label: ComponentList
  let content: ComponentList
  @Environment(\.self) private var environment

  var body: some Component {
    let value = content.environment(\.contentForegroundStyle, Color.secondary)
    if environment.labelsHidden {
      value
    } else {
      environment.labeledRow(label) {
        if environment.dynamicTypeSize.isAccessibilitySize {
          value
        } else {
          value.multilineTextAlignment(.trailing)
        }
      }
    }
  }
}

/// Content with a title on a rounded background.
///
/// It is as wide as its content, with 16 points of padding.
package struct GroupBox: Component {
  private let label: ComponentList
  private let content: ComponentList

  /// Creates a box from a label, which may be empty, and its content.
  package init(label: ComponentList, content: ComponentList) {
    (self.label, self.content) = (label, content)
  }

  /// The label above the content.
  package var body: some Component {
    VStack(alignment: .leading, spacing: 8) {
      if !label.elements.isEmpty { label.font(.headline) }
      VStack { content }
    }
    .padding(16)
    .background(
      Color.secondarySystemBackground, in: RoundedRectangle(cornerRadius: 8)
    )
    .accessibilityElement(children: .contain)
  }
}
