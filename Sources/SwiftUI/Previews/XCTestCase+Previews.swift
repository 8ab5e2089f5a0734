// SPDX-License-Identifier: MIT

import TintypeAssertions
import TintypeComparison
import TintypeImaging
import TintypeSnapshots
import XCTest

extension XCTestCase {
  /// Compares the snapshot of each preview of a module with its reference, as a test case of its own.
  ///
  /// ```swift
  /// final class PreviewTests: XCTestCase {
  ///   func testPreviews() { assertSnapshots(ofPreviewsIn: BookCell.self) }
  /// }
  /// ```
  ///
  /// The names of the test cases are those of the previews, such as `Previews.BookCell, dark`. This
  /// test fails if one of them fails.
  ///
  /// - Parameters:
  ///   - type: A type of the module.
  ///   - variants: The variants.
  ///   - snapshotting: The strategy. The tolerances and masks of the preview apply to it.
  ///   - record: When to record, instead of the configured mode.
  ///   - fileID: The file of the test.
  ///   - filePath: The path of the file.
  ///   - testName: The name of the test.
  ///   - line: The line of the assertion.
  ///   - column: The column of the assertion.
  public func assertSnapshots(
    ofPreviewsIn type: Any.Type,
    variants: PreviewVariants = .asDeclared,
    as snapshotting: Snapshotting<PreviewSnapshot, SnapshotImage> = .image,
    record: SnapshotTestingConfiguration.Record? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let previews = Preview.all(in: type, variants: variants)
    var failures: [String] = []
    if previews.isEmpty {
      failures.append(
        "The module of “\(type)” has no previews. Pass a type of the module that declares them.")
    }
    for preview in previews {
      let test = Previews(name: preview.description) { _ in
        assertSnapshot(
          of: preview, as: snapshotting, record: record, fileID: fileID, file: filePath,
          testName: testName, line: line, column: column)
      }
      test.run()
      if test.testRun?.hasSucceeded != true { failures.append(preview.description) }
    }
    guard !failures.isEmpty else { return }
    // XCTest forgets this test while another one runs, so that `XCTFail` would have no effect.
    recordFailure(
      withDescription: previews.isEmpty
        ? failures[0]
        : "\(failures.count) of \(previews.count) snapshots of previews failed: "
          + failures.joined(separator: "; "),
      inFile: "\(filePath)", atLine: Int(line), expected: true)
  }
}

/// The test case of a preview, whose name XCTest prints.
private final class Previews: XCTestCase {}
