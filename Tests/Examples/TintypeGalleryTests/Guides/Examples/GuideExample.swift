// SPDX-License-Identifier: MIT

import TintypeComponents

/// An example of a guide, whose image the guide shows.
///
/// The guide shows the lines of this file between `// example: name` and `// end`. Several parts
/// with the same name form one example.
struct GuideExample: Sendable {
  /// The name of the example and of its image.
  let name: String
  /// The height of the column in points; `nil` for the height of its content.
  var height: Double?
  /// The padding around the components, in points.
  var padding = 16.0
  /// The components of the example.
  let content: @Sendable () -> ComponentList

  /// Creates an example from its components.
  init(
    _ name: String,
    height: Double? = nil,
    padding: Double = 16,
    @ComponentBuilder content: @escaping @Sendable () -> ComponentList
  ) {
    self.name = name
    self.height = height
    self.padding = padding
    self.content = content
  }
}

extension GuideExample {
  /// The components below each other, in a column 320 points wide.
  var column: some Component {
    VStack(alignment: .leading, spacing: 12) { content() }
      .padding(padding)
      .frame(width: 320, alignment: .topLeading)
      .frame(height: height, alignment: .topLeading)
      .background(.systemBackground)
  }
}
