// SPDX-License-Identifier: MIT

import Testing
import TintypeDoubles
import TintypeGallery
import TintypeScheduling

@Suite("The model of the shop") @MainActor struct ShopModelTests {
  private func shop(_ products: BootstrappedShop.Products) async throws -> BootstrappedShop {
    let shop = try await BootstrappedShop(products: products)
    await shop.catalogAnswers()
    return shop
  }

  private func openShop() async throws -> BootstrappedShop {
    try await shop(.init(defaultReturnValue: Goods.all))
  }

  // MARK: The catalogue

  @Test("fetches the catalogue when the subapp starts")
  func starts() async throws {
    let shop = try await BootstrappedShop(products: .init(defaultReturnValue: Goods.all))
    #expect(shop.model.phase == .loading)
    #expect(shop.events == ["app.launched"])
    await shop.catalogAnswers()
    #expect(shop.model.phase == .loaded(Goods.all))
    #expect(shop.events == ["app.launched", "shop.catalog_loaded"])
    #expect(shop.lastAttributes["products"] as? Int == 3)
  }

  @Test("says so where nothing is sold")
  func empty() async throws {
    let shop = try await shop(.init(defaultReturnValue: []))
    #expect(shop.model.phase == .empty)
    #expect(shop.lastAttributes["products"] as? Int == 0)
  }

  @Test(
    "says why the catalogue could not be fetched, and logs it",
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

  @Test("fetches it again when asked to")
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

  @Test("fetches it once at a time")
  func loadsOnce() async throws {
    let products = BootstrappedShop.Products(defaultReturnValue: Goods.all)
    let shop = try await BootstrappedShop(products: products)
    shop.model.load()
    await shop.catalogAnswers()
    #expect(products.calls.count == 1)
  }

  // MARK: Products

  @Test("looks at a product of the list, and says at which place it stands")
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

  @Test("does not look at what is not in the list")
  func opensNothing() async throws {
    let shop = try await shop(.init(defaultReturnValue: [Goods.mug]))
    shop.model.open(Goods.vase)
    #expect(shop.model.selected == nil)
    #expect(!shop.events.contains("shop.product_viewed"))
  }

  @Test("puts as many of a product into the basket as there are")
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

  @Test("the sample catalogue sells one thing of each kind, under names of their own")
  func sample() async throws {
    let products = try await Shopper.ProductCatalog.sample.products()
    #expect(Set(products.map(\.kind)) == Set(Shopper.Product.Kind.allCases))
    #expect(Set(products.map(\.id)).count == products.count)
  }

  // MARK: Texts

  @Test(
    "writes a price with two digits",
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
    "says how many there are where that is worth it",
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
