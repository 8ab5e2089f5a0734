// SPDX-License-Identifier: MIT

/// What a PNG says about the meaning of its samples.
///
/// Nothing is converted: a ``Bitmap`` holds the samples as they are stored, taken as sRGB. Where
/// ``isSRGB`` is false, viewers that manage colors show others.
public enum PNGColorSpace: Sendable, Hashable {
  /// Nothing; most viewers take that as sRGB.
  case unstated
  /// sRGB, by the chunk `sRGB`, or by other chunks that come to the same.
  case sRGB
  /// The exponent of `gAMA`, 1 for linear samples and about 0.45455 for sRGB, or `nil` without it;
  /// and whether the primaries and the white point of `cHRM` are others than those of sRGB.
  case gamma(Double?, hasOtherPrimaries: Bool)
  /// An embedded ICC profile, of `iCCP`, with its name.
  case profile(name: String)
  /// The code points of ITU-T H.273, of `cICP`.
  case codePoints(primaries: UInt8, transfer: UInt8, matrix: UInt8, isFullRange: Bool)

  /// Whether samples mean what sRGB says, as far as the file tells.
  ///
  /// A profile is taken at its name: one that begins with “sRGB” counts as sRGB.
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
  /// The color space in words, as in “an ICC profile “Display P3”” or “a gamma of 1.0”.
  public var description: String {
    switch self {
    case .unstated: "no colour space"
    case .sRGB: "sRGB"
    case .gamma(let exponent?, hasOtherPrimaries: false): "a gamma of \(exponent)"
    case .gamma(let exponent?, hasOtherPrimaries: true):
      "a gamma of \(exponent) and other primaries than those of sRGB"
    case .gamma(nil, _): "other primaries than those of sRGB"
    case .profile(let name): "an ICC profile “\(name)”"
    case .codePoints(let primaries, let transfer, let matrix, let isFullRange):
      "the code points \(primaries), \(transfer), \(matrix) of H.273, "
        + (isFullRange ? "full range" : "narrow range")
    }
  }
}
