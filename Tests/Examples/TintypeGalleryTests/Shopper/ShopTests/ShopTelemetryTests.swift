// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeComponents
import TintypeDoubles
import TintypeGallery
import TintypeScheduling

@Suite("Telemetry of the shop") @MainActor struct ShopTelemetryTests {
  private func host(_ shop: BootstrappedShop) throws -> ComponentHost {
    try ComponentHost(Shopper.ShopView(model: shop.model), in: .device(.iPhone13))
  }

  private func openShop() async throws -> (BootstrappedShop, ComponentHost) {
    let shop = try await BootstrappedShop(products: .init(defaultReturnValue: Goods.all))
    await shop.catalogAnswers()
    return (shop, try host(shop))
  }

  @Test("A tap on a product logs a view")
  func opens() async throws {
    let (shop, host) = try await openShop()
    try host.perform(.tap, on: "product-vase")
    #expect(shop.events.last == "shop.product_viewed")
    #expect(shop.lastAttributes["productID"] as? String == "vase")
    #expect(host.scene.accessibilityText.contains("A vase."))
  }

  @Test("A tap on the add button logs an addition to the basket and no view")
  func adds() async throws {
    let (shop, host) = try await openShop()
    try host.perform(.tap, on: "Add Mug")
    #expect(shop.events == ["app.launched", "shop.catalog_loaded", "shop.added_to_basket"])
    #expect(shop.lastAttributes["quantity"] as? Int == 1)
    #expect(host.scene.accessibilityText.contains("Basket: 1 item."))
  }

  @Test("The last item in stock cannot be added to the basket twice")
  func soldOut() async throws {
    let (shop, host) = try await openShop()
    try host.perform(.tap, on: "product-vase")
    try host.perform(.tap, on: "Add to Basket")
    try host.perform(.tap, on: "Add to Basket")
    #expect(throws: InteractionError.self) { try host.perform(.tap, on: "All in Your Basket") }
    #expect(shop.model.basketCount == 2)
  }

  @Test("A sold-out product can be viewed but not bought")
  func unavailable() async throws {
    let (shop, host) = try await openShop()
    #expect(throws: InteractionError.self) { try host.perform(.tap, on: "Add Bowl") }
    try host.perform(.tap, on: "product-bowl")
    #expect(throws: InteractionError.self) { try host.perform(.tap, on: "Sold Out") }
    #expect(!shop.events.contains("shop.added_to_basket"))
  }

  @Test("A visit is logged tap by tap, and its last screen matches the reference")
  func visit() async throws {
    let shop = try await BootstrappedShop(
      products: .init(
        defaultReturnValue: Goods.all, resultQueue: [.failure(Shopper.CatalogError.offline)]))
    await shop.catalogAnswers()
    let host = try host(shop)
    try host.perform(.tap, on: "Try Again")
    await settle()
    try host.update()
    try host.perform(.tap, on: "product-vase")
    try host.perform(.tap, on: "Add to Basket")
    try host.perform(.tap, on: "Shop")
    try host.perform(.tap, on: "Add Mug")
    try host.perform(.tap, on: "Add Mug")
    #expect(shop.mockDestination.logEventStub.calls.count + 1 == shop.lines.all.count)
    assertSnapshot(
      of: shop.lines.all.joined(separator: "\n"), as: .lines, named: "telemetry")
    assertSnapshot(of: host.component, as: .image(on: .iPhone13), named: "basket")
  }
}
