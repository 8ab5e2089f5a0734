// SPDX-License-Identifier: MIT

import TintypeAssertions
import TintypeComparison
import TintypeRuns
import TintypeSnapshots

/// The comparison of previews with their references, as a test would do it.
struct PreviewVerification {
  let request: PreviewRequest.Verification

  /// Compares the image of a preview with its reference in
  /// `__Snapshots__/<module>/<file>/<preview>.<variant>.png`, or records it.
  ///
  /// The result is in the journal.
  ///
  /// - Returns: The message of the failure; `nil` if the images match.
  func message(for preview: PreviewSnapshot) -> String? {
    let name = PreviewReferenceName(preview.item)
    let file = preview.fileID.flatMap { request.files[$0] } ?? "\(request.root)/\(name.suite).swift"
    let site = CallSite(file: file, line: UInt(max(preview.line ?? 1, 1)), column: 1)
    let reason =
      request.allowsPendingWork ? "The settings of the project allow pending work." : nil
    let snapshot = SnapshotRequest(
      SnapshotOptions(named: name.identifier, allowPending: reason),
      in: TestContext(
        target: preview.module, suite: [name.suite], test: name.test, isParameterized: true),
      at: site)
    var strategy = Snapshotting<PreviewSnapshot, SnapshotImage>.image
    strategy.diffing = preview.diffing
    return SnapshotTestingConfiguration.with(
      SnapshotTestingConfiguration(references: .project(request.root))
    ) {
      SnapshotSession.current.verify(of: { preview }, as: strategy, snapshot).message
    }
  }
}
