// SPDX-License-Identifier: MIT

@_exported public import Foundation
public import TintypeFoundation

/// An action of SiriKit, which is never performed.
///
/// The commands for code bases write the subclasses that Xcode generates from a file with the
/// extension `intentdefinition`.
open class INIntent: NSObject, @unchecked Sendable {
  // Proof of safety: locks guard the properties that can change.
  /// The phrase that Siri suggests.
  @_Locked open var suggestedInvocationPhrase: String? = nil
  /// The name of the app's user for the action.
  open var identifier: String? { nil }

  /// Creates an action.
  public override init() { super.init() }
}

/// The answer to an action.
open class INIntentResponse: NSObject, @unchecked Sendable {
  // Proof of safety: locks guard the properties that can change.
  /// The activity of the app.
  @_Locked open var userActivity: NSUserActivity? = nil

  /// Creates an answer.
  public override init() { super.init() }
}

/// A value of an action that is no text or number.
open class INObject: NSObject, @unchecked Sendable {
  // Proof of safety: locks guard the properties that can change.
  /// The identifier.
  public let identifier: String?
  /// The text that users see.
  public let displayString: String
  /// The text that Siri speaks.
  @_Locked open var pronunciationHint: String? = nil

  /// Creates a value.
  public required init(
    identifier: String?, display displayString: String, pronunciationHint: String? = nil
  ) {
    (self.identifier, self.displayString) = (identifier, displayString)
    self.pronunciationHint = pronunciationHint
  }
}

/// The values from which users choose one.
public final class INObjectCollection<Object: AnyObject>: NSObject {
  /// The values.
  public let allItems: [Object]

  /// Creates values.
  public init(items: [Object]) { allItems = items }
}

/// The answer about the value of a parameter.
open class INIntentResolutionResult: NSObject {}

/// The object that handles the actions of an app; its methods are never called.
open class INExtension: NSObject {
  /// Creates a handler.
  public override init() { super.init() }

  /// Returns the handler itself.
  open func handler(for intent: INIntent) -> Any? { self }
}

/// An action that the system learns, which does not happen.
open class INInteraction: NSObject, @unchecked Sendable {
  // Proof of safety: no stored property can change.
  /// The action.
  public let intent: INIntent
  /// The answer.
  public let intentResponse: INIntentResponse?

  /// Creates an action that the system learns.
  public init(intent: INIntent, response: INIntentResponse?) {
    (self.intent, intentResponse) = (intent, response)
  }

  /// Calls the closure without an error.
  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
}

/// An action that users add to the app Shortcuts, which does not exist.
open class INShortcut: NSObject, @unchecked Sendable {
  // Proof of safety: no stored property can change.
  /// The action.
  public let intent: INIntent?
  /// The activity of the app.
  public let userActivity: NSUserActivity?

  /// Creates a shortcut of an action.
  public init?(intent: INIntent) { (self.intent, userActivity) = (intent, nil) }

  /// Creates a shortcut of an activity.
  public init(userActivity: NSUserActivity) { (intent, self.userActivity) = (nil, userActivity) }
}
