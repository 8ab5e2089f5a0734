// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeUIKit

/// The title of a button for payments.
@nonexhaustive(warn)
public enum PKPaymentButtonType: Int, Sendable {
  /// The logo alone.
  case plain = 0
  /// Buy with.
  case buy = 1
  /// Set up.
  case setUp = 2
  /// Pay with.
  case inStore = 3
  /// Donate with.
  case donate = 4
  /// Check out with.
  case checkout = 5
  /// Book with.
  case book = 6
  /// Subscribe with.
  case subscribe = 7
  /// Reload with.
  case reload = 8
  /// Add money with.
  case addMoney = 9
  /// Top up with.
  case topUp = 10
  /// Order with.
  case order = 11
  /// Rent with.
  case rent = 12
  /// Support with.
  case support = 13
  /// Contribute with.
  case contribute = 14
  /// Tip with.
  case tip = 15
  /// Continue with.
  case `continue` = 16

  fileprivate var title: String {
    switch self {
    case .plain: "Pay"
    case .setUp: "Set up Pay"
    case .inStore: "Pay with Pay"
    case .checkout: "Check out with Pay"
    case .addMoney: "Add Money with Pay"
    case .topUp: "Top Up with Pay"
    default: "\("\(self)".capitalized) with Pay"
    }
  }
}

/// The colors of a button for payments.
@nonexhaustive(warn)
public enum PKPaymentButtonStyle: Int, Sendable {
  /// White.
  case white = 0
  /// White with a black border.
  case whiteOutline = 1
  /// Black.
  case black = 2
  /// Black in light appearance, and white in dark appearance.
  case automatic = 3
}

/// A button for a payment, which is shown without Apple's logo.
open class PKPaymentButton: UIButton {
  private var style = PKPaymentButtonStyle.black

  /// The radius of the corners in points.
  open var cornerRadius: CGFloat = 4 { didSet { layer.cornerRadius = cornerRadius } }

  /// Creates a button.
  public init(
    paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle
  ) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    let isDark = traitCollection.userInterfaceStyle == .dark
    let isBlack = style == .black || style == .automatic && !isDark
    setTitle(type.title, for: .normal)
    setTitleColor(isBlack ? .white : .black, for: .normal)
    backgroundColor = isBlack ? .black : .white
    layer.cornerRadius = cornerRadius
    layer.borderWidth = style == .whiteOutline ? 1 : 0
  }

  /// Returns `nil`, because views cannot be archived on Linux.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
