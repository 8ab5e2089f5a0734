// SPDX-License-Identifier: MIT

import Testing
import TintypeComparison
import TintypeImaging
import TintypeSnapshots
import TintypeSnapshotsTestSupport
import TintypeTestSupport

@Suite("References with defects or with 16 bits per sample")
struct UnusualReferenceTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
  }

  private func notes(_ color: UInt32) throws -> [String] {
    let result = package.verify(try SnapshotImage.filled(color), as: .image, record: .never)
    #expect(result.outcome == "matched")
    return try #require(package.journal().last).notes
  }

  @Test("A reference without its final chunk is compared by its pixels, with a note")
  func missingEnd() throws {
    try package.writeReference(
      Array(Diffing.image.encode(.filled(0x336699)).dropLast(12)))
    assertText(try notes(0x336699).joined(separator: "\n"))
  }

  @Test("The message for a different snapshot mentions a missing final chunk of the reference")
  func differentFromCutReference() throws {
    try package.writeReference(
      Array(Diffing.image.encode(.filled(0x336699)).dropLast(12)))
    let result = package.verify(try SnapshotImage.filled(0x993366), as: .image, record: .never)
    #expect(result.outcome == "changed")
    assertText(result.message ?? "", in: package.root)
  }

  @Test("A reference with 16 bits per sample is rounded to 8, with a note")
  func deepReference() throws {
    // 4 × 3 gray pixels with the value 0x33.
    let rows = (0..<3).flatMap { _ in [0] + [UInt8](repeating: 0x33, count: 8) }
    var bytes = PNGFile.signature
    for (type, data) in [
      ("IHDR", [0, 0, 0, 4, 0, 0, 0, 3, 16, 0, 0, 0, 0]), ("IDAT", Zlib.compress(rows)),
      ("IEND", []),
    ] {
      let covered = Array(type.utf8) + data
      bytes += bigEndian(UInt32(data.count)) + covered + bigEndian(crc(covered))
    }
    try package.writeReference(bytes)
    assertText(try notes(0x333333).joined(separator: "\n"))
  }

  private func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in
        crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1
      }
    }
  }
}
