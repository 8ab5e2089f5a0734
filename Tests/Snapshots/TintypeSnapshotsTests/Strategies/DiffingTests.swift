// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComparison
import TintypeSnapshots
import TintypeSnapshotsTestSupport
import TintypeTestSupport

@Suite("Diffing values made of closures")
struct DiffingTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
  }

  /// Compares numbers as lines, regardless of their order.
  private let numbers = Diffing<[Int]>.diff(
    toData: { Data($0.map(String.init).joined(separator: "\n").utf8) },
    fromData: { data in
      String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }
    },
    diffV2: { old, new in
      guard old.sorted() != new.sorted() else { return nil }
      return (
        "\(old) is not \(new)", [.data(Data("\(old.count)".utf8), name: "count.txt")]
      )
    })

  private var strategy: SimplySnapshotting<[Int]> {
    Snapshotting(pathExtension: "txt", diffing: numbers)
  }

  @Test("A Diffing value compares values, not bytes")
  func values() throws {
    try package.writeReference("1\n2")
    #expect(package.verify([2, 1], as: strategy).outcome == "matched")
  }

  @Test("The message ends with the closure's text, and its files are attached")
  func difference() throws {
    try package.writeReference("1\n2")
    let result = package.verify([3], as: strategy, record: .never)
    #expect(result.message?.hasSuffix("\n[1, 2] is not [3]") == true)
    assertText(result.message ?? "", in: package.root)
    #expect(
      result.attachments.map(\.name) == [
        "appearance.form.reference.txt", "appearance.form.actual.txt",
        "appearance.form.count.txt",
      ])
  }

  #if !canImport(Darwin)
    @Test("An attachment without a name gets a name from its type")
    func olderAttachments() throws {
      let diffing = Diffing<String>(
        toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
        diff: { old, new in
          old == new
            ? nil
            : (
              "no",
              [XCTAttachment(data: Data(), uniformTypeIdentifier: "public.patch-file")]
            )
        })
      try package.writeReference("a")
      let result = package.verify(
        "b", as: Snapshotting(pathExtension: "txt", diffing: diffing), record: .never)
      #expect(result.attachments.map(\.name).last == "appearance.form.difference.patch")
      #expect(diffing.diff("a", "b")?.1.map(\.name) == ["difference.patch"])
      #expect(diffing.diff("a", "a") == nil)
    }
  #endif

  @Test("Diffing values for texts and images can be called directly")
  func builtIn() throws {
    let lines = Diffing.lines
    #expect(lines.fromData(lines.toData("é")) == "é")
    #expect(lines.diffV2("a", "a") == nil)
    #expect(lines.diffV2("a", "b")?.0.hasSuffix("+b") == true)
    let image = try SnapshotImage.filled(0x336699)
    let images = Diffing.image
    #expect(images.fromData(images.toData(image)).bitmap == image.bitmap)
    #expect(images.fromData(images.toData(image)).scale == 2)
    #expect(images.diffV2(image, image) == nil)
    let other = try #require(images.diffV2(image, try SnapshotImage.filled(0)))
    assertText(other.0)
  }

  @Test("Properties of a Diffing value can be changed separately")
  func changed() throws {
    var upper = Diffing.lines
    upper.toData = { Data($0.uppercased().utf8) }
    upper.fromData = { String(decoding: $0, as: UTF8.self).lowercased() }
    let strategy = Snapshotting<String, String>(pathExtension: "txt", diffing: upper)
    #expect(package.verify("abc", as: strategy, record: .all).outcome == "recorded")
    #expect(package.text(of: "__Snapshots__/FormTests/LoginTests/appearance.form.txt") == "ABC")
    #expect(package.verify("abc", as: strategy).outcome == "matched")
    #expect(package.verify("abd", as: strategy).outcome == "changed")
  }

  @Test("The digest of a format is kept until its encoding is changed")
  func digest() throws {
    let image = try SnapshotImage.filled(0x336699)
    var changed = Diffing.image
    let digest = try changed.format.digest(image)
    changed.fromData = { _ in image }
    #expect(try changed.format.digest(image) == digest)
    changed.toData = { _ in Data() }
    #expect(try changed.format.digest(image) != digest)
  }

  @Test("A Diffing value that wraps another one passes on its errors")
  func wrapped() throws {
    try package.writeReference(Array("no image".utf8))
    let inner = Diffing.image
    let outer = Diffing<SnapshotImage>.diff(
      toData: inner.toData, fromData: inner.fromData, diffV2: inner.diffV2)
    let strategy = Snapshotting<SnapshotImage, SnapshotImage>(pathExtension: "png", diffing: outer)
    let result = package.verify(try SnapshotImage.filled(0), as: strategy)
    #expect(result.outcome == "failed")
    assertText(result.message ?? "", in: package.root)
  }
}
