// SPDX-License-Identifier: MIT

@_exported public import Combine
public import Foundation
public import SwiftUI
public import TintypeUIKit

/// The App Store, which does not exist on Linux.
public enum AppStore {
  /// A Boolean value that indicates whether the user can buy: always `false`.
  public static var canMakePayments: Bool { false }
  /// The identifier of the device: always `nil`.
  public static var deviceVerificationID: UUID? { nil }

  /// Throws an error, because there is no App Store.
  public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }

  /// Does nothing, because there is no App Store.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}

  /// Does nothing, because there is no App Store.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}

  /// Does nothing, because there is no App Store.
  @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {}
}

/// The country of the App Store, which is unknown.
public struct Storefront: Identifiable, Hashable, Sendable {
  /// The identifier.
  public let id: String
  /// The code of the country.
  public let countryCode: String

  /// The country: always `nil`.
  public static var current: Storefront? { get async { nil } }
}

/// An error of the App Store.
public enum StoreKitError: Error, LocalizedError, Sendable {
  /// Unknown.
  case unknown
  /// The user canceled the request.
  case userCancelled
  /// The network failed.
  case networkError(URLError)
  /// The system failed.
  case systemError(any Error)
  /// There is no App Store.
  case notAvailableInStorefront
  /// The app has no right to the request.
  case notEntitled

  /// The text of the error.
  public var errorDescription: String? {
    switch self {
    case .userCancelled: "The request was canceled."
    case .networkError(let error as any Error), .systemError(let error): error.localizedDescription
    case .notAvailableInStorefront: "The App Store is not available on Linux."
    case .notEntitled: "The app has no right to this request."
    case .unknown: "Unknown error."
    }
  }
}

/// The action that buys a product, which throws an error.
@MainActor @preconcurrency
public struct PurchaseAction: Sendable {
  nonisolated init() {}

  /// Throws `Product.PurchaseError.productUnavailable`, because there is no App Store.
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult {
    try await product.purchase(options: options)
  }
}

extension EnvironmentValues {
  /// The action that buys a product, which throws an error.
  public var purchase: PurchaseAction { PurchaseAction() }
}

/// The former way to request a review.
open class SKStoreReviewController: NSObject {
  /// Does nothing, because there is no App Store.
  open class func requestReview() {}

  /// Does nothing, because there is no App Store.
  @MainActor open class func requestReview(in windowScene: UIWindowScene) {}
}
