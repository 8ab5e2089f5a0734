// SPDX-License-Identifier: MIT

import TintypeScene

/// The kind and the state of an accessibility element.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt32

  private init(bits: UInt32) { self.bits = bits }

  private init(bit: UInt32) { bits = 1 << bit }

  /// The element is a button.
  public static let isButton = AccessibilityTraits(bit: 0)
  /// The element is a header of a section of the content.
  public static let isHeader = AccessibilityTraits(bit: 1)
  /// The element is selected.
  public static let isSelected = AccessibilityTraits(bit: 2)
  /// The element is a link.
  public static let isLink = AccessibilityTraits(bit: 3)
  /// The element is a search field.
  public static let isSearchField = AccessibilityTraits(bit: 4)
  /// The element is an image.
  public static let isImage = AccessibilityTraits(bit: 5)
  /// The element plays a sound when it is activated.
  public static let playsSound = AccessibilityTraits(bit: 6)
  /// The element is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  /// The element is text that does not change.
  public static let isStaticText = AccessibilityTraits(bit: 8)
  /// The element summarizes the rest of the content.
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  /// The label or value of the element changes often without user input.
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  /// The element starts a media session when it is activated.
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  /// The element receives touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  /// The element turns a page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
  /// The elements outside of this one cannot be used.
  public static let isModal = AccessibilityTraits(bit: 14)
  /// The element is a toggle.
  public static let isToggle = AccessibilityTraits(bit: 15)
  /// The element is a tab bar.
  public static let isTabBar = AccessibilityTraits(bit: 16)

  /// Creates an empty set.
  public init() { bits = 0 }

  /// Returns the elements of both sets.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }

  /// Adds the elements of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }

  /// Returns the elements that both sets contain.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }

  /// Keeps the elements that another set contains too.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }

  /// Returns the elements that only one of the sets contains.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }

  /// Keeps the elements that only one of the sets contains.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

  /// Returns whether the set contains an element.
  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

  /// Inserts an element, and returns whether it is new.
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let known = intersection(newMember)
    if known == newMember { return (false, known) }
    formUnion(newMember)
    return (true, newMember)
  }

  /// Removes an element, and returns it if the set contained it.
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let known = intersection(member)
    bits &= ~member.bits
    return known.bits == 0 ? nil : known
  }

  /// Inserts an element, and returns the element that it replaces, if any.
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let known = intersection(newMember)
    formUnion(newMember)
    return known.bits == 0 ? nil : known
  }
}

extension AccessibilityTraits {
  /// The traits of the engine, which has none for media sessions, direct interaction and page turns.
  var engine: Semantics.Traits {
    var traits: Semantics.Traits = []
    for (trait, engine) in Self.engineTraits where contains(trait) { traits.insert(engine) }
    return traits
  }

  private static let engineTraits: [(AccessibilityTraits, Semantics.Traits)] = [
    (.isButton, .isButton), (.isHeader, .isHeader), (.isSelected, .isSelected),
    (.isLink, .isLink), (.isSearchField, .isSearchField), (.isImage, .isImage),
    (.playsSound, .playsSound), (.isKeyboardKey, .isKeyboardKey),
    (.isStaticText, .isStaticText), (.isSummaryElement, .isSummaryElement),
    (.updatesFrequently, .updatesFrequently), (.isModal, .isModal), (.isToggle, .isToggle),
    (.isTabBar, .isTabBar),
  ]
}
