// SPDX-License-Identifier: MIT

import SwiftUI

/// A script for pages, which does not run.
@MainActor @preconcurrency
open class WKUserScript: NSObject {
  /// The source.
  public let source: String
  /// The time at which the script runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// A Boolean value that indicates whether the script runs only in the main frame.
  public let isForMainFrameOnly: Bool

  /// Creates a script.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    (self.source, self.injectionTime) = (source, injectionTime)
    isForMainFrameOnly = forMainFrameOnly
  }

  /// Creates a script.
  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.init(
      source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
  }
}

/// The time at which a script runs.
@nonexhaustive(warn)
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page is loaded.
  case atDocumentStart = 0
  /// After the page is loaded.
  case atDocumentEnd = 1
}

/// A separate set of variables of scripts.
@MainActor @preconcurrency
open class WKContentWorld: NSObject {
  /// The variables of pages.
  public static let page = WKContentWorld()
  /// The variables of apps.
  public static let defaultClient = WKContentWorld()
}

/// The data of pages, which are not stored.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
  private static let standard = WKWebsiteDataStore()
  /// The cookies.
  public let httpCookieStore = WKHTTPCookieStore()
  /// A Boolean value that indicates whether data are stored: always `false`.
  open var isPersistent: Bool { false }

  /// Returns the data of the app.
  open class func `default`() -> WKWebsiteDataStore { standard }

  /// Returns empty data.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }

  /// Returns no kinds.
  open class func allWebsiteDataTypes() -> Set<String> { [] }

  /// Calls the closure.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    completionHandler()
  }

  /// Does nothing.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}
}

/// The cookies of pages, in memory.
@MainActor @preconcurrency
open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = []

  /// Passes the cookies to a closure.
  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    completionHandler(cookies)
  }

  /// Returns the cookies.
  open func allCookies() async -> [HTTPCookie] { cookies }

  /// Stores a cookie.
  open func setCookie(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain }
    cookies.append(cookie)
    completionHandler?()
  }
}

/// The process of pages; there is none.
@MainActor @preconcurrency
open class WKProcessPool: NSObject {}

/// The kinds of media that only a tap plays.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Sounds.
  public static let audio = Self(rawValue: 1)
  /// Videos.
  public static let video = Self(rawValue: 2)
  /// All kinds.
  public static let all: Self = [.audio, .video]
}
