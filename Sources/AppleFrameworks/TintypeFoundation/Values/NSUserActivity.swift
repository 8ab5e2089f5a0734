// SPDX-License-Identifier: MIT

import Foundation

/// An activity of the user that another app or device can continue, which stores its values.
open class NSUserActivity: NSObject {
  /// The type.
  public let activityType: String
  /// The title.
  open var title: String?
  /// The values.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of the values that are needed to continue.
  open var requiredUserInfoKeys: Set<String>?
  /// A Boolean value that indicates whether the values are changed before they are sent.
  open var needsSave = false
  /// The web page with the same content.
  open var webpageURL: URL?
  /// The web page that led to the app.
  open var referrerURL: URL?
  /// The time after which the activity cannot be continued.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var expirationDate: Date! = Date.distantFuture
  /// The keywords for a search.
  open var keywords: Set<String> = []
  /// A Boolean value that indicates whether devices exchange data.
  open var supportsContinuationStreams = false
  /// The object that follows the activity; its methods are never called.
  open weak var delegate: (any NSUserActivityDelegate)?
  /// The name of the scene.
  open var targetContentIdentifier: String?
  /// A Boolean value that indicates whether another device can continue the activity.
  open var isEligibleForHandoff = true
  /// A Boolean value that indicates whether a search finds the activity.
  open var isEligibleForSearch = false
  /// A Boolean value that indicates whether a search of other users finds the activity.
  open var isEligibleForPublicIndexing = false
  /// A Boolean value that indicates whether the system suggests the activity.
  open var isEligibleForPrediction = false
  /// The name by which the activity is deleted.
  open var persistentIdentifier: String?
  /// The phrase with which the user starts the activity.
  open var suggestedInvocationPhrase: String?
  /// The path of the content for a class.
  open var contextIdentifierPath: [String]?

  /// Creates an activity.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds values.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Does nothing.
  open func becomeCurrent() {}

  /// Does nothing.
  open func resignCurrent() {}

  /// Does nothing.
  open func invalidate() {}

  /// Calls the handler without streams, because devices exchange no data.
  open func getContinuationStreams(
    completionHandler: @escaping (InputStream?, OutputStream?, (any Error)?) -> Void
  ) {
    completionHandler(nil, nil, CocoaError(.featureUnsupported))
  }

  /// Calls the handler, because activities are not stored.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String],
    completionHandler handler: @escaping () -> Void
  ) {
    handler()
  }

  /// Calls the handler, because activities are not stored.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    handler()
  }
}

/// An object that follows an activity; its methods are never called.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Called before the values are sent.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called after another device continued the activity.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The type of the activity that opens a link of a website in the app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
