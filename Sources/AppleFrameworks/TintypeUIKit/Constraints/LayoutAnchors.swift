// SPDX-License-Identifier: MIT

// Variants: UIView -> UILayoutGuide
extension UIView {
  /// The edge at which lines start.
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  /// The edge at which lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { .init(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { .init(self, .height) }
  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
}

extension UIView {
  /// The baseline of the first line.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .firstBaseline) }
  /// The baseline of the last line.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .lastBaseline) }
}
