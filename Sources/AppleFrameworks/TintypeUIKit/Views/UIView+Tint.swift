// SPDX-License-Identifier: MIT

extension UIView {
  /// The adjustment of the color of interactive elements.
  @nonexhaustive(warn)
  public enum TintAdjustmentMode: Int, Sendable {
    /// That of the view that contains this one.
    case automatic = 0
    /// None.
    case normal = 1
    /// Gray, as behind a sheet.
    case dimmed = 2
  }

  /// The color of interactive elements that a view has set.
  struct TintValues {
    var color: UIColor?
    var mode = TintAdjustmentMode.automatic
  }

  var inheritedTintMode: TintAdjustmentMode {
    tint.mode == .automatic ? superview?.inheritedTintMode ?? .normal : tint.mode
  }

  /// The color that the view or one that contains it has set, or gray if it is dimmed; `nil` if
  /// there is none.
  package var inheritedTint: UIColor? {
    inheritedTintMode == .dimmed ? .systemGray : inheritedTintColor
  }

  private var inheritedTintColor: UIColor? { tint.color ?? superview?.inheritedTintColor }

  /// Informs the view and its descendants.
  func tintDidChange() {
    tintColorDidChange()
    for view in subviews { view.tintDidChange() }
  }
}
