// SPDX-License-Identifier: MIT

import TintypeBase
import CTintypeCairo
import TintypeScene
import TintypeImaging

/// A file of a font family with its metadata.
///
/// ```swift
/// let regular = try FontFile(path: "Fonts/Brand-Regular.ttf")
/// let narrow = try FontFile(path: "Fonts/Brand-VF.ttf", variations: ["wdth": 80])
/// ```
///
/// Outlines are supported, and color bitmaps in the format CBDT. Of a collection (`.ttc`), the
/// first font is used.
public struct FontFile: Hashable, Sendable {
  /// The path of the file.
  public let path: String
  /// The family name in the file, which all its weights and widths share.
  public let family: String
  /// The weight; of a variable file, the default weight.
  public let weight: Font.Weight
  /// The available weights: those of the axis `wght` unless it was fixed, otherwise `weight`.
  public let weights: ClosedRange<Int>
  /// A Boolean value that indicates whether the file is italic or oblique, or slanted by its
  /// variations.
  public let isItalic: Bool
  /// The variation axes, in the file's order; empty for other files.
  public let axes: [Axis]
  /// The fixed values of axes, by their tags.
  public let variations: [String: Double]
  /// All family names in the file.
  let names: Set<String>
  /// The PostScript name in the file.
  package let postScriptName: String?
  /// The full name in the file.
  package let fullName: String?
  /// A Boolean value that indicates whether glyphs are color bitmaps instead of outlines.
  let isColored: Bool
  private let contents: Contents
  /// The tags of the features that replace glyphs, such as `smcp`.
  var glyphFeatures: Set<String> { contents.tables?.glyphFeatures ?? [] }
  /// The additional distance between lines, as a multiple of the font size.
  var lineGap: Double { lineMetrics == nil ? contents.tables?.lineGap ?? 0 : 0 }
  /// The height of capital letters, as a multiple of the font size.
  var capHeight: Double {
    lineMetrics == .sanFrancisco ? 1443.0 / 2048 : contents.tables?.capHeight ?? 0.7
  }
  /// The name of the file in messages and fingerprints, without a directory.
  package let name: String
  /// The height of lines; `nil` for the metrics in the file.
  public internal(set) var lineMetrics: LineMetrics?
  /// The heights of lines with tall letters, if the file is used as a fallback; `nil` for those of
  /// all lines.
  var tallMetrics: LineMetrics?
  /// The values of the axis `opsz` that follow the font size; `nil` for a fixed value.
  var opticalSizes: OpticalSizes?
  /// Typographic features that are set for all texts, in Pango's format; `nil` for none.
  var features: String?

  /// A variation axis of a variable font.
  public struct Axis: Hashable, Sendable {
    /// Four characters, such as `wght` for the weight and `wdth` for the width.
    public var tag: String
    /// The valid range of values, in the unit of the axis.
    public var range: ClosedRange<Double>
    /// The default value of the axis.
    public var defaultValue: Double
  }

  /// The SHA-256 of the file, computed on first use.
  ///
  /// If the file has changed by then, setting text in it fails.
  package var digest: SHA256Digest { contents.digest }

  /// Creates a font file from the file at a path.
  ///
  /// - Parameters:
  ///   - path: The path, absolute or relative to the current directory.
  ///   - variations: The values of axes of a variable file, by their tags. Other axes have their
  ///     default values, except that `wght` follows the requested weight.
  /// - Throws: `RenderingError.unreadableFont`, `.invalidFont`, `.unsupportedColorFont`, or
  ///   `.invalidVariation` for an axis that the file does not have or a value out of its range.
  public init(path: String, variations: [String: Double] = [:]) throws(RenderingError) {
    try self.init(
      path: path, name: path.split(separator: "/").last.map(String.init) ?? path,
      variations: variations)
  }

  /// Creates a font file whose name in messages is not that of its path.
  init(path: String, name: String, variations: [String: Double]) throws(RenderingError) {
    self.name = name
    contents = try Contents(of: path)
    var count: Int32 = 0
    guard let tables = contents.tables, let axes = tables.axes,
      let pattern = FcFreeTypeQuery(path, 0, nil, &count)
    else { throw .invalidFont(path: path) }
    defer { FcPatternDestroy(pattern) }
    // The appearance of these formats depends on the version of the rendering library.
    for table in ["COLR", "SVG ", "sbix"] where tables.contains(table) {
      throw .unsupportedColorFont(path: path, table: table)
    }
    isColored = tables.contains("CBDT") && tables.contains("CBLC")
    var fcWeight = 80.0
    var slant: Int32 = 0
    var hasOutlines: Int32 = 0
    let names = Self.names(in: pattern)
    guard let family = tables.familyName ?? names.first,
      FcPatternGetBool(pattern, "outline", 0, &hasOutlines) == TINTYPE_FcResultMatch,
      hasOutlines != 0 || isColored,
      FcPatternGetDouble(pattern, "weight", 0, &fcWeight) == TINTYPE_FcResultMatch
    else { throw .invalidFont(path: path) }
    _ = FcPatternGetInteger(pattern, "slant", 0, &slant)
    try Self.check(variations, on: axes, of: path)
    self.path = path
    self.axes = axes
    self.variations = variations
    self.family = family
    self.names = Set(names + [family])
    postScriptName = tables.postScriptName ?? Self.value(of: "postscriptname", in: pattern)
    fullName = tables.fullName ?? Self.value(of: "fullname", in: pattern)
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

  private static func value(of property: String, in pattern: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<UInt8>?
    guard FcPatternGetString(pattern, property, 0, &value) == TINTYPE_FcResultMatch, let value
    else {
      return nil
    }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
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
    // Axes that predate OpenType use other scales: a range without CSS weights counts as one
    // weight.
    if let range = axes.first(where: { $0.tag == "wght" })?.range, range.upperBound >= 100 {
      let lightest = usable(range.lowerBound.rounded(.up))
      // A narrow range can contain no whole number.
      return lightest...max(usable(range.upperBound.rounded(.down)), lightest)
    }
    return usable(named)...usable(named)
  }

  private static func usable(_ weight: Double) -> Int {
    weight.isFinite ? Int(min(max(weight, 1), 1000).rounded()) : 400
  }

  /// Throws an error if the file has changed since it was read.
  func checkUnchanged() throws(RenderingError) { try contents.check() }

  /// Returns the available weight that is nearest to a requested weight.
  func weight(for wanted: Font.Weight) -> Font.Weight {
    // Weights that were decoded or assigned are not validated.
    Font.Weight(min(max(wanted.value, weights.lowerBound), weights.upperBound))
  }

  /// Returns the values of all axes for a weight and a size in Pango's format; `nil` for a file
  /// without axes.
  func variationText(at weight: Font.Weight, size: Double) -> String? {
    guard !axes.isEmpty else { return nil }
    var values = axes.map { axis in
      let isWeight = axis.tag == "wght" && weights.lowerBound < weights.upperBound
      var value = isWeight ? Double(weight.value) : variations[axis.tag] ?? axis.defaultValue
      if axis.tag == "opsz", let opticalSizes { value = opticalSizes.value(at: size) }
      // The number is rounded, because no library parses an exponent.
      return (value * 1000).rounded() / 1000
    }
    leaveDefaults(&values)
    return zip(axes, values).map { "\($0.tag)=\($1)" }.joined(separator: ",")
  }

  /// Changes the value of an axis a little if all axes have their default values.
  ///
  /// FreeType scales the outlines of the default instance differently if the file had other values
  /// before: `FT_Set_Var_Design_Coordinates` returns early without setting
  /// `FT_FACE_FLAG_VARIATION` if no value changes. The pixels of a text would depend on the texts
  /// that were painted before it. The change is the smallest fraction of the format F2Dot14, by
  /// which no outline moves visibly.
  private func leaveDefaults(_ values: inout [Double]) {
    guard zip(axes, values).allSatisfy({ $0.defaultValue == $1 }) else { return }
    for (index, axis) in axes.enumerated() {
      let (below, above) = (
        axis.defaultValue - axis.range.lowerBound, axis.range.upperBound - axis.defaultValue
      )
      guard max(below, above) > 0 else { continue }
      let step = above > 0 ? above / 16384 : -below / 16384
      values[index] = ((axis.defaultValue + step) * 1_000_000).rounded() / 1_000_000
      return
    }
  }
}
