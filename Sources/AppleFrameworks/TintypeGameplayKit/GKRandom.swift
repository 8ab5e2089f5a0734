// SPDX-License-Identifier: MIT

@_exported public import Foundation

/// A source of random numbers.
public protocol GKRandom: NSObjectProtocol {
  /// Returns the next number.
  @discardableResult func nextInt() -> Int
  /// Returns the next number from 0 to below a bound.
  @discardableResult func nextInt(upperBound: Int) -> Int
  /// Returns the next number from 0 to 1.
  @discardableResult func nextUniform() -> Float
  /// Returns the next Boolean value.
  @discardableResult func nextBool() -> Bool
}

/// A source of random numbers whose sequence follows from its seed.
///
/// Each number is made of the next 32 bits of the algorithm. They are the signed result of
/// `nextInt()`; `nextInt(upperBound:)` multiplies them by the bound and divides by 2³²;
/// `nextUniform()` divides the upper 24 bits by 2²⁴; `nextBool()` is the highest bit.
///
/// Nothing is seeded by the system: the sources that a test creates without a seed have the seeds 1,
/// 2, 3 and so on, so the test has the same numbers in each run.
open class GKRandomSource: NSObject, GKRandom, NSSecureCoding, NSCopying {
  var words: any RandomWords

  init(words: any RandomWords) {
    self.words = words
    super.init()
  }

  /// Creates a source with the next seed of the test.
  public convenience override init() {
    self.init(words: SharedSource.current.makeWords())
  }

  /// Returns `nil`, because sources cannot be archived on Linux.
  public required init?(coder aDecoder: NSCoder) { nil }

  /// Does nothing, because sources cannot be archived on Linux.
  open func encode(with coder: NSCoder) {}

  /// The value `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns a source that continues with the same numbers.
  open func copy(with zone: NSZone? = nil) -> Any { GKRandomSource(words: words) }

  /// Returns the source that all code of a test shares, with the seed 0.
  open class func sharedRandom() -> GKRandomSource { SharedSource.current }

  /// Returns the next number that 32 bits can represent.
  @discardableResult
  open func nextInt() -> Int { Int(Int32(bitPattern: nextWord())) }

  /// Returns the next number from 0 to below a bound; 0 for a bound that is not positive.
  @discardableResult
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 0 else { return 0 }
    let word = UInt64(nextWord())
    if upperBound <= 1 << 32 { return Int((word * UInt64(upperBound)) >> 32) }
    return Int((word << 32 | UInt64(nextWord())).multipliedFullWidth(by: UInt64(upperBound)).high)
  }

  /// Returns the next number from 0 to below 1.
  @discardableResult
  open func nextUniform() -> Float { Float(nextWord() >> 8) / 0x1p24 }

  /// Returns the next Boolean value.
  @discardableResult
  open func nextBool() -> Bool { nextWord() >> 31 == 1 }

  /// Returns the elements of an array in a random order.
  ///
  /// From the last element to the second, each is swapped with one at `nextInt(upperBound:)`.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var shuffled = array
    for index in array.indices.dropFirst().reversed() {
      // Subclasses of an app can return any number.
      shuffled.swapAt(index, min(max(nextInt(upperBound: index + 1), 0), index))
    }
    return shuffled
  }

  func nextWord() -> UInt32 { words.next() }
}

extension NSArray {
  /// Returns the elements in a random order.
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: map { $0 })
  }

  /// Returns the elements in an order of the shared source.
  public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
}
