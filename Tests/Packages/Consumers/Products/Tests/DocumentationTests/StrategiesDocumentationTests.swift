// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeComponents

// The examples of the guide on strategies, so that they compile and work as described.

struct Palette {
  var colors: [String: UInt32]
}

extension Snapshotting where Value == Palette, Format == String {
  static var colors: Self {
    var strategy = Snapshotting<String, String>.lines.pullback { (palette: Palette) in
      palette.colors.sorted { $0.key < $1.key }
        .map { "\($0.key): #\(String(format: "%06X", $0.value))" }
        .joined(separator: "\n")
    }
    strategy.pathExtension = "colors"
    return strategy
  }
}

extension Snapshotting where Value == Palette, Format == SnapshotImage {
  static var swatches: Self {
    Snapshotting<HStack, SnapshotImage>.image.pullback { palette in
      HStack {
        ForEach(palette.colors.keys.sorted(), id: \.self) { name in
          Rectangle().fill(Color(hex: palette.colors[name] ?? 0)).frame(width: 24, height: 24)
        }
      }
    }
  }
}

extension Diffing where Value == [Double] {
  static func numbers(accuracy: Double) -> Self {
    .diff(
      toData: { Data($0.map { "\($0)" }.joined(separator: "\n").utf8) },
      fromData: { data in
        String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { Double($0) }
      },
      diffV2: { old, new in
        let isSame =
          old.count == new.count && zip(old, new).allSatisfy { abs($0 - $1) <= accuracy }
        return isSame ? nil : ("The numbers changed from \(old) to \(new).", [])
      })
  }
}

private enum Direction: String, CaseIterable {
  case up, down, left, right

  var rotatedLeft: Direction {
    switch self {
    case .up: .left
    case .down: .right
    case .left: .down
    case .right: .up
    }
  }
}

@Suite("Examples of the guide on strategies") struct StrategiesDocumentationTests {
  struct User {
    var name: String
  }

  /// Returns the text of a reference of this suite.
  private func reference(_ name: String) throws -> String {
    let path = URL(fileURLWithPath: #filePath)
      .appending(path: "../../../__Snapshots__/DocumentationTests/StrategiesDocumentationTests")
      .appending(path: name).standardized
    return try String(contentsOf: path, encoding: .utf8)
  }

  @Test("A function is called for each case")
  func function() throws {
    assertSnapshot(
      of: { (direction: Direction) in direction.rotatedLeft },
      as: Snapshotting<Direction, String>.func(into: .description))
    #expect(
      try reference("function.1.csv").split(separator: "\n") == [
        #""up","left""#, #""down","right""#, #""left","down""#, #""right","up""#,
      ])
  }

  @Test("A strategy is pulled back to a custom type")
  func pullback() {
    let user = User(name: "Ada")
    let name = Snapshotting<String, String>.lines.pullback { (user: User) in user.name }
    assertSnapshot(of: user, as: name)
  }

  @Test("A static property is a strategy with its own path extension")
  func colors() throws {
    assertSnapshot(of: Palette(colors: ["error": 0xB00020, "accent": 0x0A5CD6]), as: .colors)
    #expect(try reference("colors.1.colors").hasPrefix("accent: #0A5CD6\nerror: #B00020"))
  }

  @Test("A value is shown as an image")
  func swatches() {
    assertSnapshot(
      of: Palette(colors: ["error": 0xB00020, "accent": 0x0A5CD6]), as: .swatches)
  }

  @Test("A failure of an image names the changed color")
  func swatchChange() {
    // The reference is a copy of the other test's one.
    let failure = verifySnapshot(
      of: Palette(colors: ["error": 0xD00020, "accent": 0x0A5CD6]), as: .swatches, record: .never)
    #expect(failure?.contains("  HStack/Rectangle#error · fill #B00020 → #D00020\n") == true)
  }

  @Test("A format of one's own is compared with an accuracy")
  func numbers() {
    let measurements = [1.0, 2.001]
    let values = Snapshotting<[Double], [Double]>(
      pathExtension: "txt", diffing: .numbers(accuracy: 0.01))
    assertSnapshot(of: measurements, as: values)
  }

  @Test("The message of a custom format is the end of a failure")
  func numberChange() {
    // The reference is a copy of the other test's one, with numbers that are accepted there.
    let values = Snapshotting<[Double], [Double]>(
      pathExtension: "txt", diffing: .numbers(accuracy: 0.01))
    let failure = verifySnapshot(of: [1, 3], as: values, record: .never)
    #expect(failure?.hasSuffix("The numbers changed from [1.0, 2.0] to [1.0, 3.0].") == true)
  }
}
