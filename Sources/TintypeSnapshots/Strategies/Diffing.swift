// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeImaging

/// How a format is kept in a reference file, and compared with one.
///
/// A format of one's own needs three closures:
///
/// ```swift
/// let sorted = Diffing<[Int]>.diff(
///   toData: { Data($0.map(String.init).joined(separator: "\n").utf8) },
///   fromData: { String(decoding: $0, as: UTF8.self).split(separator: "\n").compactMap { Int($0) } },
///   diffV2: { old, new in old.sorted() == new.sorted() ? nil : ("\(old) is not \(new)", []) })
/// ```
public struct Diffing<Value> {
  /// The bytes of a reference file.
  public private(set) var encode: (Value) throws -> [UInt8]
  private var decode: (Data) -> Value
  private var comparing: Comparing
  private var digesting: ((Value) throws -> Digest128)?
  private var checking: ((Value) throws -> Void)?

  /// How two values are compared.
  private enum Comparing {
    /// By the bytes of the reference, which need not become a value for that.
    case bytes((_ reference: [UInt8], _ value: Value) throws -> Comparison)
    /// By the values.
    case values((Value, Value) -> (String, [DiffAttachment])?)
  }

  /// Creates a way to keep and compare values that looks at a reference's bytes.
  ///
  /// - Parameters:
  ///   - encode: Makes the bytes of a reference file.
  ///   - fromData: Makes a value of them.
  ///   - compare: Compares them with a new value.
  public init(
    encode: @escaping (_ value: Value) throws -> [UInt8],
    fromData: @escaping (_ data: Data) -> Value,
    compare: @escaping (_ reference: [UInt8], _ value: Value) throws -> Comparison
  ) {
    self.encode = encode
    decode = fromData
    comparing = .bytes(compare)
  }

  /// What a comparison found.
  public enum Comparison {
    /// Both are the same; the remarks go into the journal.
    case same(notes: [String] = [])
    /// They differ.
    case different(Difference)
  }

  /// The same with a digest that is cheaper than that of the encoded value.
  func digested(by digest: @escaping (Value) throws -> Digest128) -> Self {
    var diffing = self
    diffing.digesting = digest
    return diffing
  }

  /// The same with a check of each value that becomes a reference without a comparison.
  func checked(by check: @escaping (Value) throws -> Void) -> Self {
    var diffing = self
    diffing.checking = check
    return diffing
  }

  /// Checks that a value may become a reference.
  ///
  /// - Throws: The error that a comparison with that reference would throw.
  func check(_ value: Value) throws { try checking?(value) }

  /// What tells two values apart that stand under one name in one run.
  func digest(_ value: Value) throws -> Digest128 {
    try digesting?(value) ?? Digest128.of(encode(value))
  }

  /// Compares the bytes of a reference file with a new value.
  public func compare(_ reference: [UInt8], _ value: Value) throws -> Comparison {
    switch comparing {
    case .bytes(let compare): return try compare(reference, value)
    case .values(let diff):
      let difference = try SnapshotFailure.throwing { diff(fromData(Data(reference)), value) }
      guard let (message, attachments) = difference else { return .same() }
      return .different(Difference(kind: .described(message), attachments: attachments))
    }
  }
}

// MARK: - By closures

extension Diffing {
  /// Creates a way to keep and compare values.
  ///
  /// - Parameters:
  ///   - toData: Makes the bytes of a reference file.
  ///   - fromData: Makes a value of them.
  ///   - diffV2: Compares the reference's value with a new one: `nil` where both are the same, else
  ///     what the failing test says, and files to attach to it.
  /// - Returns: The way to keep and compare values.
  public static func diff(
    toData: @escaping (_ value: Value) -> Data,
    fromData: @escaping (_ data: Data) -> Value,
    diffV2: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [DiffAttachment])?
  ) -> Self {
    var diffing = Self(
      encode: { value in try SnapshotFailure.throwing { Array(toData(value)) } },
      fromData: fromData,
      compare: { _, _ in .same() })
    diffing.comparing = .values(diffV2)
    return diffing
  }

  /// Makes the bytes of a reference file.
  public var toData: (Value) -> Data {
    get {
      { [encode] value in SnapshotFailure.reporting(Data()) { Data(try encode(value)) } }
    }
    set {
      comparing = .values(diffV2)
      digesting = nil
      encode = { value in try SnapshotFailure.throwing { Array(newValue(value)) } }
    }
  }

  /// Makes a value of the bytes of a reference file.
  public var fromData: (Data) -> Value {
    get { decode }
    set {
      comparing = .values(diffV2)
      decode = newValue
    }
  }

  /// Compares a reference's value with a new one: `nil` where both are the same, else what a
  /// failing test says, and files to attach to it.
  public var diffV2: (Value, Value) -> (String, [DiffAttachment])? {
    get {
      switch comparing {
      case .values(let diff): diff
      case .bytes(let compare):
        { [encode] reference, value in
          SnapshotFailure.reporting(nil) {
            switch try compare(encode(reference), value) {
            case .same: nil
            case .different(let difference): (difference.summary, difference.files)
            }
          }
        }
      }
    }
    set { comparing = .values(newValue) }
  }
}

/// A file that shows a difference.
public enum DiffAttachment: Hashable, Sendable {
  /// Bytes, and the name of a file that holds them, such as `difference.patch`.
  case data(Data, name: String)
  #if !canImport(Darwin)
    /// An attachment of XCTest's kind.
    @available(*, deprecated, message: "Name the file: .data(_:name:).")
    case xcTest(XCTAttachment)
  #endif
}

extension Diffing where Value == Picture {
  /// Keeps pictures as PNG files that carry a manifest, and compares them pixel by pixel.
  ///
  /// A file whose manifest matches is not decoded. A file without a manifest, or whose manifest
  /// does not match its bytes any more, is compared by its pixels.
  ///
  /// Where pixels differ and the reference was painted in another environment, its scene is painted
  /// in this one, if the picture knows how, and compared instead of the recorded pixels.
  public static var image: Diffing { image(tolerance: .exact) }

  /// Compares pictures as ``image`` does, and tolerates some differences.
  ///
  /// - Parameters:
  ///   - tolerance: What counts as a difference.
  ///   - masked: Nodes that are not compared. Their frames in the reference's scene and in the new
  ///     one are left out of both pictures, in pixels, rounded outwards. A name that no node has is
  ///     an error, also where all pixels are the same and where the reference is to be recorded.
  /// - Returns: A way to keep and compare pictures.
  public static func image(tolerance: Tolerance, masking masked: [NodeSelector] = []) -> Diffing {
    let masks = NodeMasks(selectors: masked)
    return Diffing(
      encode: { picture in
        let file = try PNG.encode(picture.bitmap, scale: picture.scale)
        return try ReferenceManifest(of: picture, in: file).inserted(into: file).bytes
      },
      fromData: { data in
        SnapshotFailure.reporting(Picture(bitmap: Bitmap())) { try Picture(reference: Array(data)) }
      },
      compare: { reference, picture in
        try PictureComparison(reference, picture, tolerance: tolerance, masks: masks).result()
      }
    )
    // The digest of a bitmap does not cover its size.
    .digested { Digest128.of(Array("\($0.bitmap.size) \($0.digest)".utf8)) }
    .checked { picture in try masks.check(picture) { nil } }
  }
}

extension Picture {
  /// The picture that the file of a reference shows.
  init(reference: [UInt8]) throws(ImagingError) {
    let file = try PNGFile(reference)
    try file.checkSingleImage()
    let manifest = ReferenceManifest.read(from: file)
    self.init(
      bitmap: try PNG.decode(file), scale: manifest?.pixels.scale ?? 1, scene: manifest?.scene
    ) { manifest?.environment }
  }
}

extension PNGFile {
  /// Throws for an animation: a snapshot is one image, and none of the frames is known to be meant.
  func checkSingleImage() throws(ImagingError) {
    if isAnimated { throw .unexpectedAnimation(frameCount: frameCount) }
  }
}

extension Snapshotting where Format == Picture {
  /// The strategy with some differences tolerated.
  ///
  /// ```swift
  /// assertSnapshot(
  ///   of: home, as: .image(on: .iPhone13).tolerating(.exact, masking: ["clock"]))
  /// ```
  ///
  /// - Parameters:
  ///   - tolerance: What counts as a difference.
  ///   - masked: Nodes that are not compared; see ``Diffing/image(tolerance:masking:)``.
  /// - Returns: The strategy.
  public func tolerating(
    _ tolerance: Tolerance = .exact, masking masked: [NodeSelector] = []
  ) -> Self {
    var strategy = self
    strategy.diffing = .image(tolerance: tolerance, masking: masked)
    return strategy
  }
}
