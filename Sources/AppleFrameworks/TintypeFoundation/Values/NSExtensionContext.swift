// SPDX-License-Identifier: MIT

import Foundation

// Proof of safety: it has no stored properties.
/// The app that uses an extension; there is none.
open class NSExtensionContext: NSObject, @unchecked Sendable {
  /// The items: none.
  open var inputItems: [Any] { [] }

  /// Calls the closure.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }

  /// Does nothing, because no app uses the extension.
  open func cancelRequest(withError error: any Error) {}

  /// Calls the closure with `false`, because no URL is opened.
  open func open(_ URL: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}
