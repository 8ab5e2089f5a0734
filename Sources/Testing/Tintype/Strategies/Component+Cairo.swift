// SPDX-License-Identifier: MIT

import Foundation
import TintypeCairo
import TintypeComparison
import TintypeComponents
import TintypeImaging
import TintypeSnapshots

extension Snapshotting where Value: Component, Format == SnapshotImage {
  /// Snapshots a component as an image at its ideal size on a transparent canvas.
  public static var image: Self { image() }

  /// Snapshots a component as an image on a device.
  ///
  /// ```swift
  /// assertSnapshot(of: LoginForm(), as: .image(on: .iPhone13, traits: .dark))
  /// ```
  ///
  /// - Parameters:
  ///   - device: The device, with its scale and safe area.
  ///   - precision: The share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: The similarity that two pixels need to match, 0 to 1; see
  ///     `Tolerance.init(precision:perceptualPrecision:)`.
  ///   - size: A size in points that replaces the device's size.
  ///   - traits: The fixed environment values, which override the device's traits.
  /// - Returns: The strategy.
  public static func image(
    on device: ViewImageConfig,
    precision: Double = 1,
    perceptualPrecision: Double = 1,
    size: CGSize? = nil,
    traits: Traits = Traits()
  ) -> Self {
    image(
      in: .device(device, size: size.map(Size.init)), traits: traits,
      renderer: SnapshotTestingConfiguration.renderer
    )
    .tolerating(Tolerance(precision: precision, perceptualPrecision: perceptualPrecision))
  }

  /// Snapshots a component as an image on a transparent canvas.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: The similarity that two pixels need to match, 0 to 1; see
  ///     `Tolerance.init(precision:perceptualPrecision:)`.
  ///   - size: The size of the canvas in points; `nil`, the default, uses the component's own size.
  ///   - traits: The fixed environment values.
  /// - Returns: The strategy.
  public static func image(
    precision: Double = 1,
    perceptualPrecision: Double = 1,
    size: CGSize? = nil,
    traits: Traits = Traits()
  ) -> Self {
    image(
      in: size.map { .fixed(Size($0)) } ?? .sizeThatFits, traits: traits,
      renderer: SnapshotTestingConfiguration.renderer
    )
    .tolerating(Tolerance(precision: precision, perceptualPrecision: perceptualPrecision))
  }
}

extension Snapshotting where Value: Component, Format == SnapshotImage {
  /// Snapshots a component as an image in a viewport, such as the viewport of a variant.
  ///
  /// - Parameters:
  ///   - viewport: The viewport in which the component is laid out.
  ///   - traits: The fixed environment values.
  /// - Returns: The strategy.
  public static func image(in viewport: Viewport, traits: Traits = Traits()) -> Self {
    image(in: viewport, traits: traits, renderer: SnapshotTestingConfiguration.renderer)
  }

  /// Snapshots a component in several variants as one image, each tile with the name of its
  /// variant.
  ///
  /// ```swift
  /// let variants = Variants(schemes: [.light, .dark], devices: [.iPhoneSe, .iPhone13])
  /// assertSnapshot(of: LoginForm(), as: .contactSheet(of: variants))
  /// ```
  ///
  /// - Parameters:
  ///   - variants: The variants, in the order of the tiles.
  ///   - columns: The number of tiles in a row; by default the sheet is approximately square.
  /// - Returns: The strategy.
  public static func contactSheet(of variants: Variants, columns: Int? = nil) -> Self {
    contactSheet(
      of: variants, sheet: ContactSheet(columns: columns),
      renderer: SnapshotTestingConfiguration.renderer)
  }
}

extension Snapshotting where Value: Component, Format == String {
  /// Writes a component's accessibility elements, laid out at its ideal size.
  public static var accessibility: Self { accessibility() }

  /// Writes a component's accessibility elements in reading order.
  ///
  /// - Parameters:
  ///   - device: The device; `nil`, the default, lays the component out at its ideal size.
  ///   - size: A size in points that replaces the size of the device or the component.
  ///   - traits: The fixed environment values.
  ///   - frames: Whether each line ends with the element's frame in points. It is `false` by
  ///     default, so that a change of only the layout does not fail a test.
  /// - Returns: The strategy.
  public static func accessibility(
    on device: ViewImageConfig? = nil,
    size: CGSize? = nil,
    traits: Traits = Traits(),
    frames: Bool = false
  ) -> Self {
    accessibility(
      in: .on(device, size), traits: traits, frames: frames,
      measuring: SnapshotTestingConfiguration.renderer)
  }

  /// Writes a component's tree as JSON, laid out at its ideal size.
  public static var json: Self { json() }

  /// Writes a component's tree as JSON, with frames, attributes and semantics.
  ///
  /// - Parameters:
  ///   - device: The device; `nil`, the default, lays the component out at its ideal size.
  ///   - size: A size in points that replaces the size of the device or the component.
  ///   - traits: The fixed environment values.
  /// - Returns: The strategy.
  public static func json(
    on device: ViewImageConfig? = nil,
    size: CGSize? = nil,
    traits: Traits = Traits()
  ) -> Self {
    json(in: .on(device, size), traits: traits, measuring: SnapshotTestingConfiguration.renderer)
  }
}

extension Viewport {
  /// Returns the device if there is one, else the size if there is one, else the component's own
  /// size.
  fileprivate static func on(_ device: Device?, _ size: CGSize?) -> Viewport {
    let size = size.map(Size.init)
    return device.map { .device($0, size: size) } ?? size.map { .fixed($0) } ?? .sizeThatFits
  }
}

extension Snapshotting where Value: Component, Format == String {
  /// Writes a component's tree as text, laid out at its ideal size.
  public static var outline: Self { outline() }

  /// Writes a component's tree as text, laid out on a device.
  ///
  /// - Parameters:
  ///   - device: The device, with its scale and safe area.
  ///   - size: A size in points that replaces the device's size.
  ///   - traits: The fixed environment values, which override the device's traits.
  ///   - geometry: Whether each line contains the origin and the size of the node in points. It is
  ///     `false` by default, so that a change of one attribute changes one line.
  /// - Returns: The strategy.
  public static func outline(
    on device: ViewImageConfig,
    size: CGSize? = nil,
    traits: Traits = Traits(),
    geometry: Bool = false
  ) -> Self {
    outline(
      in: .device(device, size: size.map(Size.init)), traits: traits, geometry: geometry,
      measuring: SnapshotTestingConfiguration.renderer)
  }

  /// Writes a component's tree as text.
  ///
  /// - Parameters:
  ///   - size: The size of the canvas in points; `nil`, the default, uses the component's own size.
  ///   - traits: The fixed environment values.
  ///   - geometry: Whether each line contains the origin and the size of the node in points. It is
  ///     `false` by default, so that a change of one attribute changes one line.
  /// - Returns: The strategy.
  public static func outline(
    size: CGSize? = nil, traits: Traits = Traits(), geometry: Bool = false
  ) -> Self {
    outline(
      in: size.map { .fixed(Size($0)) } ?? .sizeThatFits, traits: traits, geometry: geometry,
      measuring: SnapshotTestingConfiguration.renderer)
  }
}

extension Size {
  fileprivate init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}
