// SPDX-License-Identifier: MIT

import Foundation

/// The bundles that contain what an app has in its main bundle.
package enum MainBundles {
  /// The main bundle and the resources of the process's modules beside it, sorted by name.
  ///
  /// The first one searches only its own folder, unlike `Bundle.main`.
  package static let all: [Bundle] = {
    let main = Bundle.main.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: main))?.sorted() ?? []
    return [Bundle(path: main) ?? Bundle.main]
      + names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
      .compactMap { Bundle(path: main + "/" + $0) }
  }()

  /// Returns the bundles in which a lookup in a bundle searches, which is the main bundle by default.
  package static func searched(for bundle: Bundle?) -> [Bundle] {
    bundle.map { $0 === Bundle.main ? all : [$0] } ?? all
  }
}
