// SPDX-License-Identifier: MIT

import SnapshotTesting
import XCTest

/// A test case whose snapshots equal those of the gallery's suite of the same name.
///
/// The gallery has the same views as components of the engine. Both have one set of references,
/// which only the gallery's tests record.
class GalleryReferenceTestCase: XCTestCase {
  /// The directory of the references of the gallery's suite.
  private var references: String {
    "__Snapshots__/TintypeGalleryTests/\(type(of: self))"
  }

  /// Compares a value with a reference of the gallery, and never records one.
  func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil,
    record: SnapshotTestingConfiguration.Record = .never,
    file: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line
  ) {
    let failure = verifySnapshot(
      of: try value(), as: snapshotting, named: name, record: record,
      snapshotDirectory: references, file: file, testName: testName, line: line)
    if let failure { XCTFail(failure, file: file, line: line) }
  }
}
