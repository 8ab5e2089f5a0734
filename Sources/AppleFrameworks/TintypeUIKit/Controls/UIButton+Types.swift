// SPDX-License-Identifier: MIT

extension UIButton {
  /// The type of a button.
  @nonexhaustive(warn)
  public enum ButtonType: Int, Sendable {
    /// No style.
    case custom = 0
    /// The style of the system.
    case system = 1
    /// A symbol for details.
    case detailDisclosure = 2
    /// A light symbol for information.
    case infoLight = 3
    /// A dark symbol for information.
    case infoDark = 4
    /// A symbol for a new element.
    case contactAdd = 5
    /// A symbol that closes the screen.
    case close = 7
  }

  /// The role of a button.
  @nonexhaustive(warn)
  public enum Role: Int, Sendable {
    /// None.
    case normal = 0
    /// The main button.
    case primary = 1
    /// The button that cancels.
    case cancel = 2
    /// The button that deletes.
    case destructive = 3
  }
}

extension UIButton.ButtonType {
  /// The earlier name of `system`.
  public static var roundedRect: Self { .system }
}
