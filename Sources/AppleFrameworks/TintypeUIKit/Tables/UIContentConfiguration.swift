// SPDX-License-Identifier: MIT

public import Foundation

/// The values of a view that shows the content of a cell.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  /// Returns a new view that shows the content.
  func makeContentView() -> UIView & UIContentView
  /// Returns the values for the state of a cell.
  func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
  /// Returns the same values.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows the content of a cell.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
  /// The values of the content.
  var configuration: any UIContentConfiguration { get set }
}

/// The state of a view with a content configuration.
@MainActor @preconcurrency
public protocol UIConfigurationState {}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// A Boolean value that indicates whether the cell is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the cell is highlighted.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the cell is disabled.
  public var isDisabled = false
  /// A Boolean value that indicates whether the cell has the focus.
  public var isFocused = false
  /// A Boolean value that indicates whether the cell keeps its appearance.
  public var isPinned = false
  /// A Boolean value that indicates whether the cell is edited.
  public var isEditing = false
  /// A Boolean value that indicates whether the cell is expanded.
  public var isExpanded = false
  /// A Boolean value that indicates whether the cell has been swiped.
  public var isSwiped = false
  /// A Boolean value that indicates whether the cell is moved.
  public var isReordering = false
}

/// The state of a view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the view is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the view is highlighted.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the view is disabled.
  public var isDisabled = false
  /// A Boolean value that indicates whether the view has the focus.
  public var isFocused = false
  /// A Boolean value that indicates whether the view keeps its appearance.
  public var isPinned = false

  /// Creates the state of a view with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of an empty screen.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// The text of a search.
  public var searchText: String?

  /// Creates the state of a screen with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
