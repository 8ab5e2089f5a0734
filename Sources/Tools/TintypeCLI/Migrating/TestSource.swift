// SPDX-License-Identifier: MIT

import TintypeSourceEditing

/// A source file that imports swift-snapshot-testing: its imports, tests and missing names.
struct TestSource {
  /// The path, relative to the package's root.
  let file: String
  /// The imports of modules that Tintype also has.
  private(set) var imports: [String] = []
  /// The number of imports that the compiler omits on Linux.
  private(set) var omittedImports = 0
  /// The names that are missing in Tintype, in code for Linux.
  private(set) var findings: [MigrationFinding] = []
  /// The number of such names in code for other platforms.
  var omittedNames = 0
  /// The functions, with a Boolean value that indicates whether Linux builds include the function.
  private(set) var functions: [String: Bool] = [:]
  /// The functions in code for Linux that use a name that is missing in Tintype.
  var functionsWithMissingNames: Set<String> = []
  /// The test names that assertions receive as literals.
  private(set) var testNames: Set<String> = []
  /// A Boolean value that indicates whether an assertion's test name is not a literal.
  private(set) var hasOtherTestNames = false
  /// The static members that the file declares.
  private(set) var staticMembers: Set<String> = []

  let source: SwiftSource
  let code: LinuxCode
  /// The current function.
  var function: String?

  /// Parses a file.
  ///
  /// - Throws: The reason why the file cannot be read.
  init(_ bytes: [UInt8], file: String) throws(SourceRefusal) {
    self.file = file
    source = try SwiftSource(reading: bytes)
    code = LinuxCode(source)
    for token in source.tokens.indices where source.tokens[token].kind == .word {
      readDeclaration(token)
    }
  }

  /// A Boolean value that indicates whether the file imports one of the modules of `imports`.
  var isTestSource: Bool { !imports.isEmpty || omittedImports > 0 }

  private mutating func readDeclaration(_ token: Int) {
    if source.isWord(token, "import") {
      readImport(token)
    } else if source.isWord(token, "func"), source.tokens.indices.contains(token + 1),
      source.tokens[token + 1].kind == .word
    {
      let name = source.text(of: source.tokens[token + 1])
      functions[name] = functions[name] == true || !code.omits(token)
    } else if source.isWord(token, "static") || source.isWord(token, "class") {
      readStaticMember(token)
    } else if source.isWord(token, "testName"), source.tokens.indices.contains(token + 2),
      source.tokens[token + 1].kind == .colon
    {
      if let name = source.string(token + 2) {
        testNames.insert(name)
      } else {
        hasOtherTestNames = true
      }
    }
  }

  private mutating func readStaticMember(_ token: Int) {
    var index = token + 1
    while index < min(token + 4, source.tokens.count), source.tokens[index].kind == .word {
      if ["var", "let", "func"].contains(where: { source.isWord(index, $0) }),
        index + 1 < source.tokens.count
      {
        staticMembers.insert(source.text(of: source.tokens[index + 1]))
        return
      }
      index += 1
    }
  }

  // MARK: Imports

  private mutating func readImport(_ token: Int) {
    var name = token + 1
    let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor"]
    if kinds.contains(where: { source.isWord(name, $0) }) { name += 1 }
    guard source.tokens.indices.contains(name), source.tokens[name].kind == .word,
      !source.tokens[name].isFirstOnLine
    else { return }
    let module = source.text(of: source.tokens[name])
    guard TintypePackage.products.contains(module) else { return }
    guard !code.omits(token) else {
      omittedImports += 1
      return
    }
    imports.append(module)
    if let attribute = attribute("testable", before: token) {
      report(
        attribute,
        "`@testable` gives no access to the internal declarations of swift-snapshot-testing, which "
          + "Tintype does not have. Use public declarations.")
    }
    if let attribute = attribute("_spi", before: token) {
      let isInternals = source.isWord(attribute + 2, "Internals") && module == "SnapshotTesting"
      if !isInternals {
        report(attribute, "Tintype has no `@_spi` names in \(module). Remove the attribute.")
      } else {
        report(
          attribute,
          "Tintype has only these names of `@_spi(Internals)`: `_record`, `__record`, `_diffTool`, "
            + "`__diffTool` and `recordIssue`. Replace other names.")
      }
    }
  }

  /// Returns the token of an attribute's name before an import.
  private func attribute(_ name: String, before token: Int) -> Int? {
    var index = token - 1
    while index >= 1 {
      if source.tokens[index].kind == .closing, source.tokens[index].partner > 0 {
        index = source.tokens[index].partner - 1
      }
      guard index >= 1, source.tokens[index].kind == .word else { return nil }
      if source.tokens[index - 1].isSymbol("@") {
        if source.isWord(index, name) { return index }
        index -= 2
      } else if ["public", "internal", "package", "private", "fileprivate"].contains(
        where: { source.isWord(index, $0) })
      {
        index -= 1
      } else {
        return nil
      }
    }
    return nil
  }

  /// Returns whether the file imports a module in code for Linux.
  func importsOnLinux(_ module: String) -> Bool { token(ofImport: module) != nil }

  /// Returns the line of the import of a module; `nil` if there is none in code for Linux.
  func line(ofImport module: String) -> Int? {
    token(ofImport: module).map { source.line(of: source.tokens[$0].start) }
  }

  private func token(ofImport module: String) -> Int? {
    source.tokens.indices.first {
      source.isWord($0, "import") && source.isWord($0 + 1, module) && !code.omits($0)
    }
  }

  /// Reports a finding at a token.
  mutating func report(_ token: Int, _ text: String) {
    let start = source.tokens[token].start
    findings.append(
      MigrationFinding(
        file: file, line: source.line(of: start), column: source.column(of: start), text: text))
  }
}
