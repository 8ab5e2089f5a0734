// SPDX-License-Identifier: MIT

import TintypeComponents

/// The selection of a list.
enum RowSelection<Value: Hashable> {
  /// A user can select one row.
  case single(Binding<Value?>)
  /// A user can select several rows in the edit mode.
  case multiple(Binding<Set<Value>>)

  /// Returns the selection of the engine; `nil` if a user cannot select rows.
  func engine(in scope: ViewScope, isEditing: Bool) -> ListSelection? {
    let column = scope.environment.splitColumn?.selection
    let menu = scope.environment.selectionMenu
    let primary = isEditing ? nil : menu?.primaryAction(for: Value.self)
    switch self {
    case .single(let binding):
      let selected = binding.wrappedValue.map { ViewTag(selection: $0) }
      return selection(hasMarks: false, in: scope) { tag, _ in
        tag == selected
      } choose: { value in
        binding.wrappedValue = value
        column?.didSelect()
        primary?([value])
      }
    case .multiple(let binding):
      let selected = binding.wrappedValue
      guard isEditing else {
        // Touches select several rows in the edit mode only, and one row in a column that others
        // depend on.
        guard column != nil || menu != nil else { return nil }
        return selection(hasMarks: false, in: scope) { _, value in
          selected.contains(value)
        } choose: { value in
          if let column {
            binding.wrappedValue = [value]
            column.didSelect()
          }
          primary?([value])
        }
      }
      return selection(hasMarks: true, in: scope) { _, value in
        selected.contains(value)
      } choose: { value in
        binding.wrappedValue.formSymmetricDifference([value])
      }
    }
  }

  /// The selection for the column of a split view.
  var columnValue: ColumnSelection.Value {
    switch self {
    case .single(let binding):
      ColumnSelection.Value(value: binding.wrappedValue.map { AnyHashable($0) }) {
        binding.wrappedValue = nil
      }
    case .multiple(let binding):
      ColumnSelection.Value(
        value: binding.wrappedValue.isEmpty ? nil : AnyHashable(binding.wrappedValue)
      ) {
        binding.wrappedValue = []
      }
    }
  }

  private func selection(
    hasMarks: Bool, in scope: ViewScope, isSelected: @escaping (ViewTag, Value) -> Bool,
    choose: @escaping (Value) -> Void
  ) -> ListSelection {
    var selection = ListSelection(hasMarks: hasMarks) { tag in
      (tag as? ViewTag).flatMap { tag in tag.selected(as: Value.self).map { isSelected(tag, $0) } }
    } choose: { [tree = scope.evaluation.tree] tag in
      guard let value = (tag as? ViewTag)?.selected(as: Value.self) else { return }
      tree.perform([{ choose(value) }])
    }
    if let menu = scope.environment.selectionMenu {
      let state = scope.child(.part("selectionMenu")).node.effect { SelectionMenuState() }
      selection.modify = { tag, row in
        guard let value = (tag as? ViewTag)?.selected(as: Value.self) else { return row }
        return menu.row(row, for: value, in: values(with: value), state: state, scope: scope)
      }
    }
    return selection
  }

  /// The selected values, if they contain a value, or else the value alone.
  private func values(with value: Value) -> Set<Value> {
    guard case .multiple(let binding) = self, binding.wrappedValue.contains(value) else {
      return [value]
    }
    return binding.wrappedValue
  }
}

extension ViewTag {
  /// Returns the value of a selection of a type that matches the tag; `nil` if none does.
  fileprivate func selected<Value: Hashable>(as type: Value.Type) -> Value? {
    guard let value = value(as: type), self == ViewTag(selection: value) else { return nil }
    return value
  }
}
