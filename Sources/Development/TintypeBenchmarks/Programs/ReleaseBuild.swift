// SPDX-License-Identifier: MIT

import Foundation

/// Programs of this package with optimization.
///
/// They are built into folders of their own, so that nothing of a debug build is lost.
enum ReleaseBuild {
  /// Builds `tintype` as `scripts/tools` does: without shared libraries where the system has the
  /// archives, else with the Swift runtime alone inside.
  static func tool() throws -> String {
    let options = ["--static-swift-stdlib"]
    #if os(Linux)
      let statically = ["TINTYPE_STATIC": "1"]
      if let path = try? executable("tintype", "swift-static", options, statically) { return path }
      Log.note("“tintype” cannot be linked without shared libraries here; it starts more slowly")
    #endif
    return try executable("tintype", "swift-static", options)
  }

  /// Builds this program, which cannot hold the runtime: it imports a test framework.
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
    // What the compiler says is wanted only if it fails.
    let said = try Subprocess.run("swift", words, variables)
    guard said.code == 0 else {
      Log.note(said.output)
      throw BenchmarkError.failed(program: "swift build --product \(product)", code: said.code)
    }
    let place = try Subprocess.run("swift", words + ["--show-bin-path"], variables)
    return place.output.trimmingCharacters(in: .whitespacesAndNewlines) + "/" + product
  }
}
