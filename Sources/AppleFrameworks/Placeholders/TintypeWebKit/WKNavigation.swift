// SPDX-License-Identifier: MIT

import SwiftUI

/// A step of navigation that a delegate allows; there are none on Linux.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
  /// The request.
  open var request: URLRequest { URLRequest(url: URL(filePath: "/")) }
  /// The reason.
  open var navigationType: WKNavigationType { .other }
  /// The frame of the page that changes; `nil` for a new window.
  open var targetFrame: WKFrameInfo? { nil }
}

/// The reason of a step of navigation.
@nonexhaustive(warn)
public enum WKNavigationType: Int, Sendable {
  /// A link.
  case linkActivated = 0
  /// A form.
  case formSubmitted = 1
  /// The buttons of the history.
  case backForward = 2
  /// The button that loads again.
  case reload = 3
  /// A form that is sent again.
  case formResubmitted = 4
  /// Anything else.
  case other = -1
}

/// The answer about a step of navigation.
@nonexhaustive(warn)
public enum WKNavigationActionPolicy: Int, Sendable {
  /// The step is not made.
  case cancel = 0
  /// The step is made.
  case allow = 1
  /// The target is stored.
  case download = 2
}

/// The answer of a server; there are none on Linux.
@MainActor @preconcurrency
open class WKNavigationResponse: NSObject {
  /// The answer.
  open var response: URLResponse {
    URLResponse(
      url: URL(filePath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
  }
  /// A Boolean value that indicates whether the page is in the main frame.
  open var isForMainFrame: Bool { true }
  /// A Boolean value that indicates whether the answer can be shown.
  open var canShowMIMEType: Bool { true }
}

/// The decision about an answer of a server.
@nonexhaustive(warn)
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// The answer is not shown.
  case cancel = 0
  /// The answer is shown.
  case allow = 1
  /// The answer is stored.
  case download = 2
}

/// A frame of a page.
@MainActor @preconcurrency
open class WKFrameInfo: NSObject {
  /// A Boolean value that indicates whether the frame is the main one.
  open var isMainFrame: Bool { true }
  /// The request.
  open var request: URLRequest { URLRequest(url: URL(filePath: "/")) }
}

/// The sizes of a new window; there are none on Linux.
@MainActor @preconcurrency
open class WKWindowFeatures: NSObject {}
