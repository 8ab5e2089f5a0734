// SPDX-License-Identifier: MIT

/// The screens above the root of a navigation stack.
final class StackState {
  /// A screen above the root.
  enum Entry {
    /// The screen of a value of the path.
    case value(AnyHashable)
    /// The screen of a link or modifier with a view.
    case presented(Presenter)
  }

  /// The path that a binding provides.
  struct Path {
    /// The closure that returns the values.
    let values: () -> [AnyHashable]
    /// The closure that adds a value, and returns whether its type is the type of the elements.
    let append: (AnyHashable) -> Bool
    /// The closure that removes values at the end.
    let removeLast: (Int) -> Void
  }

  /// The screens from the bottom.
  private(set) var entries: [Entry] = []
  /// A Boolean value that indicates whether the first screen replaces the root, because a link in
  /// another column leads to it.
  private(set) var isRootReplaced = false
  /// The path; `nil` if the stack stores it.
  var path: Path?
  /// The type of a value that is not an element of the path.
  private var rejectedType: String?
  private let tree: ViewTree

  init(tree: ViewTree) { self.tree = tree }

  /// Changes the screens if the path was changed by the app.
  func followPath(in evaluation: Evaluation) {
    if let rejectedType { evaluation.report(.pathElement(type: rejectedType)) }
    rejectedType = nil
    guard let values = path?.values() else { return }
    var matched = 0
    let end = entries.firstIndex { entry in
      guard case .value(let value) = entry else { return false }
      guard matched < values.count, values[matched] == value else { return true }
      matched += 1
      return false
    }
    if let end { entries.removeSubrange(end...) }
    entries += values[matched...].map { .value($0) }
  }
}

extension StackState {
  /// Replaces all screens by the screen of a value.
  func replace(with value: AnyHashable) {
    pop(to: 0)
    push(value)
    isRootReplaced = true
  }

  /// Replaces all screens by the screen of a presenter.
  func replace(with presenter: Presenter) {
    guard position(of: presenter) == nil else { return }
    push(presenter, above: 0)
    isRootReplaced = true
  }

  /// Adds the screen of a value.
  func push(_ value: AnyHashable) {
    if let path {
      guard path.append(value) else {
        rejectedType = "\(type(of: value.base))"
        return tree.observer.requireEvaluation(for: "the navigation path")
      }
    } else {
      entries.append(.value(value))
    }
    didChange()
  }

  /// Shows the screen of a presenter above the screen at an index.
  func push(_ presenter: Presenter, above index: Int) {
    guard position(of: presenter) == nil else { return }
    pop(to: index)
    entries.append(.presented(presenter))
    didChange()
  }

  /// Removes the screen of a presenter and the screens above it.
  func remove(_ presenter: Presenter) {
    if let position = position(of: presenter) { pop(to: position) }
  }

  /// Returns whether the screen of a presenter is in the stack.
  func contains(_ presenter: Presenter) -> Bool { position(of: presenter) != nil }

  /// Returns to the screen at an index, and returns whether there were screens above it.
  @discardableResult
  func pop(to index: Int) -> Bool {
    guard index < entries.count else { return false }
    let removed = entries[index...]
    entries.removeSubrange(index...)
    if entries.isEmpty { isRootReplaced = false }
    var count = 0
    for entry in removed.reversed() {
      switch entry {
      case .value: count += 1
      case .presented(let presenter): presenter.deactivate()
      }
    }
    if count > 0 { path?.removeLast(count) }
    didChange()
    return true
  }

  private func position(of presenter: Presenter) -> Int? {
    entries.firstIndex {
      if case .presented(let other) = $0 { other === presenter } else { false }
    }
  }

  private func didChange() { tree.observer.stateDidChange("the navigation path") }
}

/// A link or modifier that shows a view in a screen of a stack.
final class Presenter {
  /// The view of the screen.
  var view: (any View)?
  /// The part of the identity of the screen that changes with the presented value.
  var id: AnyHashable = 0
  /// The closure that changes the state of the app when the screen is removed.
  var deactivate: () -> Void = {}
}

/// A screen of a navigation stack.
struct NavigationLevel {
  /// The stack.
  let stack: StackState
  /// The number of screens below the screen.
  let index: Int
  /// The closure that shows the column of the stack, if links in another column lead to it; `nil` if
  /// the screen is in the stack.
  var showColumn: (() -> Void)?

  /// Shows the screen of a value.
  func show(_ value: AnyHashable) {
    guard let showColumn else { return stack.push(value) }
    stack.replace(with: value)
    showColumn()
  }

  /// Shows the screen of a presenter.
  func show(_ presenter: Presenter) {
    guard let showColumn else { return stack.push(presenter, above: index) }
    stack.replace(with: presenter)
    showColumn()
  }
}

private enum NavigationLevelKey: EnvironmentKey {
  static var defaultValue: NavigationLevel? { nil }
}

extension EnvironmentValues {
  /// The screen of a navigation stack that contains the view; `nil` outside of a stack.
  var navigationLevel: NavigationLevel? {
    get { self[NavigationLevelKey.self] }
    set { self[NavigationLevelKey.self] = newValue }
  }
}
