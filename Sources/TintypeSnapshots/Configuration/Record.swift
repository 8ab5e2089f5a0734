// SPDX-License-Identifier: MIT

extension SnapshotTestingConfiguration {
  /// Which references are written.
  ///
  /// Whatever is written fails its test, so that nothing is recorded unseen.
  public struct Record: Hashable, Sendable, ExpressibleByBooleanLiteral {
    private enum Mode: String {
      case all, missing, failed, never, unspecified
    }

    private let mode: Mode

    private init(_ mode: Mode) {
      self.mode = mode
    }

    /// Writes every reference anew.
    public static let all = Record(.all)
    /// Writes the references that are not there yet.
    public static let missing = Record(.missing)
    /// Writes the references that are not there yet, and replaces those that differ.
    public static let failed = Record(.failed)
    /// Writes nothing.
    public static let never = Record(.never)

    /// Creates a mode from its word: `all`, `missing`, `failed` or `never`.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue), mode != .unspecified else { return nil }
      self.mode = mode
    }

    /// `true` writes every reference; `false` says nothing, so that what is around decides.
    public init(booleanLiteral value: Bool) {
      self.init(value)
    }

    /// `true` writes every reference; `false` says nothing, so that what is around decides.
    public init(_ value: Bool) {
      mode = value ? .all : .unspecified
    }

    /// The mode, or `nil` where it says nothing.
    var specified: Record? { mode == .unspecified ? nil : self }

    /// The words that the variables take.
    static let words = ["all", "missing", "failed", "never"]
  }
}
