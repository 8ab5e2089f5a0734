// SPDX-License-Identifier: MIT

/// The accessibility properties of a node.
public struct Semantics: Hashable, Sendable {
  /// The accessibility label.
  package var label: String?
  /// The accessibility value.
  package var value: String?
  /// The accessibility hint: the effect of the element's action, if the label does not describe it.
  package var hint: String?
  /// The identifier for tests and scripts; VoiceOver does not read it.
  package var identifier: String?
  /// The traits, which describe the kind and the state of the element.
  package var traits: Traits
  /// The actions that a user can perform.
  package var actions: [ActionKind]
  /// The treatment of the descendants; `nil` derives it from the label, the traits and the actions.
  package var children: ChildBehavior?
  /// The order among siblings, the highest first; the default is 0.
  package var sortPriority: Double
  /// The level of a heading, from 1 to 6; `nil` if it is not stated.
  package var headingLevel: Int?
  /// A Boolean value that indicates whether the node and its descendants are hidden from
  /// accessibility.
  package var isHidden: Bool

  /// Creates semantics; every property is unset by default.
  package init(
    label: String? = nil,
    value: String? = nil,
    hint: String? = nil,
    identifier: String? = nil,
    traits: Traits = [],
    actions: [ActionKind] = [],
    children: ChildBehavior? = nil,
    sortPriority: Double = 0,
    headingLevel: Int? = nil,
    isHidden: Bool = false
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.identifier = identifier
    self.traits = traits
    self.actions = actions
    self.children = children
    self.sortPriority = sortPriority
    self.headingLevel = headingLevel.flatMap { Self.headingLevels.contains($0) ? $0 : nil }
    self.isHidden = isHidden
  }

  /// The levels of headings.
  private static let headingLevels = 1...6

  /// The kind and the state of an element.
  public struct Traits: OptionSet, Hashable, Codable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The element is a button.
    public static let isButton = Traits(rawValue: 1 << 0)
    /// The element is a link.
    public static let isLink = Traits(rawValue: 1 << 1)
    /// The element is a header of a section of the content.
    public static let isHeader = Traits(rawValue: 1 << 2)
    /// The element is an image.
    public static let isImage = Traits(rawValue: 1 << 3)
    /// The element is text that does not change.
    public static let isStaticText = Traits(rawValue: 1 << 4)
    /// The element is selected.
    public static let isSelected = Traits(rawValue: 1 << 5)
    /// The element is disabled.
    public static let isDisabled = Traits(rawValue: 1 << 6)
    /// The element's value can be increased and decreased in steps.
    public static let isAdjustable = Traits(rawValue: 1 << 7)
    /// The element is a search field.
    public static let isSearchField = Traits(rawValue: 1 << 8)
    /// The element is a toggle.
    public static let isToggle = Traits(rawValue: 1 << 9)
    /// The element is a text field.
    public static let isTextField = Traits(rawValue: 1 << 10)
    /// The entered text is hidden.
    public static let isSecure = Traits(rawValue: 1 << 11)
    /// The element's label or value changes often without user input.
    public static let updatesFrequently = Traits(rawValue: 1 << 12)
    /// The elements outside of this one cannot be used.
    public static let isModal = Traits(rawValue: 1 << 13)
    /// The element is a tab in a tab bar.
    public static let isTab = Traits(rawValue: 1 << 14)
    /// The element is a tab bar.
    public static let isTabBar = Traits(rawValue: 1 << 15)
    /// The element is a key of a keyboard.
    public static let isKeyboardKey = Traits(rawValue: 1 << 16)
    /// The element summarizes the rest of the content.
    public static let isSummaryElement = Traits(rawValue: 1 << 17)
    /// The element plays a sound when it is activated.
    public static let playsSound = Traits(rawValue: 1 << 18)
  }

  /// The treatment of the descendants of an element.
  public enum ChildBehavior: String, Hashable, Codable, Sendable, CaseIterable {
    /// The descendants are not accessible.
    case ignore
    /// The descendants are combined into the element.
    case combine
    /// The descendants are separate elements, grouped by this one.
    case contain
  }

  /// The semantics that a modifier sets; later changes win, traits and actions accumulate.
  package struct Change: Hashable, Codable, Sendable {
    /// The label; `nil` keeps the current one.
    package var label: String?
    /// The value; `nil` keeps the current one.
    package var value: String?
    /// The hint; `nil` keeps the current one.
    package var hint: String?
    /// The identifier; `nil` keeps the current one.
    package var identifier: String?
    /// The traits to add.
    package var addedTraits: Traits
    /// The traits to remove.
    package var removedTraits: Traits
    /// The treatment of the descendants; `nil` keeps the current one.
    package var children: ChildBehavior?
    /// The order among siblings; `nil` keeps the current one.
    package var sortPriority: Length?
    /// The level of a heading; `nil` keeps the current one, and other levels than 1 to 6 remove it.
    package var headingLevel: Int?
    /// A Boolean value that indicates whether the node is hidden; `nil` keeps the current value.
    package var isHidden: Bool?

    /// Creates a change; empty by default.
    package init(
      label: String? = nil,
      value: String? = nil,
      hint: String? = nil,
      identifier: String? = nil,
      addedTraits: Traits = [],
      removedTraits: Traits = [],
      children: ChildBehavior? = nil,
      sortPriority: Double? = nil,
      headingLevel: Int? = nil,
      isHidden: Bool? = nil
    ) {
      self.label = label
      self.value = value
      self.hint = hint
      self.identifier = identifier
      self.addedTraits = addedTraits
      self.removedTraits = removedTraits
      self.children = children
      self.sortPriority = sortPriority.map(Length.init(_:))
      self.headingLevel = headingLevel
      self.isHidden = isHidden
    }
  }
}

extension Semantics {
  /// Applies a change.
  ///
  /// Properties that are set in the change replace the current ones. Traits are added, then
  /// removed. A sort priority that is NaN becomes 0.
  package mutating func apply(_ change: Change) {
    label = change.label ?? label
    value = change.value ?? value
    hint = change.hint ?? hint
    identifier = change.identifier ?? identifier
    traits = traits.union(change.addedTraits).subtracting(change.removedTraits)
    children = change.children ?? children
    if let priority = change.sortPriority?.points {
      sortPriority = priority.isNaN ? 0 : min(max(priority, -Self.limit), Self.limit)
    }
    if let level = change.headingLevel {
      headingLevel = Self.headingLevels.contains(level) ? level : nil
    }
    isHidden = change.isHidden ?? isHidden
  }

  /// The greatest magnitude of a sort priority, which is finite because JSON cannot represent
  /// infinity.
  private static let limit = Double.greatestFiniteMagnitude
}

extension Semantics.Traits {
  /// The names of the traits, in the order of their bits; unknown bits are skipped.
  package var names: [String] { Self.named.filter { contains($0.trait) }.map(\.name) }

  private static let named: [(trait: Semantics.Traits, name: String)] = [
    (.isButton, "isButton"), (.isLink, "isLink"), (.isHeader, "isHeader"),
    (.isImage, "isImage"), (.isStaticText, "isStaticText"), (.isSelected, "isSelected"),
    (.isDisabled, "isDisabled"), (.isAdjustable, "isAdjustable"),
    (.isSearchField, "isSearchField"), (.isToggle, "isToggle"), (.isTextField, "isTextField"),
    (.isSecure, "isSecure"), (.updatesFrequently, "updatesFrequently"), (.isModal, "isModal"),
    (.isTab, "isTab"), (.isTabBar, "isTabBar"), (.isKeyboardKey, "isKeyboardKey"),
    (.isSummaryElement, "isSummaryElement"), (.playsSound, "playsSound"),
  ]
}

/// An action that a user can perform on a component.
public struct ActionKind: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The name of the action.
  public var name: String

  /// Creates a custom action, whose name VoiceOver reads.
  public init(_ name: String) { self.name = name }

  /// A tap, a click or the press of a key.
  public static let tap = ActionKind("tap")
  /// A long press.
  public static let longPress = ActionKind("longPress")
  /// One step up of an adjustable element.
  public static let increment = ActionKind("increment")
  /// One step down of an adjustable element.
  public static let decrement = ActionKind("decrement")
  /// Dismissal of content that is presented above the rest.
  public static let dismiss = ActionKind("dismiss")
  /// Replacement of the current text by an entered text.
  public static let enter = ActionKind("enter")
  /// Confirmation of the entered text.
  public static let submit = ActionKind("submit")

  /// The prefix of the names of gestures, which assistive technologies do not offer.
  private static let gesturePrefix = "gesture."

  /// Returns the kind of a gesture that assistive technologies do not offer as an action.
  package static func gesture(_ name: String) -> ActionKind { ActionKind(gesturePrefix + name) }

  /// A Boolean value that indicates whether the action is a gesture, which assistive technologies
  /// do not offer.
  package var isGesture: Bool { name.hasPrefix(Self.gesturePrefix) }

  /// The name of the action.
  public var description: String { name }

  /// Decodes the name.
  public init(from decoder: any Decoder) throws {
    name = try decoder.singleValueContainer().decode(String.self)
  }

  /// Encodes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
