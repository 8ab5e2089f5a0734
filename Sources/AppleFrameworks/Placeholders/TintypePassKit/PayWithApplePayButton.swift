// SPDX-License-Identifier: MIT

public import SwiftUI

/// The title of a button for payments.
public struct PayWithApplePayButtonLabel: Hashable, Sendable {
  fileprivate let title: String

  /// The logo alone.
  public static let plain = Self(title: "Pay")
  /// Buy with.
  public static let buy = Self(title: "Buy with Pay")
  /// Add money with.
  public static let addMoney = Self(title: "Add Money with Pay")
  /// Book with.
  public static let book = Self(title: "Book with Pay")
  /// Check out with.
  public static let checkout = Self(title: "Check out with Pay")
  /// Continue with.
  public static let `continue` = Self(title: "Continue with Pay")
  /// Contribute with.
  public static let contribute = Self(title: "Contribute with Pay")
  /// Donate with.
  public static let donate = Self(title: "Donate with Pay")
  /// Pay with.
  public static let inStore = Self(title: "Pay with Pay")
  /// Order with.
  public static let order = Self(title: "Order with Pay")
  /// Reload with.
  public static let reload = Self(title: "Reload with Pay")
  /// Rent with.
  public static let rent = Self(title: "Rent with Pay")
  /// Set up.
  public static let setUp = Self(title: "Set up Pay")
  /// Subscribe with.
  public static let subscribe = Self(title: "Subscribe with Pay")
  /// Support with.
  public static let support = Self(title: "Support with Pay")
  /// Tip with.
  public static let tip = Self(title: "Tip with Pay")
  /// Top up with.
  public static let topUp = Self(title: "Top Up with Pay")
}

/// The colors of a button for payments.
public struct PayWithApplePayButtonStyle: Hashable, Sendable {
  fileprivate let colors: ButtonColors

  /// Black in light appearance, and white in dark appearance.
  public static let automatic = Self(colors: .automatic)
  /// Black.
  public static let black = Self(colors: .black)
  /// White.
  public static let white = Self(colors: .white)
  /// White with a black border.
  public static let whiteOutline = Self(colors: .whiteOutline)
}

/// A button for a payment, which is shown without Apple's logo.
@MainActor @preconcurrency
public struct PayWithApplePayButton<Fallback>: View where Fallback: View {
  @Environment(\.payWithApplePayButtonStyle) private var style
  private let label: PayWithApplePayButtonLabel
  private let action: (() -> Void)?

  /// Creates a button for an action.
  ///
  /// - Parameters:
  ///   - label: The title.
  ///   - action: The action.
  ///   - fallback: The view on devices without Apple Pay; it is not shown.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void,
    @ViewBuilder fallback: () -> Fallback
  ) {
    (self.label, self.action) = (label, action)
  }

  /// Creates a button for a request, whose closures are never called.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
    onPaymentAuthorizationChange:
      @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
    @ViewBuilder fallback: () -> Fallback
  ) {
    (self.label, action) = (label, nil)
  }

  /// The title on a rectangle with rounded corners.
  public var body: some View {
    WalletButton(title: label.title, colors: style.colors, action: action ?? {})
  }
}

extension PayWithApplePayButton where Fallback == EmptyView {
  /// Creates a button for an action.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void
  ) {
    self.init(label, action: action) { EmptyView() }
  }

  /// Creates a button for a request, whose closures are never called.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
    onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void
  ) {
    self.init(
      label, request: request, onPaymentAuthorizationChange: onPaymentAuthorizationChange
    ) { EmptyView() }
  }
}

/// A state of a payment; there is none.
@MainActor @preconcurrency
public enum PayWithApplePayButtonPaymentAuthorizationPhase {
  /// The sheet will be shown.
  case willAuthorize
  /// The user authorized the payment.
  case didAuthorize(payment: PKPayment, resultHandler: (PKPaymentAuthorizationResult) -> Void)
  /// The sheet was closed.
  case didFinish
}

extension EnvironmentValues {
  @Entry fileprivate var payWithApplePayButtonStyle = PayWithApplePayButtonStyle.automatic
}

extension View {
  /// Sets the colors of buttons for payments.
  public nonisolated func payWithApplePayButtonStyle(
    _ style: PayWithApplePayButtonStyle
  ) -> some View {
    environment(\.payWithApplePayButtonStyle, style)
  }
}
