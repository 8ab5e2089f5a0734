// SPDX-License-Identifier: MIT

public import Foundation

/// A controller that shares values, which presents nothing.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  /// A Boolean value that indicates whether a method of sharing is large.
  open var allowsProminentActivity: Bool = true

  /// Creates a controller that shares values of a configuration.
  public convenience init(activityItemsConfiguration: Any) {
    self.init(activityItems: [], applicationActivities: nil)
  }
  /// The closure that is called after sharing, which does not happen.
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  /// The activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Creates a controller that shares values.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, because view controllers cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }
}

/// A method of sharing.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// The category, that of actions by default.
  open class var activityCategory: UIActivity.Category { .action }
  /// The type; none by default.
  open var activityType: ActivityType? { nil }
  /// The title; none by default.
  open var activityTitle: String? { nil }
  /// The image; none by default.
  open var activityImage: UIImage? { nil }
  /// The controller; none by default.
  open var activityViewController: UIViewController? { nil }
  /// Returns `false`; it is never called.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called before values are shared, which does not happen.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Called to share values, which does not happen.
  open func perform() {}
  /// Has no effect, because nothing is shared.
  open func activityDidFinish(_ completed: Bool) {}
  /// The category of a method of sharing.
  @nonexhaustive(warn)
  public enum Category: Int, Sendable {
    /// Actions.
    case action = 0
    /// Apps.
    case share = 1
  }
  /// The type of a method of sharing.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public var rawValue: String

    /// Creates a type from its identifier.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a type from its identifier.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// A social network.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// A social network.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// A social network.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// A social network.
    public static let postToTencentWeibo = ActivityType(
      "com.apple.UIKit.activity.TencentWeibo")
    /// A website of photos.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// A website of videos.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// A library of books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// A PDF with marks.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// A call.
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    /// A link to a shared document.
    public static let collaborationInviteWithLink = ActivityType(
      "com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// A shared document.
    public static let collaborationCopyLink = ActivityType(
      "com.apple.UIKit.activity.CollaborationCopyLink")
    /// The home screen.
    public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
    /// Wireless transfer.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// The pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Messages.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// The printer.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// The photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// The reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// A contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
  }
}
