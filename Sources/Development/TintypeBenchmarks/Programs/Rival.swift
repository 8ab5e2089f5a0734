// SPDX-License-Identifier: MIT

import Foundation
import TintypeCairo

/// A program in C that draws the screen directly, to be measured beside this toolkit.
///
/// It is called with the files of three fonts, measures many runs of its drawing, and prints an
/// object with `median_ms` and `least_ms`.
struct Rival {
  private let program: URL
  private let fonts: [String]

  /// Compiles the source of a rival with optimisation.
  init(source: String) throws {
    program = FileManager.default.temporaryDirectory
      .appendingPathComponent("tintype-rival-\(ProcessInfo.processInfo.processIdentifier)")
    let flags = try Subprocess.output(
      of: "pkg-config", ["--cflags", "--libs", "pangocairo", "pangoft2", "fontconfig"])
    _ = try Subprocess.output(
      of: "cc",
      ["-O2", "-o", program.path, source]
        + flags.split(whereSeparator: \.isWhitespace).map(String.init) + ["-lm"])
    let weights: [Int] = [400, 500, 700]
    fonts =
      try FontBook.standard().families.first.map { family in
        weights.compactMap { weight in
          family.files.first { $0.weight.value == weight && !$0.isItalic }?.path
        }
      } ?? []
  }

  /// Removes the program.
  func remove() { try? FileManager.default.removeItem(at: program) }

  /// Runs the program.
  func run() throws -> Sample {
    struct Answer: Decodable {
      var median_ms: Double
      var least_ms: Double
    }
    let text = try Subprocess.output(of: program.path, fonts)
    let answer = try JSONDecoder().decode(Answer.self, from: Data(text.utf8))
    return Sample(
      median: .seconds(answer.median_ms / 1000), least: .seconds(answer.least_ms / 1000))
  }
}
