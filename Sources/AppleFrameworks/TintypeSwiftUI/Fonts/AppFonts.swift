// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeCairo
import TintypeFoundation
import TintypeScene
import TintypeSnapshots

/// The fonts of the app: those that `UIAppFonts` lists, and those that it registers.
package enum AppFonts {
  /// Returns the renderer of the configured font book, by default the standard one, and the fonts
  /// of the app.
  static func renderer() throws(RenderingError) -> CairoRenderer {
    registerListed
    return try RegisteredFonts.renderer(basedOn: SnapshotTestingConfiguration.renderer())
  }

  /// The measuring of text with the fonts that are registered when the text is measured.
  struct Measuring: FontMeasuring {
    func typeset(
      _ runs: [TextRun], width: Double?, maximumLines: Int?,
      direction: TintypeScene.LayoutDirection
    ) throws -> TypesetText {
      try AppFonts.renderer()
        .typeset(runs, width: width, maximumLines: maximumLines, direction: direction)
    }

    func extents(of font: TintypeScene.Font) throws -> FontExtents {
      try AppFonts.renderer().extents(of: font)
    }
  }

  /// Registers the fonts that the bundles of the process list, once and before any other font.
  static let registerListed: Void = {
    for bundle in MainBundles.all { register(listedIn: bundle) }
  }()

  /// Registers the fonts that the key `UIAppFonts` in the `Info.plist` of a bundle lists.
  ///
  /// As on Apple's systems, a file that is missing or is not a font is ignored: a text that requests
  /// it has an unknown font.
  package static func register(listedIn bundle: Bundle) {
    for list in BundleInformation.files(in: bundle) {
      guard let names = BundleInformation.values(of: list)?["UIAppFonts"] as? [Any] else {
        continue
      }
      for case let name as String in names {
        let folders = [list.deletingLastPathComponent(), bundle.bundleURL]
        // SwiftPM copies processed resources into one directory.
        let files =
          folders.map { $0.appendingPathComponent(name) }
          + folders.map { $0.appendingPathComponent((name as NSString).lastPathComponent) }
        let found = files.lazy.compactMap { try? RegisteredFonts.file(at: $0.path) }.first
        if let found { try? RegisteredFonts.register(found) }
      }
    }
  }

  /// Returns whether a file is in a bundle: only such a file is the same on all machines.
  static func isInBundle(_ file: URL) -> Bool {
    let path = file.resolvingSymlinksInPath().deletingLastPathComponent()
    let kinds = ["app", "appex", "bundle", "framework", "resources", "xctest"]
    let main = Bundle.main.bundleURL.resolvingSymlinksInPath().pathComponents
    return path.pathComponents.contains { kinds.contains(($0 as NSString).pathExtension) }
      || path.pathComponents.starts(with: main)
  }
}
