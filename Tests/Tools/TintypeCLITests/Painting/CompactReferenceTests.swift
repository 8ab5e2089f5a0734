// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCairo
import TintypeCommandLine
import TintypeImaging
import TintypeRuns
import TintypeScene
import TintypeTestSupport

@testable import TintypeComparison
@testable import TintypePaintCLI
@testable import TintypeReports
@testable import TintypeSnapshots

@Suite("Compact references")
struct CompactReferenceTests {
  let compact: CompactPackage
  let card: SnapshotImage

  init() throws {
    compact = try CompactPackage()
    card = try CompactPackage.card("Ada")
  }

  private func outcome(_ snapshotResult: SnapshotResult) -> JournalRecord.Outcome {
    snapshotResult.verdict.outcome
  }

  private func error(_ snapshotResult: SnapshotResult) -> String? {
    guard case .failed(let error) = snapshotResult.verdict else { return nil }
    return "\(error)".replacing(compact.package.path, with: "…")
  }

  @Test("A compact reference has one pixel per point and shares its images")
  func form() throws {
    #expect(outcome(compact.verify(card)) == .recorded)
    let file = try PNGFile(compact.reference ?? [])
    #expect(file.width == 120 && file.height == 80)
    #expect(Set(try PNG.decode(file).pixels).count <= 64)
    let assets = compact.package.list("__Snapshots__/assets")
    #expect(assets.count == 1)
    #expect(ReferenceAssets.isName(assets.first ?? ""))
  }

  @Test("A compact reference matches its source and is not rewritten")
  func matches() throws {
    _ = compact.verify(card)
    let bytes = compact.reference
    #expect(outcome(compact.verify(card)) == .matched)
    #expect(outcome(compact.verify(try CompactPackage.card("Ada"))) == .matched)
    #expect(compact.reference == bytes)
  }

  @Test("A reference is recorded compact if the root of the references contains .compact")
  func marker() throws {
    let full = try CompactPackage(isCompact: false)
    try full.package.write("", to: "__Snapshots__/.compact")
    _ = full.verify(card)
    #expect(ReferenceForm(of: full.reference ?? []) == .compact)
  }

  @Test("Recording again keeps the form of the reference", arguments: [true, false])
  func keepsForm(isCompact: Bool) throws {
    let first = try CompactPackage(isCompact: isCompact)
    _ = first.verify(card)
    let other = try CompactPackage.card("Eva")
    try first.package.write(first.reference ?? [], to: "copy.png")
    if !isCompact { try first.package.write("", to: "__Snapshots__/.compact") }
    for mode in [SnapshotTestingConfiguration.Record.failed, .all] {
      #expect(outcome(first.verify(mode == .all ? card : other, record: mode)) == .recorded)
      #expect((ReferenceForm(of: first.reference ?? []) == .compact) == isCompact)
    }
  }

  @Test("A reference without a paintable scene is recorded full")
  func withoutScene() throws {
    _ = compact.verify(SnapshotImage(bitmap: card.bitmap, scale: 2))
    #expect(ReferenceForm(of: compact.reference ?? []) == .full)
    #expect(try PNG.decode(compact.reference ?? []) == card.bitmap)
  }

  @Test("A compact reference gives the same message, difference and attachments as a full one")
  func sameVerdict() throws {
    let full = try CompactPackage(isCompact: false)
    let changes = try [
      CompactPackage.card("Eva"), CompactPackage.card("Ada", color: .blue),
      CompactPackage.card("Ada", pixel: 0xFF40_8020),
    ]
    _ = (full.verify(card), compact.verify(card))
    for change in changes {
      let (one, other) = (full.verify(change), compact.verify(change))
      #expect(outcome(one) == .changed)
      #expect(
        one.message?.replacing(full.package.path, with: "")
          == other.message?.replacing(compact.package.path, with: ""))
      #expect(one.verdict.difference as? ImageDifference == plain(other.verdict.difference))
      #expect(one.attachments.map(\.name) == other.attachments.map(\.name))
      #expect(one.attachments.map(\.bytes) == other.attachments.map(\.bytes))
    }
  }

  /// Returns the difference without the bytes that only compact references need.
  private func plain(_ difference: (any SnapshotDifference)?) -> ImageDifference? {
    var difference = difference as? ImageDifference
    difference?.fullReference = nil
    return difference
  }

  @Test("Accepting a change keeps the reference compact and stores its shared images")
  func accept() throws {
    _ = compact.verify(card)
    let change = try CompactPackage.card("Ada", pixel: 0xFF40_8020)
    _ = compact.verify(change)
    let result = compact.package.run("accept", "card.1")
    #expect(result.exitCode == .success, "\(result.messages)")
    #expect(compact.package.waiting.isEmpty)
    #expect(compact.package.list("__Snapshots__/assets").count == 2)
    #expect(ReferenceForm(of: compact.reference ?? []) == .compact)
    #expect(outcome(compact.verify(change)) == .matched)
    #expect(outcome(compact.verify(card)) == .changed)
  }

  @Test("A stored file that was changed is not accepted")
  func acceptChanged() throws {
    _ = compact.verify(card)
    let old = compact.reference
    _ = compact.verify(try CompactPackage.card("Eva"))
    let stored = ".build/tintype/pending/CardTests/Cards/card.1.stored"
    var bytes = try #require(compact.package.bytes(stored))
    bytes[bytes.count - 1] ^= 1
    try compact.package.write(bytes, to: stored)
    #expect(compact.package.run("accept", "card.1").exitCode != .success)
    #expect(compact.reference == old)
  }

  @Test("Shared images of a compact reference are not orphans")
  func inventory() throws {
    _ = compact.verify(card)
    let used = try #require(compact.asset)
    let unused = "__Snapshots__/assets/" + String(repeating: "0", count: 32) + ".png"
    try compact.package.write(PNG.encode(card.bitmap).bytes, to: unused)
    try compact.package.write("", to: "__Snapshots__/.compact")
    let inventory = ReferenceInventory(of: compact.package.path, extensions: ["png"])
    #expect(inventory.assets.map(\.path) == [used, unused].sorted())
    #expect(inventory.references.map(\.path) == [CompactPackage.reference])
    #expect(inventory.foreign.filter { $0.hasPrefix("__Snapshots__/") } == [])
    let search = try OrphanSearch(
      packageRoot: compact.package.path, output: compact.package.output)
    #expect(search.orphans.map(\.path) == [unused])
  }

  // MARK: Invalid input

  @Test("A compact reference with an edited scene is reported if the pixels differ")
  func editedScene() throws {
    _ = compact.verify(card)
    let other = try StoredScene(try #require(try CompactPackage.card("Bob").scene))
    try compact.edit { $0.storedScene = other }
    #expect(outcome(compact.verify(card)) == .matched)
    assertText(error(compact.verify(try CompactPackage.card("Eva"))) ?? "")
  }

  @Test("A compact reference with another digest is reported even if the scene is unchanged")
  func editedDigest() throws {
    _ = compact.verify(card)
    try compact.edit { $0.pixels.digest = Digest128.of([1, 2, 3]) }
    assertText(error(compact.verify(card)) ?? "")
  }

  @Test("A compact reference with an edited preview or an unreadable manifest is reported")
  func editedPreview() throws {
    _ = compact.verify(card)
    let file = try PNGFile(compact.reference ?? [])
    let chunk = try #require(file.data(of: ReferenceManifest.chunk))
    let other = try PNG.encode(try Bitmap(width: 120, height: 80, filledWith: 0xFF00_00FF))
      .inserting(PNGFile.previewChunk, [])
    let files = [
      try other.inserting(ReferenceManifest.chunk, Array(chunk)), other,
      try file.inserting(ReferenceManifest.chunk, [1, 2, 3]),
    ]
    for file in files {
      try compact.package.write(file.bytes, to: CompactPackage.reference)
      #expect(error(compact.verify(card))?.contains("compact reference was edited") == true)
    }
  }

  @Test("tintype compare rejects compact references unless both files have the same bytes")
  func compare() throws {
    _ = compact.verify(card)
    let bytes = try #require(compact.reference)
    let full = try Diffing<SnapshotImage>.image.encode(card)
    #expect(try PNGComparison(reference: bytes, actual: bytes).isEqual)
    for (reference, actual) in [(bytes, full), (full, bytes)] {
      #expect(throws: PNGComparison.Failure.self) {
        try PNGComparison(reference: reference, actual: actual)
      }
    }
  }

  @Test("A compact reference whose shared image is missing, altered or invalid is reported")
  func badAsset() throws {
    _ = compact.verify(card)
    let asset = try #require(compact.asset)
    let change = try CompactPackage.card("Eva")
    let altered = try PNG.encode(try Bitmap(width: 8, height: 8, filledWith: 0xFF00_00FF))
    var messages: [(String, String)] = []
    for (name, bytes) in [
      ("altered", altered.bytes), ("no image", Array("<html>".utf8)), ("empty", []),
    ] {
      try compact.package.write(bytes, to: asset)
      messages.append((name, error(compact.verify(change)) ?? ""))
    }
    try compact.package.remove(asset)
    messages.append(("missing", error(compact.verify(change)) ?? ""))
    assertTexts(messages)
    #expect(outcome(compact.verify(card)) == .matched)
  }

  @Test("A compact reference whose scene cannot be painted is reported")
  func noPainter() throws {
    _ = compact.verify(card)
    let plain = SnapshotImage(bitmap: try CompactPackage.card("Eva").bitmap, scale: 2)
    assertText(error(compact.verify(plain)) ?? "")
  }

  @Test("A compact reference of another environment is repainted here and then compared")
  func otherEnvironment() throws {
    _ = compact.verify(card)
    try compact.edit { manifest in
      var parts = manifest.environment?.parts ?? [:]
      parts["cairo"] = "1.14.8"
      manifest.environment = Fingerprint(parts: parts)
      manifest.pixels.digest = Digest128.of([1])
    }
    let same = compact.verify(card)
    #expect(outcome(same) == .matched)
    let change = compact.verify(try CompactPackage.card("Eva"))
    #expect((change.verdict.difference as? ImageDifference)?.repainting == .done)
  }

  @Test("A compact reference has format 2, which earlier versions reject")
  func format() throws {
    _ = compact.verify(card)
    let file = try PNGFile(compact.reference ?? [])
    #expect(ReferenceManifest.read(from: file)?.format == 2)
  }
}

@Suite("Packed references")
struct StoredReferenceTests {
  private let asset = String(repeating: "0a", count: 16) + ".png"

  @Test("A packed reference is restored unchanged")
  func roundTrip() throws {
    let stored = StoredReference(bytes: [1, 10, 2], assets: [asset: [10, 10, 3]])
    let read = try #require(StoredReference(packed: stored.packed))
    #expect(read.bytes == stored.bytes)
    #expect(read.assets == stored.assets)
  }

  @Test(
    "An invalid packed reference is rejected",
    arguments: [
      "", "\n", "{}\n", #"{"reference":1,"names":[],"lengths":[]}"# + "\n",
      #"{"reference":-1,"names":[],"lengths":[]}"# + "\nab",
      #"{"reference":9223372036854775807,"names":[],"lengths":[]}"# + "\nab",
      #"{"reference":1,"names":[],"lengths":[]}"# + "\nab",
      #"{"reference":1,"names":["../a.png"],"lengths":[1]}"# + "\nab",
      #"{"reference":1,"names":["a/0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a.png"],"lengths":[1]}"# + "\nab",
      #"{"reference":1,"names":["x"],"lengths":[]}"# + "\na",
    ])
  func refused(text: String) {
    #expect(StoredReference(packed: Array(text.utf8)) == nil)
  }
}

@Suite("tintype compact and tintype expand")
struct ConversionVerbTests {
  let compact: CompactPackage

  init() throws { compact = try CompactPackage() }

  private func run(_ arguments: String...) -> CommandResult {
    PaintTool(environment: [:], currentDirectory: compact.package.path) { _ in
      Diagnosis(system: "Some OS 1", fingerprint: Fingerprint(parts: [:]), findings: [])
    }.run(arguments)
  }

  /// Records a full reference of a card without an image and returns its bytes.
  private func recordFull() throws -> [UInt8] {
    let full = try CompactPackage(isCompact: false)
    _ = full.verify(try CompactPackage.plainCard("Ada"))
    let bytes = try #require(full.reference)
    try compact.package.write(bytes, to: CompactPackage.reference)
    return bytes
  }

  @Test("Compacting and expanding a reference restores the same bytes")
  func roundTrip() throws {
    let full = try recordFull()
    let there = run("compact")
    #expect(there.exitCode == .success, "\(there.messages)")
    #expect(ReferenceForm(of: compact.reference ?? []) == .compact)
    #expect(compact.package.bytes("__Snapshots__/.compact")?.isEmpty == true)
    let again = run("compact")
    let back = run("expand", "__Snapshots__")
    #expect(back.exitCode == .success, "\(back.messages)")
    #expect(compact.reference == full)
    #expect(compact.package.bytes("__Snapshots__/.compact") == nil)
    // The number of bytes depends on the versions of the libraries.
    #expect(there.output.hasPrefix("1 reference became compact, "))
    #expect(again.output.hasPrefix("0 references became compact, "))
    #expect(back.output.hasPrefix("1 reference became full, "))
  }

  @Test("--dry-run reports the conversions and writes nothing")
  func dryRun() throws {
    let full = try recordFull()
    let result = run("compact", "--dry-run")
    #expect(result.output.hasPrefix("1 reference would become compact, "))
    #expect(compact.reference == full)
    #expect(compact.package.bytes("__Snapshots__/.compact") == nil)
  }

  @Test("References that cannot be converted are kept, with the reason")
  func kept() throws {
    let full = try CompactPackage(isCompact: false)
    _ = full.verify(try CompactPackage.card("Ada"))
    let bytes = try #require(full.reference)
    try compact.package.write(bytes, to: "__Snapshots__/A/B/image.1.png")
    let plain = try PNG.encode(try Bitmap(width: 3, height: 3)).bytes
    try compact.package.write(plain, to: "__Snapshots__/A/B/plain.1.png")
    let result = run("compact")
    #expect(result.exitCode == .success)
    assertText(result.output.replacing(compact.package.path, with: "…"))
    #expect(compact.package.bytes("__Snapshots__/A/B/image.1.png") == bytes)
    #expect(compact.package.bytes("__Snapshots__/A/B/plain.1.png") == plain)
  }

  @Test("An unreadable file is reported and the other files are converted")
  func error() throws {
    _ = try recordFull()
    try compact.package.write("<html>", to: "__Snapshots__/A/B/page.1.png")
    let result = run("compact")
    #expect(result.exitCode == .error)
    assertText(result.messages.replacing(compact.package.path, with: "…"))
    #expect(ReferenceForm(of: compact.reference ?? []) == .compact)
  }

  @Test("A reference with an edited scene is not expanded")
  func edited() throws {
    _ = compact.verify(try CompactPackage.plainCard("Ada"))
    let other = try StoredScene(try #require(try CompactPackage.plainCard("Bob").scene))
    try compact.edit { $0.storedScene = other }
    let before = compact.reference
    #expect(run("expand").exitCode == .error)
    #expect(compact.reference == before)
  }
}
