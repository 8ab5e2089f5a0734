// SPDX-License-Identifier: MIT

public import Foundation

/// A shadow of text.
open class NSShadow: NSObject, NSCopying, NSSecureCoding {
  /// The offset in points; positive values are to the right and downward.
  open var shadowOffset = CGSize.zero
  /// The blur radius in points, 0 by default.
  open var shadowBlurRadius: CGFloat = 0
  /// The color, a `UIColor`; a third of black by default.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a shadow without offset and blur.
  public override init() {
    super.init()
  }

  /// Returns `nil`, because shadows cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing, because shadows cannot be archived on Linux.
  open func encode(with coder: NSCoder) {}

  /// The value `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Returns a Boolean value that indicates whether an object is a shadow with equal values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  /// The hash of offset and blur.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}
