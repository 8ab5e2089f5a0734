// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeAudits
import TintypeComparison
import TintypeComponents
import TintypeSnapshots

extension Snapshotting where Format == String {
  /// Writes the findings of an audit, so that a reference contains those that are known.
  ///
  /// ```swift
  /// assertSnapshot(of: LoginView(), as: .audit(of: .image(layout: .device(config: .iPhone13))))
  /// ```
  ///
  /// - Parameters:
  ///   - image: The strategy that takes the image of the value.
  ///   - variants: The strategies that take the images of other layouts, in which texts and controls
  ///     must have enough space; by default none.
  ///   - options: The rules, their limits, and the exceptions.
  /// - Returns: The strategy.
  public static func audit(
    of image: Snapshotting<Value, SnapshotImage>,
    variants: [AuditVariant: Snapshotting<Value, SnapshotImage>] = [:],
    _ options: AuditOptions = AuditOptions()
  ) -> Self {
    audit(of: image, layouts: AuditedValue.layouts(by: variants), options)
  }

  fileprivate static func audit(
    of image: Snapshotting<Value, SnapshotImage>, layouts: [AuditedValue.Layout<Value>],
    _ options: AuditOptions
  ) -> Self {
    Self(
      pathExtension: "txt", diffing: .lines,
      asyncSnapshot: { value in
        image.snapshot(value).map { image in
          let scenes = try AuditedValue.scenes(of: layouts) { value }
          return try AuditedValue.audit(image, variants: scenes, options).text
        }
      })
  }
}

extension Snapshotting where Value: Component, Format == String {
  /// Writes the findings of an audit of a component at its ideal size.
  public static var audit: Self { audit() }

  /// Writes the findings of an audit of a component.
  ///
  /// - Parameters:
  ///   - device: The device, with its scale and safe area; `nil`, the default, lays the component
  ///     out at its ideal size.
  ///   - size: A size in points that replaces the size of the device or the component.
  ///   - traits: The fixed environment values.
  ///   - variants: The other layouts in which texts and controls must have enough space, such as
  ///     `.all`; by default none.
  ///   - options: The rules, their limits, and the exceptions.
  /// - Returns: The strategy.
  public static func audit(
    on device: ViewImageConfig? = nil,
    size: CGSize? = nil,
    traits: Traits = Traits(),
    variants: Set<AuditVariant> = [],
    _ options: AuditOptions = AuditOptions()
  ) -> Self {
    let viewport = Viewport.audited(device, size)
    return audit(
      of: .image(in: viewport, traits: traits),
      layouts: AuditedValue.layouts(in: variants, viewport, traits),
      options.inside(of: device, size))
  }
}

extension Audit {
  /// The findings and problems, one after another; `(no findings)` if there are none.
  fileprivate var text: String {
    let lines = findings.map(\.description) + problems.map(\.description)
    return (lines.isEmpty ? ["(no findings)"] : lines).joined(separator: "\n") + "\n"
  }
}
