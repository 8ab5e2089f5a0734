// SPDX-License-Identifier: MIT

import TintypeAssertions
import TintypeComparison
import TintypeImaging
import TintypeSnapshots

extension Snapshotting where Value == PreviewSnapshot, Format == SnapshotImage {
  /// Snapshots a preview as an image on the canvas that it sets, by default a device.
  public static var image: Self {
    Snapshotting<ViewHost, SnapshotImage>.image.pullback { try $0.host() }
  }
}

extension PreviewSnapshot {
  /// A Boolean value that indicates whether the preview sets neither tolerances nor masks.
  fileprivate var isExact: Bool {
    let values = source.values.snapshot
    return values.precision >= 1 && values.perceptualPrecision >= 1 && values.masks.isEmpty
  }

  /// The comparison of images with the tolerances and masks of the preview.
  var diffing: Diffing<SnapshotImage> {
    if isExact { return .image }
    let values = source.values.snapshot
    return .image(
      tolerance: Tolerance(
        precision: Double(values.precision),
        perceptualPrecision: Double(values.perceptualPrecision)),
      masking: values.masks)
  }
}

extension Snapshotting where Value == PreviewSnapshot, Format == String {
  /// Writes the tree of a preview as text: one node per line, with its frame and attributes.
  public static var outline: Self {
    Snapshotting<ViewHost, String>.outline.pullback { try $0.host() }
  }

  /// Writes the accessibility elements of a preview in reading order.
  public static var accessibility: Self {
    Snapshotting<ViewHost, String>.accessibility.pullback { try $0.host() }
  }
}

// There is a function for each format, because the compiler prefers the general `assertSnapshot`, which
// does not name the snapshot, to one with a generic format if the strategy is an implicit member.

// Variants: the image; "SnapshotImage> = .image" -> the text; String>
/// Compares the image of a preview with its reference, which is named after the preview and the
/// variant.
///
/// - Parameters:
///   - preview: The preview.
///   - snapshotting: The strategy. The tolerances and masks of the preview apply to it.
///   - record: When to record, instead of the configured mode.
///   - fileID: The file of the test.
///   - filePath: The path of the file.
///   - testName: The name of the test.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertSnapshot(
  of preview: PreviewSnapshot,
  as snapshotting: Snapshotting<PreviewSnapshot, SnapshotImage> = .image,
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  preview.assert(as: snapshotting, record, fileID, filePath, testName, line, column)
}

extension PreviewSnapshot {
  /// Compares the snapshot with its reference.
  ///
  /// The tolerances and masks of the preview apply to images.
  func assert<Format>(
    as snapshotting: Snapshotting<PreviewSnapshot, Format>,
    _ record: SnapshotTestingConfiguration.Record?, _ fileID: StaticString,
    _ filePath: StaticString, _ testName: String, _ line: UInt, _ column: UInt
  ) {
    var strategy = snapshotting
    if !isExact, let diffing = diffing as? Diffing<Format> { strategy.diffing = diffing }
    func take() {
      assertSnapshot(
        of: self, as: strategy, named: snapshotName, record: record, fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
    }
    // The program of an exit test would run all tests when it starts again.
    if Runner.isExitTest { take() } else { TrapRestart.without(id, take) }
  }
}
