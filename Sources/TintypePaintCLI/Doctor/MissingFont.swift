// SPDX-License-Identifier: MIT

import TintypeScene

/// A font file that a reference names and that is none of this machine's standard fonts.
struct MissingFont: Hashable, Sendable {
  /// The file's name.
  var file: String
  /// What the reference says of its digest.
  var digest: String

  /// Whether the file belongs to the standard fonts, so that it should be installed.
  var isStandard: Bool { package != nil }

  private var package: String? { Fingerprint.debianPackage(ofFont: file) }
}

extension MissingFont: CustomStringConvertible {
  /// What is missing, and what to do.
  var description: String {
    guard let package else {
      return """
        font \(file) is none of the standard fonts, so it is not compared. Check that the file in \
        your FontBook has a SHA-256 that begins with \(digest).
        """
    }
    return """
      font \(file) is not installed, so text is set in another font or not at all. Install the \
      package \(package) (Debian, Ubuntu).
      """
  }
}
