// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeComponents
import TintypeImaging
import TintypeSnapshots
import TintypeComparison
import TintypeRuns

/// Takes snapshots of generated screens, as a test would.
struct SampleWriter {
  let package: String
  let output: OutputDirectory
  let session: SnapshotSession
  let scale: Double

  /// Takes a snapshot with a finding.
  func take(_ finding: SamplePlan.Finding, index: Int, seed: UInt64) throws {
    let (context, name) = SamplePlan.test(index, finding)
    let request = { (record: SnapshotTestingConfiguration.Record) in
      SnapshotRequest(
        SnapshotOptions(named: name, record: record), in: context,
        at: CallSite(
          file: package + "/" + Self.location(of: context, index: index).file,
          line: UInt(20 + index % 200), column: 5))
    }
    let screen = SampleScreen(seed: seed, scale: scale)
    switch finding {
    case .matched: break
    case .square:
      try change(
        from: Self.square(.red), to: Self.square(.pureBlue), request(.never), context, name)
    case .token(let token):
      var changed = screen
      if SampleStyle.changes.indices.contains(token) {
        SampleStyle.changes[token](&changed.style)
      }
      try change(
        from: screen.image(), to: changed.image(), request(.never), context, name)
    case .variation(let variation):
      var changed = screen
      changed.variation = variation
      try change(
        from: screen.image(), to: changed.image(), request(.never), context, name)
    case .unexplained(let variation):
      var changed = screen
      changed.variation = variation
      try change(
        from: screen.image(hasScene: false), to: changed.image(hasScene: false),
        request(.never), context, name)
    case .text:
      let (old, new) = Self.texts(seed: seed)
      let strategy = Snapshotting<String, String>.lines
      try write(strategy.diffing.encode(old), context, name, strategy.pathExtension)
      _ = session.verify(of: { new }, as: strategy, request(.never))
    case .missing:
      // The suite's folder exists, since other snapshots of the suite have references.
      try FileManager.default.createDirectory(
        atPath: package + "/__Snapshots__", withIntermediateDirectories: true)
      try verify({ try screen.image() }, request(.never))
    case .recorded:
      try verify({ try screen.image() }, request(.missing))
    case .failed:
      try verify({ throw SampleError() }, request(.never))
    }
  }

  /// Returns the written records by their names, and removes their journal.
  func takeRecords() throws -> [SnapshotName: JournalRecord] {
    let path = "\(output.run(SampleRun.name))/\(getpid()).jsonl"
    guard let data = FileManager.default.contents(atPath: path) else { return [:] }
    var records: [SnapshotName: JournalRecord] = [:]
    for line in data.split(separator: 0x0A) {
      guard let record = try? JSONDecoder.journal.decode(JournalRecord.self, from: line) else {
        continue
      }
      records[record.snapshot] = record
    }
    try FileManager.default.removeItem(atPath: path)
    return records
  }

  /// Returns the identity of a snapshot.
  static func name(_ context: TestContext, _ name: String) -> SnapshotName {
    func fit(_ text: String) -> String {
      var text = String(text.map { $0.isLetter || $0.isNumber ? $0 : "-" })
      while text.hasSuffix("-") { text.removeLast() }
      return text
    }
    return SnapshotName(
      target: context.target, suite: context.suite.joined(separator: "/"),
      test: fit(context.test), identifier: fit(name))
  }

  /// Returns a plausible location of an assertion.
  static func location(of context: TestContext, index: Int) -> CallSite {
    CallSite(
      file: "Tests/\(context.target)/\(context.suite.joined()).swift",
      line: UInt(20 + index % 200), column: 5)
  }

  private func change(
    from old: SnapshotImage, to new: SnapshotImage, _ request: SnapshotRequest,
    _ context: TestContext,
    _ name: String
  ) throws {
    try write(Diffing<SnapshotImage>.image.encode(old), context, name, "png")
    try verify({ new }, request)
  }

  private func verify(_ image: () throws -> SnapshotImage, _ request: SnapshotRequest) throws {
    let strategy = Snapshotting<SnapshotImage, SnapshotImage>(pathExtension: "png", diffing: .image)
    _ = session.verify(of: image, as: strategy, request)
  }

  private func write(
    _ bytes: [UInt8], _ context: TestContext, _ name: String, _ pathExtension: String?
  ) throws {
    let file = "\(Self.name(context, name)).\(pathExtension ?? "txt")"
    let url = URL(fileURLWithPath: "\(package)/__Snapshots__/\(file)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Returns an image of 60 × 40 points at scale 2, white, with a square of 20 × 20 points whose
  /// corner is at 10, 8.
  private static func square(_ color: SampleColor) throws -> SnapshotImage {
    let size = Size(width: 60, height: 40)
    var drawing = try SampleDrawing(size: size, scale: 2, background: .white)
    let card = drawing.box("Card", in: nil, Rect(origin: Point(x: 0, y: 0), size: size))
    drawing.box("Square#known", in: card, Rect(x: 10, y: 8, width: 20, height: 20), fill: color)
    drawing.box("Line[0]", in: card, Rect(x: 36, y: 8, width: 2, height: 20), fill: .gray)
    return drawing.image()
  }

  private static func texts(seed: UInt64) -> (old: String, new: String) {
    var random = SeededGenerator(seed: seed)
    let lines = (0..<60).map { "row \($0): item \(random.below(1000)), \(random.below(90)) left" }
    var changed = lines
    for _ in 0...random.below(4) {
      let place = random.below(changed.count)
      changed[place] = changed[place].replacingOccurrences(of: "left", with: "sold")
    }
    changed.insert("a row that is new", at: random.below(changed.count))
    return (lines.joined(separator: "\n") + "\n", changed.joined(separator: "\n") + "\n")
  }
}

/// An error of taking some snapshots.
struct SampleError: Error, CustomStringConvertible {
  var description: String { "The view model threw: the network is unavailable." }
}
