// SPDX-License-Identifier: MIT

/// A button that begins and ends the edit mode of the environment.
///
/// The screens of navigation stacks have an edit mode unless the environment has one.
@MainActor @preconcurrency
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates a button.
  public nonisolated init() {}

  /// The button “Edit” or “Done”.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(system: isEditing ? .done : .edit) {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
    .fontWeight(isEditing ? .semibold : nil)
    .disabled(editMode == nil)
  }
}
