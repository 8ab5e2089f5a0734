// SPDX-License-Identifier: MIT

/// A field for entering the text of a search, with a magnifying glass and tokens.
///
/// The field is 36 points high at the default text size, as that of `UISearchBar`. While its control
/// state is focused, it shows a caret, and a button that clears it, whose `id` is `clear`.
package struct SearchField: PrimitiveComponent {
  private let content: FieldContent
  private let text: Binding<String>
  private let tokens: [Node]
  private let clear: () -> Void

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: The accessibility label.
  ///   - text: The text.
  ///   - prompt: The placeholder of an empty field.
  ///   - tokens: The contents of the tokens before the text.
  ///   - clear: The closure that removes the text and the tokens.
  package init(
    _ title: String, text: Binding<String>, prompt: Text, tokens: [Node],
    clear: @escaping () -> Void
  ) {
    (self.text, self.tokens, self.clear) = (text, tokens, clear)
    content = FieldContent(
      title: title, text: text.wrappedValue,
      prompt: tokens.isEmpty ? prompt.foregroundColor(.secondary) : Text(" "), axis: .horizontal)
  }

  /// Returns a node that contains the field.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let environment = context.environment
    environment.readFocus(of: text.wrappedValue, returnKey: .search)
    let value = (tokens.map(\.plainText) + [content.text]).filter { !$0.isEmpty }
      .joined(separator: ", ")
    let text = text
    let body = SearchFieldBody(content: content, tokens: tokens, clear: clear)
      .accessibilityElement()
      .accessibility(label: content.title, value: value.isEmpty ? nil : value, hint: nil)
      .accessibilityAddTraits([.isSearchField, .isTextField])
      .accessibilityAddTraits(environment.isEnabled ? [] : .isDisabled)
      .onEnter { text.wrappedValue = $0 }
      // As for a text field, a tap must not perform the action of the button inside the field.
      .onTapGesture {}
    return context.control("SearchField", body)
  }
}

private struct SearchFieldBody: Component {
  let content: FieldContent
  let tokens: [Node]
  let clear: () -> Void
  @Environment(\.self) private var environment

  private var isFocused: Bool {
    environment.isEnabled && environment.controlState.contains(.focused)
  }

  private var hasClearButton: Bool {
    environment.isEnabled && (!content.text.isEmpty || !tokens.isEmpty)
  }

  var body: some Component {
    let metrics = environment.platformMetrics.searchField
    HStack(spacing: metrics.iconSpacing) {
      Symbol("magnifyingglass").foregroundStyle(environment.controlColors.mark(.secondary))
      for token in tokens { SearchToken(content: token) }
      FieldText(content: content, isFocused: isFocused)
        .padding(.vertical, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
      if hasClearButton {
        FieldButton(icon: "xmark.circle.fill", action: clear).id("clear")
      }
    }
    .font(.body)
    .padding(.leading, metrics.horizontalInset)
    .padding(.trailing, hasClearButton ? 0 : metrics.horizontalInset)
    .frame(minHeight: metrics.height)
    .searchFieldBackground(metrics, isGlass: environment.platformMetrics.hasGlass)
    .opacity(environment.isEnabled ? 1 : environment.disabledOpacity)
  }
}

extension Component {
  /// Adds the fill or the glass of a search field.
  @ComponentBuilder fileprivate func searchFieldBackground(
    _ metrics: PlatformMetrics.SearchField, isGlass: Bool
  ) -> ComponentList {
    if isGlass {
      glass(in: Capsule())
    } else {
      background(
        Color.tertiarySystemFill, in: RoundedRectangle(cornerRadius: metrics.cornerRadius))
    }
  }
}

/// A token of a search field.
private struct SearchToken: Component {
  let content: Node

  var body: some Component {
    content
      .font(.subheadline)
      .lineLimit(1)
      .padding(.horizontal, 6)
      .padding(.vertical, 2)
      .background(Color.secondarySystemFill, in: RoundedRectangle(cornerRadius: 6))
      .layoutPriority(1)
  }
}

/// A search field with a button that ends the search, and the scopes of the search.
package struct SearchBar: Component {
  private let field: ComponentList
  private let cancel: (() -> Void)?
  private let scopes: ComponentList
  private let isCompact: Bool
  private let isAtBottom: Bool
  @Environment(\.self) private var environment

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - cancel: The closure that ends the search; `nil` for no button.
  ///   - scopes: The control that selects a scope, which may be empty.
  ///   - isCompact: Whether the bar is below a title, instead of in its place.
  ///   - isAtBottom: Whether the bar is at the bottom of the screen.
  package init(
    field: ComponentList, cancel: (() -> Void)?, scopes: ComponentList, isCompact: Bool,
    isAtBottom: Bool = false
  ) {
    self.isAtBottom = isAtBottom
    self.field = field
    self.cancel = cancel
    self.scopes = scopes
    self.isCompact = isCompact
  }

  /// The field and the scopes, with the distances of the bars of `UISearchController`.
  package var body: some Component {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        field
        if let cancel {
          let title = SystemText.cancel.string(for: environment.locale)
          if environment.platformMetrics.hasGlass {
            CloseButton(title: title, action: cancel)
          } else {
            Button(action: cancel) { Text(title) }
              .buttonStyle(.borderless)
              .fixedSize(horizontal: true, vertical: false)
          }
        }
      }
      scopes
    }
    .padding(.horizontal, 16)
    .padding(.top, isAtBottom ? 8 : isCompact ? 1 : 10)
    .padding(.bottom, isAtBottom ? 8 : scopes.elements.isEmpty && isCompact ? 15 : 10)
  }
}

/// The button that ends a search: a cross on a circle of glass.
private struct CloseButton: Component {
  let title: String
  let action: () -> Void
  @Environment(\.self) private var environment

  var body: some Component {
    let side = environment.platformMetrics.searchField.height
    Button(action: action) {
      Symbol("xmark").font(.body.weight(.medium)).frame(width: side, height: side)
    }
    .buttonStyle(.plain)
    .glass(in: Circle())
    .accessibilityLabel(title)
  }
}
