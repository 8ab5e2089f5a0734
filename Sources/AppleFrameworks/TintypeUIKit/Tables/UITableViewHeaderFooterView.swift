// SPDX-License-Identifier: MIT

public import Foundation

/// The header or the footer of a section.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  /// The background.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// A Boolean value that indicates whether the content changes with the state.
  open var automaticallyUpdatesContentConfiguration: Bool = true
  /// A Boolean value that indicates whether the background changes with the state.
  open var automaticallyUpdatesBackgroundConfiguration: Bool = true
  /// The closure that changes the content for a state, which is never called.
  open var configurationUpdateHandler:
    ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
  /// The state.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  /// The second text, which is not shown.
  public let detailTextLabel: UILabel? = UILabel(frame: .zero)
  /// Prepares the view for another section, which does not happen.
  open func prepareForReuse() {}
  /// Returns the content of a list without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
  /// Returns the background of a list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listHeader() }
  /// Requests a call of `updateConfiguration(using:)`, which is never called.
  open func setNeedsUpdateConfiguration() { setNeedsLayout() }
  /// Changes the content for a state; does nothing by default.
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  /// The name by which the view is created.
  public internal(set) var reuseIdentifier: String?
  /// The view that contains the content.
  public let contentView = UIView(frame: .zero)
  /// The content; `nil` for the label.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
  /// The text, which appears above the content.
  public let textLabel: UILabel? = UILabel(frame: .zero)
  /// The view behind the content.
  open var backgroundView: UIView?
  private var shown: (UIView & UIContentView)?

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
    if let textLabel { contentView.addSubview(textLabel) }
  }

  /// Returns `nil`, because views cannot be archived on Linux.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func showContent() {
    shown?.removeFromSuperview()
    shown = contentConfiguration?.makeContentView()
    if let shown { contentView.addSubview(shown) }
  }

  func height(in width: CGFloat) -> CGFloat {
    CellContent.height(of: contentView, shown: shown, in: width) ?? 28
  }

  /// Sets the frames of the content.
  open override func layoutSubviews() {
    contentView.frame = bounds
    shown?.frame = bounds
    if let textLabel, textLabel.text != nil { textLabel.frame = bounds.insetBy(dx: 16, dy: 0) }
  }
}
