// SPDX-License-Identifier: MIT

package import Foundation

/// The bundles that contain what an app has in its main bundle.
package enum MainBundles {
  /// The main bundle and the resources of the process's modules beside it, sorted by name.
  package static let all: [Bundle] = {
    let main = Bundle.main
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: main.bundlePath))?.sorted() ?? []
    return [main]
      + names.filter { $0.hasSuffix(".resources") }.compactMap {
        Bundle(path: main.bundlePath + "/" + $0)
      }
  }()
}
