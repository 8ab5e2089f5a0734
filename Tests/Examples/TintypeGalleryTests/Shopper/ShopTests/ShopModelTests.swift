// SPDX-License-Identifier: MIT

import Testing
import TintypeDoubles
import TintypeGallery
import TintypeScheduling

@Suite("The shop model") @MainActor struct ShopModelTests {
  private func shop(_ products: BootstrappedShop.Products) async throws -> BootstrappedShop {
    let shop = try await BootstrappedShop(products: products)
    await shop.catalogAnswers()
    return shop
  }

  private func openShop() async throws -> BootstrappedShop {
    try await shop(.init(defaultReturnValue: Goods.all))
  }

  // MARK: The catalog

  @Test("The shop fetches the catalog when the subapp starts")
  func starts() async throws {
    let shop = try await BootstrappedShop(products: .init(defaultReturnValue: Goods.all))
    #expect(shop.model.phase == .loading)
    #expect(shop.events == ["app.launched"])
    await shop.catalogAnswers()
    #expect(shop.model.phase == .loaded(Goods.all))
    #expect(shop.events == ["app.launched", "shop.catalog_loaded"])
    #expect(shop.lastAttributes["products"] as? Int == 3)
  }

  @Test("The shop has an empty state if the catalog has no products")
  func empty() async throws {
    let shop = try await shop(.init(defaultReturnValue: []))
    #expect(shop.model.phase == .empty)
    #expect(shop.lastAttributes["products"] as? Int == 0)
  }

  @Test(
    "A catalog failure is logged and shown with its reason",
    arguments: [
      (Shopper.CatalogError.offline as any Error, "offline"),
      (Shopper.CatalogError.unavailable, "does not answer"),
      (MockError.error1, "does not answer"),
    ])
  func fails(error: any Error, part: String) async throws {
    let shop = try await shop(.init(defaultError: error))
    guard case .failed(let message) = shop.model.phase else {
      Issue.record("\(shop.model.phase)")
      return
    }
    #expect(message.contains(part))
    let arguments = try #require(shop.mockDestination.logErrorStub.callArguments.first)
    #expect("\(arguments.error)" == "\(error)")
    #expect(arguments.attributes["subapp"] as? String == "shop")
    #expect(shop.events == ["app.launched"])
  }

  @Test("A retry fetches the catalog again")
  func retry() async throws {
    let products = BootstrappedShop.Products(
      defaultReturnValue: Goods.all, resultQueue: [.failure(Shopper.CatalogError.offline)])
    let shop = try await shop(products)
    shop.model.retry()
    #expect(shop.model.phase == .loading)
    shop.model.retry()
    await settle()
    #expect(shop.model.phase == .loaded(Goods.all))
    #expect(products.calls.count == 2)
    #expect(shop.events == ["app.launched", "shop.retried", "shop.catalog_loaded"])
  }

  @Test("The shop does not fetch the catalog concurrently")
  func loadsOnce() async throws {
    let products = BootstrappedShop.Products(defaultReturnValue: Goods.all)
    let shop = try await BootstrappedShop(products: products)
    shop.model.load()
    await shop.catalogAnswers()
    #expect(products.calls.count == 1)
  }

  // MARK: Products

  @Test("Opening a listed product selects it and logs its position")
  func opens() async throws {
    let shop = try await openShop()
    shop.model.open(Goods.vase)
    #expect(shop.model.selected == Goods.vase)
    #expect(shop.events.last == "shop.product_viewed")
    #expect(shop.lastAttributes["productID"] as? String == "vase")
    #expect(shop.lastAttributes["position"] as? Int == 2)
    shop.model.close()
    #expect(shop.model.selected == nil)
  }

  @Test("Opening a product that is not in the list does nothing")
  func openingProductThatIsNotInListDoesNothing() async throws {
    let shop = try await shop(.init(defaultReturnValue: [Goods.mug]))
    shop.model.open(Goods.vase)
    #expect(shop.model.selected == nil)
    #expect(!shop.events.contains("shop.product_viewed"))
  }

  @Test("The basket accepts only as many items of a product as are in stock")
  func addsToBasket() async throws {
    let shop = try await openShop()
    for _ in 0..<3 { shop.model.addToBasket(Goods.vase) }
    shop.model.addToBasket(Goods.mug)
    shop.model.addToBasket(Goods.bowl)
    #expect(shop.model.basket == ["vase": 2, "mug": 1])
    #expect(shop.model.basketCount == 3)
    #expect(Goods.all.map { shop.model.available(of: $0) } == [8, 0, 0])
    let quantities = shop.mockDestination.logEventStub.callArguments.map {
      $0.attributes["quantity"] as? Int
    }
    #expect(quantities.compactMap(\.self) == [1, 2, 1])
    #expect(shop.lastAttributes["cents"] as? Int == 2450)
  }

  @Test("The sample catalog has a product of each kind, with unique identifiers")
  func sample() async throws {
    let products = try await Shopper.ProductCatalog.sample.products()
    #expect(Set(products.map(\.kind)) == Set(Shopper.Product.Kind.allCases))
    #expect(Set(products.map(\.id)).count == products.count)
  }

  // MARK: Texts

  @Test(
    "A price has two decimal places",
    arguments: [
      (0, "€0.00"), (5, "€0.05"), (1995, "€19.95"), (120_000, "€1200.00"), (-250, "−€2.50"),
      (.min, "−€92233720368547758.08"),
    ])
  func price(cents: Int, text: String) {
    let product = Shopper.Product(
      id: "x", name: "X", text: "", kind: .mug, cents: cents, stock: 1)
    #expect(product.price == text)
  }

  @Test(
    "A stock note is shown only if few or no items are left",
    arguments: [
      (-1, "Sold out"), (0, "Sold out"), (1, "Only 1 left"), (3, "Only 3 left"), (4, nil),
    ])
  func stock(count: Int, note: String?) {
    let product = Shopper.Product(
      id: "x", name: "X", text: "", kind: .mug, cents: 1, stock: count)
    #expect(product.stockNote == note)
    #expect(product.isAvailable == (count > 0))
  }
}
