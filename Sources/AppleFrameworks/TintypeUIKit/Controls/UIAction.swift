// SPDX-License-Identifier: MIT

public import Foundation

/// An element of a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// The title.
  open internal(set) var title = ""
  /// The image.
  open internal(set) var image: UIImage?
}

/// An action with a title and an image.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
  /// A closure that receives the action.
  public typealias UIActionHandler = (UIAction) -> Void

  /// The name of the action.
  public let identifier: String
  /// The control that performs the action.
  open private(set) weak var sender: AnyObject?
  private let handler: UIActionHandler

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: String? = nil, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? title
    self.handler = handler
    super.init()
    self.title = title
    self.image = image
  }

  func perform(for sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}

/// A menu of actions, which is not shown.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  /// The elements.
  public let children: [UIMenuElement]

  /// Creates a menu.
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init()
    self.title = title
    self.image = image
  }
}
