// SPDX-License-Identifier: MIT

import Testing
import TintypeAssertions
import TintypeComponents
import TintypeSnapshots

extension SnapshotTestingConfiguration {
  private struct Style: SnapshotSetting {
    var style: PlatformStyle
  }

  /// The appearance of standard controls, bars and lists; `nil` inherits it, and means `iOS` if none
  /// is set.
  ///
  /// A style that the device, the traits or a component sets has precedence. References are not named
  /// after the configured style.
  public var platformStyle: PlatformStyle? {
    get { self[Style.self]?.style }
    set { self[Style.self] = newValue.map(Style.init) }
  }

  /// Creates a configuration with an appearance of standard controls; omitted settings are inherited.
  public init(
    platformStyle: PlatformStyle,
    record: Record? = nil,
    diffTool: DiffTool? = nil,
    references: References? = nil,
    allowPending: String? = nil,
    strict: Bool? = nil,
    displayScale: Double? = nil
  ) {
    self.init(
      record: record, diffTool: diffTool, references: references, allowPending: allowPending,
      strict: strict, displayScale: displayScale)
    self.platformStyle = platformStyle
  }

  /// Returns the configured traits in a viewport: the style, unless the device has one, and the scale
  /// of a canvas without a device.
  package static func traits(in viewport: Viewport) -> Traits {
    var traits = Traits()
    traits.platformStyle = current?.platformStyle
    if case .device(let device, _) = viewport {
      if device.traits.platformStyle != nil { traits.platformStyle = nil }
    } else {
      traits.displayScale = current?.displayScale
    }
    return traits
  }
}

/// Sets the appearance of standard controls in the snapshots of an operation.
///
/// ```swift
/// override func invokeTest() {
///   withSnapshotTesting(platformStyle: .iOS26) { super.invokeTest() }
/// }
/// ```
///
/// - Parameters:
///   - platformStyle: The appearance of standard controls, bars and lists.
///   - record: The record mode, which selects the references that are written.
///   - references: The location and naming of references.
///   - operation: The operation to run. Omitted settings are inherited.
/// - Returns: The result of the operation.
public func withSnapshotTesting<Result>(
  platformStyle: PlatformStyle,
  record: SnapshotTestingConfiguration.Record? = nil,
  references: SnapshotTestingConfiguration.References? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.with(
    SnapshotTestingConfiguration(
      platformStyle: platformStyle, record: record, references: references),
    operation: operation)
}

/// Sets the appearance of standard controls in the snapshots of an asynchronous operation.
///
/// - Parameters:
///   - platformStyle: The appearance of standard controls, bars and lists.
///   - record: The record mode, which selects the references that are written.
///   - references: The location and naming of references.
///   - isolation: The actor on which the operation runs. Defaults to the caller's actor.
///   - operation: The operation to run. Omitted settings are inherited.
/// - Returns: The result of the operation.
public func withSnapshotTesting<Result>(
  platformStyle: PlatformStyle,
  record: SnapshotTestingConfiguration.Record? = nil,
  references: SnapshotTestingConfiguration.References? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotTestingConfiguration.with(
    SnapshotTestingConfiguration(
      platformStyle: platformStyle, record: record, references: references),
    isolation: isolation, operation: operation)
}

extension Trait where Self == SnapshotsTrait {
  /// Sets the appearance of standard controls in the snapshots of a test or suite.
  ///
  /// ```swift
  /// @Suite(.snapshots(platformStyle: .iOS26)) struct LoginTests { … }
  /// ```
  ///
  /// - Parameters:
  ///   - platformStyle: The appearance of standard controls, bars and lists.
  ///   - record: The record mode, which selects the references that are written.
  ///   - references: The location and naming of references.
  /// - Returns: The trait. Omitted settings are inherited.
  public static func snapshots(
    platformStyle: PlatformStyle,
    record: SnapshotTestingConfiguration.Record? = nil,
    references: SnapshotTestingConfiguration.References? = nil
  ) -> Self {
    snapshots(
      SnapshotTestingConfiguration(
        platformStyle: platformStyle, record: record, references: references))
  }
}
