// SPDX-License-Identifier: MIT

import Foundation

/// The values of files `Info.plist`.
package enum BundleInformation {
  /// The values of all modules in one dictionary, in which extensions replace no value of an app.
  // Proof of safety: the values of property lists are immutable.
  package nonisolated(unsafe) static let app: [String: Any] = {
    let all = MainBundles.all.flatMap { files(in: $0) }.compactMap { values(of: $0) }
    let apps = all.filter { $0["NSExtension"] == nil }
    let extensions = all.filter { $0["NSExtension"] != nil }
    return (apps + extensions).reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }()

  /// The identifier of the app.
  ///
  /// Without a file, it is XCTest's, as when a package is tested on Apple's systems.
  static var identifier: String {
    app["CFBundleIdentifier"] as? String ?? "com.apple.dt.xctest.tool"
  }

  /// Returns the files in a bundle and in its directories: SwiftPM does not accept the file in the
  /// bundle itself.
  package static func files(in bundle: Bundle) -> [URL] {
    // The main bundle of a test is the directory of all products.
    let isResourceBundle = !bundle.bundleURL.pathExtension.isEmpty
    let names =
      isResourceBundle
      ? (try? FileManager.default.contentsOfDirectory(atPath: bundle.bundlePath))?.sorted() ?? []
      : []
    return (["Info.plist"] + names.map { $0 + "/Info.plist" })
      .map { bundle.bundleURL.appendingPathComponent($0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Returns the values of a file; `nil` if it cannot be read.
  package static func values(of file: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: Any]
  }
}
