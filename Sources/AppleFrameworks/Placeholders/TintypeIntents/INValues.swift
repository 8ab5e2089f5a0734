// SPDX-License-Identifier: MIT

public import Foundation

// Proof of safety: the property is a constant.
/// An image of an action.
open class INImage: NSObject, @unchecked Sendable {
  private let source: String

  /// Creates an image of the app.
  public init(named name: String) { source = name }
  /// Creates an image of a file.
  public init(imageData: Data) { source = "\(imageData.count)" }
  /// Creates an image at a location.
  public init?(url URL: URL) { source = URL.absoluteString }

  /// Returns a symbol.
  open class func systemImageNamed(_ systemImageName: String) -> INImage {
    INImage(named: systemImageName)
  }
}

/// The kinds of addresses of people.
public enum INPersonHandleType: Int, Sendable {
  /// Not known.
  case unknown
  /// An address for emails.
  case emailAddress
  /// A telephone number.
  case phoneNumber
}

// Proof of safety: the properties are constants.
/// The address of a person.
open class INPersonHandle: NSObject, @unchecked Sendable {
  /// The text.
  public let value: String?
  /// The kind.
  public let type: INPersonHandleType

  /// Creates an address.
  public init(value: String?, type: INPersonHandleType) { (self.value, self.type) = (value, type) }
}

// Proof of safety: the properties are constants.
/// A person of an action.
open class INPerson: NSObject, @unchecked Sendable {
  /// The address.
  public let personHandle: INPersonHandle?
  /// The parts of the name.
  public let nameComponents: PersonNameComponents?
  /// The name.
  public let displayName: String
  /// The image.
  public let image: INImage?
  /// The identifier of the contact.
  public let contactIdentifier: String?
  /// The identifier of the app.
  public let customIdentifier: String?
  /// A Boolean value that indicates whether the person is the user.
  public let isMe: Bool

  /// Creates a person.
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false
  ) {
    (self.personHandle, self.nameComponents) = (personHandle, nameComponents)
    (self.displayName, self.image) = (displayName ?? "", image)
    (self.contactIdentifier, self.customIdentifier) = (contactIdentifier, customIdentifier)
    self.isMe = isMe
  }
}

// Proof of safety: the properties are constants.
/// A text of an action that Siri speaks.
open class INSpeakableString: NSObject, @unchecked Sendable {
  /// The text.
  public let spokenPhrase: String

  /// Creates a text.
  public init(spokenPhrase: String) { self.spokenPhrase = spokenPhrase }
}

/// The permissions to use Siri.
public enum INSiriAuthorizationStatus: Int, Sendable {
  /// The user has not decided.
  case notDetermined
  /// The user cannot decide.
  case restricted
  /// The user has refused.
  case denied
  /// The user has agreed.
  case authorized
}

/// The settings of Siri, which does not exist.
open class INPreferences: NSObject {
  /// Returns `notDetermined`.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
  /// Calls the handler with `denied`.
  open class func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) {
    handler(.denied)
  }
  /// Returns the language of the app.
  open class func siriLanguageCode() -> String { Locale.current.identifier }
}

// Proof of safety: the properties are constants.
/// A message that the user sends, which is not sent.
open class INSendMessageIntent: INIntent, @unchecked Sendable {
  /// The receivers.
  public let recipients: [INPerson]?
  /// The text.
  public let content: String?
  /// The name of the group.
  public let speakableGroupName: INSpeakableString?
  /// The identifier of the conversation.
  public let conversationIdentifier: String?
  /// The sender.
  public let sender: INPerson?

  /// Creates a message.
  public init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
    speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
    sender: INPerson?, attachments: [Any]?
  ) {
    (self.recipients, self.content) = (recipients, content)
    self.speakableGroupName = speakableGroupName
    (self.conversationIdentifier, self.sender) = (conversationIdentifier, sender)
    super.init()
  }

  /// Does nothing, because images are not shown.
  open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {}
}

/// The kinds of messages.
public enum INOutgoingMessageType: Int, Sendable {
  /// Not known.
  case unknown
  /// A text.
  case outgoingMessageText
  /// A sound.
  case outgoingMessageAudio
}
