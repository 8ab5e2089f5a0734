// SPDX-License-Identifier: MIT

import Synchronization
import TintypeComponents
import TintypeImaging

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
    set { origin = Origin { newValue } }
  }
  private var origin: Origin
  private var pixelDigest = PixelDigest()

  /// Creates a picture.
  public init(bitmap: Bitmap, scale: Double = 1, fingerprint: Fingerprint? = nil) {
    self.init(bitmap: bitmap, scale: scale) { fingerprint }
  }

  /// Creates a picture, with what tells what painted it when someone asks.
  ///
  /// Nobody does while pictures match, and the digests of large fonts take long.
  public init(
    bitmap: Bitmap,
    scale: Double = 1,
    fingerprint: @escaping @Sendable () -> Fingerprint?
  ) {
    self.bitmap = bitmap
    self.scale = scale
    origin = Origin(fingerprint)
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

  /// What painted a picture, found out once.
  private final class Origin: Hashable, Sendable {
    private let find: @Sendable () -> Fingerprint?
    private let known = Mutex<Fingerprint??>(nil)

    init(_ find: @escaping @Sendable () -> Fingerprint?) {
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

    static func == (left: Origin, right: Origin) -> Bool { left.fingerprint == right.fingerprint }

    func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
  }
}

extension Diffing where Value == Picture {
  /// Keeps pictures as PNG files that carry a manifest, and compares them pixel by pixel.
  ///
  /// A file whose manifest matches is not decoded. A file without a manifest, or whose manifest
  /// does not match its bytes any more, is compared by its pixels.
  public static var image: Diffing {
    Diffing(
      encode: { picture in
        let file = try PNG.encode(picture.bitmap, scale: picture.scale)
        return try ReferenceManifest(of: picture, in: file).inserted(into: file).bytes
      },
      compare: { reference, picture in
        let file = try PNGFile(reference)
        let manifest = ReferenceManifest.read(from: file)
        if let manifest, manifest.describes(picture) { return .same() }
        let old = try PNG.decode(file)
        let pixels = BitmapComparison(reference: old, actual: picture.bitmap)
        if pixels.isEqual { return .same() }
        let environment = picture.fingerprint.flatMap { here in
          manifest?.environment?.differences(to: here)
        }
        return .different(
          Difference(
            kind: .picture(pixels),
            environment: environment ?? [],
            artifact: differencePicture(old, picture)
          )
        )
      },
      // The digest of a bitmap does not cover its size.
      digest: { Digest128.of(Array("\($0.bitmap.size) \($0.digest)".utf8)) }
    )
  }

  /// The file that shows a difference; `nil` where a tall and a wide picture make it too large.
  private static func differencePicture(_ old: Bitmap, _ picture: Picture) -> [UInt8]? {
    let difference = try? Bitmap.difference(reference: old, actual: picture.bitmap)
    return difference.flatMap { try? PNG.encode($0, scale: picture.scale).bytes }
  }
}
