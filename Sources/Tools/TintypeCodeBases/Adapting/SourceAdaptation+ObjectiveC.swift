// SPDX-License-Identifier: MIT

import TintypeSourceEditing

extension SourceAdaptation {
  /// Removes an attribute that requires the Objective-C runtime.
  mutating func adaptAttribute(_ index: Int) {
    let tokens = source.tokens
    guard index + 1 < tokens.count, tokens[index + 1].kind == .word,
      tokens[index + 1].start == tokens[index].end
    else { return }
    switch source.text(of: tokens[index + 1]) {
    case "objc", "objcMembers", "nonobjc", "NSManaged", "NSCopying", "IBAction", "IBSegueAction",
      "IBOutlet", "IBInspectable", "IBDesignable", "GKInspectable":
      let hasArgument =
        index + 2 < tokens.count && tokens[index + 2].byte == ASCII.openParen
        && tokens[index + 2].start == tokens[index + 1].end
      replace(index..<(hasArgument ? tokens[index + 2].partner + 1 : index + 2), with: "")
    case "UIApplicationMain", "NSApplicationMain":
      // The function `main` of the delegate's protocol starts the app.
      replace(index..<(index + 2), with: "@main")
    default: break
    }
  }

  /// Replaces an expression with the value that it has on iOS.
  ///
  /// `#selector(a(_:))` becomes `_action("a(_:)")`, which has the same length.
  mutating func adaptMacro(_ index: Int) {
    let tokens = source.tokens
    guard index + 1 < tokens.count, tokens[index + 1].byte == ASCII.openParen else { return }
    let range = index..<(tokens[index + 1].partner + 1)
    let arguments = tokens[(index + 2)..<(range.upperBound - 1)]
    let texts = arguments.map { String(decoding: source.bytes(of: $0), as: UTF8.self) }
    switch source.text(of: tokens[index]) {
    case let name where name == "#available" || name == "#unavailable":
      adaptAvailability(range, isNegated: name == "#unavailable", spaced(arguments))
    case "#selector":
      let isSimple = arguments.allSatisfy {
        !$0.isFirstOnLine && $0.kind != .string && $0.byte != ASCII.backslash
      }
      replace(range, with: isSimple ? "_action(\"\(texts.joined())\")" : "_action()")
    case "#keyPath":
      // The names of types before the first property are not part of the value.
      let names = texts.filter { $0 != "." }
        .drop { $0 == "self" || $0.first?.isUppercase == true }
      replace(range, with: "\"\(names.joined(separator: "."))\"")
    default: break
    }
  }

  /// Gives a condition of availability its value on iOS.
  ///
  /// On Linux, all versions of iOS are available. Another condition of availability is better than a
  /// constant: it lets a function return different types, and result builders erase types. Both
  /// kinds of conditions cannot be in one list.
  private mutating func adaptAvailability(
    _ range: Range<Int>, isNegated: Bool, _ versions: String
  ) {
    let value = platform.isAvailable(versions) != isNegated
    let isAlone = [range.lowerBound - 1, range.upperBound].allSatisfy {
      !source.tokens.indices.contains($0) || source.tokens[$0].kind != .comma
    }
    if isAlone, replace(range, with: value ? "#available(*)" : "#unavailable(iOS 1)") { return }
    // The compiler rejects the name of all systems without a feature.
    if value == isNegated || versions.contains("anyAppleOS") { replace(range, with: "\(value)") }
  }

  /// Returns the text of tokens, with a space between identifiers.
  private func spaced(_ tokens: ArraySlice<SwiftToken>) -> String {
    var text = ""
    var isAfterWord = false
    for token in tokens {
      if isAfterWord, token.kind == .word { text += " " }
      text += source.text(of: token)
      isAfterWord = token.kind == .word
    }
    return text
  }
}
