// SPDX-License-Identifier: MIT

import TintypeSourceEditing

/// Swift source that is rewritten so that it compiles on Linux as for iOS.
///
/// Conditions and `#available` have the value that they have on iOS, and what requires the
/// Objective-C runtime is removed, also in interpolations. Texts in strings are unchanged.
/// A rewritten construct keeps its lines and their number of bytes; a value that does not fit into
/// the construct's first line is not written.
package struct SourceAdaptation: Sendable {
  /// The adapted source: every other token is at its former line and column, and the number of
  /// bytes of each line is the same.
  ///
  /// Only the rest of a line is moved: after the name of a protocol of Objective-C, by the number of
  /// bytes in ``classBound``, and after a property or a method of Core Data, by its accessors.
  package private(set) var bytes: [UInt8]
  /// The imported modules, in the order of the file.
  package private(set) var imports: [ImportedModule] = []
  /// The name of the first class of the file that conforms to `UIApplicationDelegate`.
  package private(set) var appDelegate: String?

  /// The keywords and names of the declarations, as lines in the order of the file.
  package private(set) var declarations = ""

  /// The file, or an interpolation while it is adapted.
  private(set) var source: SwiftSource
  let platform: AdaptedPlatform

  /// Adapts a source file.
  ///
  /// - Throws: The reason why the file cannot be divided into tokens.
  package init(of source: [UInt8], for platform: AdaptedPlatform) throws(SourceRefusal) {
    self.source = try SwiftSource(reading: source)
    (bytes, self.platform) = (source, platform)
    let file = self.source
    var waiting = file.interpolations
    while let range = waiting.popLast() {
      guard let code = file.interpolation(range) else { continue }
      self.source = code
      adaptTokens()
      waiting += code.interpolations
    }
    self.source = file
    let tree = DeclarationTree(file)
    var statements: [Int: Range<Int>] = [:]
    for declaration in tree.declarations where declaration.keyword == "import" {
      statements[declaration.keywordToken] = declaration.tokens
    }
    adaptTokens(imports: statements)
    declarations = tree.declarations.filter { $0.kind != .statement && $0.kind != .accessor }
      .map(\.text).joined(separator: "\n")
    appDelegate = tree.declarations.first { declaration in
      declaration.keyword == "class" && declaration.parent == nil
        && declaration.inheritance?.contains { file.isWord($0, "UIApplicationDelegate") } == true
    }.map { String($0.text.dropFirst("class ".count)) }
    // Optional requirements exist only in Objective-C.
    for declaration in tree.declarations where declaration.modifiers.contains("optional") {
      replace(declaration.tokens, with: "")
    }
    let edits = bounds(of: tree) + managedAccessors(of: tree)
    if !edits.isEmpty { bytes = EditedSource(bytes, edits).bytes }
  }

  private mutating func adaptTokens(imports statements: [Int: Range<Int>] = [:]) {
    var branches = ConditionalBranches()
    for (index, token) in source.tokens.enumerated() {
      switch token.kind {
      case .directive: adaptDirective(index, &branches)
      case .hashWord: adaptMacro(index)
      case .other where token.byte == UInt8(ascii: "@"): adaptAttribute(index)
      case .word:
        if let statement = statements[index] {
          adaptImport(index, statement, in: branches)
        } else if source.isWord(index, Self.ambiguousFormatter.name) {
          replace(index..<index + 1, with: Self.ambiguousFormatter.other)
        }
      default: break
      }
    }
  }

  /// A class that Foundation on Linux declares without an implementation, and the name of ours that
  /// has the same length.
  private static let ambiguousFormatter = (
    name: "PersonNameComponentsFormatter", other: "_PersonNameComponentFormatter"
  )

  /// The bound of protocols that only classes can conform to.
  static let classBound = ":AnyObject"

  /// Returns the bounds of protocols of Objective-C to classes, so that references can be weak.
  private func bounds(of tree: DeclarationTree) -> [EditedSource.Edit] {
    tree.declarations.filter {
      $0.keyword == "protocol" && $0.inheritance?.isEmpty == true && hasAttribute("objc", $0)
    }.map { .inserting(Self.classBound, at: source.tokens[$0.keywordToken + 1].end) }
  }

  /// Returns whether a declaration has an attribute.
  func hasAttribute(_ name: String, _ declaration: Declaration) -> Bool {
    (declaration.tokens.lowerBound..<declaration.keywordToken).contains {
      source.tokens[$0].byte == UInt8(ascii: "@") && source.isWord($0 + 1, name)
    }
  }

  private mutating func adaptDirective(_ index: Int, _ branches: inout ConditionalBranches) {
    let directive = source.text(of: source.tokens[index])
    var value: Bool?
    if directive == "#if" || directive == "#elseif" {
      let condition = ConditionSyntax(source, after: index, for: platform)
      value = condition.value
      for call in condition.calls {
        guard let value = call.value else { continue }
        let end = source.tokens[source.tokens[call.name + 1].partner].end
        let isTight = end < bytes.count && Array("&|".utf8).contains(bytes[end])
        // An operator without a blank on its left side must not get one.
        let length = end - source.tokens[call.name].start
        let padding = String(repeating: " ", count: max(0, length - (value ? 6 : 7)))
        let text = "\(value)"
        guard !isTight || length == text.utf8.count || length >= text.utf8.count + 2 else {
          continue
        }
        replace(
          call.name..<(source.tokens[call.name + 1].partner + 1),
          with: isTight && length > text.utf8.count ? "(\(text)\(padding))" : text)
      }
    }
    branches.enter(directive, value)
  }

  private mutating func adaptImport(
    _ index: Int, _ statement: Range<Int>, in branches: ConditionalBranches
  ) {
    let words = ((index + 1)..<statement.upperBound).filter { source.tokens[$0].kind == .word }
    // The kind of an imported declaration has no dot after it.
    let hasKind =
      words.count > 1 && words[1] == words[0] + 1
      && ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"]
        .contains(source.text(of: source.tokens[words[0]]))
    guard let module = hasKind ? words[1] : words.first, let last = words.last else { return }
    let name = source.text(of: source.tokens[module])
    if branches.isActive != false {
      imports.append(
        ImportedModule(
          name: name, line: source.line(of: source.tokens[index].start),
          isConditional: branches.isActive == nil))
    }
    let exists = platform.modules[name]
    if exists == false, name != "ObjectiveC" {
      replace(statement, with: "")
    } else if exists != nil || ["Darwin", "Foundation", "ObjectiveC"].contains(name) {
      // Swift modules have no submodules.
      if words.count > (hasKind ? 3 : 1) {
        replace((index + 1)..<module, with: "")
        replace((module + 1)..<(last + 1), with: "")
      }
      // Foundation declares `NSObject` on Linux.
      if name == "ObjectiveC" { replace(module..<(module + 1), with: "Foundation") }
    }
  }

  /// Replaces the text of tokens, and returns whether it fits into the first line.
  @discardableResult
  mutating func replace(_ tokens: Range<Int>, with text: String) -> Bool {
    guard !tokens.isEmpty else { return false }
    let range =
      source.tokens[tokens.lowerBound].start..<source.tokens[tokens.upperBound - 1].end
    let room = source.bytes[range].prefix { $0 != ASCII.lineFeed && $0 != ASCII.carriageReturn }
    guard text.utf8.count <= room.count else { return false }
    for index in range where bytes[index] != ASCII.lineFeed && bytes[index] != ASCII.carriageReturn
    {
      bytes[index] = ASCII.space
    }
    bytes.replaceSubrange(range.lowerBound..<(range.lowerBound + text.utf8.count), with: text.utf8)
    return true
  }
}

/// The open branches of `#if`, and whether they are active.
struct ConditionalBranches {
  /// The values of an open `#if`; `nil` if only the compiler can evaluate them.
  private struct Level {
    var isActive: Bool?
    /// A Boolean value that indicates whether this branch or an earlier one is active.
    var isDecided: Bool?
  }
  private var levels: [Level] = []

  /// A Boolean value that indicates whether the code is active; `nil` if only the compiler knows.
  var isActive: Bool? {
    levels.reduce(true) { ConditionSyntax.disjunction($0.map(!), $1.isActive.map(!)).map(!) }
  }

  /// Enters the branch that a directive begins.
  mutating func enter(_ directive: String, _ value: Bool?) {
    if directive == "#if" {
      levels.append(Level(isActive: value, isDecided: value))
    } else if directive == "#endif" {
      _ = levels.popLast()
    } else if let level = levels.popLast() {
      let value = directive == "#else" ? true : value
      levels.append(
        Level(
          isActive: ConditionSyntax.disjunction(level.isDecided, value.map(!)).map(!),
          isDecided: ConditionSyntax.disjunction(level.isDecided, value)))
    }
  }
}
