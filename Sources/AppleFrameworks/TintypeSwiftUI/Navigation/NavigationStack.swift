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
    let bar = scope.environment.splitColumn?.bar
    let items = bar?.taken()
    let screen = scope.screen(of: stack, root: root, bar: { _ in items })
    if items != nil { bar?.setScreen(screen) }
    return scope.nodes(of: screen.component)
  }
}

extension ViewScope {
  /// Returns the last screen of a stack.
  ///
  /// - Parameters:
  ///   - stack: The screens above the root.
  ///   - root: The root.
  ///   - known: The destinations that columns before the stack have.
  ///   - column: Changes the environment of the screens of a column of a split view; `nil` for the
  ///     screens of a stack.
  ///   - bar: Returns the items of a column for a screen, depending on whether it is the first one
  ///     of the column; `nil` for none.
  /// - Returns: The screen, with the destinations of all screens.
  func screen(
    of stack: StackState, root: some View,
    known: [ObjectIdentifier: NavigationDestination] = [:],
    column: ((inout EnvironmentValues, ColumnBar?) -> Void)? = nil,
    bar: (_ isFirst: Bool) -> ColumnBar? = { _ in nil }
  ) -> EvaluatedScreen {
    var destinations = NavigationDestinations()
    destinations.add(known)
    let place = ScreenPlace(stack: stack, index: 0, bar: bar(true), column: column)
    var screen = evaluated(root, at: place, key: .part("root"), above: nil)
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
      let isFirst = offset == 0 && stack.isRootReplaced
      let place = ScreenPlace(stack: stack, index: offset + 1, bar: bar(isFirst), column: column)
      screen = evaluated(view, at: place, key: key, above: screen)
    }
    destinations.add(screen.values.destinations)
    screen.values.destinations = destinations.all
    return screen
  }

  /// The place of a screen in a stack.
  private struct ScreenPlace {
    let stack: StackState
    let index: Int
    let bar: ColumnBar?
    let column: ((inout EnvironmentValues, ColumnBar?) -> Void)?

    /// A Boolean value that indicates whether there is no screen below the screen.
    var isRoot: Bool { index == 0 || index == 1 && stack.isRootReplaced }
  }

  private func evaluated(
    _ view: some View, at place: ScreenPlace, key: ViewNode.Key, above previous: EvaluatedScreen?
  ) -> EvaluatedScreen {
    var scope = child(key)
    let (stack, index, bar) = (place.stack, place.index, place.bar)
    var values = scope.environment
    values.navigationLevel = NavigationLevel(stack: stack, index: index)
    values.base.hasRowLinks = false
    values.outerSearch = nil
    if values.editMode == nil { values.editMode = scope.editMode }
    values.splitColumn?.bar = nil
    if !place.isRoot {
      values.dismiss = DismissAction { stack.pop(to: index - 1) }
      values.isPresented = true
    } else if let back = bar?.back {
      values.dismiss = DismissAction {
        back()
        return true
      }
      values.isPresented = true
    }
    place.column?(&values, bar)
    scope.context.environment = values.base
    scope.isHidden = isHidden || index < stack.entries.count
    let pop = place.isRoot ? bar?.back : { _ = stack.pop(to: index - 1) }
    let search = index > 0 ? nil : environment.outerSearch
    return scope.screen(
      of: view, above: place.isRoot ? bar?.previous : previous, back: pop.map { scope.action($0) },
      search: search, column: bar, outside: self)
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

  /// The destinations by type.
  var all: [ObjectIdentifier: NavigationDestination] { destinations }

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
