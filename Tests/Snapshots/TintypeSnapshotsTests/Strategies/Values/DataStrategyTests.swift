// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeSnapshots
import TintypeSnapshotsTestSupport
import TintypeTestSupport

@Suite("The data strategy")
struct DataStrategyTests {
  private func difference(_ old: [UInt8], _ new: [UInt8]) throws -> String? {
    switch try Diffing<Data>.data.compare(old, Data(new)) {
    case .same: return nil
    case .different(let difference):
      return (difference as? DescribedDifference)?.message
    }
  }

  @Test("Data is stored unchanged in a file without an extension")
  func file() throws {
    let package = try TemporaryPackage()
    _ = package.verify(Data([0, 0xFF, 0x0A]), as: .data, record: .all)
    #expect(package.files(in: "__Snapshots__") == ["FormTests/LoginTests/appearance.form"])
    #expect(
      package.bytes(of: "__Snapshots__/FormTests/LoginTests/appearance.form") == [0, 0xFF, 0x0A])
    #expect(package.verify(Data([0, 0xFF, 0x0A]), as: .data).outcome == "matched")
    #expect(package.verify(Data([0, 0xFE, 0x0A]), as: .data).outcome == "changed")
  }

  @Test(
    "Equal bytes are equal data", arguments: [[], [1], [UInt8](repeating: 7, count: 9_000)])
  func same(bytes: [UInt8]) throws {
    #expect(try difference(bytes, bytes) == nil)
  }

  /// Differing bytes, and the first line of swift-snapshot-testing's message.
  static let different: [(name: String, old: [UInt8], new: [UInt8], opening: String)] = [
    ("another byte", [1, 2, 3], [1, 0xAB, 3], "Expected data to match"),
    ("one more", [1, 2], [1, 2, 3], "Expected 3 bytes to match 2 bytes"),
    ("none", [0], [], "Expected 0 bytes to match 1 byte"),
    (
      "one of many", [UInt8](0...20), [UInt8](0...9) + [0xFF] + [UInt8](11...20),
      "Expected data to match"
    ),
  ]

  @Test("The message states the first differing byte") func different() throws {
    assertTexts(
      try Self.different.map { name, old, new, opening in
        let message = try #require(try difference(old, new))
        #expect(message.hasPrefix(opening + "\n"), "\(name)")
        return (name, message)
      })
  }

  @Test(
    "A difference is found at any offset of long data", arguments: [0, 4_095, 4_096, 8_191, 9_999])
  func places(offset: Int) throws {
    let old = [UInt8](repeating: 7, count: 10_000)
    var new = old
    new[offset] = 8
    #expect(try difference(old, new)?.contains(" \(offset):") == true)
  }

  @Test("A slice of data can be compared")
  func slices() throws {
    let slice = Data([9, 9, 1, 2]).dropFirst(2)
    guard case .same = try Diffing<Data>.data.compare([1, 2], slice) else {
      Issue.record("The slice differs.")
      return
    }
    #expect(try Diffing<Data>.data.encode(slice) == [1, 2])
  }
}
