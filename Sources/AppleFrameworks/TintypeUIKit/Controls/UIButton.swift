// SPDX-License-Identifier: MIT

/// A button, which receives no events and is not painted.
@MainActor @preconcurrency
open class UIButton: UIControl {
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private let label = UILabel()

  /// Creates a button of a type, which has no effect.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
  }

  /// The label of the title.
  open var titleLabel: UILabel? { label }
  /// The title in the default state.
  open var currentTitle: String? { title(for: .normal) }

  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    if state == .normal { label.text = title }
  }

  /// Returns the title in a state.
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

  /// Sets the color of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
    if state == .normal, let color { label.textColor = color }
  }

  /// Returns the color of the title in a state.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  /// Sets the image in a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
  }

  /// Returns the image in a state.
  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }

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
}
