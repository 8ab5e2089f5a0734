// SPDX-License-Identifier: MIT

import Combine
import Foundation
import SwiftUI

/// The form of an order.
@MainActor
final class CheckoutViewModel: ObservableObject {
  enum Field: Hashable {
    case name, street, postalCode, note
  }

  @Published var name = ""
  @Published var street = ""
  @Published var postalCode = ""
  @Published var delivery = DeliveryMethod.standard
  @Published var isGift = false
  @Published var note = ""
  @Published var tipPercentage = 0.0
  @Published private(set) var isValid = false
  @Published private(set) var isPlacing = false
  @Published private(set) var failure: String?
  @Published private(set) var order: Order?

  private let service: any OrderService

  init(service: any OrderService) {
    self.service = service
    let address = Publishers.CombineLatest3($name, $street, $postalCode)
    address
      .combineLatest($delivery)
      .map { address, delivery in
        let (name, street, postalCode) = address
        guard name.split(separator: " ").count >= 2 else { return false }
        return delivery == .pickup || (!street.isEmpty && Self.isPostalCode(postalCode))
      }
      .removeDuplicates()
      .assign(to: &$isValid)
  }

  /// Returns the message about an invalid field; `nil` for a valid or an empty field.
  func message(for field: Field) -> LocalizedStringKey? {
    switch field {
    case .name where !name.isEmpty && name.split(separator: " ").count < 2:
      "Enter the first and the last name."
    case .postalCode where !postalCode.isEmpty && !Self.isPostalCode(postalCode):
      "A postal code has five digits."
    default: nil
    }
  }

  func summary(of cart: CartStore) -> OrderSummary {
    var summary = cart.summary
    summary.delivery = delivery.price
    // An order that is picked up has no courier.
    summary.tip = delivery == .pickup ? 0 : summary.subtotal * Decimal(Int(tipPercentage)) / 100
    return summary
  }

  func placeOrder(from cart: CartStore) async {
    guard isValid, !isPlacing else { return }
    isPlacing = true
    failure = nil
    defer { isPlacing = false }
    do {
      order = try await service.place(
        OrderDraft(
          lines: cart.lines, recipient: name, delivery: delivery, isGift: isGift,
          total: summary(of: cart).total))
      cart.clear()
    } catch {
      failure = error.localizedDescription
    }
  }

  private nonisolated static func isPostalCode(_ text: String) -> Bool {
    text.count == 5 && text.allSatisfy(\.isNumber)
  }
}
