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
    var strategy = self
    strategy.diffing = diffing.ofTexts { text in
      try redactions.reduce(text) { try $1.apply($0) }
    }
    return strategy
  }
}

extension Diffing where Value == String {
  /// Keeps and compares what a transformation makes of texts.
  fileprivate func ofTexts(_ transform: @escaping (String) throws -> String) -> Diffing {
    Diffing(
      encode: { try encode(transform($0)) },
      compare: { try compare($0, transform($1)) }
    )
  }
}
