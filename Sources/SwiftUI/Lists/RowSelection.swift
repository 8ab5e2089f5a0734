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
    switch self {
    case .single(let binding):
      let selected = binding.wrappedValue.map { ViewTag(selection: $0) }
      return selection(hasMarks: false, in: scope) { tag, _ in
        tag == selected
      } choose: { value in
        binding.wrappedValue = value
        column?.didSelect()
      }
    case .multiple(let binding):
      let selected = binding.wrappedValue
      guard isEditing else {
        // Touches select several rows in the edit mode only, and one row in a column that others
        // depend on.
        guard let column else { return nil }
        return selection(hasMarks: false, in: scope) { _, value in
          selected.contains(value)
        } choose: { value in
          binding.wrappedValue = [value]
          column.didSelect()
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
    ListSelection(hasMarks: hasMarks) { tag in
      (tag as? ViewTag).flatMap { tag in tag.selected(as: Value.self).map { isSelected(tag, $0) } }
    } choose: { [tree = scope.evaluation.tree] tag in
      guard let value = (tag as? ViewTag)?.selected(as: Value.self) else { return }
      tree.perform([{ choose(value) }])
    }
  }
}

extension ViewTag {
  /// Returns the value of a selection of a type that matches the tag; `nil` if none does.
  fileprivate func selected<Value: Hashable>(as type: Value.Type) -> Value? {
    guard let value = value(as: type), self == ViewTag(selection: value) else { return nil }
    return value
  }
}
