// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeUIKit

extension KeyboardType {
  /// Creates the type of a keyboard of UIKit.
  init(_ type: UIKeyboardType) {
    self =
      switch type {
      case .default: .default
      case .asciiCapable: .asciiCapable
      case .numbersAndPunctuation: .numbersAndPunctuation
      case .URL: .url
      case .numberPad: .numberPad
      case .phonePad: .phonePad
      case .namePhonePad: .namePhonePad
      case .emailAddress: .emailAddress
      case .decimalPad: .decimalPad
      case .twitter: .twitter
      case .webSearch: .webSearch
      case .asciiCapableNumberPad: .asciiCapableNumberPad
      }
  }
}

extension TextInputTraits.Capitalization {
  /// Creates the capitalization of a text field of UIKit.
  init(_ type: UITextAutocapitalizationType) {
    self =
      switch type {
      case .none: .never
      case .words: .words
      case .sentences: .sentences
      case .allCharacters: .characters
      }
  }
}

extension TextInputTraits.ReturnKey {
  /// Creates the return key of a text field of UIKit.
  init(_ type: UIReturnKeyType) {
    self =
      switch type {
      case .default, .emergencyCall: .return
      case .go: .go
      case .google, .search, .yahoo: .search
      case .join: .join
      case .next: .next
      case .route: .route
      case .send: .send
      case .done: .done
      case .continue: .continue
      }
  }
}

extension View {
  /// Changes the properties of text inputs that their software keyboard shows.
  nonisolated func textInput(_ change: @escaping (inout TextInputTraits) -> Void) -> some View {
    transformingEnvironment { change(&$0.base.textInput) }
  }
}

extension ViewScope {
  /// Returns nodes above the toolbar of the software keyboard, if views outside of a stack have
  /// added items for it.
  func aboveKeyboardBar(_ nodes: [Node]) -> [Node] {
    let items = preferences.value(of: ScreenKey.self)?.items ?? []
    guard context.environment.isKeyboardShown, !items.isEmpty else { return nodes }
    let content = ComponentList.stacking(nodes).frame(maxWidth: .infinity, maxHeight: .infinity)
    return self.nodes(of: aboveKeyboardBar(ComponentList([content]), items))
  }

  /// Returns content above the toolbar of the software keyboard, if there are items for it.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - items: The items of the bars of the screen.
  /// - Returns: The content with the toolbar.
  func aboveKeyboardBar(_ content: ComponentList, _ items: [ToolbarElement]) -> ComponentList {
    guard context.environment.isKeyboardShown else { return content }
    let items = items.filter { $0.placement.position == .keyboard }
    guard !items.isEmpty else { return content }
    let bar = Toolbar(
      items: ComponentList(items.map { $0.component(in: self) }),
      background: .style(Engine.Color.keyboardBar))
    return ComponentList([content.safeAreaInset(edge: .bottom, spacing: 0) { bar }])
  }
}
