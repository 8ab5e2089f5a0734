// SPDX-License-Identifier: MIT

extension Snapshotting where Format == String {
  /// Writes a value as `String(describing:)` does.
  public static var description: Self {
    SimplySnapshotting.lines.pullback { (value: Value) in String(describing: value) }
  }

  /// Writes what a value consists of, a line for each part.
  ///
  /// ```text
  /// ▿ User
  ///   - id: 1
  ///   - name: "Blobby"
  /// ```
  ///
  /// The parts of structures and classes are sorted by name, the members of sets and dictionaries
  /// by what is written of them, so that the text is the same in every run. An object that contains
  /// itself is written once. What stands for a value may be said by itself, see
  /// ``AnySnapshotStringConvertible``.
  ///
  /// A text of more than 1 GiB or 4 million lines is not written: taking the snapshot fails with
  /// ``ValueError/dumpTooLarge(type:limit:)``.
  public static var dump: Self {
    SimplySnapshotting.lines.pullback { (value: Value) in try Dump.text(of: value) }
  }
}
