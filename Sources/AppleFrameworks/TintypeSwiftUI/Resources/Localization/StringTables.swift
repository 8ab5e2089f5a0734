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
    for bundle in MainBundles.searched(for: bundle) {
      let (format, errors) = tables.withLock { tables in
        let id = Key(bundle: bundle.bundlePath, table: name)
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
