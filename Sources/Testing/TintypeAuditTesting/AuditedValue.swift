// SPDX-License-Identifier: MIT

import TintypeAudits
import TintypeComparison
import TintypeSchedulers
import TintypeSnapshots

/// Takes the image of a value and audits it.
enum AuditedValue {
  /// Returns the message of a failed assertion; `nil` if there are no findings.
  static func failure<Value>(
    of value: () throws -> Value, as image: Snapshotting<Value, SnapshotImage>,
    _ options: AuditOptions
  ) -> String? {
    do {
      let watch = WorkTracker.Watch()
      let value = try value()
      let captured = Result { try image.snapshot(value).get() }
      // The value is kept alive until here, and with it the work that it started.
      let pending = withExtendedLifetime(value) { watch.end().map(\.description) }
      return try audit(captured.get(), options).failureMessage(pending: pending)
    } catch {
      return "The audit could not be made: \(error)"
    }
  }

  /// Returns the message of a failed audit of an image; `nil` if there are no findings.
  static func failure(of image: SnapshotImage, _ options: AuditOptions) -> String? {
    do {
      return try audit(image, options).failureMessage()
    } catch {
      return "The audit could not be made: \(error)"
    }
  }

  /// Audits the scene of an image.
  static func audit(_ image: SnapshotImage, _ options: AuditOptions) throws(AuditError) -> Audit {
    guard let scene = image.scene else { throw .unknownScene }
    return Audit(of: scene, options: options, painting: image.repaint)
  }
}

/// An error of an audit in a test.
enum AuditError: Error, Hashable, CustomStringConvertible {
  /// The image of the value has no scene.
  case unknownScene

  var description: String {
    switch self {
    case .unknownScene:
      """
      The image has no scene, such as one that was read from a file. Audit a component or a view \
      instead.
      """
    }
  }
}
