// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCodeBases
import TintypeReports
import TintypeSourceEditing

/// The conditions in a package's targets that have code for iOS, but none for Linux.
///
/// Linux compiles nothing of them, so views can lack modifiers without an error.
struct LinuxConditions {
  /// Lines with a path, a line number and a condition.
  let lines: [String]

  /// The maximum number of lines in a text.
  private static let limit = 20

  /// Searches the sources of targets.
  init(in targets: PreviewedTargets) {
    let modules = AppleModules.withSwiftUI.union(FrameworkModules.aliases.map(\.name))
    lines = targets.folders.flatMap { path -> [String] in
      let folder = SourceFolder(root: targets.root, path: path)
      return folder.files.flatMap { file -> [String] in
        guard let bytes = folder.bytes(of: file), let source = try? SwiftSource(reading: bytes)
        else { return [] }
        return LinuxCode(source, available: modules).blocksWithoutLinux.map { token in
          let start = source.tokens[token].start
          let text = String(
            decoding: bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
          return "\(VisibleText.line(file)):\(source.line(of: start)): "
            + ShortText.line(text, limit: 60)
        }
      }
    }
  }

  /// Full lines, which are a warning; empty if there are no such conditions.
  var text: String {
    guard !lines.isEmpty else { return "" }
    var shown = lines.prefix(Self.limit).map { "  \($0)\n" }
    if lines.count > Self.limit { shown.append("  … and \(lines.count - Self.limit) more\n") }
    return """
      Linux compiles nothing of these conditions. Add “|| os(Linux)”, or an #else, if views need it:
      \(shown.joined())
      """
  }
}
