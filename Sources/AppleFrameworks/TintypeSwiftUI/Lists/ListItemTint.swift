// SPDX-License-Identifier: MIT

/// The color for icons in the rows of a list.
public struct ListItemTint: Sendable {
  /// The color of the icons.
  let color: Color

  /// A color that a style of lists cannot replace.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A color that a style of lists can replace; the styles of this module do not.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// Gray.
  public static let monochrome = ListItemTint(color: .gray)
}

extension View {
  /// Sets the color for the icons of labels in list rows; `nil` for the default.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    transformingEnvironment { $0.listItemTint = tint }
  }

  /// Sets the color for the icons of labels in list rows; `nil` for the default.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    listItemTint(tint.map { .preferred($0) })
  }
}

extension EnvironmentValues {
  private enum ListItemTintKey: EnvironmentKey {
    static var defaultValue: ListItemTint? { nil }
  }

  /// The color for icons in list rows; `nil` by default.
  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}
