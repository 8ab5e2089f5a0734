// SPDX-License-Identifier: MIT

/// What a node means to those who listen to an interface or operate it without seeing it.
public struct Semantics: Hashable, Sendable {
  /// What it is called.
  package var label: String?
  /// What it says or is set to.
  package var value: String?
  /// What it does, where the label does not tell.
  package var hint: String?
  /// What tests and scripts find it by; never spoken.
  package var identifier: String?
  /// What it is, and which state it is in.
  package var traits: Traits
  /// What can be done with it.
  package var actions: [ActionKind]
  /// What becomes of the nodes inside; `nil` where the node is no element.
  package var children: ChildBehavior?
  /// The order among siblings, the highest first; 0 for everything else.
  package var sortPriority: Double
  /// Whether neither the node nor anything inside is there for those who listen.
  package var isHidden: Bool

  /// Creates semantics; none by default.
  package init(
    label: String? = nil,
    value: String? = nil,
    hint: String? = nil,
    identifier: String? = nil,
    traits: Traits = [],
    actions: [ActionKind] = [],
    children: ChildBehavior? = nil,
    sortPriority: Double = 0,
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
    self.isHidden = isHidden
  }

  /// What an element is, and which state it is in.
  public struct Traits: OptionSet, Hashable, Codable, Sendable {
    /// The set's bits.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// It can be pressed.
    public static let isButton = Traits(rawValue: 1 << 0)
    /// It leads elsewhere.
    public static let isLink = Traits(rawValue: 1 << 1)
    /// It stands above a part of the content.
    public static let isHeader = Traits(rawValue: 1 << 2)
    /// It is an image.
    public static let isImage = Traits(rawValue: 1 << 3)
    /// It is text that does not change.
    public static let isStaticText = Traits(rawValue: 1 << 4)
    /// It is selected.
    public static let isSelected = Traits(rawValue: 1 << 5)
    /// It cannot be used.
    public static let isDisabled = Traits(rawValue: 1 << 6)
    /// It can be set in steps.
    public static let isAdjustable = Traits(rawValue: 1 << 7)
    /// It is where a search is entered.
    public static let isSearchField = Traits(rawValue: 1 << 8)
    /// It is switched on or off.
    public static let isToggle = Traits(rawValue: 1 << 9)
    /// It is where text is entered.
    public static let isTextField = Traits(rawValue: 1 << 10)
    /// What is entered is not shown.
    public static let isSecure = Traits(rawValue: 1 << 11)
    /// It changes often by itself.
    public static let updatesFrequently = Traits(rawValue: 1 << 12)
    /// Nothing outside of it can be used.
    public static let isModal = Traits(rawValue: 1 << 13)
    /// It is one of the tabs of a bar.
    public static let isTab = Traits(rawValue: 1 << 14)
    /// It is the bar that holds tabs.
    public static let isTabBar = Traits(rawValue: 1 << 15)
    /// It is a key of a keyboard.
    public static let isKeyboardKey = Traits(rawValue: 1 << 16)
    /// It tells in short what the rest is about.
    public static let isSummaryElement = Traits(rawValue: 1 << 17)
    /// Pressing it plays a sound.
    public static let playsSound = Traits(rawValue: 1 << 18)
  }

  /// What becomes of the nodes inside of an element.
  public enum ChildBehavior: String, Hashable, Codable, Sendable, CaseIterable {
    /// They are not there for those who listen.
    case ignore
    /// They are read as parts of the element.
    case combine
    /// They are elements of their own, grouped by this one.
    case contain
  }

  /// A part of the semantics that a modifier sets; later ones win, traits and actions add up.
  package struct Change: Hashable, Codable, Sendable {
    /// What it is called; `nil` leaves that.
    package var label: String?
    /// What it says or is set to; `nil` leaves that.
    package var value: String?
    /// What it does; `nil` leaves that.
    package var hint: String?
    /// What tests find it by; `nil` leaves that.
    package var identifier: String?
    /// Traits that it has as well.
    package var addedTraits: Traits
    /// Traits that it has no more.
    package var removedTraits: Traits
    /// What becomes of the nodes inside; `nil` leaves that.
    package var children: ChildBehavior?
    /// The order among siblings; `nil` leaves that.
    package var sortPriority: Length?
    /// Whether it is hidden; `nil` leaves that.
    package var isHidden: Bool?

    /// Creates a change; of nothing by default.
    package init(
      label: String? = nil,
      value: String? = nil,
      hint: String? = nil,
      identifier: String? = nil,
      addedTraits: Traits = [],
      removedTraits: Traits = [],
      children: ChildBehavior? = nil,
      sortPriority: Double? = nil,
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
      self.isHidden = isHidden
    }
  }
}

extension Semantics {
  /// Applies a change.
  ///
  /// What it names takes the place of what was there; traits are added, then taken away. A sort
  /// priority that is not a number is 0.
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
    isHidden = change.isHidden ?? isHidden
  }

  /// The greatest sort priority; JSON has no number for infinity.
  private static let limit = Double.greatestFiniteMagnitude
}

extension Semantics.Traits {
  /// The names of the traits, in the order of their bits; what has no name is left out.
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

/// What a user can do with a component.
public struct ActionKind: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The name.
  public var name: String

  /// Creates a kind of your own, spoken by its name.
  public init(_ name: String) {
    self.name = name
  }

  /// A tap, a click or the press of a key.
  public static let tap = ActionKind("tap")
  /// A long press.
  public static let longPress = ActionKind("longPress")
  /// One step up of something adjustable.
  public static let increment = ActionKind("increment")
  /// One step down of something adjustable.
  public static let decrement = ActionKind("decrement")
  /// Leaving what is shown above the rest.
  public static let dismiss = ActionKind("dismiss")
  /// Entering a text in place of the one that is there.
  public static let enter = ActionKind("enter")
  /// Confirming what was entered.
  public static let submit = ActionKind("submit")

  /// The name.
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
