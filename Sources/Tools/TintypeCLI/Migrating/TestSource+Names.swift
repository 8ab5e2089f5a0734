// SPDX-License-Identifier: MIT

import TintypeSourceEditing

extension TestSource {
  /// Searches for names that Tintype does not have.
  ///
  /// - Parameter ownMembers: The static members that the package itself declares.
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

  /// Returns whether a member is an argument for `as:` or a member of a strategy's type.
  private func isUsedAsStrategy(_ token: Int) -> Bool {
    let tokens = source.tokens
    guard token >= 2, tokens[token - 1].isSymbol(".") else { return false }
    if source.isWord(token - 2, "Snapshotting") || source.isWord(token - 2, "Diffing") {
      return true
    }
    // A member with an explicit base expression is not an implicit member.
    if tokens[token - 2].kind == .word || tokens[token - 2].kind == .closing { return false }
    var index = token - 2
    while index > 0 {
      if tokens[index].kind == .colon, source.isWord(index - 1, "as") { return true }
      if tokens[index].kind == .closing {
        index = tokens[index].partner - 1
      } else if tokens[index].isOpening("{") || tokens[index].kind == .semicolon {
        return false
      } else {
        // Skip the preceding arguments of the same call, which have their own labels.
        if tokens[index].kind == .comma { index = startOfArguments(before: index) }
        index -= 1
      }
    }
    return false
  }

  /// Returns the opening bracket of the list that contains a comma.
  private func startOfArguments(before comma: Int) -> Int {
    var index = comma - 1
    while index > 0, source.tokens[index].kind != .opening {
      index = source.tokens[index].kind == .closing ? source.tokens[index].partner - 1 : index - 1
    }
    return max(index, 0)
  }
}
