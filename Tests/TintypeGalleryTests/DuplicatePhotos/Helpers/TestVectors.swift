// SPDX-License-Identifier: MIT

/// Fingerprints whose similarity is known without computing it, each with the reason why.
///
/// None are random, and none are those of real photos: what is tested is arithmetic.
enum TestVectors {
  /// The length of real fingerprints.
  static let length = 512

  /// All components alike: the same direction as itself at any length, so 1 with all multiples.
  static let ones = [Float](repeating: 1, count: length)

  /// The unit vector of one axis; two of different axes have nothing in common, so 0.
  static func axis(_ index: Int) -> [Float] {
    (0..<length).map { $0 == index ? 1 : 0 }
  }

  /// No direction at all: there is no angle to it, so 0 with everything.
  static let zero = [Float](repeating: 0, count: length)

  /// The first half of the components only: with all of them cos = (n/2) / (√(n/2) · √n) = 1/√2.
  static let firstHalf = (0..<length).map { Float($0 < length / 2 ? 1 : 0) }

  /// So large that the square of a component overflows `Float`; the direction is that of `ones`.
  static let huge = [Float](repeating: 3e30, count: length)

  /// So small that the square of a component underflows to 0; the direction is that of `ones`.
  static let tiny = [Float](repeating: 1e-30, count: length)

  /// A component that is no number: the angle says nothing, so 0.
  static let notANumber = [Float.nan] + ones.dropFirst()

  /// A component without bound: the angle says nothing, so 0.
  static let infinite = [Float.infinity] + ones.dropFirst()

  /// A direction in the plane of the first two axes; with the first axis, cos is `cosine`.
  static func turned(cosine: Float) -> [Float] {
    [cosine, (1 - cosine * cosine).squareRoot()] + [Float](repeating: 0, count: length - 2)
  }
}
