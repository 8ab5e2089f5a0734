// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeSourceEditing

/// Writes inline snapshots into random sources, and checks each result.
///
/// - A source must become the expected one, byte for byte.
/// - A source with random changes must be refused or rewritten. Then the bytes before the call are
///   the same, the rest of the call's line is still present, and a second rewrite with the new text
///   changes nothing.
struct SourceFuzz {
  private(set) var rewritten = 0
  private(set) var refused = 0
  private(set) var parsed = 0

  /// A violated rule, with the source.
  struct Fault: Error, CustomStringConvertible {
    var description: String
    var source: [UInt8]
  }

  init() {}

  /// Checks the source of a seed, and the same source with random changes.
  ///
  /// - Returns: The rewritten source.
  @discardableResult
  mutating func run(seed: UInt64) throws -> [UInt8] {
    let sample = SampleSource(seed: seed)
    let result = try SourceRewriter.apply(sample.edits, to: sample.before)
    rewritten += 1
    if let refusal = result.refusals.first {
      throw Fault(
        description: "snapshot \(refusal.key) was refused: \(refusal.value)", source: sample.before)
    }
    guard result.bytes == sample.after else {
      throw Fault(
        description: "the result differs from the expected source:\n"
          + String(decoding: result.bytes, as: UTF8.self) + "\nexpected:\n"
          + String(decoding: sample.after, as: UTF8.self), source: sample.before)
    }
    try mutate(sample, seed: seed)
    return result.bytes
  }

  /// Removes, duplicates or replaces some bytes after the last call.
  private mutating func mutate(_ sample: SampleSource, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed ^ 0x5EED)
    var bytes = sample.before
    let tokens: [[UInt8]] = ["\"", "\"\"\"", "{", "}", "(", ")", "/", "/*", "#", "\\", "`", "\n"]
      .map { Array($0.utf8) }
    for _ in 0...generator.below(3) {
      let offset = generator.below(bytes.count)
      switch generator.below(3) {
      case 0: bytes.remove(at: offset)
      case 1: bytes.insert(contentsOf: tokens[generator.below(tokens.count)], at: offset)
      default:
        let end = min(bytes.count, offset + generator.below(8))
        bytes.insert(contentsOf: Array(bytes[offset..<end]), at: offset)
      }
    }
    let edit = sample.edits[generator.below(sample.edits.count)]
    guard let result = try? SourceRewriter.apply([edit], to: bytes), result.refusals.isEmpty else {
      refused += 1
      return
    }
    rewritten += 1
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let start = lines.prefix(edit.position.line - 1).reduce(edit.position.column - 1) {
      $0 + $1.count + 1
    }
    // A space can precede a brace instead of empty parentheses.
    guard result.bytes.prefix(start).elementsEqual(bytes.prefix(start)) else {
      throw Fault(description: "bytes before the call were changed", source: bytes)
    }
    let same = zip(result.bytes.reversed(), bytes.reversed()).prefix { $0 == $1 }.count
    let removed = bytes.count - same - start
    // Between the call and the closure are the arguments, which have at most 400 bytes here.
    guard removed < 4_000 else {
      throw Fault(description: "too many bytes were changed", source: bytes)
    }
    guard String(validating: result.bytes, as: UTF8.self) != nil else {
      throw Fault(description: "the result is not UTF-8", source: bytes)
    }
    guard edit.expected != nil else { return }
    // The position is the same, so the new text must be found there.
    let again = SnapshotEdit(at: edit.position, from: edit.actual, to: edit.actual)
    guard let second = try? SourceRewriter.apply([again], to: result.bytes),
      second.refusals.isEmpty, second.bytes == result.bytes
    else { throw Fault(description: "the new text was not found again", source: bytes) }
  }

  /// Checks that the compiler can parse a source.
  mutating func parse(_ bytes: [UInt8], in directory: String) throws {
    let file = directory + "/Parsed.swift"
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-frontend", "-parse", "-swift-version", "6", file]
    let output = Pipe()
    process.standardError = output
    try process.run()
    let message = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Fault(
        description: "the compiler rejects the result: " + String(decoding: message, as: UTF8.self),
        source: bytes)
    }
    parsed += 1
  }

  /// The counts as text.
  var summary: String {
    "\(rewritten) sources rewritten, \(refused) changed sources refused, \(parsed) parsed"
  }
}
