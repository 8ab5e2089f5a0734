// SPDX-License-Identifier: MIT

import Combine
import Foundation

extension Notification.Name {
  /// Posted with the title of a book when it has been added to the cart.
  static let bookAddedToCart = Notification.Name("bookAddedToCart")
}

/// The cart of the customer.
@MainActor
final class CartStore: ObservableObject {
  @Published private(set) var lines: [CartLine]
  @Published var voucher = ""
  @Published private(set) var summary = OrderSummary(subtotal: 0, discount: 0, delivery: 0)
  @Published private(set) var itemCount = 0

  private var cancellables: Set<AnyCancellable> = []

  init(lines: [CartLine] = []) {
    self.lines = lines
    $lines
      .map { $0.reduce(0) { $0 + $1.quantity } }
      .removeDuplicates()
      .assign(to: &$itemCount)
    Publishers.CombineLatest($lines, $voucher)
      .map { lines, voucher in Self.summary(of: lines, voucher: voucher) }
      .removeDuplicates()
      .sink { [weak self] in self?.summary = $0 }
      .store(in: &cancellables)
  }

  var isEmpty: Bool { lines.isEmpty }

  func add(_ book: Book, quantity: Int = 1) {
    if let index = lines.firstIndex(where: { $0.id == book.id }) {
      lines[index].quantity += quantity
    } else {
      lines.append(CartLine(book: book, quantity: quantity))
    }
    NotificationCenter.default.post(name: .bookAddedToCart, object: book.title)
  }

  func setQuantity(_ quantity: Int, of id: CartLine.ID) {
    guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
    if quantity > 0 {
      lines[index].quantity = quantity
    } else {
      lines.remove(at: index)
    }
  }

  func remove(_ id: CartLine.ID) {
    lines.removeAll { $0.id == id }
  }

  func clear() {
    lines = []
    voucher = ""
  }

  private nonisolated static func summary(
    of lines: [CartLine], voucher: String
  ) -> OrderSummary {
    let subtotal = lines.map(\.total).reduce(0, +)
    let isValid = voucher.uppercased() == "RAINYDAY"
    return OrderSummary(
      subtotal: subtotal, discount: isValid ? subtotal / 10 : 0,
      delivery: subtotal == 0 || subtotal >= 50 ? 0 : 3.9)
  }
}

extension CartStore {
  static var sample: CartStore {
    CartStore(lines: [
      CartLine(book: .saltAlmanac, quantity: 1),
      CartLine(book: .puddles, quantity: 2),
      CartLine(book: .quietMachines, quantity: 1),
    ])
  }
}
