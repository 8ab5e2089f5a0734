// SPDX-License-Identifier: MIT

import TintypeAssertions
import TintypeComparison
import TintypeImaging
import TintypeSnapshots
import XCTest

extension XCTestCase {
  /// Compares the snapshot of each preview in a module with its reference, each as a separate test
  /// case.
  ///
  /// ```swift
  /// final class PreviewTests: XCTestCase {
  ///   func testPreviews() { assertSnapshots(ofPreviewsIn: BookCell.self) }
  /// }
  /// ```
  ///
  /// The names of the test cases are those of the previews, such as `Previews.BookCell, dark`. This
  /// test fails if one of them fails, and if the module has no previews. The parameters are those of
  /// `Preview.all(in:variants:)` and `assertSnapshot(of:as:)`.
  public func assertSnapshots<Format>(
    ofPreviewsIn type: Any.Type,
    variants: PreviewVariants = .asDeclared,
    as snapshotting: Snapshotting<PreviewSnapshot, Format> = .image,
    record: SnapshotTestingConfiguration.Record? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let previews = Preview.all(in: type, variants: variants)
    var failures: [String] = []
    for preview in previews {
      let test = Previews(name: preview.description) { _ in
        preview.assert(as: snapshotting, record, fileID, filePath, testName, line, column)
      }
      test.run()
      if test.testRun?.hasSucceeded != true { failures.append(preview.description) }
    }
    guard !failures.isEmpty else { return }
    // XCTest forgets this test while another one runs, so that `XCTFail` would have no effect.
    recordFailure(
      withDescription: "\(failures.count) of \(previews.count) snapshots of previews failed: "
        + failures.joined(separator: "; "),
      inFile: "\(filePath)", atLine: Int(line), expected: true)
  }
}

/// The test case of a preview, whose name XCTest prints.
private final class Previews: XCTestCase {}
