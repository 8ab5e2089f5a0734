// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCodeBases
import TintypeCommandLine
import TintypeReports
import TintypeSourceEditing

/// The values in the file `tintype.toml` of a code base, which cannot be guessed.
struct ProjectSettings: Hashable {
  /// The names of the targets; empty for all.
  var targets: [String] = []
  /// The version of iOS whose conditions hold.
  var iOS = [26, 0]
  /// The names of previews to omit.
  var excluded: [String] = []
  /// A Boolean value that indicates whether work may be pending when a snapshot is taken.
  var allowsPendingWork = false
  /// The address of the store with the history of runs; `nil` if there is none.
  var history: String?
  /// The values of the variants, by the names of their options without hyphens at the beginning.
  var variants: [String: [String]] = [:]

  /// The name of the file, beside the project.
  static let fileName = "tintype.toml"

  init() {}

  /// Reads the file beside a project; without one, everything is guessed.
  ///
  /// - Parameter project: The absolute path of a directory, a project or a manifest.
  /// - Throws: ``ProjectSettingsError``.
  init(beside project: String) throws(ProjectSettingsError) {
    let path = "\(Self.folder(of: project))/\(Self.fileName)"
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try RegularFile.bytes(of: path, limit: 1 << 20)
    } catch .missing {
      return
    } catch {
      throw .unreadable(path: path, error)
    }
    for entry in try ProjectSettingsFile(String(decoding: bytes, as: UTF8.self), path: path).entries
    {
      try set(entry, path)
    }
  }

  /// Returns the directory in which the file of a project is.
  static func folder(of project: String) -> String {
    let isDirectory =
      Directory.exists(at: project) && !project.hasSuffix(".xcodeproj")
      && !project.hasSuffix(".xcworkspace")
    return isDirectory ? project : FilePath.parent(of: project)
  }

  private mutating func set(
    _ entry: ProjectSettingsFile.Entry, _ path: String
  ) throws(ProjectSettingsError) {
    func fail(_ reason: String) -> ProjectSettingsError {
      .invalid(path: path, line: entry.line, reason: reason)
    }
    if ["ios", "pending-work", "history"].contains(entry.key), entry.values.count > 1 {
      throw fail("“\(entry.key)” has one value.")
    }
    switch entry.key {
    case "targets": targets = entry.values
    case "exclude": excluded = entry.values
    case "history": history = entry.values.first
    case "ios":
      let parts = (entry.values.first ?? "").split(separator: ".").map { Int($0) }
      guard (1...2).contains(parts.count), let major = parts[0], let minor = parts.last ?? 0,
        (1...99).contains(major), (0...99).contains(minor)
      else { throw fail("The value of “ios” is a version such as \"26.0\".") }
      iOS = [major, parts.count == 1 ? 0 : minor]
    case "pending-work":
      guard let value = entry.values.first, ["allow", "fail"].contains(value) else {
        throw fail("The value of “pending-work” is \"allow\" or \"fail\".")
      }
      allowsPendingWork = value == "allow"
    case _ where Catalog.Setting.Name.allCases.contains { $0.option == "--\(entry.key)" }:
      variants[entry.key] = entry.values
    default:
      throw fail("“\(ShortText.line(entry.key, limit: 40))” is not a setting.")
    }
  }

  /// The platform whose conditions hold in derived sources.
  var platform: AdaptedPlatform {
    var modules: [String: Bool] = [:]
    for name in FrameworkModules.aliases.map(\.name) + FrameworkModules.unavailable + ["Darwin"] {
      modules[name] = true
    }
    for name in ["AppKit", "Cocoa", "WatchKit", "TVUIKit", "Carbon", "Glibc", "Musl"] {
      modules[name] = false
    }
    modules["FoundationNetworking"] = false
    return AdaptedPlatform(iOS: iOS[0], iOS[1], modules: modules)
  }
}

/// A file with lines of the form `key = "value"` and `key = ["value", "value"]`, as in TOML.
struct ProjectSettingsFile {
  /// A setting with its values.
  struct Entry: Hashable {
    var key: String
    var values: [String]
    /// The line, from 1.
    var line: Int
  }

  private(set) var entries: [Entry] = []

  init(_ text: String, path: String) throws(ProjectSettingsError) {
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let trimmed = line.drop(while: \.isWhitespace)
      if trimmed.isEmpty || trimmed.hasPrefix("#") { continue }
      let form =
        #/
        ([a-z\-]+) \s*+ = \s*+
        ( "[^"\\]*"
        | \[ \s*+ (?: "[^"\\]*" \s*+ (?: , \s*+ "[^"\\]*" \s*+ )* ,? \s*+ )? \] )
        \s*+ (?: \# .* )?
        /#
      guard let match = trimmed.wholeMatch(of: form)
      else {
        throw .invalid(
          path: path, line: index + 1,
          reason: "A line has the form key = \"value\" or key = [\"value\", \"value\"].")
      }
      let values = match.2.matches(of: /"([^"]*)"/).map { String($0.1) }
      guard !entries.contains(where: { $0.key == match.1 }) else {
        throw .invalid(
          path: path, line: index + 1, reason: "“\(match.1)” has a value already.")
      }
      entries.append(Entry(key: String(match.1), values: values, line: index + 1))
    }
  }
}

/// The reason why the settings of a code base cannot be read.
enum ProjectSettingsError: Error, Hashable, CustomStringConvertible {
  case unreadable(path: String, FileError)
  case invalid(path: String, line: Int, reason: String)

  /// The problem and the next step.
  var description: String {
    switch self {
    case .unreadable(let path, let error):
      "“\(ShortText.line(path))” cannot be read: \(error). \(error.readingAdvice)."
    case .invalid(let path, let line, let reason):
      "\(ShortText.line(path)):\(line): \(reason) Correct the line, or delete it for its default."
    }
  }
}
