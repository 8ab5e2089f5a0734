// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// The directory of the journals and of the files for differences.
///
/// It contains `runs/<run>/<process>.jsonl`, one journal per process; `pending`, which mirrors
/// `__Snapshots__` and contains the files for differences; and `latest`, a text file with the name
/// of the run that wrote last.
package struct OutputDirectory: Hashable, Sendable {
  /// The directory's absolute path.
  package var path: String

  /// Creates a directory at a path, without touching the file system.
  package init(path: String) { self.path = path }

  /// Creates the directory that the environment names, else `.build/tintype` in the package.
  ///
  /// - Parameters:
  ///   - environment: The variables: `TINTYPE_OUTPUT` first, then `SNAPSHOT_ARTIFACTS`; an empty
  ///     value counts as unset.
  ///   - packageRoot: The directory that contains `Package.swift`. If it is `nil`, a relative value
  ///     is resolved against a private directory of the user in the temporary directory, and the
  ///     default is `tintype` in it.
  package init(environment: [String: String], packageRoot: String?) {
    self.init(environment: environment, packageRoot: packageRoot, scratch: nil)
  }

  /// Creates the directory that the environment names, else `tintype` in the package's build
  /// directory.
  ///
  /// - Parameters:
  ///   - environment: The variables, as in ``init(environment:packageRoot:)``.
  ///   - packageRoot: The directory that contains `Package.swift`, or `nil`.
  ///   - scratch: The build directory of the package; `nil` for `.build` in the package.
  package init(environment: [String: String], packageRoot: String?, scratch: ScratchDirectory?) {
    if let value = Self.named(by: environment) {
      path = value.hasPrefix("/") ? value : (packageRoot ?? UserDirectory.path) + "/" + value
    } else if let packageRoot, scratch?.isUsual(for: packageRoot) != false {
      path = packageRoot + "/.build/tintype"
    } else {
      path = scratch?.output ?? UserDirectory.path + "/tintype"
    }
  }

  /// Returns the directory that the variables name; `nil` if none is set.
  package static func named(by environment: [String: String]) -> String? {
    ["TINTYPE_OUTPUT", "SNAPSHOT_ARTIFACTS"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
  }

  /// Returns whether links lead from a package's build directory out of its repository, to a
  /// directory to which no test of the package has written.
  ///
  /// Such a link can be committed. A user who moves the build directory to another disk runs the
  /// tests, which record their package there.
  package func isForeign(to packageRoot: String) -> Bool {
    path == packageRoot + "/.build/tintype" && RepositoryBoundary.isLeft(by: path)
      && !ScratchDirectory(path: packageRoot + "/.build").isClaimed(by: packageRoot)
  }

  /// The folder of the report's page.
  ///
  /// The directory can be behind a link that leads out of the repository, if ``isForeign(to:)`` is
  /// false. The folder itself cannot.
  package var report: String {
    let isLeft = RepositoryBoundary.isLeft(by: path)
    return (isLeft ? FilePath.resolved(path) ?? path : path) + "/report"
  }

  /// The directory of all runs.
  package var runs: String { path + "/runs" }

  /// Returns the directory of the journals of one run.
  package func run(_ name: String) -> String { runs + "/" + name }

  /// The directory of the differences that await a decision.
  package var pending: String { path + "/pending" }

  /// The directory of the data about source files that the recording of inline snapshots stores.
  package var inline: String { path + "/inline" }

  /// The file that names the run that wrote last.
  package var latest: String { path + "/latest" }
}

/// The directory in which Swift Package Manager builds a package: `.build`, or the argument of
/// `--scratch-path`.
package struct ScratchDirectory: Hashable, Sendable {
  /// The directory's absolute path.
  package let path: String

  /// Creates a directory at a path, without touching the file system.
  package init(path: String) { self.path = path }

  /// Finds the build directory of a program.
  ///
  /// It is `nil` for a program that was not built by Swift Package Manager or was moved since.
  ///
  /// - Parameter program: The program's absolute path without symbolic links, such as
  ///   `X/x86_64-unknown-linux-gnu/debug/AppPackageTests.xctest`.
  package init?(ofProgram program: String) {
    var candidate = FilePath.parent(of: program)
    // The deepest path is a bundle on macOS:
    // X/<triple>/<configuration>/<name>.xctest/Contents/MacOS.
    for _ in 0..<6 where candidate.utf8.count > 1 {
      if access(candidate + "/workspace-state.json", F_OK) == 0 {
        self.init(path: candidate)
        return
      }
      candidate = FilePath.parent(of: candidate)
    }
    return nil
  }

  /// The build directory of this program; `nil` if it is unknown.
  package static let current = TestProgram.path.flatMap { ScratchDirectory(ofProgram: $0) }

  /// Returns whether this is the package's own directory `.build`.
  package func isUsual(for packageRoot: String) -> Bool {
    let usual = packageRoot + "/.build"
    return path == usual || path == FilePath.resolved(usual)
  }

  // MARK: Owner

  /// The output directory for the tests of the package that is built in this directory.
  package var output: String { path + "/tintype" }

  /// The file that contains the path of the package whose tests have written to this directory.
  private var ownerFile: String { output + "/package" }

  /// Returns whether the tests of a package have written to this directory.
  package func belongs(to packageRoot: String) -> Bool {
    isUsual(for: packageRoot) || isClaimed(by: packageRoot)
  }

  /// Returns whether the directory names a package as its owner.
  fileprivate func isClaimed(by packageRoot: String) -> Bool {
    guard let bytes = try? RegularFile.bytes(of: ownerFile, limit: 1 << 16),
      var owner = String(validating: bytes, as: UTF8.self)
    else { return false }
    if owner.hasSuffix("\n") { owner.removeLast() }
    let root = FilePath.resolved(packageRoot) ?? packageRoot
    return owner == packageRoot || owner == root || FilePath.resolved(owner) == root
  }

  /// Records the package whose tests write to this directory, so that `tintype` finds the output.
  ///
  /// - Throws: The reason why the file cannot be written.
  package func claim(for packageRoot: String) throws(FileError) {
    guard !isClaimed(by: packageRoot) else { return }
    try AtomicFile.write(Array((packageRoot + "\n").utf8), to: ownerFile)
  }
}
