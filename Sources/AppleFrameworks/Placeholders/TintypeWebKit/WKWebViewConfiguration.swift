// SPDX-License-Identifier: MIT

import SwiftUI

/// The values with which a web view is created; they have no effect.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
  /// The preferences.
  open var preferences = WKPreferences()
  /// The preferences of pages.
  open var defaultWebpagePreferences = WKWebpagePreferences()
  /// The object that connects scripts with the app.
  open var userContentController = WKUserContentController()
  /// The name of the app that is sent to servers.
  open var applicationNameForUserAgent: String?
  /// The data of pages.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The kinds of media that only a tap plays.
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
  /// The process of pages.
  open var processPool = WKProcessPool()
  /// A Boolean value that indicates whether videos play in the page.
  open var allowsInlineMediaPlayback = false
  /// A Boolean value that indicates whether videos are shown above other apps.
  open var allowsPictureInPictureMediaPlayback = true
  /// A Boolean value that indicates whether videos play on other devices.
  open var allowsAirPlayForMediaPlayback = true
  /// A Boolean value that indicates whether nothing is shown before all is loaded.
  open var suppressesIncrementalRendering = false
  /// The kinds of texts that become links.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// A Boolean value that indicates whether insecure addresses are replaced.
  open var upgradeKnownHostsToHTTPS = true
  /// A Boolean value that indicates whether only some sites are shown.
  open var limitsNavigationsToAppBoundDomains = false

  /// Stores the object for a scheme, whose methods are never called.
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) {
    handlers[urlScheme] = urlSchemeHandler
  }

  /// Returns the object for a scheme.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    handlers[urlScheme]
  }

  private var handlers: [String: any WKURLSchemeHandler] = [:]
}

/// Preferences of web views; they have no effect.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
  /// A Boolean value that indicates whether scripts open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// The smallest size of text in points.
  open var minimumFontSize: CGFloat = 0
  /// A Boolean value that indicates whether scripts run.
  open var javaScriptEnabled = true
  /// A Boolean value that indicates whether known attacks are reported.
  open var isFraudulentWebsiteWarningEnabled = true
  /// A Boolean value that indicates whether elements fill the screen.
  open var isElementFullscreenEnabled = false
  /// A Boolean value that indicates whether text can be selected.
  open var isTextInteractionEnabled = true
}

/// Preferences of pages; they have no effect.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
  /// A Boolean value that indicates whether scripts run.
  open var allowsContentJavaScript = true
  /// The version of the page for phones or for computers.
  open var preferredContentMode = ContentMode.recommended

  /// The versions of a page.
  @nonexhaustive(warn)
  public enum ContentMode: Int, Sendable {
    /// That of the device.
    case recommended = 0
    /// For phones.
    case mobile = 1
    /// For computers.
    case desktop = 2
  }
}

/// The object that connects scripts with an app; nothing runs.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
  /// The scripts, which do not run.
  open private(set) var userScripts: [WKUserScript] = []

  /// Has no effect.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}

  /// Has no effect.
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld,
    name: String
  ) {}

  /// Has no effect.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
    contentWorld: WKContentWorld, name: String
  ) {}

  /// Has no effect.
  open func removeAllScriptMessageHandlers() {}

  /// Has no effect.
  open func add(_ contentRuleList: WKContentRuleList) {}

  /// Has no effect.
  open func removeAllContentRuleLists() {}

  /// Adds a script, which does not run.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }

  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }

  /// Has no effect.
  open func removeScriptMessageHandler(forName name: String) {}
}

/// An object that receives messages of scripts; its methods are never called.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Called for a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of a script; there are none on Linux.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
  /// The content: no value.
  open var body: Any { NSNull() }
  /// The name: an empty string.
  open var name: String { "" }
  /// The frame of the page.
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
}
