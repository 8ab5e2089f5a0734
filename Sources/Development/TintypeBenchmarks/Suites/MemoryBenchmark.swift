// SPDX-License-Identifier: MIT

import Foundation
import TintypeCairo
import TintypeComponents
import TintypeSnapshots
import Tintype

/// How much memory 5,000 snapshots of full screens leave in use.
enum MemoryBenchmark {
  private static let (first, count) = (100, 5000)

  static func run() throws {
    let package = try ScratchPackage()
    defer { package.remove() }
    let renderer = try CairoRenderer.standard()
    var before = 0
    for index in 0..<count {
      if index == first { before = residentKilobytes }
      // Other words and another size in each: caches must not grow with what is photographed.
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
