// SPDX-License-Identifier: MIT

import Foundation
import TintypeComparison

/// The values that a preview sets for its canvas and for its snapshots.
struct PreviewValues {
  /// The canvas; `nil` for that of the traits.
  var layout: PreviewLayout?
  /// The device; `nil` for that of the variant.
  var device: PreviewDevice?
  /// The name; `nil` for none.
  var displayName: String?
  /// The orientation; `nil` for that of the traits.
  var orientation: InterfaceOrientation?
  /// The values of the snapshots.
  var snapshot = Snapshot()

  /// The values of the snapshots of a preview.
  struct Snapshot {
    var isExcluded = false
    var precision: Float = 1
    var perceptualPrecision: Float = 1
    var delay: TimeInterval = 0
    var masks: [NodeSelector] = []
  }
}

extension ContainerValues {
  /// The values of a preview.
  var preview: PreviewValues {
    get { self[PreviewValuesKey.self] }
    set { self[PreviewValuesKey.self] = newValue }
  }
}

private struct PreviewValuesKey: ContainerValueKey {
  static var defaultValue: PreviewValues { PreviewValues() }
}

// A modifier of a group applies to each of its views. The innermost value has priority, since it is
// the most specific one.
extension View {
  private nonisolated func preview(_ change: @escaping (inout PreviewValues) -> Void) -> some View {
    ContainerValueView(content: self) { change(&$0.preview) }
  }

  /// Sets the canvas of a preview.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    preview { $0.layout = $0.layout ?? value }
  }

  /// Sets the device of a preview; `nil` for that of the run destination.
  ///
  /// Names are those of Xcode, such as `iPhone 15 Pro`.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    preview { $0.device = $0.device ?? value }
  }

  /// Sets the name of a preview; `nil` for the default.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    preview { $0.displayName = $0.displayName ?? value }
  }

  /// Sets the context of a preview, such as the family of the widget that contains it.
  public nonisolated func previewContext<C>(_ value: C) -> some View where C: PreviewContext {
    let context = value as? any ContainingPreviewContext
    return modifier(PreviewContextModifier(context: context))
      .preview { $0.layout = $0.layout ?? context?.layout }
  }

  /// Sets the orientation of the device of a preview.
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    preview { $0.orientation = $0.orientation ?? value }
  }

  /// Sets the tolerances of the snapshots of a preview, and the time before they are taken.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: The similarity that two pixels need to match, 0 to 1.
  ///   - delay: The time in seconds by which clocks and schedulers of the test advance first.
  ///   - masked: The nodes to exclude from the comparison.
  /// - Returns: The view of the preview.
  public nonisolated func previewSnapshot(
    precision: Float = 1, perceptualPrecision: Float = 1, delay: TimeInterval = 0,
    masking masked: [NodeSelector] = []
  ) -> some View {
    preview {
      $0.snapshot.precision = min($0.snapshot.precision, precision)
      $0.snapshot.perceptualPrecision = min($0.snapshot.perceptualPrecision, perceptualPrecision)
      $0.snapshot.delay = max($0.snapshot.delay, delay)
      $0.snapshot.masks += masked
    }
  }

  /// Excludes a preview from snapshot tests, but not from catalogs.
  ///
  /// - Parameter isExcluded: A Boolean value that indicates whether no snapshots are taken.
  /// - Returns: The view of the preview.
  public nonisolated func previewSnapshotExcluded(_ isExcluded: Bool = true) -> some View {
    preview { $0.snapshot.isExcluded = $0.snapshot.isExcluded || isExcluded }
  }
}
