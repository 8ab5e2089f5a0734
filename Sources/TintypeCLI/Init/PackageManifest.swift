// SPDX-License-Identifier: MIT

/// The test targets in the text of a `Package.swift`, which is not run.
///
/// A manifest is a program, so the result is only an estimate. It finds calls of `.testTarget` with
/// literal names and dependencies.
struct PackageManifest: Hashable {
  /// The names of the products that each test target depends on.
  private var dependencies: [String: Set<String>] = [:]

  /// Parses a manifest.
  init(_ source: String) {
    let bytes = Self.withoutComments(Array(source.utf8))
    let call = Array(".testTarget(".utf8)
    var start = 0
    while let found = Self.range(of: call, in: bytes, from: start) {
      let end = Self.end(ofCallAt: found.upperBound, in: bytes)
      let strings = Self.strings(in: bytes[found.upperBound..<end])
      if let name = strings.first { dependencies[name] = Set(strings.dropFirst()) }
      start = end
    }
  }

  /// Returns whether a test target depends on the product Tintype; `nil` if it is unknown.
  func usesTintype(_ target: String) -> Bool? {
    dependencies[target].map { $0.contains("Tintype") }
  }

  // MARK: Parsing

  private static func range(
    of word: [UInt8], in bytes: [UInt8], from start: Int
  ) -> Range<Int>? {
    guard bytes.count >= word.count else { return nil }
    var index = start
    while index <= bytes.count - word.count {
      if bytes[index] == word[0], bytes[index..<(index + word.count)].elementsEqual(word) {
        return index..<(index + word.count)
      }
      index += 1
    }
    return nil
  }

  /// Returns the index of the parenthesis that ends a call, else the end.
  private static func end(ofCallAt start: Int, in bytes: [UInt8]) -> Int {
    var depth = 1
    var isString = false
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where isString: index += 1
      case UInt8(ascii: "\""): isString.toggle()
      case UInt8(ascii: "(") where !isString: depth += 1
      case UInt8(ascii: ")") where !isString:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return bytes.count
  }

  /// Returns the texts of string literals.
  private static func strings(in bytes: ArraySlice<UInt8>) -> [String] {
    let parts = bytes.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    return parts.enumerated().filter { !$0.offset.isMultiple(of: 2) }
      .map { String(decoding: $0.element, as: UTF8.self) }
  }

  /// Returns the text without `//` comments.
  private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    var (isString, isComment) = (false, false)
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") { (isString, isComment) = (false, false) }
      if isComment { continue }
      let isEscaped = index > 0 && bytes[index - 1] == UInt8(ascii: "\\")
      if byte == UInt8(ascii: "\""), !isEscaped { isString.toggle() }
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if !isString, byte == UInt8(ascii: "/"), next == byte {
        isComment = true
        continue
      }
      kept.append(byte)
    }
    return kept
  }
}
