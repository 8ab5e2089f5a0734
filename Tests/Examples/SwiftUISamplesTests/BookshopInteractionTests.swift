// SPDX-License-Identifier: MIT

import Combine
import Foundation
import SnapshotTesting
import SwiftUI
@testable import TintypeSampleBookshop
import Testing

@MainActor @Suite("Interactions with Bookshop on the main actor")
struct BookshopInteractionTests {
  private let canvas = SwiftUISnapshotLayout.device(config: .iPhone13)

  private func catalogHost() throws -> ViewHost {
    let viewModel = CatalogViewModel(
      service: BundledCatalog(), scheduler: ImmediateScheduler.shared)
    return try ViewHost(
      CatalogScreen(viewModel: viewModel).environmentObject(CartStore()).bookshop(),
      layout: canvas)
  }

  @Test("The catalog shows the books that match the entered text")
  func search() throws {
    let host = try catalogHost()
    try host.enterText("coast", in: "Title, author or topic")
    assertSnapshot(of: host, as: .image)
    try host.tap("Clear text")
    try host.enterText("zeppelin", in: "Title, author or topic")
    try host.tap("Reset filters")
    assertSnapshot(of: host, as: .accessibility, named: "reset")
  }

  @Test("A genre filters the catalog until it is tapped again")
  func genre() throws {
    let host = try catalogHost()
    try host.tap("Crime")
    assertSnapshot(of: host, as: .image)
    try host.tap("Crime")
    try host.tap("Show as list")
    assertSnapshot(of: host, as: .accessibility, named: "list")
  }

  @Test("The steppers and the voucher change the totals of the cart")
  func totals() throws {
    let cart = CartStore.sample
    let host = try ViewHost(CartScreen().environmentObject(cart).bookshop(), layout: canvas)
    try host.tap("Voucher")
    try host.enterText("rainyday", in: "Code")
    assertSnapshot(of: host, as: .image)
    #expect(cart.summary.discount == Decimal(string: "6.389"))
  }

  @Test("A drag to the leading edge shows the button that deletes a line")
  func swipe() throws {
    let cart = CartStore.sample
    let host = try ViewHost(CartScreen().environmentObject(cart).bookshop(), layout: canvas)
    try host.drag("line-puddles", by: CGSize(width: -90, height: 0))
    assertSnapshot(of: host, as: .image)
    try host.performAction("Delete", on: "line-puddles")
    #expect(cart.lines.map(\.id) == ["salt-almanac", "quiet-machines"])
  }

  @Test("The form accepts an order when all fields are valid")
  func checkout() throws {
    let viewModel = CheckoutViewModel(service: LocalOrderService())
    let host = try ViewHost(
      CheckoutScreen(viewModel: viewModel).environmentObject(CartStore.sample).bookshop(),
      layout: .fixed(width: 390, height: 1100))
    try host.enterText("Noor Castellan", in: "Full name")
    try host.enterText("Kiln Street 4", in: "Street and number")
    try host.enterText("1234", in: "Postal code")
    #expect(!viewModel.isValid)
    try host.enterText("12345", in: "Postal code")
    try host.pick("Express", in: "Delivery")
    try host.toggle("Wrap as a gift")
    try host.adjust("Tip", by: 2)
    #expect(viewModel.isValid)
    assertSnapshot(of: host, as: .image)
  }
}

@MainActor @Suite("Interactions with Bookshop")
struct BookshopFlowTests {
  private let canvas = SwiftUISnapshotLayout.device(config: .iPhone13)

  @Test("A tapped day emphasizes its bar")
  func week() throws {
    let host = try ViewHost(StatisticsScreen(profile: .sample).bookshop(), layout: canvas)
    try host.tap("Sat")
    assertSnapshot(of: host, as: .image)
  }

  @Test("A tapped achievement shows its explanation")
  func achievement() throws {
    let host = try ViewHost(ProfileScreen(profile: .sample).bookshop(), layout: canvas)
    try host.tap("On fire")
    assertSnapshot(of: host, as: .image)
  }

  @MainActor
  @Test("A customer finds, buys and receives a book")
  func purchase() throws {
    let host = try ViewHost(RootView(), layout: canvas)
    let waiting = "the search waits for input"
    try host.tap("salt-almanac")
    try host.tap("More")
    assertSnapshot(of: host, as: .image, named: "book", allowPending: waiting)
    try host.tap("Add to cart")
    assertSnapshot(of: host, as: .image, named: "added", allowPending: waiting)
    try host.tap("Back")
    try host.tap("Cart")
    try host.tap("Check out")
    try host.enterText("Noor Castellan", in: "Full name")
    try host.pick("Pick up", in: "Delivery")
    try host.tap("Place order")
    assertSnapshot(of: host, as: .image, named: "confirmation", allowPending: waiting)
    try host.tap("Back to the catalog")
    assertSnapshot(of: host, as: .accessibility, named: "catalog", allowPending: waiting)
  }

  @MainActor
  @Test("The theme of the settings applies to the whole app")
  func settings() throws {
    let host = try ViewHost(RootView(cart: .sample), layout: canvas)
    try host.tap("Profile")
    try host.tap("Settings")
    try host.tap("Inkwell")
    try host.adjust("30 minutes a day", by: 1)
    assertSnapshot(of: host, as: .image, named: "settings")
    try host.tap("Back")
    assertSnapshot(of: host, as: .image, named: "profile")
  }
}
