// SPDX-License-Identifier: MIT

public import Foundation

/// A row of a table.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// The closure that changes the content for a state.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsLayout() }
  }
  /// A Boolean value that indicates whether the content changes with the state.
  open var automaticallyUpdatesContentConfiguration: Bool = true
  /// A Boolean value that indicates whether the background changes with the state.
  open var automaticallyUpdatesBackgroundConfiguration: Bool = true
  /// The view behind the content of one of several selected rows.
  open var multipleSelectionBackgroundView: UIView?
  /// A Boolean value that indicates whether the row can be moved during editing.
  open var showsReorderControl: Bool = false
  /// A Boolean value that indicates whether the background is indented during editing.
  open var shouldIndentWhileEditing: Bool = true
  /// The mark during editing.
  open var editingAccessoryType: AccessoryType = .none
  /// The view in place of the mark during editing.
  open var editingAccessoryView: UIView?
  /// The number of indentations, which have no effect.
  open var indentationLevel: Int = 0
  /// The width of an indentation in points.
  open var indentationWidth: CGFloat = 10
  /// The appearance of a row with the focus.
  open var focusStyle: FocusStyle = .default
  /// A Boolean value that indicates whether the row handles events while it is dragged.
  open var userInteractionEnabledWhileDragging: Bool = true
  /// The button of the row during editing: always `none`.
  open var editingStyle: EditingStyle { .none }
  /// A Boolean value that indicates whether the button that deletes is shown: always `false`.
  open var showingDeleteConfirmation: Bool { false }
  /// The view that contains the content.
  public let contentView = UIView(frame: .zero)
  /// The name by which the cell is created.
  public internal(set) var reuseIdentifier: String?
  /// The content; `nil` for the labels and the image view.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
  /// The background; `nil` for that of the table.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// The mark at the edge where lines end.
  open var accessoryType = AccessoryType.none
  /// The view at the edge where lines end, which replaces the mark.
  open var accessoryView: UIView?
  /// The background of a selected row.
  open var selectionStyle = SelectionStyle.default
  /// The insets of the separator in points; those of the table by default.
  open var separatorInset: UIEdgeInsets?
  /// A Boolean value that indicates whether the cell is selected.
  open var isSelected = false
  /// A Boolean value that indicates whether the cell is highlighted.
  open var isHighlighted = false
  /// `false`: rows are not edited.
  open var isEditing: Bool { false }
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a selected row.
  open var selectedBackgroundView: UIView?
  /// The first text.
  open var textLabel: UILabel? { arrangement.text }
  /// The second text; `nil` in the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : arrangement.secondary }
  /// The image.
  open var imageView: UIImageView? { arrangement.image }

  private let style: CellStyle
  private let arrangement = RowArrangement()
  private let mark = UIImageView(frame: .zero)
  private var shown: (UIView & UIContentView)?

  /// Creates a cell of a style.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
    arrangement.add(to: contentView)
    arrangement.isBeside = style == .value1 || style == .value2
    if style == .subtitle { arrangement.secondary.font = .systemFont(ofSize: 12) }
    if style == .value1 { arrangement.secondary.textColor = .secondaryLabel }
  }

  /// Returns `nil`, because views cannot be archived on Linux.
  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(coder: coder)
  }

  /// Prepares the cell for another row, which does not happen: each row has a cell of its own.
  open func prepareForReuse() {}
  /// Selects the cell, without an animation.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Highlights the cell, without an animation.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Returns the content of a list without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    arrangement.isBeside ? .valueCell() : .cell()
  }
  /// The state.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
  }
  /// Requests a call of `updateConfiguration(using:)`, which precedes each layout.
  open func setNeedsUpdateConfiguration() { setNeedsLayout() }
  /// Returns the background of a list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  /// Sets whether the row is edited, which has no effect.
  open func setEditing(_ editing: Bool, animated: Bool) {}
  /// Called before the state of editing changes, which does not happen.
  open func willTransition(to state: StateMask) {}
  /// Called after the state of editing changed, which does not happen.
  open func didTransition(to state: StateMask) {}
  /// Called after the row was dragged, which does not happen.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Changes the content for a state; does nothing by default.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  private func showContent() {
    shown?.removeFromSuperview()
    shown = contentConfiguration?.makeContentView()
    if let shown { contentView.addSubview(shown) }
    setNeedsLayout()
  }

  /// Returns the height of the content in a width in points.
  func height(in width: CGFloat) -> CGFloat {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
    let width = width - accessoryWidth
    return max(CellContent.height(of: contentView, shown: shown, in: width) ?? 0, rowHeight(width))
  }

  private func rowHeight(_ width: CGFloat) -> CGFloat {
    let isEmpty = textLabel?.text == nil && imageView?.image == nil
    return shown != nil ? 44 : isEmpty ? 0 : max(arrangement.height(in: width), 44)
  }

  private var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.frame.width + 16 }
    return accessoryType == .none ? 0 : 34
  }

  /// Sets the frames of the content and of the mark.
  open override func layoutSubviews() {
    let (size, edge) = (bounds.size, accessoryWidth)
    contentView.frame = CGRect(
      x: isRightToLeft ? edge : 0, y: 0, width: max(size.width - edge, 0), height: size.height)
    if let shown { shown.frame = contentView.bounds } else { arrangement.layOut(in: contentView) }
    let isMarked = accessoryView == nil && accessoryType != .none
    mark.image = isMarked ? UIImage(systemName: accessoryType.symbol) : nil
    mark.tintColor = accessoryType == .disclosureIndicator ? .tertiaryLabel : tintColor
    mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: accessoryType == .disclosureIndicator ? 13 : 17, weight: .semibold)
    mark.contentMode = .center
    guard let view = accessoryView ?? (isMarked ? mark : nil) else {
      return mark.removeFromSuperview()
    }
    if view.superview !== self { addSubview(view) }
    let own = view === mark ? CGSize(width: 18, height: 22) : view.frame.size
    view.frame = CGRect(
      x: isRightToLeft ? 16 : size.width - 16 - own.width, y: (size.height - own.height) / 2,
      width: own.width, height: own.height)
  }
}

/// The content of a cell of a table or a collection.
@MainActor
enum CellContent {
  /// Returns the height of content in a width; `nil` if nothing determines it.
  static func height(of view: UIView, shown: UIView?, in width: CGFloat) -> CGFloat? {
    let size = CGSize(width: width, height: 0)
    if let shown, !shown.usesConstraints { return shown.sizeThatFits(size).height }
    guard view.usesConstraints else { return nil }
    view.frame.size.width = width
    return view.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Lays out a cell at a frame.
  static func layOut(_ cell: UIView, at frame: CGRect) {
    cell.frame = frame
    cell.layoutSubviews()
    cell.solveConstraints()
  }
}
