// SPDX-License-Identifier: MIT

/// The name of the reference of a preview, whose snapshot no test takes.
package struct PreviewReferenceName: Hashable, Sendable {
  /// The name of the file or the provider.
  package var suite: String
  /// The name of the preview in its file, `Preview` without a name.
  package var test: String
  /// The variant, `asDeclared` without one.
  package var identifier: String

  /// Creates the name of a preview's reference.
  package init(_ item: PreviewEvent.Item) {
    if let fileID = item.fileID {
      let file = fileID.split(separator: "/").last ?? ""
      suite = String(file.hasSuffix(".swift") ? file.dropLast(6) : file)
    } else {
      // The name of a type contains no hyphen, but a number can follow it.
      suite = String(item.name.prefix { $0 != "." && $0 != "-" })
    }
    let rest = item.name.hasPrefix(suite) ? item.name.dropFirst(suite.count) : item.name[...]
    test = rest.first == "." ? String(rest.dropFirst()) : "Preview" + rest
    if SnapshotName.fileName(test).isEmpty { test = "Preview" }
    identifier = item.variant.isEmpty ? "asDeclared" : item.variant
  }

  /// Returns the identity of the snapshot in a module.
  package func snapshot(in module: String) -> SnapshotName {
    SnapshotName(
      target: module, suite: SnapshotName.fileName(suite), test: SnapshotName.fileName(test),
      identifier: SnapshotName.fileName(identifier))
  }
}
