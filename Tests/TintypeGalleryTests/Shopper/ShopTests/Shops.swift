// SPDX-License-Identifier: MIT

import TintypeDoubles
import TintypeGallery

@testable import protocol TintypeGallery.PlatformAppServices
@testable import protocol TintypeGallery.TelemetryDestination

/// A shop brought up by the real bootstrapper, whose telemetry ends in a mock.
@MainActor struct BootstrappedShop {
  typealias Products = ThrowingStub<Void, [Shopper.Product], any Error>

  let mockDestination = MockTelemetryDestination()
  let lines = TelemetryLines()
  let subapp: Shopper.ShopSubapp

  var model: Shopper.ShopModel { subapp.model }

  /// Brings up a shop whose catalogue is a stub.
  init(products: Products, stylesheet: Stylesheet = .standard) async throws {
    mockDestination.logEventStub = .init()
    mockDestination.logErrorStub = .init()
    let services = MockAppServices()
    services.stylesheetStub = Stub(defaultReturnValue: stylesheet)
    services.telemetryEventLoggerStub = Stub(
      defaultReturnValue: TelemetryEventLogger(
        telemetryDestination: Both(first: mockDestination, second: lines.destination)))
    let subapps = try await withDependencies {
      $0.productCatalog = Shopper.ProductCatalog { try products() }
    } operation: {
      try await Shopper.PlatformBootstrapper(
        subapps: [Shopper.ShopSubapp.self], services: services
      ).bootstrap(appConfiguration: AppConfiguration(name: "Shopper"))
    }
    guard let shop = subapps.first as? Shopper.ShopSubapp else { throw MockError.error1 }
    subapp = shop
  }

  /// The names of what was counted, in their order.
  var events: [String] { mockDestination.logEventStub.callArguments.map(\.name.rawValue) }

  /// The attributes of what was counted last.
  var lastAttributes: [String: any Encodable] {
    mockDestination.logEventStub.callArguments.last?.attributes ?? [:]
  }

  /// Hands everything to two destinations.
  private struct Both: TelemetryDestination {
    let first: any TelemetryDestination
    let second: any TelemetryDestination

    func logEvent(_ name: TelemetryEventName, attributes: [String: any Encodable]) {
      first.logEvent(name, attributes: attributes)
      second.logEvent(name, attributes: attributes)
    }

    func logError(_ error: some Error, attributes: [String: any Encodable]) {
      first.logError(error, attributes: attributes)
      second.logError(error, attributes: attributes)
    }
  }
}

/// What the sample catalogue sells, by identifiers.
enum Goods {
  static let mug = product("mug", kind: .mug, cents: 2450, stock: 9)
  static let vase = product("vase", kind: .vase, cents: 6200, stock: 2)
  static let bowl = product("bowl", kind: .bowl, cents: 1995, stock: 0)

  static let all = [mug, vase, bowl]

  private static func product(
    _ id: String, kind: Shopper.Product.Kind, cents: Int, stock: Int
  ) -> Shopper.Product {
    Shopper.Product(
      id: id, name: id.capitalized, text: "A \(id).", kind: kind, cents: cents, stock: stock)
  }
}
