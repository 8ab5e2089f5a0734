// SPDX-License-Identifier: MIT

/// The sources that each derived module contains in addition to the user's.
enum DerivedSupport {
  /// The name of the file, which no source of a user has.
  static let fileName = "_TintypeSupport.swift"
  /// The name of the file with the constants for assets.
  static let assetsFileName = "_TintypeAssets.swift"

  /// The function that a body without a result calls instead of what could not be compiled.
  static let action = "_leftOut"

  /// The source of the test target, which links the code that renders previews.
  static let tests = "import SwiftUI\n"

  /// Returns the source for a module.
  static func source(of module: SourceModule) -> String {
    """
    @_spi(Previews) import SwiftUI
    import UIKit

    /// Takes the place of a view that could not be compiled.
    struct _LeftOutView: View {
      let reason: String
      nonisolated init(_ reason: String) { self.reason = reason }
      var body: some View { LeftOutView(reason) }
    }

    /// Takes the place of statements that could not be compiled, and does nothing.
    nonisolated func _leftOut(_ reason: String) {}

    /// Takes the place of “#selector”, which requires Objective-C.
    nonisolated func _action(_ name: String = "") -> Selector { Selector(name) }

    """
  }

  /// Returns the source with the constants for a module's assets, as Xcode generates it; `nil` if
  /// there are none.
  static func assets(of module: SourceModule) -> String? {
    guard module.settings.hasAssetSymbols else { return nil }
    let catalogs = module.resources.map(\.path).filter { $0.fileExtension == "xcassets" }
    return AssetSymbols(catalogs: catalogs).source(
      bundle: "Bundle.module", declaresExtensions: module.settings.hasAssetSymbolExtensions)
  }
}
