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
  /// `false`: cells are not edited.
  public var isEditing: Bool { false }
}
