// SPDX-License-Identifier: MIT

extension PNGFile {
  /// What the file says about the meaning of its samples.
  ///
  /// `cICP` goes before `iCCP`, that before `sRGB`, and that before `gAMA` and `cHRM` (PNG
  /// specification, third edition, section 4.3, “Color spaces”). A chunk behind the image data, or
  /// one whose data are no valid ones, counts as absent.
  public var colorSpace: PNGColorSpace {
    codePoints ?? profile ?? standardSpace ?? gamma ?? .unstated
  }

  /// Whether the header leaves no pixel transparent: a colour type without alpha, and no `tRNS`.
  public var isOpaque: Bool {
    header.colourType != .rgba && header.colourType != .greyAlpha
      && !chunks.contains { $0.type == "tRNS" }
  }

  /// The data of a chunk before the image data, of the given length.
  private func colourData(of type: String, count: Int? = nil) -> [UInt8]? {
    let chunk = chunks.prefix { $0.type != "IDAT" }.first { $0.type == type }
    guard let chunk, count == nil || chunk.dataRange.count == count else { return nil }
    return Array(bytes[chunk.dataRange])
  }

  private var codePoints: PNGColorSpace? {
    guard let data = colourData(of: "cICP", count: 4), data[3] <= 1 else { return nil }
    // The primaries of BT.709, the transfer function of sRGB, R, G and B, full range.
    if data == [1, 13, 0, 1] { return .sRGB }
    return .codePoints(
      primaries: data[0], transfer: data[1], matrix: data[2], isFullRange: data[3] == 1)
  }

  /// A name of 1 to 79 Latin-1 bytes, a zero, the compression method 0, and the profile.
  private var profile: PNGColorSpace? {
    guard let data = colourData(of: "iCCP") else { return nil }
    let name = data.prefix(80).prefix { $0 != 0 }
    let isPrintable = name.allSatisfy { (32...126).contains($0) || $0 >= 161 }
    guard (1...79).contains(name.count), isPrintable, data.count > name.count + 2,
      data[name.count + 1] == 0
    else { return nil }
    return .profile(name: String(String.UnicodeScalarView(name.map { Unicode.Scalar($0) })))
  }

  private var standardSpace: PNGColorSpace? {
    guard let data = colourData(of: "sRGB", count: 1), data[0] <= 3 else { return nil }
    return .sRGB
  }

  private var gamma: PNGColorSpace? {
    // In 100,000ths; 0 would be no exponent.
    let exponent = colourData(of: "gAMA", count: 4).map { Int($0.bigEndian32(at: 0)) }
      .flatMap { $0 > 0 ? $0 : nil }
    let primaries = colourData(of: "cHRM", count: 32).map { data in
      (0..<8).map { Int(data.bigEndian32(at: $0 * 4)) }
    }
    guard exponent != nil || primaries != nil else { return nil }
    // White, red, green and blue, x and y each, in 100,000ths; writers round them differently.
    let standard = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]
    let hasOtherPrimaries = primaries.map { !zip($0, standard).allSatisfy { abs($0 - $1) <= 100 } }
    if exponent.map({ abs($0 - 45_455) <= 50 }) ?? true, hasOtherPrimaries != true { return .sRGB }
    return .gamma(
      exponent.map { Double($0) / 100_000 }, hasOtherPrimaries: hasOtherPrimaries ?? false)
  }
}
