// SPDX-License-Identifier: MIT

public import Foundation

/// A view of a collection.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
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
    CellContent.height(of: contentView, shown: shown, in: width)
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
  /// Returns the content of a list without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
