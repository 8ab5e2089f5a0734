// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeAssertions
import TintypeAudits
import TintypeComparison
import TintypeComponents
import TintypeSnapshots

/// Audits a value with a strategy that takes its image, and fails the test if there are findings.
///
/// ```swift
/// assertAudit(of: LoginView(), as: .image(layout: .device(config: .iPhone13)))
/// ```
///
/// The value can be a component, or a view of SwiftUI on Linux. Nothing is recorded. The function
/// works in XCTest and in Swift Testing. Notes do not fail the test; errors, warnings, unused
/// exceptions and pending work do.
///
/// - Parameters:
///   - value: The value, which is also created for each variant. An error that it throws fails the
///     test with the error's description.
///   - image: The strategy that takes the image.
///   - variants: The strategies that take the images of other layouts, in which texts and controls must
///     have enough space; by default none.
///   - options: The rules, their limits, and the exceptions.
///   - fileID: The file ID of the assertion.
///   - filePath: The file path of the assertion.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertAudit<Value>(
  of value: @autoclosure () throws -> Value,
  as image: Snapshotting<Value, SnapshotImage>,
  variants: [AuditVariant: Snapshotting<Value, SnapshotImage>] = [:],
  _ options: AuditOptions = AuditOptions(),
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let call = Call(fileID: fileID, filePath: filePath, line: line, column: column)
  let failure = AuditedValue.failure(
    of: value, as: image, layouts: AuditedValue.layouts(by: variants), options)
  if let failure { call.fail(failure) }
}

/// Audits a component on a device, or at its ideal size, and fails the test if there are findings.
///
/// ```swift
/// assertAudit(
///   of: LoginForm(), on: .iPhone13,
///   AuditOptions(exceptions: [AuditException(.targetSize, at: "info", reason: "The row does the same")]))
/// ```
///
/// On a device, the targets of touches must be inside of its safe area.
///
/// - Parameters:
///   - value: The component, which is also created for each variant. An error that it throws fails the
///     test with the error's description.
///   - device: The device, with its scale and safe area; `nil`, the default, lays the component out
///     at its ideal size.
///   - size: A size in points that replaces the size of the device or the component.
///   - traits: The fixed environment values.
///   - variants: The other layouts in which texts and controls must have enough space, such as `.all`;
///     by default none, because each one takes the time of a layout.
///   - options: The rules, their limits, and the exceptions.
///   - fileID: The file ID of the assertion.
///   - filePath: The file path of the assertion.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertAudit<Value: Component>(
  of value: @autoclosure () throws -> Value,
  on device: ViewImageConfig? = nil,
  size: CGSize? = nil,
  traits: Traits = Traits(),
  variants: Set<AuditVariant> = [],
  _ options: AuditOptions = AuditOptions(),
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let call = Call(fileID: fileID, filePath: filePath, line: line, column: column)
  let viewport = Viewport.audited(device, size)
  let failure = AuditedValue.failure(
    of: value, as: .image(in: viewport, traits: traits),
    layouts: AuditedValue.layouts(in: variants, viewport, traits),
    options.inside(of: device, size))
  if let failure { call.fail(failure) }
}

extension Viewport {
  /// Returns the device if there is one, else the size if there is one, else the component's own
  /// size.
  static func audited(_ device: Device?, _ size: CGSize?) -> Viewport {
    let size = size.map { Size(width: Double($0.width), height: Double($0.height)) }
    return device.map { .device($0, size: size) } ?? size.map { .fixed($0) } ?? .sizeThatFits
  }
}

extension AuditOptions {
  /// Returns the options with the safe area of a device.
  func inside(of device: Device?, _ size: CGSize?) -> AuditOptions {
    guard let device else { return self }
    var options = self
    options.safeArea = Viewport.audited(device, size).environment().safeAreaInsets
    return options
  }
}
