// SPDX-License-Identifier: MIT

import CTintypePixels

/// How alike two vectors are in direction, whatever their lengths.
///
/// Two pictures whose fingerprints point the same way look alike, also where one is brighter.
package enum CosineSimilarity {
  /// The cosine of the angle between two vectors.
  ///
  /// It is summed in double precision, in the order of the components, so that it is the same on
  /// every machine.
  ///
  /// - Parameters:
  ///   - a: A vector.
  ///   - b: A vector with as many components.
  /// - Returns: 1 for the same direction, 0 for a right angle, -1 for opposite directions; 0 as well
  ///   where the angle says nothing: for vectors of different lengths, of no length, and with
  ///   components that are not finite.
  package static func between(_ a: [Float], _ b: [Float]) -> Float {
    guard a.count == b.count else { return 0 }
    return a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in
        guard let first = a.baseAddress, let second = b.baseAddress else { return 0 }
        return pk_cosine(first, second, a.count)
      }
    }
  }
}
