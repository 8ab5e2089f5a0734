// SPDX-License-Identifier: MIT

/// What the text of a `Package.swift` says of its test targets, without running it.
///
/// A manifest is a program, so that this is a good guess and no more: it looks for calls of
/// `.testTarget` with a name and dependencies that are written down.
struct PackageManifest: Hashable {
  /// The test targets that are written down: which products they depend on by these names.
  private var dependencies: [String: Set<String>] = [:]

  /// Reads a manifest's text.
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

  /// Whether a test target may use the product Tintype; `nil` where the manifest does not say.
  func usesTintype(_ target: String) -> Bool? {
    dependencies[target].map { $0.contains("Tintype") }
  }

  // MARK: Reading

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

  /// The place of the parenthesis that ends a call, else the end.
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

  /// The texts in quotation marks.
  private static func strings(in bytes: ArraySlice<UInt8>) -> [String] {
    let parts = bytes.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    return parts.enumerated().filter { !$0.offset.isMultiple(of: 2) }
      .map { String(decoding: $0.element, as: UTF8.self) }
  }

  /// The text without what stands behind `//`.
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
