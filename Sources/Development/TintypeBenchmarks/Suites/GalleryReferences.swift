// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeCairo
import TintypeComparison
import TintypeImaging
import TintypeSnapshots

/// The images in `__Snapshots__`, in the order of their paths.
struct GalleryReferences {
  private let paths: [String]

  init() throws {
    let root = "__Snapshots__"
    guard let found = FileManager.default.enumerator(atPath: root) else {
      throw BenchmarkError.usage(
        "There is no directory “\(root)”. Run scripts/measure/bench in the package.")
    }
    paths = found.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".png") && !$0.hasPrefix(ReferenceAssets.name + "/") }.sorted()
      .map { "\(root)/\($0)" }
  }

  /// The name in the results.
  var subject: String { "The \(paths.count) references of this package" }

  /// Measures reading and writing all of them.
  func rows(rounds: Int) throws -> [BenchmarkReport.Row] {
    var firstError: (any Error)?
    let images = paths.lazy.compactMap { path -> CodecImage? in
      do {
        return try Self.image(path)
      } catch {
        firstError = firstError ?? error
        return nil
      }
    }
    let rows = try CodecBenchmark.rows(images, subject: subject, rounds: rounds)
    if let firstError { throw firstError }
    return rows
  }

  /// Compares the sizes of a sample of them with those that another program produces for the same
  /// files.
  func goal(against zopfli: String) throws -> BenchmarkReport.Goal {
    let count = min(16, paths.count)
    let folder = WorkFolder.url("zopfli")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (before, after) = (
      folder.appendingPathComponent("before.png"), folder.appendingPathComponent("after.png")
    )
    var (own, smallest) = (0, 0)
    for index in 0..<count {
      let image = try Self.image(paths[index * paths.count / count])
      image.remove()
      try Data(image.own).write(to: before)
      try? FileManager.default.removeItem(at: after)
      _ = try Subprocess.output(of: zopfli, [before.path, after.path])
      own += image.own.count
      smallest += try Data(contentsOf: after).count
    }
    return BenchmarkReport.Goal(
      suite: CodecBenchmark.suite,
      name: "\(count) of the references: bytes without a manifest ÷ bytes by zopflipng",
      atMost: 1.2, measured: smallest == 0 ? nil : Double(own) / Double(smallest))
  }

  /// Returns the image of a reference, painted again if the reference is compact.
  private static func image(_ path: String) throws -> CodecImage {
    let reference = try ReferenceImage(
      RegularFile.bytes(of: path, limit: ReferenceFile.sizeLimit))
    let renderer = try CairoRenderer.standard()
    return try CodecImage(
      try reference.bitmap(painting: renderer.paint, ReferenceAssets(of: path)),
      scale: reference.scale)
  }
}
