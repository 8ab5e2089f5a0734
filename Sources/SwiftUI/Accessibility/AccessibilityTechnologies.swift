// SPDX-License-Identifier: MIT

/// The assistive technologies whose focus is observed.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var bits: UInt32

  private init(bits: UInt32) { self.bits = bits }

  /// VoiceOver.
  public static let voiceOver = AccessibilityTechnologies(bits: 1)
  /// Switch Control.
  public static let switchControl = AccessibilityTechnologies(bits: 2)

  /// Creates an empty set.
  public init() { bits = 0 }

  /// Returns the elements of both sets.
  public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(bits: bits | other.bits)
  }

  /// Adds the elements of another set.
  public mutating func formUnion(_ other: AccessibilityTechnologies) { bits |= other.bits }

  /// Returns the elements that both sets contain.
  public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(bits: bits & other.bits)
  }

  /// Keeps the elements that another set contains too.
  public mutating func formIntersection(_ other: AccessibilityTechnologies) { bits &= other.bits }

  /// Returns the elements that only one of the sets contains.
  public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(bits: bits ^ other.bits)
  }

  /// Keeps the elements that only one of the sets contains.
  public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
    bits ^= other.bits
  }

  /// Returns whether the set contains an element.
  public func contains(_ member: AccessibilityTechnologies) -> Bool {
    bits & member.bits == member.bits
  }

  /// Inserts an element, and returns whether it is new.
  public mutating func insert(
    _ newMember: AccessibilityTechnologies
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
    let known = intersection(newMember)
    if known == newMember { return (false, known) }
    formUnion(newMember)
    return (true, newMember)
  }

  /// Removes an element, and returns it if the set contained it.
  public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    let known = intersection(member)
    bits &= ~member.bits
    return known.bits == 0 ? nil : known
  }

  /// Inserts an element, and returns the element that it replaces, if any.
  public mutating func update(with newMember: AccessibilityTechnologies)
    -> AccessibilityTechnologies?
  {
    let known = intersection(newMember)
    formUnion(newMember)
    return known.bits == 0 ? nil : known
  }
}
