// SPDX-License-Identifier: MIT

/// An item that an app passes to an extension.
open class NSExtensionItem: NSObject {
  /// The title.
  open var attributedTitle: NSAttributedString?
  /// The text.
  open var attributedContentText: NSAttributedString?
  /// The data.
  open var attachments: [NSItemProvider]?
  /// Other values.
  open var userInfo: [AnyHashable: Any]?
}
