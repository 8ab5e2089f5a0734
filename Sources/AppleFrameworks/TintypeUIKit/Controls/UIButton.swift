// SPDX-License-Identifier: MIT

public import Foundation

/// A button with a title and an image for each state.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// A Boolean value that indicates whether the appearance changes with the state.
  open var automaticallyUpdatesConfiguration: Bool = true
  /// The role.
  open var role: Role = .normal
  /// A Boolean value that indicates whether the pointer changes above the button.
  open var isPointerInteractionEnabled: Bool = false
  /// The order of the menu.
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
  /// A Boolean value that indicates whether a tap selects the button.
  open var changesSelectionAsPrimaryAction: Bool = false
  /// The style of another system.
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
  /// The style of the system.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// A Boolean value that indicates whether a pressed button has a darker image.
  open var adjustsImageWhenHighlighted: Bool = true
  /// A Boolean value that indicates whether a disabled button has a brighter image.
  open var adjustsImageWhenDisabled: Bool = true
  /// A Boolean value that indicates whether a pressed button glows.
  open var showsTouchWhenHighlighted: Bool = false
  /// A Boolean value that indicates whether a pressed button has another shadow.
  open var reversesTitleShadowWhenHighlighted: Bool = false
  /// A Boolean value that indicates whether the pointer is above the button: always `false`.
  open var isHovered: Bool { false }
  /// A Boolean value that indicates whether the menu is shown: always `false`.
  open var isHeld: Bool { false }
  /// The label of the subtitle: always `nil`.
  open var subtitleLabel: UILabel? { nil }
  /// The color of the title's shadow: always `nil`.
  open var currentTitleShadowColor: UIColor? { nil }
  /// The configuration of the symbol.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
  /// Calls `updateConfiguration()`.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// Calls the closure that changes the appearance.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// Has no effect, because titles have no shadow.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {}
  /// Returns `nil`, because titles have no shadow.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { nil }
  /// Returns the rectangle of the background.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the content.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Returns the rectangle of the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  /// Returns the rectangle of the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  private var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]
  /// Sets the configuration of the symbol in a state; that of the default state has an effect.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    symbolConfigurations[state] = configuration
    if state == .normal { picture.preferredSymbolConfiguration = configuration }
  }
  /// Returns the configuration of the symbol in a state.
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state]
  }
  /// The type.
  open private(set) var buttonType = ButtonType.custom
  /// The look and the content, which replace the titles and images of states.
  open var configuration: Configuration? { didSet { invalidateIntrinsicContentSize() } }
  /// A closure that changes the configuration for a state.
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  /// The insets of the content in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  /// The offset of the title in points.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The offset of the image in points.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// The menu, which is not shown.
  open var menu: UIMenu?

  private var titles: [State: NSAttributedString] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]
  private let label = UILabel()
  private let picture = UIImageView(image: nil)

  /// Creates a button of a type.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType != .custom { label.font = .systemFont(ofSize: 15) }
    let symbol: String? =
      switch buttonType {
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      default: nil
      }
    if let symbol { setImage(UIImage(systemName: symbol), for: .normal) }
  }

  /// Creates a button with a configuration and an action.
  public convenience init(
    configuration: UIButton.Configuration, primaryAction: UIAction? = nil
  ) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Creates a button of a type with an action.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
  {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a button without a style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 18)
  }

  /// Returns `nil`, because views cannot be archived on Linux.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The label of the title.
  open var titleLabel: UILabel? { label }
  /// The view of the image.
  open var imageView: UIImageView? { picture }
  /// The title in the current state.
  open var currentTitle: String? { title(for: state) }
  /// The title with attributes in the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The color of the title in the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The image in the current state.
  open var currentImage: UIImage? { image(for: state) }
  /// The background image in the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    setAttributedTitle(title.map { NSAttributedString(string: $0) }, for: state)
  }

  /// Returns the title in a state.
  open func title(for state: UIControl.State) -> String? { attributedTitle(for: state)?.string }

  /// Sets the title with attributes in a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    titles[state] = title
    if state == .normal { label.text = title?.string }
    invalidateIntrinsicContentSize()
  }

  /// Returns the title with attributes in a state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    titles[state] ?? titles[.normal]
  }

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
    if state == .normal { picture.image = image }
    invalidateIntrinsicContentSize()
  }

  /// Returns the image in a state.
  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }

  /// Sets the background image in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgrounds[state] = image
  }

  /// Returns the background image in a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgrounds[state] ?? backgrounds[.normal]
  }

  /// The size of the title and the image with the insets in points.
  open override var intrinsicContentSize: CGSize { measuredSize }
}
