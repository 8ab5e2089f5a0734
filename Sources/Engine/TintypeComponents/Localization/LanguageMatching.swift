// SPDX-License-Identifier: MIT

#if canImport(FoundationInternationalization)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif
import Synchronization

/// The choice of the language of a bundle or a table that a locale prefers.
///
/// `Bundle.preferredLocalizations(from:forPreferences:)` of Foundation on Linux ignores its
/// preferences.
package enum LanguageMatching {
  /// The language, the script, which is the usual one of the language and the region unless the
  /// identifier has one, and the region of an identifier.
  private struct Parts: Sendable {
    var language: String?
    var script: String?
    var region: String?

    init(_ identifier: String) {
      let language = Locale.Language(identifier: identifier.replacing("_", with: "-"))
      let full = Locale.Language(identifier: language.maximalIdentifier)
      self.language = full.languageCode?.identifier
      script = full.script?.identifier
      region = language.region?.identifier
    }
  }

  private static let known = Mutex<[String: Parts]>([:])

  /// Returns the best match for a locale among languages; `nil` if none has its language and script.
  ///
  /// An equal region is better than no region, and no region is better than another one.
  package static func best(of languages: some Sequence<String>, for locale: Locale) -> String? {
    let wanted = parts(of: locale.identifier)
    var best: (name: String, score: Int)?
    for name in languages.sorted() {
      let parts = parts(of: name)
      guard parts.language == wanted.language, parts.script == wanted.script else { continue }
      let score = parts.region == wanted.region ? 2 : parts.region == nil ? 1 : 0
      if score > best?.score ?? -1 { best = (name, score) }
    }
    return best?.name
  }

  private static func parts(of identifier: String) -> Parts {
    known.withLock { known in
      if let parts = known[identifier] { return parts }
      let parts = Parts(identifier)
      known[identifier] = parts
      return parts
    }
  }
}
