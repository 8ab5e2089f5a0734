// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeSnapshots

/// The limits of the checks, as text.
enum Limits {
  /// Returns the limits of a check on one machine.
  ///
  /// - Parameters:
  ///   - step: The step between painted images.
  ///   - others: References that are not images of the program.
  /// - Returns: A sentence or two for each limit.
  static func ofThisMachine(step: Int, others: [String]) -> [String] {
    var lines = [
      "Other versions of the libraries: scripts/measure/determinism --release NAME paints with the "
        + "libraries of another release of Debian.",
      architecture,
    ]
    if step > 1 {
      lines.append("Images other than one in \(step): omit --quick to paint all images.")
    }
    if !others.isEmpty {
      lines.append(
        "References that are not painted here: \(others.joined(separator: ", ")).")
    }
    return lines
  }

  /// The limits of a comparison of two releases.
  static let ofTwoReleases = [
    architecture,
    "Corners of lines that cairo rounds: 1.18 cuts off flat corners, and 1.16 rounds them, so the "
      + "toolkit draws the round ends of two lines there instead.",
    "Blend modes that mix hue, saturation or color: pixman 0.42 and 0.44 paint them differently, "
      + "so the toolkit does not support them.",
    "Images of SVG and PDF files: librsvg and Poppler paint them, without the corrections above.",
    "Content that no image of the gallery shows, such as characters of fonts that it does not use.",
    "Font files that only one of the releases contains: the fingerprints above list the font files "
      + "that differ.",
  ]

  private static let architecture =
    "Other processor architectures: scripts/measure/arm64 compares with an emulated arm64."
}

extension Fingerprint {
  /// The versions of the libraries on one line, without the digests of fonts.
  var libraries: String {
    parts.filter { !$0.key.hasPrefix("font ") }.sorted { $0.key < $1.key }
      .map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }
}
