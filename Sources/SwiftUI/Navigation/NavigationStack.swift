// SPDX-License-Identifier: MIT

import TintypeComponents

/// A view that shows a root view, and screens that are pushed above it.
///
/// All screens are evaluated, because a screen can change the screens above it. Only the last one is
/// shown.
public struct NavigationStack<Data, Root>: View, PrimitiveView where Root: View {
  private nonisolated(unsafe) let root: Root
  private nonisolated(unsafe) let path: StackState.Path?

  nonisolated init(root: Root, path: StackState.Path?) {
    self.root = root
    self.path = path
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack that stores its path.
  public nonisolated init(@ViewBuilder root: () -> Root) { self.init(root: root(), path: nil) }

  /// Creates a stack with a path of values of any types.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(
      root: root(),
      path: StackState.Path {
        path.wrappedValue.elements
      } append: {
        path.wrappedValue.elements.append($0)
        return true
      } removeLast: {
        path.wrappedValue.removeLast(min($0, path.wrappedValue.count))
      })
  }
}

extension NavigationStack {
  /// Creates a stack with a path of values of one type.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(
      root: root(),
      path: StackState.Path {
        path.wrappedValue.map { AnyHashable($0) }
      } append: {
        guard let value = $0.base as? Data.Element else { return false }
        path.wrappedValue.append(value)
        return true
      } removeLast: {
        path.wrappedValue.removeLast(min($0, path.wrappedValue.count))
      })
  }
}

extension NavigationStack {
  func nodes(in scope: ViewScope) -> [Node] {
    let stack = scope.node.effect { StackState(tree: scope.evaluation.tree) }
    stack.path = path
    stack.followPath(in: scope.evaluation)
    return scope.nodes(of: stack, root: root)
  }
}

extension ViewScope {
  /// Returns the nodes of the last screen of a stack.
  func nodes(of stack: StackState, root: some View) -> [Node] {
    var destinations = NavigationDestinations()
    var screen = evaluated(root, in: stack, at: 0, key: .part("root"), above: nil)
    for (offset, entry) in stack.entries.enumerated() {
      destinations.add(screen.values.destinations)
      let view: any View
      let id: AnyHashable
      switch entry {
      case .value(let value):
        id = value
        if let destination = destinations.view(for: value) {
          view = destination
        } else {
          let type = "\(Swift.type(of: value.base))"
          evaluation.report(.missingDestination(type: type))
          view = MissingDestinationView()
        }
      case .presented(let presenter):
        id = AnyHashable([AnyHashable(ObjectIdentifier(presenter)), presenter.id])
        view = presenter.view ?? EmptyView()
      }
      let key = ViewNode.Key.element(id, occurrence: offset)
      screen = evaluated(view, in: stack, at: offset + 1, key: key, above: screen)
    }
    return nodes(of: screen.component)
  }

  private func evaluated(
    _ view: some View, in stack: StackState, at index: Int, key: ViewNode.Key,
    above previous: EvaluatedScreen?
  ) -> EvaluatedScreen {
    var scope = child(key)
    var values = scope.environment
    values.navigationLevel = NavigationLevel(stack: stack, index: index)
    values.base.hasRowLinks = false
    values.outerSearch = nil
    if values.editMode == nil { values.editMode = scope.editMode }
    if index > 0 {
      values.dismiss = DismissAction { stack.pop(to: index - 1) }
      values.isPresented = true
    }
    scope.context.environment = values.base
    scope.isHidden = isHidden || index < stack.entries.count
    let pop: (() -> Void)? = index > 0 ? scope.action { _ = stack.pop(to: index - 1) } : nil
    let search = index > 0 ? nil : environment.outerSearch
    return scope.screen(of: view, above: previous, back: pop, search: search, outside: self)
  }
}

/// The edit mode of a screen.
private final class ScreenEditMode {
  var mode = EditMode.inactive
}

extension ViewScope {
  /// The edit mode of the screen in the scope.
  fileprivate var editMode: Binding<EditMode> {
    let state = child(.part("editMode")).node.effect { ScreenEditMode() }
    return Binding(
      reading: { state.mode },
      writing: { [observer = evaluation.tree.observer] mode in
        guard mode != state.mode else { return }
        state.mode = mode
        observer.stateDidChange("the edit mode")
      })
  }
}

/// The destinations of the values of a stack, by type.
private struct NavigationDestinations {
  private var destinations: [ObjectIdentifier: NavigationDestination] = [:]

  /// Adds the destinations of a screen, which do not replace those of the screens below.
  mutating func add(_ other: [ObjectIdentifier: NavigationDestination]) {
    destinations.merge(other) { old, _ in old }
  }

  /// Returns the view of a value; `nil` if the value has no destination.
  func view(for value: AnyHashable) -> (any View)? {
    destinations[ObjectIdentifier(type(of: value.base))]?(value.base)
  }
}

/// The content of a screen whose value has no destination, as in SwiftUI.
private struct MissingDestinationView: View {
  var body: some View { Image(systemName: "exclamationmark.triangle").foregroundStyle(.yellow) }
}
