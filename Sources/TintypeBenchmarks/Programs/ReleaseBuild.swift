// SPDX-License-Identifier: MIT

import Foundation

/// Programs of this package with optimisation and without a shared Swift runtime, as they are meant
/// to be installed.
///
/// They are built into a folder of their own, so that nothing of a debug build is lost.
enum ReleaseBuild {
  /// Builds a product, and gives the path of its executable.
  static func executable(_ product: String) throws -> String {
    Log.note("building: \(product), release")
    let options = [
      "build", "-c", "release", "--static-swift-stdlib", "--scratch-path",
      WorkFolder.url("swift").path, "--product", product,
    ]
    _ = try Subprocess.output(of: "swift", options)
    let folder = try Subprocess.output(of: "swift", options + ["--show-bin-path"])
    return folder.trimmingCharacters(in: .whitespacesAndNewlines) + "/" + product
  }
}
