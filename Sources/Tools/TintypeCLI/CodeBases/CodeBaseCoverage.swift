// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCodeBases
import TintypeReports
import TintypeSourceEditing

/// The compiled part of a code base, and the reasons why the rest was left out.
struct CodeBaseCoverage: Hashable, Sendable {
  /// The number of Swift sources of the code base, without those of fetched packages.
  var files = 0
  /// The files that are left out, and those of which declarations are left out, in their order.
  var omissions: [File] = []
  /// The targets and files that are not built at all, with reasons.
  var notes: [CodeBaseNote] = []

  /// A file of which something is left out.
  struct File: Hashable, Sendable {
    /// The path, relative to the code base if it is in it.
    var path: String
    /// A Boolean value that indicates whether the whole file is left out.
    var isWhole: Bool
    /// The declarations with the first error of each.
    var declarations: [Declaration]
  }

  /// A declaration that is left out.
  struct Declaration: Hashable, Sendable {
    var line: Int
    /// The declaration, such as `var body`.
    var name: String
    /// The error of the compiler.
    var message: String
  }

  init(of package: DerivedPackage, ownModules: [String]) {
    let root = package.codeBase.root
    let own = Set(ownModules)
    notes = package.codeBase.notes + package.notes
    for module in package.codeBase.modules where own.contains(module.moduleName) {
      files += module.sources.count
      for path in module.sources {
        let file = DerivedPackage.SourceFile(module: module.moduleName, path: path)
        let short = path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
        if let reason = package.unreadable[file] {
          omissions.append(
            File(
              path: short, isWhole: true,
              declarations: [Declaration(line: 1, name: short, message: reason)]))
        } else if let left = package.omissions[file], !left.isEmpty {
          omissions.append(
            File(
              path: short, isWhole: left.contains { $0.level == .file },
              declarations: left.map {
                Declaration(line: $0.line, name: $0.declaration, message: $0.message)
              }))
        }
      }
    }
  }

  /// The number of files that are left out.
  var wholeCount: Int { omissions.count(where: \.isWhole) }
  /// A Boolean value that indicates whether everything was compiled.
  var isComplete: Bool { omissions.isEmpty }

  /// A line with the counts.
  var summary: String {
    let parts = omissions.count - wholeCount
    guard !isComplete else { return "\(Numbers.counted(files, "file")) compiled" }
    var text = "\(Numbers.grouped(files - wholeCount)) of \(Numbers.counted(files, "file")) compiled"
    if parts > 0 { text += ", \(Numbers.grouped(parts)) of them in part" }
    return text
  }
}

// MARK: Formats

extension CodeBaseCoverage {
  /// The maximum number of files in a text.
  private static let fileLimit = 10

  /// Full lines: what is not shown and why, then the counts.
  var text: String {
    var lines = notes.map { "\(ShortText.line($0.subject)): \(ShortText.line($0.text))" }
    for file in omissions.prefix(Self.fileLimit) {
      let reason = file.declarations.first.map { ":\($0.line): \($0.message)" } ?? ""
      lines.append(ShortText.line("\(file.path)\(reason)"))
    }
    if omissions.count > Self.fileLimit {
      lines.append("… and \(Numbers.counted(omissions.count - Self.fileLimit, "more file"))")
    }
    return (lines + [summary]).joined(separator: "\n") + "\n"
  }

  /// The counts, and each omission.
  var value: JSON {
    [
      "files": .integer(files), "filesLeftOut": .integer(wholeCount),
      "filesInPart": .integer(omissions.count - wholeCount),
      "leftOut": .array(
        omissions.map { file in
          [
            "file": .line(file.path), "isWhole": .bool(file.isWhole),
            "declarations": .array(
              file.declarations.map { declaration in
                [
                  "line": .integer(declaration.line), "name": .line(declaration.name),
                  "message": .line(declaration.message),
                ]
              }),
          ]
        }),
      "notes": .array(notes.map { ["subject": .line($0.subject), "text": .line($0.text)] }),
    ]
  }
}
