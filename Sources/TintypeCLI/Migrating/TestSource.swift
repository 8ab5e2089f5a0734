// SPDX-License-Identifier: MIT

import TintypeSourceEditing

/// A source file that imports swift-snapshot-testing: its imports, tests and missing names.
struct TestSource {
  /// The path, relative to the package's root.
  let file: String
  /// The imports of the modules that Tintype has too.
  private(set) var imports: [String] = []
  /// The imports that the compiler leaves out on Linux.
  private(set) var omittedImports = 0
  /// The names that Tintype does not have, in code for Linux.
  private(set) var findings: [MigrationFinding] = []
  /// The number of such names in code for other platforms.
  private(set) var omittedNames = 0
  /// The functions, with a Boolean value that indicates whether the compiler includes one on Linux.
  private(set) var functions: [String: Bool] = [:]
  /// The functions of code for Linux that use a name that Tintype does not have.
  private(set) var functionsWithMissingNames: Set<String> = []
  /// The texts that assertions are given as the name of the test.
  private(set) var testNames: Set<String> = []
  /// A Boolean value that indicates whether an assertion's test name is not a literal.
  private(set) var hasOtherTestNames = false
  /// The static members that the file declares.
  private(set) var staticMembers: Set<String> = []

  private let source: SwiftSource
  private let code: LinuxCode
  private var function: String?

  /// Reads a file.
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

  /// A Boolean value that indicates whether the file imports one of the modules.
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
          + "Tintype does not have. Use the public ones.")
    }
    if let attribute = attribute("_spi", before: token) {
      let isInternals = source.isWord(attribute + 2, "Internals") && module == "SnapshotTesting"
      if !isInternals {
        report(attribute, "Tintype has no `@_spi` names in \(module). Remove the attribute.")
      } else {
        report(
          attribute,
          "Of `@_spi(Internals)`, Tintype has `_record`, `__record`, `_diffTool`, `__diffTool` and "
            + "`recordIssue`. Replace other names.")
      }
    }
  }

  /// The token of an attribute's name in front of an import.
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

  /// The line of the import of a module; `nil` if there is none in code for Linux.
  func line(ofImport module: String) -> Int? {
    token(ofImport: module).map { source.line(of: source.tokens[$0].start) }
  }

  private func token(ofImport module: String) -> Int? {
    source.tokens.indices.first {
      source.isWord($0, "import") && source.isWord($0 + 1, module) && !code.omits($0)
    }
  }

  // MARK: Missing names

  /// Searches for names that Tintype does not have.
  ///
  /// - Parameter ownMembers: The static members that the package declares itself.
  mutating func readNames(ownMembers: Set<String>) {
    guard isTestSource else { return }
    // `import Tintype` has strategies for images of components.
    let hasImages = source.tokens.indices.contains {
      source.isWord($0, "import") && source.isWord($0 + 1, "Tintype")
    }
    for token in source.tokens.indices where source.tokens[token].kind == .word {
      if source.isWord(token, "func"), source.tokens.indices.contains(token + 1) {
        function = source.text(of: source.tokens[token + 1])
      }
      readModule(token)
      readRecording(token)
      let name = source.text(of: source.tokens[token])
      guard let advice = MissingNames.advice[name], !ownMembers.contains(name) else { continue }
      let isStrategy = MissingNames.strategies.contains(name)
      guard isStrategy ? isUsedAsStrategy(token) && !(name == "image" && hasImages) : true else {
        continue
      }
      if code.omits(token) {
        omittedNames += 1
      } else {
        report(token, "Tintype has no `\(isStrategy ? "." : "")\(name)` here. \(advice)")
        if let function { functionsWithMissingNames.insert(function) }
      }
    }
  }

  /// Reports an assertion or a configuration that records in every run.
  private mutating func readRecording(_ token: Int) {
    let isRecording = source.isWord(token, "isRecording")
    guard isRecording || source.isWord(token, "record"), !code.omits(token),
      source.tokens.indices.contains(token + 2)
    else { return }
    let sign = source.tokens[token + 1]
    let isFlag = source.isWord(token + 2, "true") && (sign.kind == .colon || sign.isSymbol("="))
    let isMode =
      sign.kind == .colon && source.tokens[token + 2].isSymbol(".")
      && source.isWord(token + 3, "all")
    guard isFlag || isMode else { return }
    report(
      token,
      "This records references in every run, and a test that records fails. Use `.missing`, or "
        + "remove it.")
  }

  /// Reports an import that does not compile on Linux.
  private mutating func readModule(_ token: Int) {
    guard source.isWord(token, "import"), !code.omits(token),
      source.tokens.indices.contains(token + 1)
    else { return }
    let module = source.text(of: source.tokens[token + 1])
    guard AppleModules.names.contains(module), !imports.isEmpty else { return }
    report(
      token,
      "Linux has no module \(module). Enclose the import and the code that needs it in "
        + "`#if canImport(\(module))`.")
  }

  /// Returns whether a member is an argument `as:` or belongs to a strategy's type.
  private func isUsedAsStrategy(_ token: Int) -> Bool {
    let tokens = source.tokens
    guard token >= 2, tokens[token - 1].isSymbol(".") else { return false }
    if source.isWord(token - 2, "Snapshotting") || source.isWord(token - 2, "Diffing") {
      return true
    }
    // A member of a value is not an implicit one.
    if tokens[token - 2].kind == .word || tokens[token - 2].kind == .closing { return false }
    var index = token - 2
    while index > 0 {
      if tokens[index].kind == .colon, source.isWord(index - 1, "as") { return true }
      if tokens[index].kind == .closing {
        index = tokens[index].partner - 1
      } else if tokens[index].isOpening("{") || tokens[index].kind == .semicolon {
        return false
      } else {
        // The arguments before this one of the same call have labels of their own.
        if tokens[index].kind == .comma { index = startOfArguments(before: index) }
        index -= 1
      }
    }
    return false
  }

  /// The opening bracket of the list that contains a comma.
  private func startOfArguments(before comma: Int) -> Int {
    var index = comma - 1
    while index > 0, source.tokens[index].kind != .opening {
      index = source.tokens[index].kind == .closing ? source.tokens[index].partner - 1 : index - 1
    }
    return max(index, 0)
  }

  private mutating func report(_ token: Int, _ text: String) {
    let start = source.tokens[token].start
    findings.append(
      MigrationFinding(
        file: file, line: source.line(of: start), column: source.column(of: start), text: text))
  }
}
