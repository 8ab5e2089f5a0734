// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeRuns

/// The files by which Bazel and the program of a test inform each other.
///
/// Bazel's Test Encyclopedia describes them.
struct BazelFiles {
  /// Exists if the program supports shards; otherwise, each shard is expected to run all tests.
  private let status: String?
  /// Exists while tests run: a test that ends the process must not look like success.
  private let prematureExit: String?

  /// Reads the variables; an empty value counts as unset.
  init(environment: [String: String]) {
    func value(_ variable: String) -> String? {
      environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    }
    status = value("TEST_SHARD_STATUS_FILE")
    prematureExit = value("TEST_PREMATURE_EXIT_FILE")
  }

  /// Creates the files that are requested.
  ///
  /// - Throws: ``TestError/cannotWrite(path:error:)``.
  func begin() throws(TestError) {
    for file in [status, prematureExit].compactMap(\.self) {
      do {
        try JournalFile.append([], to: file, isNamedByUser: true)
      } catch {
        throw .cannotWrite(path: file, error: error)
      }
    }
  }

  /// States that the command ends by itself.
  func end() { if let prematureExit { unlink(prematureExit) } }
}
