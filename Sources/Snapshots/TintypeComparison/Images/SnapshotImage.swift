// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeImaging
import TintypeScene
import TintypeSnapshots

/// A painted image with information about its origin.
public struct SnapshotImage: Hashable, Sendable {
  /// The pixels.
  public var bitmap: Bitmap { didSet { pixelDigest = PixelDigest() } }
  /// Pixels per point.
  public var scale: Double
  /// The fingerprint of the environment that painted it; `nil` if it is unknown.
  public var fingerprint: Fingerprint? {
    get { origin.fingerprint }
    set { origin = Origin(scene: origin.scene, repaint: origin.repaint) { newValue } }
  }
  /// The scene of the image; `nil` if it is unknown.
  ///
  /// It is encoded only when a reference is written.
  public var scene: Scene? { origin.scene }
  /// Paints other scenes in the same way as this one; `nil` if no painter is available.
  package var repaint: (@Sendable (Scene) throws -> Bitmap)? { origin.repaint }
  /// The work that was pending when it was painted, and the reason that allows it; `nil` for none.
  var allowedWork: AllowedWork?
  private var origin: Origin
  private var pixelDigest = PixelDigest()

  /// Creates an image.
  public init(bitmap: Bitmap, scale: Double = 1, fingerprint: Fingerprint? = nil) {
    self.init(bitmap: bitmap, scale: scale) { fingerprint }
  }

  /// Creates an image with a fingerprint that is computed on first access.
  ///
  /// The fingerprint is not needed while images match, and computing the digests of large fonts
  /// takes time.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels.
  ///   - scale: Pixels per point.
  ///   - scene: The scene that the pixels show.
  ///   - repaint: Paints other scenes in the same way as this one. It is used to paint a reference
  ///     again that was painted in another environment.
  ///   - fingerprint: Returns the fingerprint of the environment that painted the image.
  public init(
    bitmap: Bitmap,
    scale: Double = 1,
    scene: Scene? = nil,
    repaint: (@Sendable (Scene) throws -> Bitmap)? = nil,
    fingerprint: @escaping @Sendable () -> Fingerprint?
  ) {
    (self.bitmap, self.scale) = (bitmap, scale)
    origin = Origin(scene: scene, repaint: repaint, fingerprint)
  }

  /// The digest of the pixels, computed once because both the name and the reference are checked by
  /// it.
  var digest: Digest128 { pixelDigest.of(bitmap) }

  /// A cache of a value that follows from the pixels, so it is not part of the equality of images.
  private final class PixelDigest: Hashable, Sendable {
    private let known = Mutex<Digest128?>(nil)

    func of(_ bitmap: Bitmap) -> Digest128 {
      known.withLock { known in
        let digest = known ?? bitmap.digest
        known = digest
        return digest
      }
    }

    static func == (left: PixelDigest, right: PixelDigest) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
  }

  /// The origin of an image; its fingerprint is computed once.
  private final class Origin: Hashable, Sendable {
    let scene: Scene?
    let repaint: (@Sendable (Scene) throws -> Bitmap)?
    private let find: @Sendable () -> Fingerprint?
    private let known = Mutex<Fingerprint??>(nil)

    init(
      scene: Scene?,
      repaint: (@Sendable (Scene) throws -> Bitmap)?,
      _ find: @escaping @Sendable () -> Fingerprint?
    ) {
      (self.scene, self.repaint, self.find) = (scene, repaint, find)
    }

    var fingerprint: Fingerprint? {
      known.withLock { known in
        if let known { return known }
        let fingerprint = find()
        known = .some(fingerprint)
        return fingerprint
      }
    }

    static func == (left: Origin, right: Origin) -> Bool {
      left.fingerprint == right.fingerprint && left.scene == right.scene
    }

    func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
  }
}

extension SnapshotImage {
  /// Paints a scene that has no errors.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - paint: Paints a scene.
  ///   - fingerprint: Returns the fingerprint of the environment that painted a scene.
  /// - Throws: ``SceneError``, since a substitute must not become a reference, or the error of
  ///   `paint`.
  package init(
    painting scene: Scene,
    by paint: @escaping @Sendable (Scene) throws -> Bitmap,
    fingerprint: @escaping @Sendable (Scene) -> Fingerprint
  ) throws {
    try scene.requireNoErrors()
    self.init(
      bitmap: try paint(scene), scale: scene.canvas.scale, scene: scene, repaint: paint,
      fingerprint: { fingerprint(scene) })
  }
}

/// The error of a scene that does not look as its component describes it.
package struct SceneError: Error, Hashable, CustomStringConvertible {
  /// The errors among the scene's diagnostics.
  package var diagnostics: [Diagnostic]

  /// Creates an error from diagnostics.
  package init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  package var description: String {
    (["The component does not look as described:"] + diagnostics.map { "- \($0)" })
      .joined(separator: "\n")
  }
}

extension Scene {
  /// Throws an error if the scene has diagnostics with the severity `error`, or approximations in
  /// strict mode.
  ///
  /// Otherwise, approximations are printed to standard error, each once in a process.
  package func requireNoErrors() throws(SceneError) {
    let isStrict = SnapshotTestingConfiguration.current?.strict ?? false
    let errors = diagnostics.filter { $0.severity == .error || isStrict && $0.isApproximation }
    if !errors.isEmpty { throw SceneError(diagnostics: errors) }
    for diagnostic in diagnostics
    where diagnostic.isApproximation && PrintedWarnings.insert(diagnostic) {
      FileHandle.standardError.write(Data("warning: \(diagnostic)\n".utf8))
    }
  }
}

/// The approximations that were printed, without their places.
private enum PrintedWarnings {
  private static let kinds = Mutex<Set<Diagnostic.Kind>>([])
  /// The number of approximations that are remembered, and so printed.
  private static let limit = 500

  static func insert(_ diagnostic: Diagnostic) -> Bool {
    kinds.withLock { $0.count < limit && $0.insert(diagnostic.kind).inserted }
  }
}

// A reference that cannot be decoded is reported with its path.
extension ImagingError: ReferenceContentError {}
