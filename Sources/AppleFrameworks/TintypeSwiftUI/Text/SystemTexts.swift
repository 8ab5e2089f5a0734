// SPDX-License-Identifier: MIT

import TintypeComponents

/// A text that a control supplies, in the language of the environment.
struct SystemTextSource: TextSource {
  let text: SystemText
  /// The value in place of the placeholder of the text, if it has one.
  var value: String?

  func parts(in environment: EnvironmentValues) -> [TextPart] {
    let string =
      value.map { text.string($0, for: environment.locale) }
      ?? text.string(for: environment.locale)
    return [TextPart(string)]
  }
}

extension Text {
  /// Creates a text that a control supplies.
  nonisolated init(system text: SystemText, _ value: String? = nil) {
    self.init(source: SystemTextSource(text: text, value: value))
  }
}

extension Button where Label == Text {
  /// Creates a button that a container supplies.
  nonisolated init(
    system title: SystemText, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, content: Text(system: title))
  }
}

extension Label where Title == Text, Icon == Image {
  /// The label of a menu of further actions.
  static var more: some View {
    Label(title: Text(system: .more), icon: Image(systemName: "ellipsis.circle"))
      .labelStyle(.iconOnly)
  }
}
