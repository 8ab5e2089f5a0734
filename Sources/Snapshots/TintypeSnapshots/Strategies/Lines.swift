// SPDX-License-Identifier: MIT

import Foundation

extension Snapshotting where Value == String, Format == String {
  /// Compares text line by line; references have the extension `txt`.
  public static var lines: Self { Self(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
  /// Stores text as UTF-8 and compares it byte by byte; a difference is reported line by line.
  public static var lines: Diffing { lines(reading: { $0 }) }

  /// Stores text as UTF-8 and compares it line by line with a converted reference.
  ///
  /// - Parameter convert: Returns the contents of a reference of an earlier format in the present
  ///   format. It is called only if the texts differ.
  /// - Returns: The diffing strategy.
  package static func lines(reading convert: @escaping (String) -> String) -> Diffing {
    Diffing(LinesFormat(convert: convert))
  }
}

/// Text in UTF-8, which is compared line by line.
private struct LinesFormat: SnapshotFormat {
  /// Returns the contents of a reference of an earlier format in the present format.
  let convert: (String) -> String

  func encode(_ text: String) -> [UInt8] { Array(text.utf8) }

  func decode(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  func compare(
    _ reference: [UInt8], assets: @escaping () -> ReferenceAssets?, _ text: String
  ) throws -> Diffing<String>.Comparison {
    if text.hasBytes(reference) { return .same() }
    guard let old = String(validating: reference, as: UTF8.self) else {
      throw UnusableText(bytes: reference)
    }
    guard let difference = TextDifference(from: convert(old), to: text) else { return .same() }
    return .different(difference)
  }
}

extension String {
  /// Returns whether the text has these bytes, compared at once instead of one by one.
  fileprivate func hasBytes(_ bytes: [UInt8]) -> Bool {
    guard utf8.count == bytes.count else { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { text in
      bytes.withUnsafeBytes { bytes in
        guard let text = text.baseAddress, let bytes = bytes.baseAddress else { return true }
        return memcmp(text, bytes, utf8.count) == 0
      }
    }
    return isSame ?? utf8.elementsEqual(bytes)
  }
}

/// An error for a text reference that is not UTF-8.
struct UnusableText: ReferenceContentError, CustomStringConvertible {
  /// The bytes of the reference.
  let bytes: [UInt8]

  var description: String {
    "Line \(line) is not UTF-8. Restore the file from version control, or record it again."
  }

  /// The first line that is not UTF-8.
  private var line: Int {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let first = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
    return (first ?? 0) + 1
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// Writes the result of a function for each case, as comma-separated values.
  ///
  /// ```swift
  /// assertSnapshot(
  ///   of: { $0.rotatedLeft }, as: Snapshotting<Direction, String>.func(into: .description))
  /// ```
  ///
  /// A line contains a case and the snapshot of the function's result, both in quotation marks:
  /// `"up","left"`. Quotation marks in them are not escaped, as in swift-snapshot-testing.
  ///
  /// - Parameter witness: The strategy for a result.
  /// - Returns: A strategy for functions; references have the extension `csv`.
  public static func `func`<A>(
    into witness: Snapshotting<A, Format>
  ) -> Snapshotting<(Value) -> A, Format> {
    var snapshotting = Snapshotting<String, String>.lines.asyncPullback {
      (function: (Value) -> A) in
      Value.allCases.reduce(Async(value: [String]())) { rows, input in
        let output = function(input)
        return rows.flatMap { rows in
          witness.snapshot(output).map { rows + ["\"\(input)\",\"\($0)\""] }
        }
      }.map { $0.joined(separator: "\n") }
    }
    snapshotting.pathExtension = "csv"
    return snapshotting
  }
}
