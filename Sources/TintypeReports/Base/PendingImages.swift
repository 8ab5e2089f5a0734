// SPDX-License-Identifier: MIT

import TintypeGit
import TintypeSnapshots

/// The new files of a test run that wait for a decision.
package struct PendingImages: Sendable {
  private let folder: PendingFolder
  private let run: String?
  private let package: String

  /// Creates a value without reading a file.
  ///
  /// - Parameters:
  ///   - output: The output directory of the tests.
  ///   - run: The name of the run; `nil` for all runs.
  ///   - package: The root of the package, which the paths of references start from.
  package init(in output: OutputDirectory, run: String?, of package: String) {
    folder = PendingFolder(output: output)
    self.run = run
    self.package = package
  }

  /// The absolute paths of the new files, by the paths of their references from the root of the
  /// working tree.
  ///
  /// A change that cannot be read is left out: `tintype status` reports it.
  ///
  /// - Throws: ``BaseError/pending(_:)`` if the folder cannot be listed.
  package func files(in repository: GitRepository) throws(BaseError) -> [String: String] {
    var found: [String: String] = [:]
    do throws(DecisionError) {
      for file in try folder.files() {
        guard let item = try? folder.read(file), run == nil || item.run.description == run,
          // Inline snapshots are texts in a source file.
          !item.reference.hasSuffix(".swift"),
          let path = try? folder.place(of: item.artifacts.actual),
          let reference = repository.relative(FilePath.absolute(item.reference, in: package))
        else { continue }
        found[reference] = path
      }
    } catch {
      throw .pending(error)
    }
    return found
  }
}
