// SPDX-License-Identifier: MIT

import Foundation
import TintypeCairo

/// A competing C program that draws the screen directly, for comparison with this toolkit.
///
/// It is called with three font files, measures many runs of its drawing, and prints an object with
/// `median_ms` and `least_ms`.
struct Competitor {
  private let program: URL
  private let fonts: [String]

  /// Compiles the source of the competitor with optimization.
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

/// A program that compares two files, as given by `--against`.
struct CommandTemplate: Hashable {
  /// The name in the results.
  var name: String
  /// The program and its arguments; `{a}` and `{b}` are replaced by the files, and `{diff}` by the
  /// path for an image of the differences.
  var words: [String]
  /// A Boolean value that indicates whether the program answers requests instead.
  var isServer = false

  /// Parses `COMMAND {a} {b}` or `NAME=COMMAND {a} {b}`; the default name is that of the program.
  ///
  /// Words end at white space; no shell is used. Text in single or double quotation marks is part
  /// of one word.
  init(parsing text: String) throws {
    var words = try Self.split(text)
    name = ""
    if let equals = words.first?.firstIndex(of: "="), let first = words.first {
      name = String(first[..<equals])
      words[0] = String(first[first.index(after: equals)...])
      if words[0].isEmpty { words.removeFirst() }
    }
    guard let program = words.first else {
      throw BenchmarkError.usage("The option “--against” needs a command, as in \(Self.example).")
    }
    isServer = words.contains("--server")
    for place in ["{a}", "{b}"] where !isServer && !words.dropFirst().contains(place) {
      throw BenchmarkError.usage(
        "The command “\(text)” has no argument \(place). Write it as in \(Self.example).")
    }
    if name.isEmpty { name = String(program.split(separator: "/").last ?? "") }
    self.words = words
  }

  /// Returns the words for two files.
  func words(_ a: String, _ b: String) -> [String] {
    let paths = ["{a}": a, "{b}": b, "{diff}": WorkFolder.url("other-difference.png").path]
    return words.map { paths[$0] ?? $0 }
  }

  private static let example = "--against 'compare -metric AE {a} {b} null:'"

  private static func split(_ text: String) throws -> [String] {
    var words: [String] = []
    var word: String?
    var mark: Character?
    for character in text {
      if let open = mark {
        if character == open { mark = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        mark = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if mark != nil {
      throw BenchmarkError.usage(
        "The command “\(text)” has an unclosed quotation mark.")
    }
    return words + (word.map { [$0] } ?? [])
  }
}
