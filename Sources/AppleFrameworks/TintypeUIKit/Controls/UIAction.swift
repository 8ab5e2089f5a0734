// SPDX-License-Identifier: MIT

public import Foundation

/// An element of a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// The title.
  open internal(set) var title = ""
  /// The text below the title.
  open var subtitle: String?
  /// The image.
  open internal(set) var image: UIImage?

  /// The attributes of an element.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element cannot be selected.
    public static let disabled = Self(rawValue: 1)
    /// The element deletes.
    public static let destructive = Self(rawValue: 2)
    /// The element is hidden.
    public static let hidden = Self(rawValue: 4)
    /// The menu remains open.
    public static let keepsMenuPresented = Self(rawValue: 8)
  }

  /// The state of an element.
  @nonexhaustive(warn)
  public enum State: Int, Sendable {
    /// Without a mark.
    case off = 0
    /// With a checkmark.
    case on = 1
    /// With a mark for a mixed state.
    case mixed = 2
  }
}

/// An action with a title and an image.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
  /// A closure that receives the action.
  public typealias UIActionHandler = (UIAction) -> Void

  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(stringLiteral value: String) { rawValue = value }

    /// Pastes.
    public static let paste = Self("com.apple.action.paste")
    /// Pastes in the style of the text.
    public static let pasteAndMatchStyle = Self("com.apple.action.pasteAndMatchStyle")
    /// Pastes, and opens a page.
    public static let pasteAndGo = Self("com.apple.action.pasteAndGo")
    /// Pastes, and searches.
    public static let pasteAndSearch = Self("com.apple.action.pasteAndSearch")
  }

  /// The name of the action.
  public let identifier: Identifier
  /// The text that describes the action.
  open var discoverabilityTitle: String?
  /// The attributes.
  open var attributes: UIMenuElement.Attributes
  /// The state.
  open var state: UIMenuElement.State
  /// The image of an action with a mark.
  open var selectedImage: UIImage?
  /// The control that performs the action.
  open private(set) weak var sender: AnyObject?
  private let handler: UIActionHandler

  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(title)
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    self.selectedImage = selectedImage
    super.init()
    (self.title, self.image, self.subtitle) = (title, image, subtitle)
  }

  /// Performs the action for an object.
  open func performWithSender(_ sender: Any?, target: Any?) {
    perform(for: (sender ?? self) as AnyObject)
  }

  func perform(for sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}

/// A command of a menu, which is never performed.
@MainActor @preconcurrency
open class UICommand: UIMenuElement {
  /// The method.
  public let action: Selector?
  /// A value for the method.
  public let propertyList: Any?
  /// The commands with other modifier keys.
  public let alternates: [UICommandAlternate]
  /// The text that describes the command.
  open var discoverabilityTitle: String?
  /// The attributes.
  open var attributes: UIMenuElement.Attributes
  /// The state.
  open var state: UIMenuElement.State

  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    (self.action, self.propertyList, self.alternates) = (action, propertyList, alternates)
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state) = (attributes, state)
    super.init()
    (self.title, self.image) = (title, image)
  }
}

/// A command with other modifier keys.
@MainActor @preconcurrency
open class UICommandAlternate: NSObject {
  /// The title.
  public let title: String
  /// The method.
  public let action: Selector
  /// The modifier keys.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates a command.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
  }
}
