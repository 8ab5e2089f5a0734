// SPDX-License-Identifier: MIT

/// A labeled box in place of content that cannot be painted.
///
/// It takes all available space, and 10 by 10 points without a proposal, like a color. The name is
/// left out if it does not fit.
package struct Placeholder: Component {
  private let name: String

  /// Creates a box with the name of the content.
  package init(_ name: String) { self.name = name }

  /// The box with its name.
  package var body: some Component {
    Color.quaternarySystemFill
      .overlay {
        Rectangle()
          .strokeBorder(Color.tertiary, style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
      }
      .overlay {
        ViewThatFits {
          Text(name)
            .font(.footnote)
            .foregroundStyle(Color.secondary)
            .padding(4)
          Color.clear
        }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(name)
  }
}
