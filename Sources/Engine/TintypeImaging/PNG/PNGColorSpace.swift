// SPDX-License-Identifier: MIT

/// The color space that a PNG declares for its samples.
///
/// Samples are not converted: a ``Bitmap`` stores them as they are, interpreted as sRGB. If the file
/// declares another color space, viewers with color management show other colors.
public enum PNGColorSpace: Sendable, Hashable {
  /// No declaration; most viewers use sRGB.
  case unstated
  /// sRGB, declared by the chunk `sRGB`, or by other chunks with the same meaning.
  case sRGB
  /// The exponent of `gAMA`, 1 for linear samples and about 0.45455 for sRGB, or `nil` without it;
  /// and whether the primaries and the white point of `cHRM` differ from those of sRGB.
  case gamma(Double?, hasOtherPrimaries: Bool)
  /// An embedded ICC profile, from `iCCP`, with its name.
  case profile(name: String)
  /// The code points of ITU-T H.273, from `cICP`.
  case codePoints(primaries: UInt8, transfer: UInt8, matrix: UInt8, isFullRange: Bool)

  /// A Boolean value that indicates whether the samples are sRGB, according to the file.
  ///
  /// A profile is identified by its name: one that begins with “sRGB” counts as sRGB.
  package var isSRGB: Bool {
    switch self {
    case .unstated, .sRGB: true
    case .gamma: false
    case .profile(let name): name.lowercased().hasPrefix("srgb")
    case .codePoints: false
    }
  }
}

extension PNGColorSpace: CustomStringConvertible {
  /// A description of the color space, as in “an ICC profile “Display P3”” or “a gamma of 1.0”.
  public var description: String {
    switch self {
    case .unstated: "no color space"
    case .sRGB: "sRGB"
    case .gamma(let exponent?, hasOtherPrimaries: false): "a gamma of \(exponent)"
    case .gamma(let exponent?, hasOtherPrimaries: true):
      "a gamma of \(exponent) and non-sRGB primaries"
    case .gamma(nil, _): "non-sRGB primaries"
    case .profile(let name): "an ICC profile “\(name)”"
    case .codePoints(let primaries, let transfer, let matrix, let isFullRange):
      "the code points \(primaries), \(transfer), \(matrix) of H.273, "
        + (isFullRange ? "full range" : "narrow range")
    }
  }
}
