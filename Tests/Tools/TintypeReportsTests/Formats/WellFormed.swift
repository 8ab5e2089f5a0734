// SPDX-License-Identifier: MIT

/// Checks XML as reports use it: elements, attributes in double quotes, the five escapes.
///
/// - Returns: A description of the first error, or `nil` if the document is well-formed.
func faultOfXML(_ text: String) -> String? {
  var rest = Array(text.unicodeScalars)[...]
  var open: [String] = []
  var roots = 0
  for scalar in rest {
    let isLegal =
      [0x9, 0xA, 0xD].contains(scalar.value) || (0x20...0xD7FF).contains(scalar.value)
      || (0xE000...0xFFFD).contains(scalar.value) || scalar.value >= 0x10000
    if !isLegal { return "character \(scalar.value)" }
  }
  func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }
  func faultOfText(_ scalars: ArraySlice<Unicode.Scalar>) -> String? {
    var scalars = scalars
    while let start = scalars.firstIndex(of: "&") {
      guard let end = scalars[start...].firstIndex(of: ";") else { return "escape" }
      let name = string(scalars[(start + 1)..<end])
      guard ["amp", "lt", "gt", "quot", "#39"].contains(name) else { return "escape \(name)" }
      scalars = scalars[(end + 1)...]
    }
    return nil
  }
  while let start = rest.firstIndex(of: "<") {
    let text = rest[..<start]
    if let fault = faultOfText(text) { return fault }
    if open.isEmpty, !string(text).allSatisfy(\.isWhitespace) { return "text outside" }
    guard let end = rest[start...].firstIndex(of: ">") else { return "unfinished tag" }
    let tag = string(rest[(start + 1)..<end])
    rest = rest[(end + 1)...]
    if tag.hasPrefix("?") || tag.hasPrefix("!--") && tag.hasSuffix("--") { continue }
    if tag.hasPrefix("/") {
      guard open.popLast() == String(tag.dropFirst()) else { return "end of \(tag)" }
      continue
    }
    let isEmpty = tag.hasSuffix("/")
    let name = String(tag.prefix { $0 != " " && $0 != "/" })
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    guard !parts.count.isMultiple(of: 2) else { return "quotes in \(tag)" }
    let keys = parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element).dropLast()
    guard keys.allSatisfy({ $0.hasSuffix("=") }),
      Set(keys.dropFirst()).count == keys.dropFirst().count
    else { return "attributes of \(tag)" }
    for (index, value) in parts.enumerated() where !index.isMultiple(of: 2) {
      if value.contains("<") { return "value \(value)" }
      if let fault = faultOfText(Array(value.unicodeScalars)[...]) { return fault }
    }
    if open.isEmpty { roots += 1 }
    if !isEmpty { open.append(name) }
  }
  if !string(rest).allSatisfy(\.isWhitespace) { return "text at the end" }
  return open.isEmpty && roots == 1 ? nil : "open: \(open), roots: \(roots)"
}
