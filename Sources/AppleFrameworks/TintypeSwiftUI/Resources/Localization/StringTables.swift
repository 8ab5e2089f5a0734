// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeFoundation

/// The tables of localized strings of all bundles.
enum StringTables {
  private struct Key: Hashable {
    var bundle: String
    var table: String
  }

  private static let tables = Mutex<[Key: StringTable]>([:])

  /// The paths of the main bundles, which remain in memory.
  private static let mainPaths = Dictionary(
    MainBundles.all.map { (ObjectIdentifier($0), $0.bundlePath) }, uniquingKeysWith: { $1 })

  /// A search in all main bundles.
  private struct MainKey: Hashable {
    var key: String
    var table: String
    var locale: String
  }

  /// The maximum number of results that are stored: keys can be created while an app runs.
  private static let limit = 1 << 14

  /// The results of searches in main bundles without errors.
  private static let found = Mutex<[MainKey: LocalizedFormat?]>([:])

  /// Returns the localization of a key in a table of a bundle for a locale; `nil` if there is none.
  ///
  /// Without a bundle, or with the main bundle, the main bundle is searched, and then the resources of
  /// the process's modules in the order of their names: in a test, they are the resources that an app
  /// has in its main bundle.
  static func format(
    of key: String, table: String?, bundle: Bundle?, for locale: Locale,
    report: (StringTableError) -> Void = { _ in }
  ) -> LocalizedFormat? {
    let name = table ?? "Localizable"
    guard bundle == nil || bundle === Bundle.main else {
      return search(for: key, table: name, bundle: bundle, for: locale, report: report)
    }
    let id = MainKey(key: key, table: name, locale: locale.identifier)
    if let known = found.withLock({ $0[id] }) { return known }
    var hasErrors = false
    let format = search(for: key, table: name, bundle: nil, for: locale) { error in
      hasErrors = true
      report(error)
    }
    if !hasErrors {
      found.withLock { found in
        if found.count >= limit { found.removeAll() }
        found[id] = .some(format)
      }
    }
    return format
  }

  private static func search(
    for key: String, table name: String, bundle: Bundle?, for locale: Locale,
    report: (StringTableError) -> Void
  ) -> LocalizedFormat? {
    for bundle in MainBundles.searched(for: bundle) {
      let (format, errors) = tables.withLock { tables in
        let id = Key(
          bundle: mainPaths[ObjectIdentifier(bundle)] ?? bundle.bundlePath, table: name)
        var table = tables.removeValue(forKey: id) ?? StringTable(named: name, in: bundle)
        defer { tables[id] = table }
        return (table.format(of: key, for: locale), table.errors)
      }
      for error in errors { report(error) }
      if let format { return format }
    }
    return nil
  }
}
