// SPDX-License-Identifier: MIT

public import Foundation

/// A source of random numbers by the algorithm RC4.
open class GKARC4RandomSource: GKRandomSource {
  /// The key; setting it starts its sequence.
  open var seed: Data {
    didSet { words = ARC4Words(key: [UInt8](seed)) }
  }

  /// Creates a source with the next seed of the test.
  public convenience init() {
    let seed = SharedSource.current.nextSeed().bigEndian
    self.init(seed: withUnsafeBytes(of: seed) { Data($0) })
  }

  /// Creates a source with a key.
  public init(seed: Data) {
    self.seed = seed
    super.init(words: ARC4Words(key: [UInt8](seed)))
  }

  /// Returns `nil`, because sources cannot be archived on Linux.
  public required init?(coder aDecoder: NSCoder) { nil }

  /// Returns a source that continues with the same numbers.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKARC4RandomSource(seed: seed)
    copy.words = words
    return copy
  }

  /// Skips bytes of the key stream, of which each number uses four; 768 or more are recommended.
  open func dropValues(_ count: Int) {
    guard count > 0, var stream = words as? ARC4Words else { return }
    for _ in 0..<count { _ = stream.nextByte() }
    words = stream
  }
}

// Variants: the linear congruential algorithm of `drand48`; GKLinearCongruentialRandomSource; The
//   state, whose lower 48 bits count; with a state; LinearCongruentialWords -> the algorithm
//   MT19937-64; GKMersenneTwisterRandomSource; The seed; with a seed; MersenneTwisterWords
/// A source of random numbers by the linear congruential algorithm of `drand48`.
open class GKLinearCongruentialRandomSource: GKRandomSource {
  /// The state, whose lower 48 bits count; setting it starts its sequence.
  open var seed: UInt64 {
    didSet { words = LinearCongruentialWords(seed: seed) }
  }

  /// Creates a source with the next seed of the test.
  public convenience init() { self.init(seed: SharedSource.current.nextSeed()) }

  /// Creates a source with a state.
  public init(seed: UInt64) {
    self.seed = seed
    super.init(words: LinearCongruentialWords(seed: seed))
  }

  /// Returns `nil`, because sources cannot be archived on Linux.
  public required init?(coder aDecoder: NSCoder) { nil }

  /// Returns a source that continues with the same numbers.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKLinearCongruentialRandomSource(seed: seed)
    copy.words = words
    return copy
  }
}
