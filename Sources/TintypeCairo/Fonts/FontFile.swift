// SPDX-License-Identifier: MIT

import TintypeBase
import CTintypeCairo
import TintypeScene
import TintypeImaging

/// One file of a font family, with what stands in it.
///
/// ```swift
/// let regular = try FontFile(path: "Fonts/Brand-Regular.ttf")
/// let narrow = try FontFile(path: "Fonts/Brand-VF.ttf", variations: ["wdth": 80])
/// ```
///
/// Outlines are painted, and colour bitmaps in the format CBDT. Of a collection (`.ttc`), the first
/// font is used.
public struct FontFile: Hashable, Sendable {
  /// The path of the file.
  public let path: String
  /// The family's name as the file has it: the one that all its weights and widths share.
  public let family: String
  /// The weight; of a variable file, the one at which it stands by itself.
  public let weight: Font.Weight
  /// The weights that the file has: those of the axis `wght`, unless it was fixed, else `weight`.
  public let weights: ClosedRange<Int>
  /// Whether the file is an italic or oblique one, or stands at a slant by its variations.
  public let isItalic: Bool
  /// What a variable file can vary, in the file's order; none for other files.
  public let axes: [Axis]
  /// Where the file was fixed on its axes, by their tags.
  public let variations: [String: Double]
  /// Every name that the file gives its family.
  let names: Set<String>
  /// Whether glyphs are pictures in colour rather than outlines.
  let isColored: Bool
  private let contents: Contents

  /// Something that a variable file can vary.
  public struct Axis: Hashable, Sendable {
    /// Four characters, such as `wght` for the weight and `wdth` for the width.
    public var tag: String
    /// The values that are allowed, in the axis's own unit.
    public var range: ClosedRange<Double>
    /// The value at which the file stands by itself.
    public var defaultValue: Double
  }

  /// The SHA-256 of the file, computed when it is first asked for.
  ///
  /// A file that has changed by then is refused when text is set in it.
  package var digest: SHA256Digest { contents.digest }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The path, absolute or from the current folder.
  ///   - variations: Where a variable file is to stand on its axes, by their tags. An axis that is not
  ///     named stands where the file has it by itself, but `wght` where a font's weight asks.
  /// - Throws: `RenderingError.unreadableFont`, `.invalidFont`, `.unsupportedColorFont`, or
  ///   `.invalidVariation` for an axis that the file does not have, or does not have that far.
  public init(path: String, variations: [String: Double] = [:]) throws(RenderingError) {
    contents = try Contents(of: path)
    var count: Int32 = 0
    guard let tables = contents.tables, let axes = tables.axes,
      let pattern = FcFreeTypeQuery(path, 0, nil, &count)
    else { throw .invalidFont(path: path) }
    defer { FcPatternDestroy(pattern) }
    // How these look would depend on the version of the library that paints them.
    for table in ["COLR", "SVG ", "sbix"] where tables.contains(table) {
      throw .unsupportedColorFont(path: path, table: table)
    }
    isColored = tables.contains("CBDT") && tables.contains("CBLC")
    var fcWeight = 80.0
    var slant: Int32 = 0
    var hasOutlines: Int32 = 0
    let names = Self.names(in: pattern)
    guard let name = tables.familyName ?? names.first,
      FcPatternGetBool(pattern, "outline", 0, &hasOutlines) == TINTYPE_FcResultMatch,
      hasOutlines != 0 || isColored,
      FcPatternGetDouble(pattern, "weight", 0, &fcWeight) == TINTYPE_FcResultMatch
    else { throw .invalidFont(path: path) }
    _ = FcPatternGetInteger(pattern, "slant", 0, &slant)
    try Self.check(variations, on: axes, of: path)
    self.path = path
    self.axes = axes
    self.variations = variations
    family = name
    self.names = Set(names + [name])
    isItalic =
      slant > 0 || variations["ital", default: 0] > 0 || variations["slnt", default: 0] != 0
    weights = Self.weights(variations, axes, FcWeightToOpenTypeDouble(fcWeight))
    let usual = axes.first { $0.tag == "wght" }.map { Self.usable($0.defaultValue) }
    weight = Font.Weight(
      min(max(usual ?? weights.lowerBound, weights.lowerBound), weights.upperBound))
  }

  private static func names(in pattern: OpaquePointer) -> [String] {
    var names: [String] = []
    var name: UnsafeMutablePointer<UInt8>?
    while FcPatternGetString(pattern, "family", Int32(names.count), &name)
      == TINTYPE_FcResultMatch, let found = name
    {
      names.append(String(cString: found))
    }
    return names
  }

  private static func check(
    _ variations: [String: Double], on axes: [Axis], of path: String
  ) throws(RenderingError) {
    for (tag, value) in variations.sorted(by: { $0.key < $1.key }) {
      let axis = axes.first { $0.tag == tag }
      guard let axis, axis.range.contains(value) else {
        throw .invalidVariation(path: path, axis: tag, value: value, allowed: axis?.range)
      }
    }
  }

  private static func weights(
    _ variations: [String: Double], _ axes: [Axis], _ named: Double
  ) -> ClosedRange<Int> {
    if let value = variations["wght"] { return usable(value)...usable(value) }
    // Axes of before OpenType count otherwise: what has no weight in common with CSS is one weight.
    if let range = axes.first(where: { $0.tag == "wght" })?.range, range.upperBound >= 100 {
      let lightest = usable(range.lowerBound.rounded(.up))
      // Between two whole numbers there may be none.
      return lightest...max(usable(range.upperBound.rounded(.down)), lightest)
    }
    return usable(named)...usable(named)
  }

  private static func usable(_ weight: Double) -> Int {
    weight.isFinite ? Int(min(max(weight, 1), 1000).rounded()) : 400
  }

  /// Throws if the file is not the one any more that was read.
  func checkUnchanged() throws(RenderingError) {
    try contents.check()
  }

  /// The weight that answers a request for one: the nearest that the file has.
  func weight(for wanted: Font.Weight) -> Font.Weight {
    // A weight that was decoded, or set later, may be any number.
    Font.Weight(min(max(wanted.value, weights.lowerBound), weights.upperBound))
  }

  /// Where all axes stand for a weight, as Pango reads it; `nil` for a file that has no axes.
  func variationText(at weight: Font.Weight) -> String? {
    guard !axes.isEmpty else { return nil }
    let values = axes.map { axis in
      let isWeight = axis.tag == "wght" && weights.lowerBound < weights.upperBound
      let value = isWeight ? Double(weight.value) : variations[axis.tag] ?? axis.defaultValue
      // Few digits, as no library would read an exponent.
      return "\(axis.tag)=\((value * 1000).rounded() / 1000)"
    }
    return values.joined(separator: ",")
  }
}
