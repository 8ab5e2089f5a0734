// SPDX-License-Identifier: MIT

extension Snapshotting where Value: CaseIterable, Format == String {
  /// Writes what a function makes of each case, as comma-separated values.
  ///
  /// ```swift
  /// assertSnapshot(
  ///   of: { $0.rotatedLeft }, as: Snapshotting<Direction, String>.func(into: .description))
  /// ```
  ///
  /// A line is a case and what the strategy says of the function's result, both in quotation marks:
  /// `"up","left"`. Quotation marks within are left as they are, as in swift-snapshot-testing.
  ///
  /// - Parameter witness: What writes a result.
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
