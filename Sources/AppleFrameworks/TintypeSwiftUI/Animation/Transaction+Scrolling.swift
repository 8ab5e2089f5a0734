// SPDX-License-Identifier: MIT

private enum PreservesScrollVelocityKey: TransactionKey {
  static var defaultValue: Bool { false }
}

extension Transaction {
  /// A Boolean value that indicates whether a change of a scroll position keeps the velocity of the
  /// scroll view, which has none in a snapshot; `false` by default.
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { self[PreservesScrollVelocityKey.self] }
    set { self[PreservesScrollVelocityKey.self] = newValue }
  }
}
