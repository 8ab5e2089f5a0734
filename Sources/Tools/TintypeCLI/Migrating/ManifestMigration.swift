// SPDX-License-Identifier: MIT

import TintypeReports
import TintypeSourceEditing

/// Replaces swift-snapshot-testing with Tintype in the text of a manifest.
///
/// A manifest is a program. Only calls with string literals are changed, such as `.package(url:
/// "…", from: "…")`; all other bytes are kept. A call that depends on a variable is reported with
/// the manual edit.
struct ManifestMigration {
  /// A change of the text.
  struct Change: Hashable, Sendable {
    var line: Int
    var old: String
    var new: String
  }

  /// A package that the manifest depends on.
  struct Dependency: Hashable, Sendable {
    var identity: String
    /// The path as written in the manifest; `nil` for a repository.
    var path: String?
    var line: Int
  }

  /// The manifest's name, such as `Package.swift`.
  let file: String
  /// The changed text.
  private(set) var bytes: [UInt8]
  private(set) var changes: [Change] = []
  /// The manual edits.
  var manual: [MigrationFinding] = []
  /// A Boolean value that indicates whether the manifest already depends on Tintype.
  private(set) var dependsOnTintype = false
  /// The other packages that the manifest depends on.
  private(set) var dependencies: [Dependency] = []

  /// The identity of swift-snapshot-testing.
  static let oldIdentity = "swift-snapshot-testing"

  let source: SwiftSource
  let package: TintypePackage
  var edits: [(range: Range<Int>, text: String)] = []
  /// The names by which products refer to swift-snapshot-testing.
  var oldNames: Set<String> = [oldIdentity]
  /// The tokens of string literals whose meaning is certain.
  var known: Set<Int> = []
  /// The names of the package's own targets and products.
  var ownNames: Set<String> = []

  /// Parses a manifest, and changes its text.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - file: The manifest's name.
  ///   - package: The package of Tintype.
  ///   - isTintype: A function that returns whether a dependency's path leads to Tintype.
  /// - Throws: The reason why the manifest cannot be read.
  init(
    _ bytes: [UInt8], file: String, package: TintypePackage, isTintype: (String) -> Bool
  ) throws(SourceRefusal) {
    (self.file, self.bytes, self.package) = (file, bytes, package)
    source = try SwiftSource(reading: bytes)
    readNames()
    readDependencies(isTintype)
    readProducts()
    reportRest()
    try apply()
  }

  /// Returns whether a string literal in the manifest has this text.
  func mentions(_ text: String) -> Bool {
    source.tokens.indices.contains { source.string($0) == text }
  }

  // MARK: Dependencies

  private mutating func readNames() {
    let members = [
      "target", "testTarget", "executableTarget", "macro", "systemLibrary", "binaryTarget",
      "plugin", "library", "executable",
    ]
    for token in source.tokens.indices {
      for member in members {
        guard let call = ManifestCall(member, at: token, in: source),
          // A dependency on a target of the package has the same syntax.
          member != "target" || call.arguments.count > 1,
          let literal = call.literal("name"), let name = source.string(literal)
        else { continue }
        ownNames.insert(name)
        known.insert(literal)
      }
    }
  }

  private mutating func readDependencies(_ isTintype: (String) -> Bool) {
    var old: [ManifestCall] = []
    for token in source.tokens.indices {
      guard let call = ManifestCall("package", at: token, in: source) else { continue }
      let line = source.line(of: source.tokens[token].start)
      if let path = call.text("path") {
        let identity = TintypePackage.identity(of: path)
        let isNew = isTintype(path)
        if isNew { dependsOnTintype = true }
        if identity == Self.oldIdentity, !isNew {
          old.append(call)
        } else if !isNew {
          dependencies.append(Dependency(identity: identity, path: path, line: line))
        }
        if isNew, let literal = call.literal("path") { known.insert(literal) }
      } else if let url = call.text("url") ?? call.text("id") {
        // A registry identifier contains the scope before the name.
        let name = TintypePackage.identity(of: url)
        let identity =
          call.argument("id") == nil ? name : String(name.split(separator: ".").last ?? "")
        if call.argument("url") != nil, name == package.identity, isNewRepository(url) {
          dependsOnTintype = true
          if let literal = call.literal("url") { known.insert(literal) }
        } else if identity == Self.oldIdentity {
          old.append(call)
        } else {
          dependencies.append(Dependency(identity: identity, path: nil, line: line))
        }
      }
    }
    for call in old { replace(call) }
  }

  private func isNewRepository(_ url: String) -> Bool {
    if case .url(let new, _) = package.location { return new == url }
    return TintypePackage.identity(of: url) == "tintype"
  }

  private mutating func replace(_ call: ManifestCall) {
    if let name = call.text("name") { oldNames.insert(name.lowercased()) }
    for argument in call.arguments { known.formUnion(argument.tokens) }
    let labels: Set = ["name", "url", "id", "path", "from", "exact", "branch", "revision"]
    let isKnown = call.arguments.allSatisfy { $0.label.map(labels.contains) ?? true }
    guard let range = call.argumentBytes, isKnown, !call.hasComment else {
      let reason = isKnown ? "a comment" : "an argument without a counterpart in Tintype"
      report(
        call.name,
        "The dependency on swift-snapshot-testing contains \(reason). Replace its arguments with "
          + "`\(package.arguments)`.")
      return
    }
    guard !dependsOnTintype else {
      report(
        call.name,
        "The manifest depends on Tintype and on swift-snapshot-testing. Delete this dependency.")
      return
    }
    edit(range, package.arguments)
  }

  // MARK: Edits

  /// Reports a manual edit at a token.
  mutating func report(_ token: Int, _ text: String) {
    let start = source.tokens[token].start
    manual.append(
      MigrationFinding(
        file: file, line: source.line(of: start), column: source.column(of: start), text: text))
  }

  /// Returns the byte range of a token.
  func bytes(of token: Int) -> Range<Int> { source.tokens[token].start..<source.tokens[token].end }

  /// Adds a replacement of bytes.
  mutating func edit(_ range: Range<Int>, _ text: String) { edits.append((range, text)) }

  private mutating func apply() throws(SourceRefusal) {
    guard !edits.isEmpty else { return }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    var result: [UInt8] = []
    var position = 0
    for (range, text) in edits {
      guard range.lowerBound >= position else { throw .unverifiable }
      result += source.bytes[position..<range.lowerBound]
      result += Array(text.utf8)
      position = range.upperBound
      let old = String(decoding: source.bytes[range], as: UTF8.self)
      changes.append(
        Change(line: source.line(of: range.lowerBound), old: Self.line(old), new: Self.line(text)))
    }
    result += source.bytes[position...]
    _ = try SwiftSource(reading: result)
    bytes = result
  }

  /// Returns the text on one line, with single spaces.
  private static func line(_ text: String) -> String {
    ShortText.line(text.split(whereSeparator: \.isWhitespace).joined(separator: " "), limit: 160)
  }
}
