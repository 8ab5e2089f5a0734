// SPDX-License-Identifier: MIT

import CTintypeCairo

/// What the environment was before `main`, when variables that would move pixels were taken away.
package enum StartEnvironment {
  /// The names of variables that are taken away wherever they are set, sorted.
  package static let neutralisedNames: [String] = (0..<tintype_unset_variable_count())
    .compactMap { tintype_unset_variable_name($0).map { String(cString: $0) } }
    .sorted()

  /// The variables that were set and were taken away, with their values.
  package static let neutralised: [String: String] = {
    var found: [String: String] = [:]
    for index in 0..<tintype_unset_variable_count() {
      guard let name = tintype_unset_variable_name(index),
        let value = tintype_unset_variable_value(index)
      else { continue }
      found[String(cString: name)] = String(cString: value)
    }
    // What every process gets that a process with Tintype in it starts.
    if found["FC_LANG"] == "en" { found["FC_LANG"] = nil }
    return found
  }()
}
