// SPDX-License-Identifier: MIT

import TintypeAudits
import TintypeComparison
import TintypeScene
import TintypeSchedulers
import TintypeSnapshots

/// Takes the image of a value and audits it.
enum AuditedValue {
  /// A variant, and the function that lays out a value in it.
  struct Layout<Value> {
    var variant: AuditVariant
    var scene: (Value) throws -> Scene
  }

  /// Returns the message of a failed assertion; `nil` if there are no findings.
  ///
  /// A value is created for the image, and for each layout.
  static func failure<Value>(
    of value: () throws -> Value, as image: Snapshotting<Value, SnapshotImage>,
    layouts: [Layout<Value>], _ options: AuditOptions
  ) -> String? {
    do {
      let watch = WorkTracker.Watch()
      let first = try value()
      var values = [first]
      let captured = Result {
        (
          image: try image.snapshot(first).get(),
          scenes: try scenes(of: layouts) {
            let value = try value()
            values.append(value)
            return value
          }
        )
      }
      // The values are kept alive until here, and with them the work that they started.
      let pending = withExtendedLifetime(values) { watch.end().map(\.description) }
      let taken = try captured.get()
      return try audit(taken.image, variants: taken.scenes, options)
        .failureMessage(pending: pending)
    } catch {
      return "The audit could not be made: \(error)"
    }
  }

  /// Returns the scenes of layouts.
  static func scenes<Value>(
    of layouts: [Layout<Value>], _ value: () throws -> Value
  ) throws -> [AuditVariant: Scene] {
    try layouts.reduce(into: [:]) { scenes, layout in
      scenes[layout.variant] = try layout.scene(value())
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

  /// Audits the scene of an image, and the scenes of other layouts.
  static func audit(
    _ image: SnapshotImage, variants: [AuditVariant: Scene] = [:], _ options: AuditOptions
  ) throws(AuditError) -> Audit {
    Audit(
      of: try image.audited, options: options, variants: variants, painted: image.bitmap,
      painting: image.repaint)
  }
}

extension SnapshotImage {
  /// The scene.
  var audited: Scene {
    get throws(AuditError) {
      guard let scene else { throw .unknownScene }
      return scene
    }
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
