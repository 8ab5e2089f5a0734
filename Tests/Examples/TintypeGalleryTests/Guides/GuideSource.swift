// SPDX-License-Identifier: MIT

import Foundation

extension Documentation {
  /// The directory of the guides of `TintypeComponents`.
  static let components = package.appendingPathComponent(
    "Sources/Engine/TintypeComponents/TintypeComponents.docc")
}

/// The examples in the sources of the guides' tests, and the references of these tests.
enum GuideSource {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let suites = [
    "LayoutGuideTests", "TextGuideTests", "ShapesGuideTests", "ControlsGuideTests",
    "StateGuideTests", "ImagesGuideTests", "LocalizationGuideTests",
  ]

  /// Returns the lines between `// example: name` and `// end` by name, without indentation.
  ///
  /// Parts with the same name are concatenated with an empty line between them. Parts that are
  /// indented follow those that are not, because the latter declare what the former use.
  static func examples() throws -> [String: String] {
    var parts: [String: [(indent: Int, text: String)]] = [:]
    for file in try files() {
      var name: String?
      var lines: [String] = []
      var indent = 0
      for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
        let code = line.trimmingCharacters(in: .whitespaces)
        if code.hasPrefix("// example: ") {
          name = String(code.dropFirst("// example: ".count))
          indent = line.prefix { $0 == " " }.count
          lines = []
        } else if code == "// end", let example = name {
          parts[example, default: []].append((indent, lines.joined(separator: "\n")))
          name = nil
        } else if name != nil {
          lines.append(line.isEmpty ? line : String(line.dropFirst(indent)))
        }
      }
    }
    return parts.mapValues { parts in
      let ordered = parts.filter { $0.indent == 0 } + parts.filter { $0.indent > 0 }
      return ordered.map(\.text).joined(separator: "\n\n")
    }
  }

  /// Returns the contents of the text references, without a final line feed.
  static func textReferences() throws -> Set<String> {
    try Set(
      references("txt").map {
        try String(contentsOf: $0, encoding: .utf8).trimmingCharacters(in: .newlines)
      })
  }

  /// Returns the names of the image references.
  static func imageReferences() throws -> [String] {
    try references("png").map(\.lastPathComponent)
  }

  private static func files() throws -> [URL] {
    let subfolder = folder.appendingPathComponent("Examples")
    return try [folder, subfolder].flatMap {
      try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    .filter { $0.pathExtension == "swift" && $0.lastPathComponent != "GuideSource.swift" }
    .filter { $0.lastPathComponent != "GuideExample.swift" }
  }

  private static func references(_ pathExtension: String) throws -> [URL] {
    try suites.flatMap { suite in
      try FileManager.default.contentsOfDirectory(
        at: Documentation.package.appendingPathComponent(
          "__Snapshots__/TintypeGalleryTests/\(suite)"), includingPropertiesForKeys: nil)
    }
    .filter { $0.pathExtension == pathExtension }
  }
}

/// The public declarations in the sources that the guides describe.
struct PublicDeclarations: Sendable {
  /// The names of the components in the directories of primitives, containers and controls.
  private(set) var components: Set<String> = []
  /// The names of the methods in public extensions of `Component`.
  private(set) var modifiers: Set<String> = []
  /// The sources without `public` and with normalized spaces, by the types that they declare or
  /// extend.
  private var sources: [String: [String]] = [:]

  /// The declarations, which are read once.
  static let all = Result { try PublicDeclarations() }

  private init() throws {
    for module in ["Engine/TintypeComponents", "Engine/TintypeScene"] {
      let folder = Documentation.package.appendingPathComponent("Sources/\(module)")
      guard let files = FileManager.default.enumerator(atPath: folder.path) else { continue }
      for case let path as String in files where path.hasSuffix(".swift") {
        let text = try String(
          contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        read(text, isControl: #/^(Primitives|Containers|Controls)/#.prefixMatches(path))
      }
    }
  }

  private mutating func read(_ text: String, isControl: Bool) {
    let normal = Self.normalized(text)
    var scope = ""
    for line in text.components(separatedBy: "\n") {
      if let match = line.prefixMatch(
        of: #/(public )?(extension|struct|protocol|enum|final class) (\w+)/#)
      {
        scope = String(match.3)
        if sources[scope]?.last != normal { sources[scope, default: []].append(normal) }
        let isComponent = line.contains("Component") || line.contains("Shape")
        if isControl, match.1 != nil, match.2 == "struct", isComponent { components.insert(scope) }
      } else if scope == "Component", let match = line.prefixMatch(of: #/ +public func (\w+)/#) {
        modifiers.insert(String(match.1))
      }
    }
  }

  /// Returns the lines of a block whose declarations do not exist.
  func missing(in block: String) -> [String] {
    var missing: [String] = []
    var scope = ""
    var declaration = ""
    for line in block.components(separatedBy: "\n") {
      let code = line.trimmingCharacters(in: .whitespaces)
      if !line.hasPrefix(" "), !line.hasPrefix("}"), !code.isEmpty {
        guard
          let match = code.prefixMatch(
            of: #/(extension|struct|protocol|enum|final class) ([\w.]+)/#)
        else { return [line] }
        scope = match.2.split(separator: ".").last.map(String.init) ?? ""
        if sources[scope] == nil { missing.append(line) }
        continue
      }
      if code.isEmpty || code == "}" || code.hasPrefix("//") { continue }
      declaration += (declaration.isEmpty ? "" : " ") + code
      guard declaration.count(of: "(") == declaration.count(of: ")"), !code.hasSuffix(",") else {
        continue
      }
      let normal = Self.normalized(declaration)
      if sources[scope]?.contains(where: { $0.contains(normal) }) != true {
        missing.append(declaration)
      }
      declaration = ""
    }
    return declaration.isEmpty ? missing : missing + [declaration]
  }

  private static func normalized(_ text: String) -> String {
    text.replacingOccurrences(of: "public ", with: "")
      .components(separatedBy: .whitespacesAndNewlines).filter { !$0.isEmpty }
      .joined(separator: " ")
      .replacingOccurrences(of: "( ", with: "(")
      .replacingOccurrences(of: " )", with: ")")
  }
}

extension String {
  fileprivate func count(of character: Character) -> Int { count { $0 == character } }
}

extension Regex {
  fileprivate func prefixMatches(_ text: String) -> Bool { (try? prefixMatch(in: text)) != nil }
}
