// SPDX-License-Identifier: MIT

/// A set whose elements are bits, without the public raw value of an option set.
protocol BitSet: SetAlgebra where Element == Self {
  /// The bits of the elements.
  var bits: UInt32 { get set }
}

extension BitSet {
  /// Creates a set from its bits.
  init(bits: UInt32) {
    self.init()
    self.bits = bits
  }

  /// Returns the elements of both sets.
  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }

  /// Adds the elements of another set.
  public mutating func formUnion(_ other: Self) { bits |= other.bits }

  /// Returns the elements that both sets contain.
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }

  /// Keeps the elements that another set contains too.
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }

  /// Returns the elements that only one of the sets contains.
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }

  /// Keeps the elements that only one of the sets contains.
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }

  /// Returns whether the set contains an element.
  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }

  /// Inserts an element, and returns whether it is new.
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let known = intersection(newMember)
    if known == newMember { return (false, known) }
    formUnion(newMember)
    return (true, newMember)
  }

  /// Removes an element, and returns it if the set contained it.
  public mutating func remove(_ member: Self) -> Self? {
    let known = intersection(member)
    bits &= ~member.bits
    return known.bits == 0 ? nil : known
  }

  /// Inserts an element, and returns the element that it replaces, if any.
  public mutating func update(with newMember: Self) -> Self? {
    let known = intersection(newMember)
    formUnion(newMember)
    return known.bits == 0 ? nil : known
  }
}
