// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeBase
import TintypeCairo
import TintypeComparison
import TintypeComponents
import TintypeImaging
import TintypeRuns
import TintypeSnapshots

/// Takes snapshots with hostile names, texts, fonts, symbols, locales and directories.
///
/// The outcomes do not matter, as long as the process does not crash.
struct HostileSnapshots {
  private var generator: SeededGenerator
  private let package: String

  init(seed: UInt64, package: String) {
    generator = SeededGenerator(seed: seed)
    self.package = package
  }

  /// Takes some snapshots in one session, each twice: recorded, then compared.
  mutating func take(count: Int = 4) {
    let session = SnapshotSession(environment: environment())
    for _ in 0..<count {
      let request = request()
      let again = generator.uniform(below: 2) == 0
      switch generator.uniform(below: 6) {
      case 0:
        let text = HostileText.any(&generator)
        _ = session.verify(of: { text }, as: .lines, request)
        if again { _ = session.verify(of: { text + "\n" }, as: .lines, request) }
      case 1:
        verify(.outline(in: viewport(), traits: traits(), measuring: renderer), session, request)
      case 2:
        verify(
          .accessibility(in: viewport(), traits: traits(), measuring: renderer), session, request)
      case 3: verify(.json(in: viewport(), traits: traits(), measuring: renderer), session, request)
      default:
        let strategy = Snapshotting<HostileView, SnapshotImage>.image(
          in: viewport(), traits: traits(), renderer: CairoRenderer.standard)
        verify(strategy, session, request)
        if again { verify(strategy, session, request) }
      }
    }
    session.finishTest()
  }

  private let renderer: () throws -> any TextMeasuring = { try CairoRenderer.standard() }

  private mutating func verify<Format>(
    _ strategy: Snapshotting<HostileView, Format>, _ session: SnapshotSession,
    _ request: SnapshotRequest
  ) {
    let view = HostileView(&generator)
    _ = session.verify(of: { view }, as: strategy, request)
  }

  /// Returns environment variables, as a session reads them.
  private mutating func environment() -> [String: String] {
    var variables: [String: String] = [:]
    for name in [
      "TINTYPE_RUN", "TINTYPE_RECORD", "TINTYPE_SHARD", "TINTYPE_ATTEMPT", "TINTYPE_REFERENCES",
      "SNAPSHOT_TESTING_RECORD", "CI",
    ] where generator.uniform(below: 5) == 0 {
      variables[name] = HostileText.any(&generator)
    }
    // Keep written files in the package.
    for name in ["TINTYPE_OUTPUT", "SNAPSHOT_ARTIFACTS"] where generator.uniform(below: 4) == 0 {
      variables[name] = HostileVariables.confined(HostileText.any(&generator))
    }
    return variables
  }

  private mutating func request() -> SnapshotRequest {
    let test = TestContext(
      target: text("Tests"), suite: (0..<generator.uniform(below: 3)).map { _ in text("Suite") },
      test: text("test()"))
    let file = package + "/" + HostileVariables.confined(text("Tests/File.swift"))
    let location = CallSite(
      file: file, line: UInt(generator.uniform(below: 3)),
      column: UInt(generator.uniform(below: 3)))
    let directory =
      generator.uniform(below: 4) == 0 ? HostileVariables.confined(text("Shots")) : nil
    return SnapshotRequest(
      SnapshotOptions(
        named: generator.uniform(below: 4) == 0 ? nil : text("name"),
        record: [nil, .all, .missing, .never, .failed][generator.uniform(below: 5)],
        snapshotDirectory: directory,
        allowPending: generator.uniform(below: 6) == 0 ? text("reason") : nil), in: test,
      at: location)
  }

  private mutating func viewport() -> Viewport {
    switch generator.uniform(below: 4) {
    case 0: return .device(.iPhone13)
    case 1:
      let (width, height) = (generator.uniform(below: 300), generator.uniform(below: 300))
      return .fixed(Size(width: Double(width), height: Double(height)))
    default: return .sizeThatFits
    }
  }

  private mutating func traits() -> Traits {
    var traits = Traits()
    if generator.uniform(below: 3) == 0 { traits.locale = text("de_DE") }
    if generator.uniform(below: 3) == 0 { traits.timeZone = text("Europe/Berlin") }
    if generator.uniform(below: 4) == 0 { traits.layoutDirection = .rightToLeft }
    return traits
  }

  /// Returns a hostile text, or the plain one.
  private mutating func text(_ plain: String) -> String {
    generator.uniform(below: 3) == 0 ? plain : HostileText.any(&generator)
  }
}

/// A component with hostile texts, names and fonts.
private struct HostileView: Component {
  let title: String
  let label: String
  let identifier: String
  let symbol: String
  let font: Font
  let limit: Int?

  init(_ generator: inout SeededGenerator) {
    title = HostileText.any(&generator)
    label = HostileText.any(&generator)
    identifier = HostileText.any(&generator)
    symbol = generator.uniform(below: 2) == 0 ? "bell" : HostileText.any(&generator)
    let family = generator.uniform(below: 2) == 0 ? nil : HostileText.any(&generator)
    font = Font(family: family, size: Double(1 + generator.uniform(below: 60)))
    limit = [nil, 1, 0, -1, Int.max][generator.uniform(below: 5)]
  }

  var body: some Component {
    VStack {
      Text(title).font(font).lineLimit(limit)
      Image(systemName: symbol).accessibilityLabel(label)
      Button(label) {}.id(identifier)
      Badge(title)
      Text(label).accessibilityIdentifier(identifier).accessibilityHint(title)
    }
  }
}

/// Runs processes that take snapshots with hostile names, directories and variables.
///
/// Each process is another instance of this program, so that a crash ends one run only.
struct NamesFuzz {
  /// The absolute path of this program.
  let program: String

  /// Prepares one run: a package in a directory with a hostile name.
  func prepare(
    _ generator: inout SeededGenerator, _ folder: String, _ log: String
  ) throws -> LimitedProcess {
    let manifest = Data("// swift-tools-version: 6.2\n".utf8)
    // Without its own manifest, the package of a run is that of `folder`. A search further up would
    // find the package of the fuzzer itself, and write to it.
    try manifest.write(to: URL(fileURLWithPath: folder + "/Package.swift"))
    var package = folder + "/" + HostileText.fileName(&generator)
    do {
      try FileManager.default.createDirectory(atPath: package, withIntermediateDirectories: true)
    } catch {
      package = folder
    }
    if generator.uniform(below: 8) > 0 {
      _ = FileManager.default.createFile(atPath: package + "/Package.swift", contents: manifest)
    }
    let arguments = [Options.childOption, "\(generator.next())", package]
    return LimitedProcess(
      program: program, arguments: arguments.map { Array($0.utf8) },
      environment: (["PATH=/usr/bin:/bin"] + HostileVariables.some(&generator)).map {
        Array($0.utf8)
      },
      directory: folder, log: log)
  }
}
