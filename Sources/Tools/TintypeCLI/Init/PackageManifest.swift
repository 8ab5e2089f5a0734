// SPDX-License-Identifier: MIT

import TintypeSourceEditing

/// The targets in the text of a `Package.swift`, which is not run.
///
/// A manifest is a program, so the result is only an estimate. It finds calls such as `.testTarget`
/// with literal names, and the variables that they use.
struct PackageManifest: Hashable {
  /// The targets in their order.
  private(set) var targets: [Target] = []

  /// A target with sources.
  struct Target: Hashable {
    var name: String
    /// The path of its folder; `nil` for the usual one.
    var path: String?
    var isTest: Bool
    /// The names of its dependencies, and other texts of the call.
    var names: Set<String>
    /// A Boolean value that indicates whether it has settings of the compiler.
    var hasSettings: Bool
  }

  /// Parses a manifest.
  init(_ bytes: [UInt8]) {
    guard let source = try? SwiftSource(reading: bytes) else { return }
    let code = LinuxCode(source)
    let variables = Self.variables(in: source, code)
    var token = 0
    while token < source.tokens.count {
      defer { token += 1 }
      guard !code.omits(token), let (kind, call) = Self.call(at: token, in: source),
        let name = call.text("name")
      else { continue }
      var names = Set<String>()
      for argument in call.arguments where argument.label != "name" {
        for index in argument.value {
          if let text = source.string(index) { names.insert(text) }
          if let variable = Self.variable(at: index, in: source) {
            names.formUnion(variables[variable] ?? [])
          }
        }
      }
      targets.append(
        Target(
          name: name, path: call.text("path"), isTest: kind == "testTarget", names: names,
          hasSettings: call.argument("swiftSettings") != nil))
      // A dependency on a target has the same syntax as a target.
      token = max(token, source.tokens[token + 1].partner)
    }
  }

  /// Returns whether a test target depends on the product Tintype; `nil` if it is unknown.
  func usesTintype(_ target: String) -> Bool? {
    targets.first { $0.isTest && $0.name == target }.map { $0.names.contains("Tintype") }
  }

  // MARK: Parsing

  private static func call(at token: Int, in source: SwiftSource) -> (String, ManifestCall)? {
    for kind in ["target", "executableTarget", "testTarget"] {
      if let call = ManifestCall(kind, at: token, in: source) { return (kind, call) }
    }
    return nil
  }

  /// Returns the name of a variable at a token; `nil` for labels, members and other tokens.
  private static func variable(at index: Int, in source: SwiftSource) -> String? {
    let tokens = source.tokens
    guard tokens[index].kind == .word, index > 0, !tokens[index - 1].isSymbol("."),
      index + 1 < tokens.count, tokens[index + 1].kind != .colon
    else { return nil }
    return source.text(of: tokens[index])
  }

  /// Returns the string literals in the values of variables.
  private static func variables(
    in source: SwiftSource, _ code: LinuxCode
  ) -> [String: Set<String>] {
    var variables: [String: Set<String>] = [:]
    for token in source.tokens.indices
    where source.isWord(token, "let") || source.isWord(token, "var") {
      let name = token + 1
      guard !code.omits(token), source.tokens.indices.contains(name) else { continue }
      var (index, depth) = (name + 1, 0)
      while index < source.tokens.count {
        let next = source.tokens[index]
        // A statement ends at a line that begins with a word outside of brackets.
        if depth == 0, next.isFirstOnLine, next.kind == .word || next.kind == .directive { break }
        if next.kind == .opening { depth += 1 }
        if next.kind == .closing { depth -= 1 }
        if let text = source.string(index) {
          variables[source.text(of: source.tokens[name]), default: []].insert(text)
        }
        index += 1
      }
    }
    return variables
  }
}
