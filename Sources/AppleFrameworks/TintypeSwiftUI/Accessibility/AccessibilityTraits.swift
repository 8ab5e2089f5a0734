// SPDX-License-Identifier: MIT

import TintypeScene

/// The kind and the state of an accessibility element.
public struct AccessibilityTraits: SetAlgebra, BitSet, Sendable {
  var bits: UInt32 = 0

  /// Creates an empty set.
  public init() {}

  /// The element is a button.
  public static let isButton = AccessibilityTraits(bits: 1 << 0)
  /// The element is a header of a section of the content.
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  /// The element is selected.
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  /// The element is a link.
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  /// The element is a search field.
  public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
  /// The element is an image.
  public static let isImage = AccessibilityTraits(bits: 1 << 5)
  /// The element plays a sound when it is activated.
  public static let playsSound = AccessibilityTraits(bits: 1 << 6)
  /// The element is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
  /// The element is text that does not change.
  public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
  /// The element summarizes the rest of the content.
  public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
  /// The label or value of the element changes often without user input.
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
  /// The element starts a media session when it is activated.
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
  /// The element receives touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
  /// The element turns a page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
  /// The elements outside of this one cannot be used.
  public static let isModal = AccessibilityTraits(bits: 1 << 14)
  /// The element is a toggle.
  public static let isToggle = AccessibilityTraits(bits: 1 << 15)
  /// The element is a tab bar.
  public static let isTabBar = AccessibilityTraits(bits: 1 << 16)
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
