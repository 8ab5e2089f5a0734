// SPDX-License-Identifier: MIT

import TintypeComponents

/// The state of a split view: the visibility of its columns, and the screens in them.
final class SplitState {
  /// The column that is shown in a compact size class.
  private(set) var compactColumn = NavigationSplitViewColumn.Kind.sidebar
  /// The screens of each column, above its view.
  private let stacks: [NavigationSplitViewColumn.Kind: StackState]
  private var columns = SplitColumns(sidebar: EmptyView(), content: nil, detail: EmptyView())
  /// The last known value of the binding to the compact column.
  private var preferred: NavigationSplitViewColumn.Kind?
  /// The visibility if there is no binding.
  private var storedVisibility = NavigationSplitViewVisibility.automatic
  /// The selections of the lists in the last evaluation; no value if it is not known.
  private var selections: [NavigationSplitViewColumn.Kind: AnyHashable?] = [:]
  private var clearing: [NavigationSplitViewColumn.Kind: () -> Void] = [:]
  private let tree: ViewTree
  /// The last placement in a regular size class.
  let placement = SplitPlacement()

  init(tree: ViewTree) {
    self.tree = tree
    let kinds = NavigationSplitViewColumn.Kind.allCases
    stacks = Dictionary(uniqueKeysWithValues: kinds.map { ($0, StackState(tree: tree)) })
  }

  /// Returns the screens of a column.
  func stack(of kind: NavigationSplitViewColumn.Kind) -> StackState {
    stacks[kind] ?? StackState(tree: tree)
  }

  /// Uses the columns of an evaluation, and the values of their bindings.
  func follow(_ columns: SplitColumns) {
    self.columns = columns
    guard let kind = columns.compactColumn?.wrappedValue.kind, kind != preferred else { return }
    preferred = kind
    compactColumn = columns.kinds.contains(kind) ? kind : .sidebar
  }
}

extension SplitState {
  /// The visibility of the columns.
  var visibility: NavigationSplitViewVisibility {
    columns.visibility?.wrappedValue ?? storedVisibility
  }

  /// Sets the visibility of the columns on behalf of a user.
  func setVisibility(_ visibility: NavigationSplitViewVisibility) {
    if let binding = columns.visibility {
      binding.wrappedValue = visibility
    } else {
      storedVisibility = visibility
    }
    tree.observer.stateDidChange("the visibility of columns")
  }
}

extension SplitState {
  /// Returns the column after a column; `nil` for the last one.
  func next(after kind: NavigationSplitViewColumn.Kind) -> NavigationSplitViewColumn.Kind? {
    columns.kinds.first { $0 > kind }
  }

  /// Shows the column after a column in a compact size class.
  func showNext(after kind: NavigationSplitViewColumn.Kind) {
    if let next = next(after: kind) { show(next) }
  }

  /// Returns from a column to the one before it, whose selection is removed.
  func goBack(from kind: NavigationSplitViewColumn.Kind) {
    guard let previous = columns.kinds.last(where: { $0 < kind }) else { return }
    for later in columns.kinds where later >= kind { stack(of: later).pop(to: 0) }
    clearing[previous]?()
    show(previous)
  }

  private func show(_ kind: NavigationSplitViewColumn.Kind) {
    guard kind != compactColumn else { return }
    compactColumn = kind
    columns.compactColumn?.wrappedValue = NavigationSplitViewColumn(kind)
    // A constant binding does not prevent the change.
    preferred = columns.compactColumn?.wrappedValue.kind
    tree.observer.stateDidChange("the column of a split view")
  }

  /// Follows the selection of the list in a column after an evaluation.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - kind: The column.
  ///   - isCollapsed: Whether a selection shows the next column.
  ///   - evaluation: The evaluation.
  func follow(
    _ selection: ColumnSelection, of kind: NavigationSplitViewColumn.Kind, isCollapsed: Bool,
    in evaluation: Evaluation
  ) {
    // Lists that geometry readers contain are not evaluated in hidden columns.
    guard let current = selection.current else { return }
    clearing[kind] = current.clear
    let known = selections.updateValue(current.value, forKey: kind)
    guard isCollapsed else { return }
    let isFirst = known == nil
    guard isFirst ? columns.compactColumn == nil : known != current.value else { return }
    if current.value != nil {
      guard compactColumn == kind else { return }
      evaluation.perform { self.showNext(after: kind) }
    } else if compactColumn > kind, !isFirst {
      evaluation.perform { self.show(kind) }
    }
  }
}
