// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// A control that opens a URL.
public struct Link<Label>: View, PrimitiveView where Label: View {
  private let destination: URL
  private nonisolated(unsafe) let label: Label

  /// Creates a link with a label.
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link {
  func nodes(in scope: ViewScope) -> [Node] {
    let openURL = scope.environment.openURL
    let destination = destination
    let button = Button(role: nil, action: { openURL(destination) }, content: label)
    let link = ViewComponent(button, in: scope)
      .accessibilityRemoveTraits(.isButton)
      .accessibilityAddTraits(.isLink)
    return scope.nodes(of: link).map { node in
      var node = node
      node.type = "Link"
      return node
    }
  }
}

extension Link where Label == Text {
  // Variants: string(titleKey)
  /// Creates a link with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
}
