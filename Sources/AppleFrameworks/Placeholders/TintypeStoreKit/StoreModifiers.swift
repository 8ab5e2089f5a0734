// SPDX-License-Identifier: MIT

import SwiftUI

/// The action that requests a review by the user, which does nothing.
@MainActor @preconcurrency
public struct RequestReviewAction: Sendable {
  nonisolated init() {}

  /// Does nothing.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// The action that requests a review by the user, which does nothing.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// The buttons of a view of products.
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String

  /// The button that closes the view.
  public static let cancellation = StoreButtonKind(name: "cancellation")
  /// The button that restores purchases.
  public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
  /// The button that accepts a code.
  public static let redeemCode = StoreButtonKind(name: "redeemCode")
  /// The button for signing in.
  public static let signIn = StoreButtonKind(name: "signIn")
  /// The buttons for policies.
  public static let policies = StoreButtonKind(name: "policies")
}

extension View {
  /// Sets the visibility of buttons of the store, which are not shown.
  public nonisolated func storeButton(
    _ visibility: Visibility, for buttonKinds: StoreButtonKind...
  ) -> some View {
    self
  }

  /// Defers messages of the App Store, of which there are none.
  public nonisolated func storeMessagesDeferred(_ storeMessagesDeferred: Bool) -> some View { self }

  /// Presents the subscriptions of the user, which has no effect.
  public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    self
  }

  /// Presents the sheet for codes, which has no effect.
  public nonisolated func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    self
  }
}
