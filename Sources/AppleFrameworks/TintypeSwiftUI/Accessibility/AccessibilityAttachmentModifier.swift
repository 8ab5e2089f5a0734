// SPDX-License-Identifier: MIT

import TintypeComponents

/// A modifier that sets accessibility properties of a view.
public struct AccessibilityAttachmentModifier: ViewModifier {
  /// A change of the accessibility properties of a component.
  typealias Change = (any Component, ViewScope) -> any Component

  private nonisolated(unsafe) var changes: [Change]

  nonisolated init(_ change: @escaping Change) { changes = [change] }

  /// Returns a modifier with another change, which is applied last.
  nonisolated func appending(_ change: @escaping Change) -> AccessibilityAttachmentModifier {
    var modifier = self
    modifier.changes.append(change)
    return modifier
  }
}

extension AccessibilityAttachmentModifier {
  /// The type of the body, which has no value.
  public typealias Body = Never

  /// Returns the nodes of the modified content.
  public nonisolated func _makeView(
    in scope: _ViewScope, content: @escaping (_ViewScope) -> _ViewNodes
  ) -> _ViewNodes {
    let scope = scope.scope
    var component: any Component = StyleComponent(in: scope) {
      content(_ViewScope(scope: $0)).nodes
    }
    for change in changes { component = change(component, scope) }
    return _ViewNodes(scope.nodes(of: ComponentList([component])))
  }
}

extension View {
  /// Returns a view with a change of its accessibility properties.
  nonisolated func accessible(
    isEnabled: Bool = true, _ change: @escaping AccessibilityAttachmentModifier.Change
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier { isEnabled ? change($0, $1) : $0 })
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Returns a view with another change of its accessibility properties.
  nonisolated func accessible(
    isEnabled: Bool = true, _ change: @escaping AccessibilityAttachmentModifier.Change
  ) -> ModifiedContent<Content, Modifier> {
    guard isEnabled else { return self }
    return ModifiedContent(content: content, modifier: modifier.appending(change))
  }
}

// Variants: extension View; <Self, AccessibilityAttachmentModifier>
//   -> extension ModifiedContent where Modifier == AccessibilityAttachmentModifier;
//   <Content, Modifier>
extension View {
  /// Returns a view with a change of its accessibility properties that depends on the string of a
  /// text.
  nonisolated func accessible(
    _ text: Text, isEnabled: Bool = true,
    _ change: @escaping (any Component, String) -> any Component
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible(isEnabled: isEnabled) { content, scope in change(content, scope.string(text)) }
  }
}

extension ViewScope {
  /// Returns the string of a text in the environment.
  func string(_ text: Text) -> String {
    nodes(of: text).map(\.plainText).joined(separator: " ")
  }
}
