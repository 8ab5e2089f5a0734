// SPDX-License-Identifier: MIT

import Synchronization
import TintypeImaging
import TintypeScene
import TintypeSnapshots

/// A painted picture with what is known of its making.
public struct Picture: Hashable, Sendable {
  /// The pixels.
  public var bitmap: Bitmap {
    didSet { pixelDigest = PixelDigest() }
  }
  /// Pixels per point.
  public var scale: Double
  /// What painted it; `nil` where that is not known.
  public var fingerprint: Fingerprint? {
    get { origin.fingerprint }
    set { origin = Origin(scene: origin.scene, repaint: origin.repaint) { newValue } }
  }
  /// The scene that it shows; `nil` where it is not known.
  ///
  /// It is encoded only when a reference is written.
  public var scene: Scene? { origin.scene }
  /// Paints other scenes as this one was painted; `nil` where nobody can.
  var repaint: (@Sendable (Scene) throws -> Bitmap)? { origin.repaint }
  /// Work that was pending when it was painted, and the reason that allows it; `nil` for none.
  var allowedWork: AllowedWork?
  private var origin: Origin
  private var pixelDigest = PixelDigest()

  /// Creates a picture.
  public init(bitmap: Bitmap, scale: Double = 1, fingerprint: Fingerprint? = nil) {
    self.init(bitmap: bitmap, scale: scale) { fingerprint }
  }

  /// Creates a picture, with what tells what painted it when someone asks.
  ///
  /// Nobody does while pictures match, and the digests of large fonts take long.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels.
  ///   - scale: Pixels per point.
  ///   - scene: The scene that the pixels show.
  ///   - repaint: Paints other scenes as this one was painted. A reference that was painted in
  ///     another environment is painted again by it.
  ///   - fingerprint: Tells what painted it.
  public init(
    bitmap: Bitmap,
    scale: Double = 1,
    scene: Scene? = nil,
    repaint: (@Sendable (Scene) throws -> Bitmap)? = nil,
    fingerprint: @escaping @Sendable () -> Fingerprint?
  ) {
    self.bitmap = bitmap
    self.scale = scale
    origin = Origin(scene: scene, repaint: repaint, fingerprint)
  }

  /// The digest of the pixels, computed once: a name and a reference are both checked by it.
  var digest: Digest128 { pixelDigest.of(bitmap) }

  /// What a picture's pixels come to, so it is no part of what makes two pictures equal.
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

  /// How a picture came about; what painted it is found out once.
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
      self.scene = scene
      self.repaint = repaint
      self.find = find
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

extension Picture {
  /// Paints a scene in which everything looks as described.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - paint: Paints a scene.
  ///   - fingerprint: Returns what painted a scene.
  /// - Throws: ``SceneError``, since no reference is made of a substitute, or the error of `paint`.
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

  /// Creates the error of diagnostics.
  package init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  package var description: String {
    (["The component does not look as described:"] + diagnostics.map { "- \($0)" })
      .joined(separator: "\n")
  }
}

extension Scene {
  /// Throws if anything does not look as described.
  package func requireNoErrors() throws(SceneError) {
    let errors = diagnostics.filter { $0.severity == .error }
    if !errors.isEmpty { throw SceneError(diagnostics: errors) }
  }
}

// A reference that cannot be decoded is reported with its path.
extension ImagingError: ReferenceContentError {}
