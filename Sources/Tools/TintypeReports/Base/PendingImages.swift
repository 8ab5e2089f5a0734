// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeGit
import TintypeRuns

/// The pending new images of a test run.
package struct PendingImages: Sendable {
  private let folder: PendingFolder
  private let run: String?
  private let package: String

  /// Creates a value without reading files.
  ///
  /// - Parameters:
  ///   - output: The output directory of the tests.
  ///   - run: The name of the run; `nil` for all runs.
  ///   - package: The root of the package, which is the base of the references' paths.
  package init(in output: OutputDirectory, run: String?, of package: String) {
    folder = PendingFolder(output: output)
    (self.run, self.package) = (run, package)
  }

  /// Returns the absolute paths of the new files.
  ///
  /// The keys are the paths of their references from the root of the working tree. A change that
  /// cannot be read is skipped: `tintype status` reports it.
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
