// SPDX-License-Identifier: MIT

/// Embeddings whose similarity is known in advance, each with the reason.
///
/// They are neither random nor taken from real photos, since the tests cover only the arithmetic.
enum TestVectors {
  /// The length of real embeddings.
  static let length = 512

  /// All components are equal; the similarity to any multiple is 1.
  static let ones = [Float](repeating: 1, count: length)

  /// Returns the unit vector of an axis; the similarity of two different axes is 0.
  static func axis(_ index: Int) -> [Float] {
    (0..<length).map { $0 == index ? 1 : 0 }
  }

  /// The zero vector has no direction; its similarity to any vector is 0.
  static let zero = [Float](repeating: 0, count: length)

  /// Only the first half of the components; with `ones`, cos = (n/2) / (√(n/2) · √n) = 1/√2.
  static let firstHalf = (0..<length).map { Float($0 < length / 2 ? 1 : 0) }

  /// So large that the square of a component overflows `Float`; the direction is that of `ones`.
  static let huge = [Float](repeating: 3e30, count: length)

  /// So small that the square of a component underflows to 0; the direction is that of `ones`.
  static let tiny = [Float](repeating: 1e-30, count: length)

  /// A vector with a NaN component; the angle is undefined, so the similarity is 0.
  static let notANumber = [Float.nan] + ones.dropFirst()

  /// A vector with an infinite component; the angle is undefined, so the similarity is 0.
  static let infinite = [Float.infinity] + ones.dropFirst()

  /// Returns a vector in the plane of the first two axes whose cosine to the first axis is
  /// `cosine`.
  static func turned(cosine: Float) -> [Float] {
    [cosine, (1 - cosine * cosine).squareRoot()] + [Float](repeating: 0, count: length - 2)
  }
}
