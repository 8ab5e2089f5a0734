// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCairo
import TintypeCommandLine
import TintypeImaging
import TintypeRuns
import TintypeScene
import TintypeStores
import TintypeTestSupport

@testable import TintypeComparison
@testable import TintypePaintCLI
@testable import TintypeReports
@testable import TintypeSnapshots

/// A package whose references are pointers to the directory `share`.
private struct PointerPackage {
  var cards: CompactPackage
  let share: String

  init() throws {
    cards = try CompactPackage(references: .inPackage.stored(at: "share"))
    share = cards.package.path + "/share"
    cards.variables = [
      "PATH": "/usr/bin:/bin", "TINTYPE_CACHE": cards.package.path + "/cache",
      "TINTYPE_STORE": share,
    ]
    try FileManager.default.createDirectory(atPath: share, withIntermediateDirectories: true)
  }

  func run(
    _ arguments: String..., adding variables: [String: String] = [:]
  ) -> CommandResult {
    PaintTool(
      environment: cards.variables.merging(variables) { $1 },
      currentDirectory: cards.package.path
    ) { _ in
      Diagnosis(system: "Some OS 1", fingerprint: Fingerprint(parts: [:]), findings: [])
    }.run(arguments)
  }

  var unpushed: [String] {
    cards.package.list("__Snapshots__/.unpushed").filter { $0 != ".gitignore" }
  }

  /// Removes the unpushed objects and the cached objects.
  func forget() {
    for directory in ["__Snapshots__/.unpushed", "cache"] {
      try? FileManager.default.removeItem(atPath: cards.package.path + "/" + directory)
    }
  }

  func error(_ snapshotResult: SnapshotResult) -> String? {
    guard case .failed(let error) = snapshotResult.verdict else { return nil }
    return "\(error)".replacing(cards.package.path, with: "…")
  }

  /// Replaces the manifest of the pointer.
  func edit(_ change: (inout ReferenceManifest) -> Void) throws { try cards.edit(change) }
}

@Suite("Pointer references")
struct PointerReferenceTests {
  private let package: PointerPackage
  private let card: SnapshotImage
  private let other: SnapshotImage

  init() throws {
    package = try PointerPackage()
    card = try CompactPackage.card("Ada")
    other = try CompactPackage.card("Eva")
  }

  private func outcome(_ snapshotResult: SnapshotResult) -> JournalRecord.Outcome {
    snapshotResult.verdict.outcome
  }

  @Test("A pointer is a small PNG, and its full reference is unpushed and ignored by Git")
  func form() throws {
    #expect(outcome(package.cards.verify(card)) == .recorded)
    let bytes = try #require(package.cards.reference)
    #expect(bytes.count < 700)
    #expect(ReferenceForm(of: bytes) == .pointer)
    #expect(try PNGFile(bytes).width == 16)
    let object = try #require(PointerReference.object(of: bytes))
    #expect(package.unpushed == [object.fileName])
    #expect(package.cards.package.text("__Snapshots__/.unpushed/.gitignore") == "*\n")
    let full = try #require(
      package.cards.package.bytes("__Snapshots__/.unpushed/" + object.fileName))
    #expect(ReferenceForm(of: full) == .full)
    #expect(try PNG.decode(full) == card.bitmap)
  }

  @Test("A pointer matches without the store")
  func offline() throws {
    _ = package.cards.verify(card)
    package.forget()
    try FileManager.default.removeItem(atPath: package.share)
    #expect(outcome(package.cards.verify(card)) == .matched)
  }

  @Test("A pointer stays a pointer when it is recorded again")
  func keepsForm() throws {
    _ = package.cards.verify(card)
    var full = try CompactPackage(references: .inPackage)
    full.variables = package.cards.variables
    try full.package.write(package.cards.reference ?? [], to: CompactPackage.reference)
    #expect(outcome(full.verify(other, record: .all)) == .recorded)
    #expect(ReferenceForm(of: full.reference ?? []) == .pointer)
  }

  @Test("A reference is recorded as a pointer if the root of the references contains .store")
  func marker() throws {
    let full = try CompactPackage(references: .inPackage)
    try full.package.write("share\n", to: "__Snapshots__/.store")
    _ = full.verify(card)
    #expect(ReferenceForm(of: full.reference ?? []) == .pointer)
  }

  @Test("A pointer gives the message, the difference and the attachments of a full reference")
  func sameVerdict() throws {
    let full = try CompactPackage(isCompact: false)
    _ = (full.verify(card), package.cards.verify(card))
    #expect(package.run("push").exitCode == .success)
    package.forget()
    let (one, two) = (full.verify(other), package.cards.verify(other))
    #expect(outcome(two) == .changed)
    #expect(
      one.message?.replacing(full.package.path, with: "")
        == two.message?.replacing(package.cards.package.path, with: ""))
    #expect(one.attachments.map(\.bytes) == two.attachments.map(\.bytes))
    #expect(package.cards.package.list("cache").count == 1)
  }

  @Test("Accepting a change keeps the pointer and leaves its full reference to be pushed")
  func accept() throws {
    _ = package.cards.verify(card)
    _ = package.cards.verify(other)
    let result = package.cards.package.run("accept", "card.1")
    #expect(result.exitCode == .success, "\(result.messages)")
    #expect(ReferenceForm(of: package.cards.reference ?? []) == .pointer)
    #expect(package.unpushed.count == 2)
    #expect(outcome(package.cards.verify(other)) == .matched)
  }

  @Test("A test fails with the reason if the store is needed and unavailable")
  func storeDown() throws {
    _ = package.cards.verify(card)
    package.forget()
    let pointer = package.cards.reference
    let missing = package.error(package.cards.verify(other))?
      .replacing(
        PointerReference.object(of: pointer ?? [])?.digest.hexadecimal ?? "", with: "<digest>")
    try FileManager.default.removeItem(atPath: package.share)
    let down = package.error(package.cards.verify(other))
    #expect(package.cards.reference == pointer)
    assertTexts([("Missing", missing ?? "none"), ("Down", down ?? "none")])
  }

  @Test("A pointer whose object, digest or preview was changed never passes")
  func edited() throws {
    _ = package.cards.verify(card)
    #expect(package.run("push").exitCode == .success)
    let pointer = try #require(package.cards.reference)
    let object = try #require(PointerReference.object(of: pointer))

    // With the digest of the new pixels, any image would pass; the object shows that the pointer was
    // edited.
    try package.edit { $0.pixels.width += 1 }
    #expect(package.error(package.cards.verify(card))?.contains("pointer was edited") == true)

    try package.cards.package.write(pointer.dropLast(4), to: CompactPackage.reference)
    #expect(package.error(package.cards.verify(card)) != nil)

    // An object of another size, or a missing one, is never looked up.
    try package.edit { $0.object = nil }
    #expect(package.error(package.cards.verify(card)) != nil)
    try package.cards.package.write(pointer, to: CompactPackage.reference)
    try package.edit { $0.object?.size = -1 }
    #expect(package.error(package.cards.verify(card)) != nil)

    // A damaged object is rejected wherever it is stored.
    try package.cards.package.write(pointer, to: CompactPackage.reference)
    package.forget()
    let key = "share/sha256/\(object.digest.hexadecimal.prefix(2))/\(object.fileName)"
    try package.cards.package.write("<html>", to: key)
    #expect(package.error(package.cards.verify(other))?.contains("like HTML") == true)
  }
}

@Suite("The commands of stores")
struct StoreCommandTests {
  private let package: PointerPackage

  init() throws { package = try PointerPackage() }

  private func recordFull() throws -> [UInt8] {
    let full = try CompactPackage(isCompact: false)
    _ = full.verify(try CompactPackage.card("Ada"))
    let bytes = try #require(full.reference)
    try package.cards.package.write(bytes, to: CompactPackage.reference)
    return bytes
  }

  @Test("Storing and expanding a reference restores the same bytes")
  func roundTrip() throws {
    let full = try recordFull()
    #expect(package.run("store", "--at", "share").exitCode == .success)
    #expect(ReferenceForm(of: package.cards.reference ?? []) == .pointer)
    #expect(package.cards.package.text("__Snapshots__/.store") == "share\n")
    let check = package.run("push", "--check")
    #expect(check.exitCode == .different)
    let push = package.run("push")
    #expect(push.exitCode == .success)
    #expect(package.unpushed.isEmpty)
    package.forget()
    let fetch = package.run("fetch")
    #expect(fetch.exitCode == .success)
    #expect(package.cards.package.list("cache").count == 1)
    #expect(package.run("expand").exitCode == .success)
    #expect(package.cards.reference == full)
    #expect(package.cards.package.bytes("__Snapshots__/.store") == nil)
    // The number of bytes depends on the versions of the libraries.
    func plain(_ text: String) -> String {
      text.replacing(package.cards.package.path, with: "…")
        .replacing(#/[0-9,]+ bytes/#, with: "<n> bytes")
    }
    assertTexts([
      ("push --check", plain(check.output)), ("push", plain(push.output)),
      ("fetch", plain(fetch.output)),
    ])
  }

  @Test("tintype store --at changes nothing if the address cannot be used")
  func unusableAddress() throws {
    let full = try recordFull()
    let missing = package.run("store", "--at", "../missing")
    #expect(missing.exitCode == .error)
    #expect(
      missing.messages.contains("/missing cannot be used: there is no such directory. Create"))
    let options = package.run("store", "--at", "rclone:a,b=c:d")
    #expect(options.exitCode == .error)
    #expect(options.messages.contains("The address of the store in “--at” cannot be used"))
    // Without a home directory, only the variable could allow the store.
    let alone = package.run("store", "--at", "https://host/r", adding: ["TINTYPE_STORE": ""])
    #expect(alone.exitCode == .error)
    #expect(alone.messages.contains("set TINTYPE_STORE=https://host/r."))
    #expect(package.cards.reference == full)
    #expect(package.cards.package.bytes("__Snapshots__/.store") == nil)
  }

  @Test("tintype store --at allows the store on this machine, and the marker selects it")
  func allow() throws {
    _ = try recordFull()
    let home = package.cards.package.path + "-home"
    defer { try? FileManager.default.removeItem(atPath: home) }
    let variables = ["TINTYPE_STORE": "", "XDG_CONFIG_HOME": home]
    let dry = package.run("store", "--at", "share", "--dry-run", adding: variables)
    #expect(dry.exitCode == .success)
    #expect(!FileManager.default.fileExists(atPath: home))
    let first = package.run("store", "--at", "share", adding: variables)
    #expect(first.exitCode == .success)
    #expect(
      first.output.hasPrefix(
        "“\(home)/tintype/stores” allows references on this machine to use the store "
          + "\(package.share).\n1 reference became"))
    #expect(package.run("store", "--at", "share", adding: variables).output.hasPrefix("0 refer"))
    #expect(package.run("push", adding: variables).exitCode == .success)
    package.forget()
    #expect(package.run("fetch", adding: variables).exitCode == .success)
    try FileManager.default.removeItem(atPath: home)
    package.forget()
    let refused = package.run("fetch", adding: variables)
    #expect(refused.exitCode == .error)
    #expect(refused.messages.contains("may be used only if you allow it"))
  }

  @Test("tintype expand keeps the address of the store if it fails")
  func failedExpansion() throws {
    _ = try recordFull()
    _ = package.run("store", "--at", "share")
    package.forget()
    #expect(package.run("expand").exitCode == .error)
    #expect(package.cards.package.text("__Snapshots__/.store") == "share\n")
  }

  @Test("Pointers with equal images count as several")
  func equalImages() throws {
    _ = try recordFull()
    #expect(package.run("store", "--at", "share").exitCode == .success)
    let pointer = try #require(package.cards.reference)
    try package.cards.package.write(pointer, to: "__Snapshots__/CardTests/Cards/equal.1.png")
    let check = package.run("push", "--check")
    #expect(check.output.contains("2 pointers: 0 in the store, 2 missing."))
    for name in ["card", "equal"] {
      #expect(check.output.contains("\(name).1.png: the store does not have the full reference"))
    }
    #expect(package.run("push").output.contains("2 pointers: 2 in the store, 0 missing."))
    #expect(package.run("fetch").output.contains("2 pointers: 2 fetched, 0 missing."))
  }

  @Test("References are not converted through a link that leads out of the repository")
  func links() throws {
    let full = try recordFull()
    let outside = package.cards.package.path + "-outside"
    defer { try? FileManager.default.removeItem(atPath: outside) }
    try FileManager.default.moveItem(
      atPath: package.cards.package.path + "/__Snapshots__", toPath: outside)
    try FileManager.default.createSymbolicLink(
      atPath: package.cards.package.path + "/__Snapshots__", withDestinationPath: outside)
    for verb in ["store", "compact", "expand", "push", "fetch"] {
      let result = package.run(verb)
      #expect(result.exitCode == .error)
      #expect(result.messages.contains("a symbolic link leads to it, which is not followed"))
    }
    #expect(package.cards.reference == full)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: outside).allSatisfy { $0 == "CardTests" })
  }

  @Test("A named reference is not converted through a link that leads out of the repository")
  func namedLink() throws {
    let full = try recordFull()
    let outside = package.cards.package.path + "-outside"
    let link = package.cards.package.path + "/__Snapshots__/Link"
    defer { try? FileManager.default.removeItem(atPath: outside) }
    try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
    try Data(full).write(to: URL(fileURLWithPath: outside + "/x.1.png"))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: outside)
    for verb in ["store", "compact", "expand"] {
      let result = package.run(verb, "__Snapshots__/Link/x.1.png")
      #expect(result.exitCode == .error)
      #expect(result.messages.contains("a symbolic link leads to it, which is not followed"))
    }
    #expect(FileManager.default.contents(atPath: outside + "/x.1.png").map(Array.init) == full)
  }

  @Test("tintype push keeps a damaged object and one that the store rejects")
  func kept() throws {
    _ = try recordFull()
    _ = package.run("store")
    let name = try #require(package.unpushed.first)
    try FileManager.default.removeItem(atPath: package.share)
    #expect(package.run("push").exitCode == .error)
    #expect(package.unpushed == [name])
    try FileManager.default.createDirectory(
      atPath: package.share, withIntermediateDirectories: true)
    try package.cards.package.write("damaged", to: "__Snapshots__/.unpushed/" + name)
    let result = package.run("push")
    #expect(result.exitCode == .error)
    #expect(package.unpushed == [name])
    #expect(result.messages.contains("is damaged and was kept"))
  }

  @Test("tintype push also uploads the objects of references on another branch")
  func otherBranch() throws {
    _ = try recordFull()
    _ = package.run("store")
    try FileManager.default.removeItem(
      atPath: package.cards.package.path + "/" + CompactPackage.reference)
    let push = package.run("push")
    #expect(push.output.hasPrefix("1 full reference pushed, "))
    #expect(package.unpushed.isEmpty)
  }
}
