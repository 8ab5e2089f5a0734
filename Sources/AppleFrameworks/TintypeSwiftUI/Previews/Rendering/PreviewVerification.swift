// SPDX-License-Identifier: MIT

import Synchronization
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
  /// The journal has the result. A failed audit is in it like a failed test that is named after the
  /// reference.
  ///
  /// - Returns: The messages of the failures; `nil` if the images match and the audit finds nothing.
  /// - Throws: An error in the configuration of the audit.
  func message(for preview: PreviewSnapshot) throws -> String? {
    let audit = try request.auditConfiguration.map { try PreviewAudit(configuration: $0) }
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
    let taken = Mutex<SnapshotImage?>(nil)
    let session = SnapshotSession.current
    let difference = SnapshotTestingConfiguration.with(
      SnapshotTestingConfiguration(references: .project(request.root))
    ) {
      session.verify(
        of: { preview },
        as: strategy.receiving { image in taken.withLock { $0 = image } }, snapshot
      ).message
    }
    // Without an image, the comparison has failed.
    guard let audit, let image = taken.withLock({ $0 }) else { return difference }
    let path =
      "\(ReferenceLocation.directoryName)/\(name.snapshot(in: preview.module)).png"
    guard let findings = audit.message(for: image, of: preview, reference: path) else {
      return difference
    }
    session.noteFailure(of: path, message: findings, file: file, line: Int(site.line))
    return [difference, findings].compactMap(\.self).joined(separator: "\n")
  }
}
