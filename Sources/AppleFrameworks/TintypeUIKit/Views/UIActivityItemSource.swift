// SPDX-License-Identifier: MIT

public import Foundation

/// An object with the data of an item that is shared; its methods are never called.
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns a value of the type of the item.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// Returns the item for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}
