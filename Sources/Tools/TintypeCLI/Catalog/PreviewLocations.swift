// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeRuns

/// The files and lines of previews in a package.
struct PreviewLocations {
  /// The absolute path of the package.
  private let root: String
  /// The paths of the sources, relative to the package, by module.
  private let sources: [String: [String]]
  /// The paths of the sources of modules by their names.
  private let files: [String: [String: String]]
  /// The providers of previews of the modules that were searched, by their names.
  private var providers: [String: [String: Location]] = [:]

  /// A position in a source.
  struct Location: Hashable {
    /// The path, relative to the package.
    var file: String
    /// The line, from 1; `nil` if it is unknown.
    var line: Int?
  }

  init(_ description: PackageDescription?, root: String) {
    self.root = root
    var sources: [String: [String]] = [:]
    for target in description?.targets ?? [] {
      let path =
        target.path.hasPrefix(root + "/")
        ? String(target.path.dropFirst(root.count + 1)) : target.path
      sources[target.module, default: []] += target.sources.map {
        path.isEmpty ? $0 : "\(path)/\($0)"
      }
    }
    self.sources = sources
    files = sources.mapValues { paths in
      Dictionary(paths.map { (FilePath.name(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Returns the location of a preview; `nil` if it is unknown.
  ///
  /// A preview macro contains the name of its file, which is unique in a module. A provider is searched
  /// by its name in the sources of its module.
  mutating func location(of item: PreviewEvent.Item) -> Location? {
    if let fileID = item.fileID {
      return files[item.module]?[FilePath.name(of: fileID)].map {
        Location(file: $0, line: item.line)
      }
    }
    if providers[item.module] == nil { providers[item.module] = providers(of: item.module) }
    let found = providers[item.module] ?? [:]
    // The name of a preview begins with that of its provider, and may end with a number.
    let base = String(item.name.prefix { $0 != "." })
    return found[base] ?? found[base.replacing(/-[0-9]+$/, with: "")]
  }

  /// The maximum size of a source that is searched, in bytes.
  private static let sourceLimit = 4 << 20

  private func providers(of module: String) -> [String: Location] {
    var result: [String: Location] = [:]
    for file in (sources[module] ?? []).sorted() where file.hasSuffix(".swift") {
      guard
        let bytes = try? RegularFile.bytes(
          of: FilePath.absolute(file, in: root), limit: Self.sourceLimit)
      else { continue }
      for (name, line) in Self.providers(in: String(decoding: bytes, as: UTF8.self))
      where result[name] == nil {
        result[name] = Location(file: file, line: line)
      }
    }
    return result
  }

  /// Returns the providers of previews in a source, by the names that their previews have, with
  /// their lines.
  static func providers(in source: String) -> [(name: String, line: Int)] {
    guard source.contains("PreviewProvider") else { return [] }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, text in
      guard
        let match = text.firstMatch(
          of: /\b(?:struct|class|enum|actor|extension)\s+([\w.]+)/),
        // The list of protocols may continue on the next lines.
        lines[index..<min(index + 4, lines.count)].joined(separator: " ")
          .drop(while: { $0 != ":" }).prefix(while: { $0 != "{" }).contains("PreviewProvider")
      else { return nil }
      let type = match.1.split(separator: ".").last.map(String.init) ?? String(match.1)
      return (Self.name(of: type), index + 1)
    }
  }

  /// Returns the name of a provider without the suffix that the names of previews omit.
  private static func name(of type: String) -> String {
    for suffix in ["_Previews", "_Preview", "Previews", "Preview"]
    where type.hasSuffix(suffix) && type != suffix {
      return String(type.dropLast(suffix.count))
    }
    return type
  }
}
