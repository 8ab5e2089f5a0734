// SPDX-License-Identifier: MIT

import TintypeComponents

/// The kind of an accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
  private enum Kind: Equatable {
    case activation, escape, magicTap, named(Text)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Creates a kind with a name, which assistive technologies read.
  public init(named name: Text) { kind = .named(name) }

  /// The activation of the element.
  public static let `default` = AccessibilityActionKind(.activation)
  /// The dismissal of the content.
  public static let escape = AccessibilityActionKind(.escape)
  /// The most important action of the content.
  public static let magicTap = AccessibilityActionKind(.magicTap)

  /// Returns the kind of the engine.
  func engine(in scope: ViewScope) -> ActionKind {
    switch kind {
    case .activation: .tap
    case .escape: .dismiss
    case .magicTap: ActionKind("magicTap")
    case .named(let name): ActionKind(scope.string(name))
    }
  }
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Sendable {
  /// One step up.
  case increment
  /// One step down.
  case decrement
}

/// The category of accessibility actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private enum Kind: Equatable {
    case standard, edit, named(Text)
  }

  private let kind: Kind

  /// The default category.
  public static let `default` = AccessibilityActionCategory(kind: .standard)
  /// Actions that edit the element.
  public static let edit = AccessibilityActionCategory(kind: .edit)

  private init(kind: Kind) { self.kind = kind }

  /// Creates a category with a name.
  public init(_ name: Text) { kind = .named(name) }

  /// Creates a category with a name.
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }

  /// Creates a category with a name.
  @_disfavoredOverload
  public init(_ name: some StringProtocol) { self.init(Text(name)) }
}

extension View {
  /// Adds an accessibility action whose name is the text of a label.
  public nonisolated func accessibilityAction<Label>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View where Label: View {
    let label = label()
    return modified { content, scope in
      content.accessibilityAction(
        named: scope.text(of: label, at: "actionLabel"), perform: scope.action(action))
    }
  }

  /// Adds the actions of the controls in a view as accessibility actions.
  public nonisolated func accessibilityActions<Content>(
    @ViewBuilder _ content: () -> Content
  ) -> some View where Content: View {
    let actions = content()
    return modified { content, scope in scope.adding(actionsOf: actions, to: content) }
  }

  /// Adds the actions of the controls in a view as accessibility actions of a category, which a
  /// snapshot does not contain.
  public nonisolated func accessibilityActions<Content>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View where Content: View {
    accessibilityActions(content)
  }
}

extension ViewScope {
  fileprivate func adding(actionsOf view: some View, to content: ViewComponent) -> any Component {
    var component: any Component = content
    for node in nodes(of: view, at: .part("actions")) {
      for control in node.outermostControls {
        guard let action = context.resolution.closure(for: .tap, of: control) else { continue }
        component = component.accessibilityAction(named: control.actionName, perform: action)
      }
    }
    return component
  }
}
