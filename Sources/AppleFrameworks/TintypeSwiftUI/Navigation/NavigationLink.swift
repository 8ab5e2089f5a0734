// SPDX-License-Identifier: MIT

import TintypeComponents

/// A button that shows another screen of the navigation stack that contains it.
///
/// In a list, the whole row follows the link and has a chevron. A link outside of a stack is
/// disabled.
public struct NavigationLink<Label, Destination>: View, PrimitiveView
where Label: View, Destination: View {
  /// The screen that a link shows.
  enum Target {
    /// The destination of a value; `nil` disables the link.
    case value(AnyHashable?)
    /// A view.
    case view(Destination)
    /// A view that is shown while a condition is true.
    case presented(Destination, Binding<Bool>)
  }

  private nonisolated(unsafe) let label: Label
  private nonisolated(unsafe) let target: Target

  nonisolated init(to target: Target, label: Label) {
    self.target = target
    self.label = label
  }

  /// Sets whether the link shows its destination in the detail column of a split view.
  ///
  /// It has no effect in a stack.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink {
  func nodes(in scope: ViewScope) -> [Node] {
    let action = action(in: scope)
    guard scope.context.environment.hasRowLinks else {
      let button = Button(role: nil, action: { action?() }, content: label)
      return scope.nodes(of: button.disabled(action == nil))
    }
    let perform = scope.environment.isEnabled ? action.map { scope.action($0) } : nil
    let label = scope.component(label, at: .part("label"))
    var link = RowLink(perform: perform)
    if let column = scope.environment.splitColumn, column.isLeading || column.selection != nil {
      link.hasChevron = !column.isExpanded
      if case .value(let value?) = target { link.tag = ViewTag(erased: value) }
    }
    return scope.nodes(of: label.layoutValue(key: RowLinkKey.self, value: link))
  }

  /// Returns the closure that follows the link; `nil` for a disabled link.
  private func action(in scope: ViewScope) -> (() -> Void)? {
    guard let level = scope.environment.navigationLevel else { return nil }
    switch target {
    case .value(let value): return value.map { value in { level.show(value) } }
    case .view(let view):
      let presenter = scope.node.effect { Presenter() }
      presenter.view = view
      return { level.show(presenter) }
    case .presented(let view, let isActive):
      scope.present(view, isActive: isActive.wrappedValue) { isActive.wrappedValue = false }
      return { isActive.wrappedValue = true }
    }
  }
}

extension ViewScope {
  /// Shows the screen of a view in the navigation stack while a condition is true.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - id: The part of the identity of the screen that changes with the presented value.
  ///   - isActive: The condition.
  ///   - deactivate: The closure that makes the condition false.
  func present(
    _ view: (any View)?, id: AnyHashable = 0, isActive: Bool, deactivate: @escaping () -> Void
  ) {
    guard let level = environment.navigationLevel else { return }
    let presenter = node.effect { Presenter() }
    if let view { presenter.view = view }
    presenter.id = id
    presenter.deactivate = deactivate
    guard isActive != level.stack.contains(presenter) else { return }
    evaluation.perform {
      if isActive {
        level.show(presenter)
      } else {
        level.stack.remove(presenter)
      }
    }
  }
}

extension NavigationLink {
  /// Creates a link to a view.
  public nonisolated init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(to: .view(destination()), label: label())
  }

  /// Creates a link to a view.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Pass a closure.")
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(to: .view(destination), label: label())
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the destination of a value; `nil` disables the link.
  public nonisolated init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    self.init(to: .value(value.map { AnyHashable($0) }), label: label())
  }

  /// Creates a link to the destination of a value that can be encoded; `nil` disables the link.
  public nonisolated init<P>(value: P?, @ViewBuilder label: () -> Label)
  where P: Decodable, P: Encodable, P: Hashable {
    self.init(to: .value(value.map { AnyHashable($0) }), label: label())
  }
}
