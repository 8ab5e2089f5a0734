// SPDX-License-Identifier: MIT

import Foundation

/// Optimized programs of this package.
///
/// They are built in separate folders, so that debug builds are kept.
enum ReleaseBuild {
  /// Builds `tintype` like `scripts/tools`: statically linked if the system has the archives,
  /// otherwise with only the Swift runtime linked statically.
  static func tool() throws -> String {
    let options = ["--static-swift-stdlib"]
    #if os(Linux)
      let statically = ["TINTYPE_STATIC": "1"]
      if let path = try? executable("tintype", "swift-static", options, statically) { return path }
      Log.note("“tintype” cannot be linked without shared libraries here; it starts more slowly")
    #endif
    return try executable("tintype", "swift-static", options)
  }

  /// Builds this program, which cannot link the runtime statically: it imports a test framework.
  static func benchmarks() throws -> String {
    try executable("TintypeBenchmarks", "swift-shared", [])
  }

  private static func executable(
    _ product: String, _ folder: String, _ options: [String], _ variables: [String: String] = [:]
  ) throws -> String {
    Log.note("building: \(product), release")
    let words =
      [
        "build", "-c", "release", "--scratch-path", WorkFolder.url(folder).path, "--product",
        product,
      ] + options
    // The compiler's output is needed only if it fails.
    let result = try Subprocess.run("swift", words, variables)
    guard result.code == 0 else {
      Log.note(result.output)
      throw BenchmarkError.failed(program: "swift build --product \(product)", code: result.code)
    }
    let place = try Subprocess.run("swift", words + ["--show-bin-path"], variables)
    return place.output.trimmingCharacters(in: .whitespacesAndNewlines) + "/" + product
  }
}
