// SPDX-License-Identifier: MIT

/// Two PNG files, compared: what the library, the report and the command line share.
public struct PNGComparison: Sendable {
  /// What the comparison found.
  public let result: BitmapComparison
  /// The decoded reference; `nil` where the files were equal without being decoded.
  public let reference: Bitmap?
  /// The decoded actual picture; `nil` where the files were equal without being decoded.
  public let actual: Bitmap?

  /// Which of two files is meant.
  public enum Side: Hashable, Sendable {
    /// The picture as it should be.
    case reference
    /// The picture as it is.
    case actual
  }

  /// Why two files could not be compared.
  public struct Failure: Error, Hashable, Sendable {
    /// The file at fault; `nil` where it is the tolerance or both.
    public var side: Side?
    /// What is wrong with it.
    public var reason: ImagingError

    /// Creates a failure.
    public init(side: Side?, reason: ImagingError) {
      self.side = side
      self.reason = reason
    }
  }

  /// Reads, decodes and compares two files.
  ///
  /// Files with the same bytes are not decoded.
  ///
  /// - Parameters:
  ///   - reference: The bytes of the picture as it should be.
  ///   - actual: The bytes of the picture as it is.
  ///   - tolerance: What counts as a difference.
  public init(
    reference: [UInt8], actual: [UInt8], tolerance: Tolerance = .exact
  ) throws(Failure) {
    let a = try Self.decode(reference, .reference)
    let b = try Self.decode(actual, .actual)
    do throws(ImagingError) {
      result = try BitmapComparison(reference: a, actual: b, tolerance: tolerance)
    } catch {
      throw Failure(side: nil, reason: error)
    }
    self.reference = a
    self.actual = b
  }

  /// The regions of the difference, the ladder and the fingerprint; `nil` where nothing differs.
  public var analysis: BitmapAnalysis? {
    guard let reference, let actual, !result.isEqual else { return nil }
    return result.analysis(reference: reference, actual: actual)
  }

  private static func decode(_ bytes: [UInt8], _ side: Side) throws(Failure) -> Bitmap {
    do throws(ImagingError) {
      return try PNG.decode(bytes)
    } catch {
      throw Failure(side: side, reason: error)
    }
  }
}
