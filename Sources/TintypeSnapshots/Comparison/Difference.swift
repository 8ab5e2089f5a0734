// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeImaging

/// How a value differs from its reference.
public struct Difference: Hashable, Sendable {
  /// What differs.
  public var kind: Kind
  /// What differs between the environments that painted the two pictures; empty where they are the
  /// same or not known.
  public var environment: [Fingerprint.Difference]
  /// The bytes of a file that shows the difference; `nil` where the text says all.
  public var artifact: [UInt8]?

  /// Creates a difference.
  public init(
    kind: Kind, environment: [Fingerprint.Difference] = [], artifact: [UInt8]? = nil
  ) {
    self.kind = kind
    self.environment = environment
    self.artifact = artifact
  }

  /// What differs.
  public enum Kind: Hashable, Sendable {
    /// Pixels.
    case picture(BitmapComparison)
    /// Lines, as a unified difference.
    case text(String)
  }
}
