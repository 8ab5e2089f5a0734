// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeImaging

@testable import TintypeDeterminism

@Suite("The order of painters") struct PainterOrderTests {
  @Test("An order contains every image, and each painter has another one")
  func orders() {
    let orders = (0..<16).map { PainterCheck.order(of: $0, among: 16, of: Array(0..<134)) }
    for order in orders { #expect(order.sorted() == Array(0..<134)) }
    #expect(Set(orders).count == 16)
  }

  @Test("Orders exist for more painters than images and for no images")
  func few() {
    #expect(PainterCheck.order(of: 15, among: 16, of: [1, 2]).sorted() == [1, 2])
    #expect(PainterCheck.order(of: 3, among: 16, of: [Int]()) == [])
  }
}

@Suite("Exclusive folders") struct ExclusiveFolderTests {
  @Test("A folder is locked for a second check until the first has ended")
  func exclusive() throws {
    let folder = NSTemporaryDirectory() + "tintype-lock-\(UInt64.random(in: 0 ... .max))"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = try ExclusiveFolder.use(folder) {
      #expect(throws: DeterminismError.busy(folder: folder)) {
        try ExclusiveFolder.use(folder) { Issue.record("The folder was not locked.") }
      }
    }
    #expect(try ExclusiveFolder.use(folder) { 1 } == 1)
  }
}

@Suite("Checked images") struct SubjectTests {
  @Test("Each image has a name that identifies its reference")
  func names() {
    let names = AlbumSubject.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.contains("ButtonViewSnapshotTests/testButtonView_Sizes_Light.1"))
    #expect(names.contains("ShowcaseTextTests/testProfileVariants.1"))
  }

  @Test("Repeated images are among the images")
  func busy() {
    #expect(AlbumSubject.busy.count == 2)
  }

  @Test("The quick check has one image in eight")
  func every() {
    #expect(AlbumSubject.every(8).count == (AlbumSubject.all.count + 7) / 8)
    #expect(AlbumSubject.every(1).count == AlbumSubject.all.count)
  }
}

@Suite("Check results") struct CheckResultTests {
  static let pixel = AlbumDifference(
    name: "A/b", differingPixels: 1234,
    kind: .pixels(
      of: 5000, distance: 7, at: PixelRect(x: 1, y: 2, width: 30, height: 40), cause: .painting))

  private func line(_ outcome: CheckResult.Outcome) -> String {
    "\(CheckResult(name: "n", outcome: outcome))".split(separator: " ").joined(separator: " ")
  }

  @Test("A result is good if all compared images match or a required refusal occurs")
  func good() {
    func isGood(_ outcome: CheckResult.Outcome) -> Bool {
      CheckResult(name: "", outcome: outcome).isGood
    }
    #expect(isGood(.compared(images: 1, differences: [])))
    #expect(isGood(.refused(message: "no")))
    #expect(!isGood(.compared(images: 0, differences: [])))
    #expect(!isGood(.compared(images: 1, differences: [Self.pixel])))
    #expect(!isGood(.notRefused))
    #expect(!isGood(.failed(message: "no")))
  }

  @Test("A result adds the pixels of all images")
  func sum() {
    let result = CheckResult(
      name: "", outcome: .compared(images: 9, differences: [Self.pixel, Self.pixel]))
    #expect(result.differingPixels == 2468)
  }

  @Test("A result has a description")
  func words() {
    #expect(line(.compared(images: 1, differences: [])) == "n 1 image, 0 pixels differ")
    #expect(line(.refused(message: "why")) == "n refused, as expected: why")
    #expect(line(.notRefused) == "n FAILED: it was painted, but must be refused")
    #expect(line(.failed(message: "why")) == "n FAILED: why")
  }

  @Test(
    "The description of a result lists each difference",
    arguments: [
      (
        Self.pixel,
        "A/b: 1,234 of 5,000 pixels within 30 × 40 at 1, 2, by up to 7 of 255; it has the same "
          + "layout, but is painted differently"
      ),
      (
        AlbumDifference(
          name: "c", differingPixels: 9,
          kind: .pixels(of: 9, distance: 255, at: nil, cause: .layout)),
        "c: 9 of 9 pixels, by up to 255 of 255; it is laid out differently"
      ),
      (
        AlbumDifference(
          name: "c", differingPixels: 1,
          kind: .pixels(of: 9, distance: 1, at: nil, cause: .unknown)),
        "c: 1 of 9 pixels, by up to 1 of 255; the other image is a file, without a scene"
      ),
      (
        AlbumDifference(name: "c", differingPixels: 9, kind: .missing),
        "c: it was not painted; all 9 pixels count as differing"
      ),
      (
        AlbumDifference(name: "c", differingPixels: 9, kind: .unexpected),
        "c: it is not a known image; all 9 pixels count as differing"
      ),
      (
        AlbumDifference(name: "c", differingPixels: 9, kind: .noReference),
        "c: it has no reference; all 9 pixels count as differing"
      ),
      (
        AlbumDifference(name: "c", differingPixels: 9, kind: .notKept),
        "c: its pixels are not stored, because too many images differ; all 9 pixels count as "
          + "differing"
      ),
    ])
  func differences(difference: AlbumDifference, words: String) {
    #expect(difference.description == words)
    let result = CheckResult(name: "n", outcome: .compared(images: 2, differences: [difference]))
    #expect(result.description.split(separator: "\n").last == "    \(words)")
  }
}

@Suite("Limits of the check") struct LimitsTests {
  @Test("The limits list architectures, releases, omitted images and other references")
  func lines() {
    let lines = Limits.ofThisMachine(step: 8, others: ["S/a.txt"])
    #expect(lines.count == 4)
    #expect(lines.contains { $0.contains("architecture") })
    #expect(lines.contains { $0.contains("one in 8") })
    #expect(lines.contains { $0.contains("S/a.txt") })
    #expect(Limits.ofThisMachine(step: 1, others: []).count == 2)
    #expect(Limits.ofTwoReleases.contains { $0.contains("architecture") })
  }
}
