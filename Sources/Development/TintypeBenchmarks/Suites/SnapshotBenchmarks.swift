// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeCairo
import TintypeComponents
import TintypeGallery
import TintypeRuns
import TintypeSnapshots

/// The part of a passing image snapshot that is not painting: resolution, layout, digest, file,
/// result.
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
      layout \(times[2].milliseconds); the share without painting is \(rest.ratio(to: times[0]))
      """)
  }
}

/// The memory growth over 5,000 snapshots of full screens.
enum MemoryBenchmark {
  private static let (first, count) = (100, 5000)

  static func run() throws {
    let package = try ScratchPackage()
    defer { package.remove() }
    let renderer = try CairoRenderer.standard()
    var before = 0
    for index in 0..<count {
      if index == first { before = residentKilobytes }
      // Each has different texts and sizes: caches must not grow with the number of snapshots.
      let name = "screen-\(index % 50)"
      try package.verify(
        PhoneScreen(number: index % 50), named: name,
        as: .image(in: PhoneScreen.viewport, traits: PhoneScreen.traits) { renderer })
    }
    let after = residentKilobytes
    let grown = Double(after - before) / 1024
    print(
      """
      memory  after \(first) snapshots \(before / 1024) MiB, after \(count) \(after / 1024) MiB: \
      \(Int(grown.rounded())) MiB more
      """)
  }

  /// The process's resident memory.
  private static var residentKilobytes: Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") })
    else { return 0 }
    return line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
  }
}

/// A temporary package for references.
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

  /// The package's folder.
  var folder: String { root.path }

  /// Removes the package with all of its files.
  func remove() { try? FileManager.default.removeItem(at: root) }

  /// Takes a snapshot, which is recorded the first time.
  func verify<Value, Format>(
    _ component: Value,
    named name: String,
    as snapshotting: Snapshotting<Value, Format>
  ) throws {
    let result = session.verify(
      of: { component }, as: snapshotting,
      SnapshotRequest(
        SnapshotOptions(named: name),
        in: TestContext(target: "Bench", suite: ["Bench"], test: "bench"),
        at: CallSite(
          file: root.appendingPathComponent("Bench.swift").path, line: 1, column: 1)))
    switch result.verdict {
    case .matched, .recorded: break
    default: throw BenchmarkError.mismatch(result.message ?? name)
    }
  }
}
