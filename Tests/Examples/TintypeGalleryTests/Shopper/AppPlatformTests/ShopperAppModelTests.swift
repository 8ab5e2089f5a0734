// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeComponents
import TintypeDoubles
import TintypeGallery
import TintypeScheduling

@Suite("App launch") @MainActor struct ShopperAppModelTests {
  private let mockBootstrapper = MockBootstrapper()
  private let configuration = AppConfiguration(name: "Shopper", version: "4.2")

  private func model() -> Shopper.AppModel {
    Shopper.AppModel(appConfiguration: configuration, bootstrapper: mockBootstrapper)
  }

  private func host(_ model: Shopper.AppModel) throws -> ComponentHost {
    try ComponentHost(Shopper.AppView(model: model), in: .device(.iPhone13))
  }

  @Test("The app bootstraps the subapps with its configuration, without concurrent launches")
  func launches() async {
    mockBootstrapper.bootstrapStub = .init(defaultReturnValue: [])
    let model = model()
    model.launch()
    model.launch()
    await settle()
    #expect(mockBootstrapper.bootstrapStub.callArguments == [configuration])
  }

  @Test("The app shows the first subapp that has a screen")
  func runs() async throws {
    let shop = try await BootstrappedShop(products: .init(defaultReturnValue: Goods.all))
    await shop.catalogAnswers()
    mockBootstrapper.bootstrapStub = .init(defaultReturnValue: [shop.subapp])
    let model = model()
    let host = try host(model)
    #expect(host.scene.accessibilityText.contains("Opening the shop"))
    model.launch()
    await settle()
    try host.update()
    #expect(host.scene.accessibilityText.contains("Mug"))
    try host.perform(.tap, on: "product-mug")
    #expect(shop.model.selected == Goods.mug)
  }

  @Test("A snapshot of the app during launch fails because of pending work")
  func pending() async throws {
    mockBootstrapper.bootstrapStub = .init(defaultReturnValue: [])
    let model = model()
    model.launch()
    let failure = try #require(
      verifySnapshot(
        of: Shopper.AppView(model: model), as: .image(on: .iPhone13), record: .all))
    #expect(failure.contains("subapps"))
    await settle()
  }

  @Test("The app offers a retry if no subapp starts")
  func fails() async throws {
    mockBootstrapper.bootstrapStub = .init(
      defaultReturnValue: [], resultQueue: [.failure(MockError.error1)])
    let model = model()
    model.launch()
    await settle()
    let host = try host(model)
    assertSnapshots(
      of: host.component,
      as: ["light": .image(on: .iPhone13), "dark": .image(on: .iPhone13, traits: .dark)])
    try host.perform(.tap, on: "Try Again")
    #expect(host.scene.accessibilityText.contains("Opening the shop"))
    await settle()
    #expect(mockBootstrapper.bootstrapStub.calls.count == 2)
    try host.update()
    #expect(host.scene.accessibilityText.contains("Could Not Start"), "No subapp has a screen.")
  }

  @Test("The app uses the stylesheet of its services", arguments: [Stylesheet.standard, .festive])
  func stylesheet(stylesheet: Stylesheet) async throws {
    let shop = try await BootstrappedShop(
      products: .init(defaultReturnValue: Goods.all), stylesheet: stylesheet)
    await shop.catalogAnswers()
    #expect(shop.model.stylesheet == stylesheet)
  }
}
