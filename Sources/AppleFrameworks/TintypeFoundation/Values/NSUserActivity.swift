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
  /// The web page with the same content.
  open var webpageURL: URL?
  /// The keywords for a search.
  open var keywords: Set<String> = []
  /// A Boolean value that indicates whether another device can continue the activity.
  open var isEligibleForHandoff = true
  /// A Boolean value that indicates whether a search finds the activity.
  open var isEligibleForSearch = false
  /// A Boolean value that indicates whether the system suggests the activity.
  open var isEligibleForPrediction = false

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
}

/// The type of the activity that opens a link of a website in the app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
