// SPDX-License-Identifier: MIT

import Foundation

/// Where test runs leave their journals and what differs.
///
/// Below `path` lie `runs/<run>/<process>.jsonl`, one journal a process; `pending`, which mirrors
/// `__Snapshots__` and holds what differs; and `latest`, a text file with the name of the run that
/// wrote last.
package struct OutputDirectory: Hashable, Sendable {
  /// The directory's absolute path.
  package var path: String

  /// Creates a directory at a path, without touching the file system.
  package init(path: String) {
    self.path = path
  }

  /// The directory that the environment names, else `.build/tintype` in the package.
  ///
  /// - Parameters:
  ///   - environment: The variables: `TINTYPE_OUTPUT` first, then `SNAPSHOT_ARTIFACTS`; an empty
  ///     value counts as none.
  ///   - packageRoot: The directory that holds `Package.swift`; where there is none, a relative
  ///     value starts in the temporary directory, which also takes `tintype` where none is named.
  package init(environment: [String: String], packageRoot: String?) {
    self.init(environment: environment, packageRoot: packageRoot, scratch: nil)
  }

  /// The directory that the environment names, else `tintype` in the directory that the package is
  /// built in.
  ///
  /// - Parameters:
  ///   - environment: The variables, as in ``init(environment:packageRoot:)``.
  ///   - packageRoot: The directory that contains `Package.swift`, or `nil`.
  ///   - scratch: The directory that the package is built in; `nil` for `.build` in the package.
  package init(
    environment: [String: String], packageRoot: String?, scratch: ScratchDirectory?
  ) {
    let base = packageRoot ?? FilePath.withoutSlash(NSTemporaryDirectory())
    if let value = Self.named(by: environment) {
      path = FilePath.absolute(value, in: base)
    } else if let packageRoot, scratch?.isUsual(for: packageRoot) != false {
      path = packageRoot + "/.build/tintype"
    } else {
      path = scratch?.output ?? base + "/tintype"
    }
  }

  /// The directory that the variables name; `nil` where none is set.
  package static func named(by environment: [String: String]) -> String? {
    ["TINTYPE_OUTPUT", "SNAPSHOT_ARTIFACTS"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
  }

  /// The directory of all runs.
  package var runs: String { path + "/runs" }

  /// The directory of one run's journals.
  package func run(_ name: String) -> String { runs + "/" + name }

  /// The directory of what differs and waits for a decision.
  package var pending: String { path + "/pending" }

  /// The file that names the run that wrote last.
  package var latest: String { path + "/latest" }
}
