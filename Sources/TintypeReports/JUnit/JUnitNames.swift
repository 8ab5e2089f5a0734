// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// Gives each case a name that no other has: of two cases with one name, GitLab shows the first.
struct JUnitNames {
  /// How many bytes of a name are shown.
  var limit: Int
  private var given: Set<String> = []

  init(limit: Int) {
    self.limit = limit
  }

  /// The name of an entry's case, as it stands in the file.
  mutating func name(of entry: ReportEntry, class className: String) -> String {
    let name = "\(entry.record.snapshot.test).\(entry.record.snapshot.identifier)"
    let ending = entry.pathExtension.isEmpty ? "" : ".\(entry.pathExtension)"
    // What was cut may be all that two names differ in.
    for candidate in [name, name + ending] {
      let shown = XMLText.attribute(candidate, limit: limit)
      if given.insert("\(className)\n\(shown)").inserted { return shown }
    }
    return XMLText.attribute(name, limit: limit) + " [\(entry.id)]"
  }
}
