// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// The assignments of a configuration file (`.xcconfig`) and of the files that it includes.
struct SettingsFile {
  private(set) var assignments: [(name: String, value: String)] = []
  /// The paths of files that are missing or cannot be read, with the reasons.
  private(set) var failures: [(path: String, error: FileError)] = []
  private var isVisited: Set<String> = []

  /// The maximum depth of settings files that include others.
  private static let depthLimit = 16
  /// The maximum size of a settings file, in bytes.
  private static let sizeLimit = 1 << 20

  init(at path: String) { read(path, depth: 0, isOptional: false) }

  private mutating func read(_ path: String, depth: Int, isOptional: Bool) {
    guard depth < Self.depthLimit, isVisited.insert(path).inserted else { return }
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.bytes(of: path, limit: Self.sizeLimit)
    } catch {
      if !isOptional { failures.append((path, error)) }
      return
    }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      read(line: Self.content(of: line), of: path, depth: depth)
    }
  }

  private mutating func read(line: String, of path: String, depth: Int) {
    for (directive, isOptional) in [("#include?", true), ("#include", false)]
    where line.hasPrefix(directive) {
      let name = line.dropFirst(directive.count).trimmingCharacters(
        in: .init(charactersIn: " \t\""))
      let included = FilePath.absolute(name, in: FilePath.parent(of: path))
      return read(FilePath.standardized(included), depth: depth + 1, isOptional: isOptional)
    }
    guard let sign = Self.sign(in: line) else { return }
    let name = line[..<sign].trimmingCharacters(in: .whitespaces)
    var value = line[line.index(after: sign)...].trimmingCharacters(in: .whitespaces)
    if value.hasSuffix(";") { value.removeLast() }
    if !name.isEmpty { assignments.append((name, value)) }
  }

  /// The line without its comment.
  private static func content(of line: Substring) -> String {
    let content = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
    return content.trimmingCharacters(in: .whitespaces)
  }

  /// The first equals sign outside of brackets, as in `NAME[sdk=iphone*] = value`.
  private static func sign(in line: String) -> String.Index? {
    var depth = 0
    return line.indices.first { index in
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      default: break
      }
      return depth == 0 && line[index] == "="
    }
  }
}
