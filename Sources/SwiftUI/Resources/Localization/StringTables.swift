// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeResources

/// The tables of localized strings of all bundles, each of which is read once.
enum StringTables {
  private struct Key: Hashable {
    var bundle: String
    var table: String
  }

  private static let tables = Mutex<[Key: StringTable]>([:])

  /// Returns the table of a name in a bundle.
  static func table(named name: String, in bundle: Bundle) -> StringTable {
    let key = Key(bundle: bundle.bundlePath, table: name)
    if let table = tables.withLock({ $0[key] }) { return table }
    let table = StringTable(named: name, in: bundle)
    tables.withLock { $0[key] = table }
    return table
  }

  /// Returns the localization of a key in a table of a bundle for a locale; `nil` if there is none.
  ///
  /// Without a bundle, the main bundle is searched, and then the resources of the process's modules
  /// in the order of their names: in a test, they are the resources that an app has in its main
  /// bundle.
  static func format(
    of key: String, table: String?, bundle: Bundle?, for locale: Locale,
    report: (StringTableError) -> Void = { _ in }
  ) -> LocalizedFormat? {
    for bundle in bundle.map({ [$0] }) ?? MainBundles.all {
      let table = self.table(named: table ?? "Localizable", in: bundle)
      for error in table.errors { report(error) }
      if let format = table.format(of: key, for: locale) { return format }
    }
    return nil
  }
}
