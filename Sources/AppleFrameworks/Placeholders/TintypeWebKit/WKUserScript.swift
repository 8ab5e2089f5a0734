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
  /// The name; `nil` without one.
  public let name: String?

  private init(name: String? = nil) { self.name = name }

  /// Returns a set of variables with a name.
  open class func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }

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

  /// Calls the closure without records.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
  ) {
    completionHandler([])
  }

  /// Returns no records.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }

  /// Calls the closure.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    completionHandler()
  }

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

/// The data of a site; there are none.
@MainActor @preconcurrency
open class WKWebsiteDataRecord: NSObject {
  /// The name: always empty.
  open var displayName: String { "" }
  /// The kinds: none.
  open var dataTypes: Set<String> { [] }
}

/// The kind of cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// The kind of files that were loaded.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// The kind of values that were loaded.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// The kind of values that scripts store.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// The kind of values that scripts store for a session.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// The kind of databases of scripts.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"

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
    remove(cookie)
    cookies.append(cookie)
    informObservers()
    completionHandler?()
  }

  /// Stores a cookie.
  open func setCookie(_ cookie: HTTPCookie) async { setCookie(cookie, completionHandler: nil) }

  /// Removes a cookie.
  open func delete(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    remove(cookie)
    informObservers()
    completionHandler?()
  }

  /// Removes a cookie.
  open func deleteCookie(_ cookie: HTTPCookie) async { delete(cookie, completionHandler: nil) }

  /// Adds an object that is called for changes.
  open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(observer) }

  /// Removes an object that is called for changes.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0 === observer }
  }

  private var observers: [any WKHTTPCookieStoreObserver] = []

  private func informObservers() {
    for observer in observers { observer.cookiesDidChange(in: self) }
  }

  private func remove(_ cookie: HTTPCookie) {
    cookies.removeAll {
      $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path
    }
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
