// SPDX-License-Identifier: MIT

import Foundation

/// A formatter of lists, such as “A, B, and C”.
///
/// `@unchecked`: as Apple's, a formatter is configured before it is used by several threads.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The locale; the current one by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! {
    get { ownLocale ?? .current }
    set { ownLocale = newValue }
  }
  /// The formatter of items that are not strings; their descriptions by default.
  open var itemFormatter: Formatter?

  private var ownLocale: Locale?

  /// Returns the list of strings in the current locale.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(.current))
  }

  /// Returns the list of items; `nil` if the formatter of items has no text for one.
  open func string(from items: [Any]) -> String? {
    let texts = items.compactMap { item in
      itemFormatter.map { $0.string(for: item) } ?? String(describing: item)
    }
    return texts.count == items.count ? texts.formatted(.list(type: .and).locale(locale)) : nil
  }

  /// Returns the list of an array.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
