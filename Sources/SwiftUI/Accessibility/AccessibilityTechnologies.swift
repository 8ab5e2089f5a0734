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

  public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(bits: bits | other.bits)
  }

  public mutating func formUnion(_ other: AccessibilityTechnologies) { bits |= other.bits }

  public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(bits: bits & other.bits)
  }

  public mutating func formIntersection(_ other: AccessibilityTechnologies) { bits &= other.bits }

  public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(bits: bits ^ other.bits)
  }

  public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
    bits ^= other.bits
  }

  public func contains(_ member: AccessibilityTechnologies) -> Bool {
    bits & member.bits == member.bits
  }

  public mutating func insert(
    _ newMember: AccessibilityTechnologies
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
    let known = intersection(newMember)
    if known == newMember { return (false, known) }
    formUnion(newMember)
    return (true, newMember)
  }

  public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    let known = intersection(member)
    bits &= ~member.bits
    return known.bits == 0 ? nil : known
  }

  public mutating func update(with newMember: AccessibilityTechnologies)
    -> AccessibilityTechnologies?
  {
    let known = intersection(newMember)
    formUnion(newMember)
    return known.bits == 0 ? nil : known
  }
}
