// SPDX-License-Identifier: MIT

import Testing
import TintypeAssertions
import TintypeCairo
import TintypeSnapshots

extension SnapshotTestingConfiguration {
  private struct Fonts: SnapshotSetting {
    var book: FontBook
  }

  /// The fonts of all images and layouts; `nil` inherits them, and means
  /// `FontBook.standard(searching:)` if none are set.
  ///
  /// A strategy with a renderer of its own, such as `.image(in:traits:renderer:)`, ignores them.
  public var fonts: FontBook? {
    get { self[Fonts.self]?.book }
    set { self[Fonts.self] = newValue.map(Fonts.init) }
  }

  /// Creates a configuration with fonts; omitted settings are inherited.
  public init(
    fonts: FontBook,
    record: Record? = nil,
    diffTool: DiffTool? = nil,
    references: References? = nil,
    allowPending: String? = nil
  ) {
    self.init(
      record: record, diffTool: diffTool, references: references, allowPending: allowPending)
    self.fonts = fonts
  }

  /// Returns the renderer for the fonts of the current configuration.
  ///
  /// - Throws: The error of a font file, or of `FontBook.standard(searching:)`.
  package static func renderer() throws(RenderingError) -> CairoRenderer {
    guard let fonts = current?.fonts else { return try CairoRenderer.standard() }
    return try CairoRenderer.shared(for: fonts)
  }
}

/// Sets the fonts of the snapshots of an operation.
///
/// ```swift
/// override func invokeTest() {
///   withSnapshotTesting(fonts: fonts) { super.invokeTest() }
/// }
/// ```
///
/// - Parameters:
///   - fonts: The fonts of all images and layouts of components and views.
///   - record: The record mode, which selects the references that are written.
///   - diffTool: The tool that failure messages suggest for viewing a difference.
///   - references: The location and naming of references.
///   - allowPending: The reason to allow pending work while a snapshot is taken. Without a reason,
///     such a snapshot fails.
///   - operation: The operation to run. Omitted settings are inherited.
/// - Returns: The result of the operation.
public func withSnapshotTesting<Result>(
  fonts: FontBook,
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  references: SnapshotTestingConfiguration.References? = nil,
  allowPending: String? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.with(
    SnapshotTestingConfiguration(
      fonts: fonts, record: record, diffTool: diffTool, references: references,
      allowPending: allowPending),
    operation: operation)
}

/// Sets the fonts of the snapshots of an asynchronous operation.
///
/// - Parameters:
///   - fonts: The fonts of all images and layouts of components and views.
///   - record: The record mode, which selects the references that are written.
///   - diffTool: The tool that failure messages suggest for viewing a difference.
///   - references: The location and naming of references.
///   - allowPending: The reason to allow pending work while a snapshot is taken. Without a reason,
///     such a snapshot fails.
///   - isolation: The actor on which the operation runs. Defaults to the caller's actor.
///   - operation: The operation to run. Omitted settings are inherited.
/// - Returns: The result of the operation.
public func withSnapshotTesting<Result>(
  fonts: FontBook,
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  references: SnapshotTestingConfiguration.References? = nil,
  allowPending: String? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotTestingConfiguration.with(
    SnapshotTestingConfiguration(
      fonts: fonts, record: record, diffTool: diffTool, references: references,
      allowPending: allowPending),
    isolation: isolation, operation: operation)
}

extension Trait where Self == SnapshotsTrait {
  /// Sets the fonts of the snapshots of a test or suite.
  ///
  /// ```swift
  /// @Suite(.snapshots(fonts: try Brand.fonts())) struct LoginTests { … }
  /// ```
  ///
  /// - Parameters:
  ///   - fonts: The fonts of all images and layouts of components and views. The expression is
  ///     evaluated when a test starts; an error fails the test.
  ///   - record: The record mode, which selects the references that are written.
  ///   - diffTool: The tool that failure messages suggest for viewing a difference.
  ///   - references: The location and naming of references.
  ///   - allowPending: The reason to allow pending work while a snapshot is taken. Without a
  ///     reason, such a snapshot fails.
  /// - Returns: The trait. Omitted settings are inherited.
  public static func snapshots(
    fonts: @escaping @autoclosure @Sendable () throws -> FontBook,
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    references: SnapshotTestingConfiguration.References? = nil,
    allowPending: String? = nil
  ) -> Self {
    SnapshotsTrait(
      configuration: SnapshotTestingConfiguration(
        record: record, diffTool: diffTool, references: references, allowPending: allowPending)
    ) {
      $0.fonts = try fonts()
    }
  }
}
