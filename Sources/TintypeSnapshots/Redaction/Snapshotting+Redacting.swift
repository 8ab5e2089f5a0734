// SPDX-License-Identifier: MIT

extension Snapshotting where Format == String {
  /// The strategy with what differs from run to run taken out of its texts.
  ///
  /// ```swift
  /// assertSnapshot(of: order, as: .dump.redacting(.addresses, .uuids))
  /// ```
  ///
  /// A text is redacted before it is compared or recorded; references are compared as they are.
  ///
  /// - Parameter redactions: What is taken out, one after the other.
  /// - Returns: The strategy.
  public func redacting(_ redactions: Redaction...) -> Self {
    redacting(redactions)
  }

  /// The strategy with what differs from run to run taken out of its texts.
  ///
  /// - Parameter redactions: What is taken out, one after the other.
  /// - Returns: The strategy.
  public func redacting(_ redactions: [Redaction]) -> Self {
    Self(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { value in
        snapshot(value).map { text in try redactions.reduce(text) { try $1.apply($0) } }
      })
  }
}
