// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeDoubles

extension Shopper {
  /// A subapp with a screen of its own.
  package protocol ScreenSubapp: Subapp {
    /// The screen as it is now.
    @MainActor var screen: any Component { get }
  }

  /// The shop: what is sold, and a basket for it.
  package final class ShopSubapp: ScreenSubapp {
    /// What the screen shows.
    package let model: ShopModel

    /// Makes the shop with the catalogue of the dependencies.
    ///
    /// - Parameters:
    ///   - appConfiguration: What was decided when the app was built; nothing of it matters here.
    ///   - subappServices: What the platform offers.
    package init(appConfiguration: AppConfiguration, subappServices: any SubappServices) async {
      @Dependency(\.productCatalog) var catalog
      model = await ShopModel(catalog: catalog, services: subappServices)
    }

    /// Installs what counts the shop's events.
    package func installTelemetryBusEventHandlers(on observer: TelemetryBusEventObserver) {
      ShopTelemetry.install(on: observer)
    }

    /// Begins to fetch the catalogue, for which nobody waits.
    package func start() async { await model.load() }

    /// The list, or the product that is looked at.
    @MainActor package var screen: any Component { ShopView(model: model) }
  }
}
