// SPDX-License-Identifier: MIT

/// Writes inline snapshots into Swift source.
///
/// All snapshots of a file are written in one pass, in linear time. Bytes outside of the closures
/// are unchanged. The result is read again to verify it: its other tokens must be the same, and
/// each literal must have the text of its snapshot.
package enum SourceRewriter {
  /// The result of a rewrite.
  package struct Result: Hashable, Sendable {
    /// The new contents of the file.
    package var bytes: [UInt8]
    /// The snapshots that were not written, by their index.
    package var refusals: [Int: SourceRefusal]
  }

  /// Writes snapshots into a source file.
  ///
  /// - Parameters:
  ///   - edits: The snapshots, in any order; at most one for each position.
  ///   - bytes: The contents of the file.
  /// - Returns: The new contents, and the snapshots that were not written.
  /// - Throws: The reason why nothing can be written into the file.
  package static func apply(
    _ edits: [SnapshotEdit], to bytes: [UInt8]
  ) throws(SourceRefusal) -> Result {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .notUTF8 }
    let source: SwiftSource
    do {
      source = try SwiftSource(bytes, readsRegexLiterals: true)
    } catch {
      // The file may contain operators with slashes that are not regular expressions.
      let source = try SwiftSource(bytes, readsRegexLiterals: false)
      guard source.hasPossibleRegex else { throw error }
      return try apply(edits, to: source, readsRegexLiterals: false)
    }
    let result = try apply(edits, to: source, readsRegexLiterals: true)
    guard source.hasPossibleRegex,
      let other = try? SwiftSource(bytes, readsRegexLiterals: false)
    else { return result }
    let otherResult = try apply(edits, to: other, readsRegexLiterals: false)
    if result == otherResult { return result }
    // The compiler found all calls, so the interpretation that finds more of them is the right one.
    guard result.refusals.count != otherResult.refusals.count else { throw .ambiguousSlash }
    return result.refusals.count < otherResult.refusals.count ? result : otherResult
  }

  private static func apply(
    _ edits: [SnapshotEdit], to source: SwiftSource, readsRegexLiterals: Bool
  ) throws(SourceRefusal) -> Result {
    var calls: [Int: [Int]] = [:]
    var refusals: [Int: SourceRefusal] = [:]
    for (index, edit) in edits.enumerated() {
      let position = edit.position
      if let token = source.token(line: position.line, column: position.column) {
        calls[token, default: []].append(index)
      } else {
        refusals[index] = .noCall
      }
    }
    let unit = source.indentationUnit
    var replacements: [Replacement] = []
    for (token, indices) in calls.sorted(by: { $0.key < $1.key }) {
      do {
        let call = try CallSyntax(source, at: token)
        var rewriter = CallRewriter(call, at: token, unit: unit)
        let ordered = indices.sorted {
          (edits[$0].position.offset, $0) < (edits[$1].position.offset, $1)
        }
        for index in ordered {
          do {
            try rewriter.apply(edits[index])
          } catch {
            refusals[index] = error
          }
        }
        replacements += rewriter.replacements
      } catch {
        for index in indices { refusals[index] = error }
      }
    }
    let bytes = try Self.bytes(of: source, replacements, readsRegexLiterals: readsRegexLiterals)
    return Result(bytes: bytes, refusals: refusals)
  }

  /// Returns the line of the closure that returns a snapshot; `nil` if there is none.
  package static func line(of position: SnapshotPosition, in bytes: [UInt8]) -> Int? {
    SourceIndex(bytes).line(of: position)
  }

  // MARK: Bytes

  private static func bytes(
    of source: SwiftSource, _ replacements: [Replacement], readsRegexLiterals: Bool
  ) throws(SourceRefusal) -> [UInt8] {
    if replacements.isEmpty { return source.bytes }
    // Insertions at one offset keep the order in which they were added.
    let ordered = replacements.enumerated().sorted { left, right in
      let (a, b) = (left.element.range, right.element.range)
      return (a.lowerBound, a.upperBound, left.offset) < (b.lowerBound, b.upperBound, right.offset)
    }.map(\.element)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.bytes.count + ordered.reduce(0) { $0 + $1.bytes.count })
    var position = 0
    var written: [Range<Int>] = []
    for replacement in ordered {
      guard replacement.range.lowerBound >= position else { throw .unverifiable }
      bytes += source.bytes[position..<replacement.range.lowerBound]
      written.append(bytes.count..<(bytes.count + replacement.bytes.count))
      bytes += replacement.bytes
      position = replacement.range.upperBound
    }
    bytes += source.bytes[position...]
    try verify(bytes, written, source, ordered, readsRegexLiterals: readsRegexLiterals)
    return bytes
  }

  /// Reads the result, and compares it with the source.
  private static func verify(
    _ bytes: [UInt8], _ written: [Range<Int>], _ source: SwiftSource,
    _ replacements: [Replacement], readsRegexLiterals: Bool
  ) throws(SourceRefusal) {
    guard let result = try? SwiftSource(bytes, readsRegexLiterals: readsRegexLiterals) else {
      throw .unverifiable
    }
    for (range, replacement) in zip(written, replacements) {
      guard let literal = replacement.literal else { continue }
      let start = range.lowerBound + literal.range.lowerBound
      guard let index = result.token(at: start), result.tokens[index].kind == .string,
        result.tokens[index].end == range.lowerBound + literal.range.upperBound,
        let value = StringLiteral.value(of: result.bytes(of: result.tokens[index])),
        value.utf8.elementsEqual(literal.text.utf8)
      else { throw .unverifiable }
    }
    let old = source.tokens(outside: replacements.map(\.range))
    let new = result.tokens(outside: written)
    let isSame =
      old.count == new.count
      && zip(old, new).allSatisfy { old, new in
        old.kind == new.kind && old.end - old.start == new.end - new.start
          && source.bytes(of: old).elementsEqual(result.bytes(of: new))
      }
    guard isSame else { throw .unverifiable }
  }
}

extension SwiftSource {
  /// Returns the tokens that do not overlap ranges in ascending order.
  fileprivate func tokens(outside ranges: [Range<Int>]) -> [SwiftToken] {
    var rest = ranges[...]
    return tokens.filter { token in
      while let range = rest.first, range.upperBound <= token.start { rest.removeFirst() }
      guard let range = rest.first else { return true }
      return token.end <= range.lowerBound
    }
  }
}

/// Finds the lines of closures in a source file.
package struct SourceIndex: Sendable {
  private let source: SwiftSource?

  /// Reads a file; a file that cannot be read reliably has no closures.
  package init(_ bytes: [UInt8]) { source = try? SwiftSource(bytes, readsRegexLiterals: true) }

  /// Returns the line of the closure that returns a snapshot; `nil` if there is none.
  package func line(of position: SnapshotPosition) -> Int? {
    guard let source, let token = source.token(line: position.line, column: position.column),
      let call = try? CallSyntax(source, at: token)
    else { return nil }
    let closure =
      (call.otherClosures + call.closures).first { closure in
        call.label(of: closure).map(position.labels.contains) ?? false
      } ?? (call.closures.indices.contains(position.offset) ? call.closures[position.offset] : nil)
    return closure.map { source.line(of: source.tokens[$0.brace].start) }
  }
}
