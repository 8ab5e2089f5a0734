// SPDX-License-Identifier: MIT

import TintypeComponents

extension Shopper {
  /// The app before its first screen is there.
  package enum AppViewPreviews: PreviewProvider {
    /// The suite that photographs them.
    package static let suite = "ShopperAppViewSnapshotTests"

    /// While it launches.
    @MainActor package static var previews: [Preview] {
      [
        Preview("Launching", on: .fixed(Size(width: 390, height: 300))) { LaunchPreview() }
      ]
    }
  }

  private struct LaunchPreview: @MainActor Component {
    private struct Standstill: Bootstrapper {
      func bootstrap(appConfiguration: AppConfiguration) async throws -> [any Subapp] { [] }
    }

    @MainActor var body: some Component {
      AppView(
        model: AppModel(
          appConfiguration: AppConfiguration(name: "Shopper"), bootstrapper: Standstill()))
    }
  }
}
