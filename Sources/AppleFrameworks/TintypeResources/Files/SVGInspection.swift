// SPDX-License-Identifier: MIT

internal import Foundation
internal import TintypeComponents
internal import TintypeImaging

/// A check of an SVG file before it is passed to librsvg.
///
/// librsvg reads no other files, because the data have no location, but it ignores such content
/// silently. Text and languages would depend on the machine.
struct SVGInspection {
  /// The maximum size of a file in bytes.
  private static let maximumSize = 5_000_000
  /// The maximum number of elements after each `use` is replaced by its target.
  private static let maximumCount = 200_000
  private static let maximumDepth = 200
  private static let rejected: Set<String> = [
    "script", "foreignObject", "text", "tspan", "feImage", "include", "switch", "handler",
  ]

  /// The number of elements and the targets of `use` in an element with an identifier.
  private struct Group {
    var count = 0
    var targets: [String] = []
  }

  /// The groups by their identifiers; the empty one is the document.
  private var groups: [String: Group] = ["": Group()]
  private var totals: [String: Int] = [:]
  private var visited: Set<String> = []

  /// Throws an error if a file has content that is not supported.
  static func check(_ bytes: [UInt8]) throws(ImageFileError) {
    guard bytes.count <= maximumSize else { throw .unsupportedSVG(.tooLarge) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .unsupportedSVG(.malformed(position: 0))
    }
    guard position(of: "<!ENTITY", in: bytes) == nil else { throw .unsupportedSVG(.entities) }
    var inspection = SVGInspection()
    try inspection.readElements(of: text)
    try checkStyles(of: bytes)
    guard try inspection.total(of: "", depth: 0) <= maximumCount else {
      throw .unsupportedSVG(.tooManyElements)
    }
  }

  private mutating func readElements(of text: String) throws(ImageFileError) {
    var tokenizer = SVGTokenizer(text, skipsDocumentTypes: true)
    // The identifiers of the enclosing elements; empty for those without.
    var open: [String] = []
    while let tag = try Self.next(&tokenizer) {
      guard case .start(let name, let attributes, let isEmpty) = tag else {
        _ = open.popLast()
        continue
      }
      let local = name.split(separator: ":").last.map(String.init) ?? name
      if Self.rejected.contains(local) { throw .unsupportedSVG(.element(local)) }
      if local == "image" { try Self.checkImage(attributes) }
      let id = attributes["id"] ?? ""
      let enclosing = Set(open + [id, ""])
      for group in enclosing { groups[group, default: Group()].count += 1 }
      for (key, value) in attributes where key == "href" || key.hasSuffix(":href") {
        guard value.hasPrefix("#") else {
          // A link has no effect, and the reference of an image was checked.
          if local == "a" || local == "image" { continue }
          throw .unsupportedSVG(.reference(String(value.prefix(60))))
        }
        guard local == "use" else { continue }
        for group in enclosing { groups[group]?.targets.append(String(value.dropFirst())) }
      }
      if !isEmpty { open.append(id) }
      guard open.count <= Self.maximumDepth else { throw .unsupportedSVG(.tooManyElements) }
    }
  }

  /// Throws an error if an image is not an embedded PNG file, which decoders decode to equal pixels.
  private static func checkImage(_ attributes: [String: String]) throws(ImageFileError) {
    let reference = attributes["href"] ?? attributes["xlink:href"] ?? ""
    let prefix = "data:image/png;base64,"
    guard reference.hasPrefix(prefix),
      let file = Data(
        base64Encoded: String(reference.dropFirst(prefix.count)),
        options: .ignoreUnknownCharacters),
      (try? PNG.decode(Array(file))) != nil, paintsImages
    else { throw .unsupportedSVG(.element("image")) }
  }

  /// A Boolean value that indicates whether librsvg paints images, for which it uses another library.
  private static let paintsImages: Bool = {
    do {
      let red: UInt32 = 0xFFFF_0000
      let png = try PNG.encode(Bitmap(width: 1, height: 1, filledWith: red)).bytes
      let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><image width="1" height="1" \
        href="data:image/png;base64,\(Data(png).base64EncodedString())"/></svg>
        """
      return try ImageDecoder.svg.bitmap(of: Array(svg.utf8), width: 1, height: 1).pixels == [red]
    } catch { return false }
  }()

  private static func next(_ tokenizer: inout SVGTokenizer) throws(ImageFileError) -> SVGTag? {
    do throws(SymbolSyntaxError) {
      return try tokenizer.next()
    } catch { throw .unsupportedSVG(.malformed(position: tokenizer.position)) }
  }

  /// Throws an error if a style refers to another file.
  private static func checkStyles(of bytes: [UInt8]) throws(ImageFileError) {
    if position(of: "@import", in: bytes) != nil { throw .unsupportedSVG(.reference("@import")) }
    var start = 0
    while let call = position(of: "url(", in: bytes, from: start) {
      start = call + 4
      var target = String(
        decoding: bytes[start...].prefix { $0 != UInt8(ascii: ")") }.prefix(80), as: UTF8.self)[...]
      for quote in [" ", "\"", "'", "&quot;", "&apos;", "&#39;", "&#34;"]
      where target.hasPrefix(quote) {
        target = target.dropFirst(quote.count)
      }
      guard target.hasPrefix("#") else {
        throw .unsupportedSVG(.reference(String(target.prefix(60))))
      }
    }
  }

  /// Returns the position of a text in a file from a position on; `nil` if there is none.
  private static func position(of text: String, in bytes: [UInt8], from start: Int = 0) -> Int? {
    let wanted = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index + wanted.count <= bytes.count {
        if bytes[index] == wanted[0], bytes[index...].starts(with: wanted) { return index }
        index += 1
      }
      return nil
    }
  }

  /// Returns the number of elements of a group after each `use` is replaced by its target.
  private mutating func total(of id: String, depth: Int) throws(ImageFileError) -> Int {
    if let total = totals[id] { return total }
    guard let group = groups[id] else { return 0 }
    guard depth <= Self.maximumDepth else { throw .unsupportedSVG(.tooManyElements) }
    guard visited.insert(id).inserted else { throw .unsupportedSVG(.circularUse(id: id)) }
    var sum = group.count
    for target in group.targets {
      sum = min(sum + (try total(of: target, depth: depth + 1)), Self.maximumCount + 1)
    }
    totals[id] = sum
    return sum
  }
}
