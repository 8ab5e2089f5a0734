// SPDX-License-Identifier: MIT

import TintypeSnapshots
import TintypeComparison

/// What one check found.
struct CheckResult: Hashable, Sendable {
  /// What was done.
  var name: String
  /// What came out.
  var outcome: Outcome

  /// What came out of a check.
  enum Outcome: Hashable, Sendable {
    /// So many pictures were painted and compared; these differ.
    case compared(pictures: Int, differences: [PictureDifference])
    /// The renderer refused to paint, in these words, as it must.
    case refused(message: String)
    /// The renderer painted where it must refuse.
    case notRefused
    /// The painter failed, in these words.
    case failed(message: String)
  }

  /// The number of pixels that differ.
  var differingPixels: Int {
    guard case .compared(_, let differences) = outcome else { return 0 }
    return differences.reduce(0) { $0 + $1.differingPixels }
  }

  /// Whether all is as it should be.
  var isGood: Bool {
    switch outcome {
    case .compared(let pictures, let differences): pictures > 0 && differences.isEmpty
    case .refused: true
    case .notRefused, .failed: false
    }
  }
}

extension CheckResult: CustomStringConvertible {
  /// The result as a line, and one more for each picture that differs.
  var description: String {
    let name = name.padding(to: Self.nameWidth)
    switch outcome {
    case .compared(let pictures, let differences):
      let line =
        "\(name)  \(Numbers.counted(pictures, "picture")), "
        + "\(Self.pixels(differingPixels)) differ"
      return ([line] + differences.map { "    \($0)" }).joined(separator: "\n")
    case .refused(let message): return "\(name)  refused, as it must be: \(message)"
    case .notRefused: return "\(name)  FAILED: it was painted, and must be refused"
    case .failed(let message): return "\(name)  FAILED: \(message)"
    }
  }

  /// A number of pixels with its noun.
  static func pixels(_ count: Int) -> String { Numbers.counted(count, "pixel") }

  private static let nameWidth = 66
}

extension String {
  /// The text with spaces behind it, to at least a number of characters.
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
