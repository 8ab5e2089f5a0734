// SPDX-License-Identifier: MIT

import Synchronization
import TintypeDoubles
import TintypeGallery
import TintypeScheduling

@testable import protocol TintypeGallery.PlatformAppServices
@testable import protocol TintypeGallery.TelemetryDestination

/// A shop started by the real bootstrapper, with a mock telemetry destination.
@MainActor struct BootstrappedShop {
  typealias Products = ThrowingStub<Void, [Shopper.Product], any Error>

  let mockDestination = MockTelemetryDestination()
  let lines = TelemetryLines()
  /// Delays the catalog, since a subapp fetches it while other subapps are still starting.
  private let gate: Gate
  let subapp: Shopper.ShopSubapp

  var model: Shopper.ShopModel { subapp.model }

  /// Starts a shop with a stubbed catalog that does not answer yet.
  init(products: Products, stylesheet: Stylesheet = .standard) async throws {
    let gate = Gate()
    self.gate = gate
    mockDestination.logEventStub = .init()
    mockDestination.logErrorStub = .init()
    let services = MockAppServices()
    services.stylesheetStub = Stub(defaultReturnValue: stylesheet)
    services.telemetryEventLoggerStub = Stub(
      defaultReturnValue: TelemetryEventLogger(
        telemetryDestination: Both(first: mockDestination, second: lines.destination)))
    let subapps = try await withDependencies {
      // On the main actor, as the model is, so that no other thread has to be awaited.
      $0.productCatalog = Shopper.ProductCatalog { @MainActor in
        await gate.wait()
        return try products()
      }
    } operation: {
      try await Shopper.PlatformBootstrapper(
        subapps: [Shopper.ShopSubapp.self], services: services
      ).bootstrap(appConfiguration: AppConfiguration(name: "Shopper"))
    }
    guard let shop = subapps.first as? Shopper.ShopSubapp else { throw MockError.error1 }
    subapp = shop
  }

  /// Lets the catalog answer all current and later requests.
  func catalogAnswers() async {
    gate.open()
    await settle()
  }

  /// The names of the logged events, in order.
  var events: [String] { mockDestination.logEventStub.callArguments.map(\.name.rawValue) }

  /// The attributes of the last logged event.
  var lastAttributes: [String: any Encodable] {
    mockDestination.logEventStub.callArguments.last?.attributes ?? [:]
  }

  /// A telemetry destination that forwards to two destinations.
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

/// A gate that suspends tasks until it is opened.
private final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }

  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }
}

/// The products of the tests' catalogs.
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
