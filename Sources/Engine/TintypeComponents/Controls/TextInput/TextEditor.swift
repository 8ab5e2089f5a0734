// SPDX-License-Identifier: MIT

/// A control for editing text of several lines, which takes all available space.
///
/// The text is 8 points from the top and 5 points from the sides, like that of a text view of iOS.
package struct TextEditor: PrimitiveComponent {
  private let text: Binding<String>

  /// Creates an editor.
  package init(text: Binding<String>) { self.text = text }

  /// Returns a node that contains the text.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let text = text
    let value = text.wrappedValue
    context.environment.readFocus(of: value)
    let editor = TextEditorBody(text: value)
      .accessibilityElement()
      .accessibility(value: value.isEmpty ? nil : value)
      .accessibilityAddTraits(.isTextField)
      .accessibilityAddTraits(context.environment.isEnabled ? [] : .isDisabled)
      .onEnter { text.wrappedValue = $0 }
      // A tap focuses the editor, which the environment controls.
      .onTapGesture {}
    return context.control("TextEditor", editor)
  }
}

private struct TextEditorBody: Component {
  let text: String
  @Environment(\.self) private var environment

  var body: some Component {
    let isFocused = environment.isEnabled && environment.controlState.contains(.focused)
    let caret = Text("|").foregroundColor(environment.controlColors.mark(environment.tint))
    // A space keeps the height of an empty line.
    let content = Text(text.isEmpty || text.hasSuffix("\n") ? text + " " : text)
    ComponentList([isFocused ? Text(text) + caret : content])
      .fixedSize(horizontal: false, vertical: true)
      .frame(maxWidth: .infinity, alignment: environment.multilineTextAlignment.alignment)
      .padding(EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5))
      .frame(
        minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
        alignment: .topLeading
      )
      .opacity(environment.isEnabled ? 1 : environment.disabledOpacity)
      .background {
        if environment.hasListBackground { Color.textEditorBackground }
      }
      .clipped()
  }
}

extension Color {
  /// The background of a text view of iOS: white, or black in the dark scheme.
  fileprivate static let textEditorBackground = Color(light: .white, dark: .black)
}
