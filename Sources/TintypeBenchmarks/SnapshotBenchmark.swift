// SPDX-License-Identifier: MIT

import Foundation
import TintypeCairo
import TintypeComponents
import TintypeGallery
import TintypeSnapshots

/// Which share of a passing image snapshot is not painting: resolving, layout, digest, file, verdict.
enum SnapshotBenchmark {
  static func run() throws {
    let package = try ScratchPackage()
    defer { package.remove() }
    try measure("phone screen", in: package, PhoneScreen.viewport, PhoneScreen.traits) {
      PhoneScreen()
    }
    for sheet in Gallery.sheets(of: "ShowcaseSnapshotTests") {
      guard let name = sheet.name, name.hasSuffix("-Light") else { continue }
      try measure(name, in: package, sheet.viewport, sheet.traits) {
        ComponentList([sheet.component])
      }
    }
  }

  private static func measure(
    _ name: String,
    in package: ScratchPackage,
    _ viewport: Viewport,
    _ traits: Traits,
    _ component: @escaping () -> some Component
  ) throws {
    let renderer = try CairoRenderer.standard()
    func verify() throws {
      try package.verify(
        component(), named: name,
        as: .image(in: viewport, traits: traits) {
          renderer
        })
    }
    func lay() throws -> Scene {
      try Scene(of: component(), in: viewport, traits: traits, measuring: renderer)
    }
    let scene = try lay()
    try verify()
    let times = try Measurement.medians(
      rounds: 31,
      [{ try verify() }, { _ = try renderer.paint(scene) }, { _ = try lay() }])
    let rest = max(times[0] - times[1], .zero)
    print(
      """
      snapshot  \(name): \(times[0].milliseconds), of which painting \(times[1].milliseconds), \
      layout \(times[2].milliseconds); not painting \(rest.ratio(to: times[0])) of it
      """)
  }
}

/// A package of its own for references, in the temporary folder.
struct ScratchPackage {
  private let root: URL
  private let session: SnapshotSession

  init() throws {
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("tintype-bench-\(ProcessInfo.processInfo.processIdentifier)")
    let manifest = root.appendingPathComponent("Package.swift")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try Data().write(to: manifest)
    session = SnapshotSession(environment: ["TINTYPE_RECORD": "missing"])
  }

  /// Removes the package with all that was written.
  func remove() { try? FileManager.default.removeItem(at: root) }

  /// Takes a snapshot, which is recorded the first time.
  func verify<Value: Component, Format>(
    _ component: Value,
    named name: String,
    as snapshotting: Snapshotting<Value, Format>
  ) throws {
    let verification = session.verify(
      of: { component }, as: snapshotting, named: name,
      in: TestContext(target: "Bench", suite: ["Bench"], test: "bench"),
      at: SourceLocation(
        filePath: root.appendingPathComponent("Bench.swift").path, line: 1, column: 1))
    switch verification.verdict {
    case .matched, .recorded: break
    default: throw BenchmarkError.mismatch(verification.message ?? name)
    }
  }
}
