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
}
