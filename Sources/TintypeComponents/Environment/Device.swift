// SPDX-License-Identifier: MIT

/// A screen to lay a component out on: its size, scale and safe area.
///
/// Add your own in an extension:
///
/// ```swift
/// extension Device {
///   static let kiosk = Device(
///     name: "kiosk", size: Size(width: 1080, height: 1920), scale: 1)
/// }
/// ```
public struct Device: Hashable, Sendable {
  /// The name, as it appears in outlines.
  public var name: String
  /// The size in points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// What bars and sensors take from each edge, in points.
  public var safeArea: EdgeInsets
  /// What the device fixes in the environment beside its scale.
  public var traits: Traits

  /// Creates a device.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - size: The size in points.
  ///   - scale: Pixels per point, 2 by default.
  ///   - safeArea: The insets of the safe area in points, none by default.
  ///   - traits: What the device fixes in the environment, nothing by default.
  public init(
    name: String,
    size: Size,
    scale: Double = 2,
    safeArea: EdgeInsets = .zero,
    traits: Traits = Traits()
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.traits = traits
  }
}

/// The name by which users of swift-snapshot-testing know a device.
public typealias ViewImageConfig = Device
