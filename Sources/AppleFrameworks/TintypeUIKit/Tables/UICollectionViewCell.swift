// SPDX-License-Identifier: MIT

public import Foundation

/// A view of a collection.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  /// Called before the view gets a frame, which does not happen.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Called before the layout changes, which does not happen.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// Called after the layout changed, which does not happen.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// Returns the attributes.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { layoutAttributes }
  /// The name by which the view is created.
  public internal(set) var reuseIdentifier: String?

  /// Creates a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Returns `nil`, because views cannot be archived on Linux.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Prepares the view for another element, which does not happen.
  open func prepareForReuse() {}
}

/// An element of a collection.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  /// The closure that changes the content for a state.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsLayout() }
  }
  /// A Boolean value that indicates whether the content changes with the state.
  open var automaticallyUpdatesContentConfiguration: Bool = true
  /// A Boolean value that indicates whether the background changes with the state.
  open var automaticallyUpdatesBackgroundConfiguration: Bool = true
  /// The state.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
  }
  /// Requests a call of `updateConfiguration(using:)`, which precedes each layout.
  open func setNeedsUpdateConfiguration() { setNeedsLayout() }
  /// Changes the content for a state; does nothing by default.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// Called after the element was dragged, which does not happen.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// The view that contains the content.
  public let contentView = UIView(frame: .zero)
  /// The content.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
  /// The background.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a selected element.
  open var selectedBackgroundView: UIView?
  /// A Boolean value that indicates whether the element is selected.
  open var isSelected = false
  /// A Boolean value that indicates whether the element is highlighted.
  open var isHighlighted = false
  private var shown: (UIView & UIContentView)?

  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }
  /// Returns `nil`, because views cannot be archived on Linux.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func showContent() {
    shown?.removeFromSuperview()
    shown = contentConfiguration?.makeContentView()
    if let shown { contentView.addSubview(shown) }
    setNeedsLayout()
  }

  /// Returns the height of the content in a width in points; `nil` if nothing determines it.
  func height(in width: CGFloat) -> CGFloat? {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
    return CellContent.height(of: contentView, shown: shown, in: width)
  }

  /// Sets the frames of the content and of the background.
  open override func layoutSubviews() {
    contentView.frame = bounds
    shown?.frame = bounds
    if let color = backgroundConfiguration?.backgroundColor { backgroundColor = color }
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
  }
}

/// An element of a collection that looks like a row of a table.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  /// The marks, which are not shown.
  open var accessories: [UICellAccessory] = []
  /// The number of indentations, which have no effect.
  open var indentationLevel: Int = 0
  /// The width of an indentation in points.
  open var indentationWidth: CGFloat = 10
  /// A Boolean value that indicates whether marks are indented.
  open var indentsAccessories: Bool = true
  /// The area of the separator.
  public let separatorLayoutGuide = UILayoutGuide()
  /// Returns the background of a list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  /// Returns the content of a list without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
