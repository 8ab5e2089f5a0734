// SPDX-License-Identifier: MIT

/// A type that a preview macro declares for each preview.
///
/// Preview macros create the conforming types. Sources do not declare them.
public protocol PreviewRegistry {
  /// The module and the file of the preview, as in `#fileID`.
  static var fileID: String { get }

  /// The line of the preview in its file, from 1.
  static var line: Int { get }

  /// The column of the preview in its line, in bytes from 1.
  static var column: Int { get }

  /// Returns the preview.
  @MainActor static func makePreview() throws -> Preview
}

/// The error of a preview that is unavailable on the platform.
public struct PreviewUnavailable: Error {
  /// Creates an error.
  public init() {}
}
