// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCodeBases
import TintypeReports
import TintypeSourceEditing

/// The compiled part of a code base, and the reasons why the rest was left out.
struct CodeBaseCoverage: Hashable, Sendable {
  /// The number of Swift sources in the code base; fetched packages do not count.
  var files = 0
  /// The files that are left out, and those of which declarations are left out, in their order.
  var omissions: [LeftOutFile] = []
  /// The reasons of the omissions, the most expensive one first.
  var reasons: [RankedReason] = []
  /// The targets and files that are not built at all, with reasons.
  var notes: [CodeBaseNote] = []

  init(of package: DerivedPackage, ownModules: [String]) {
    let root = package.codeBase.root
    let own = Set(ownModules)
    notes = package.codeBase.notes + package.notes
    var places: [String: Int] = [:]
    var paths: Set<String> = []
    for module in package.codeBase.modules where own.contains(module.moduleName) {
      paths.formUnion(module.sources)
      for path in module.sources {
        let file = DerivedPackage.SourceFile(module: module.moduleName, path: path)
        let short = path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
        var left = LeftOutFile(path: short, isWhole: true, declarations: [])
        if let reason = package.unreadable[file] {
          left.declarations = [.init(line: 1, name: short, message: reason)]
        } else if let omissions = package.omissions[file], !omissions.isEmpty {
          left.isWhole = omissions.contains { $0.level == .file }
          left.declarations = omissions.map {
            .init(line: $0.line, name: $0.declaration, message: $0.message)
          }
        } else {
          continue
        }
        // Several modules can contain the file.
        if let place = places[path] {
          omissions[place].add(left)
        } else {
          places[path] = omissions.count
          omissions.append(left)
        }
      }
    }
    files = paths.count
    reasons = RankedReason.ranking(of: omissions, in: package.omissionContext)
  }

  /// The number of files that are left out.
  var wholeCount: Int { omissions.count(where: \.isWhole) }
  /// The number of files of which declarations are left out.
  var partCount: Int { omissions.count - wholeCount }
  /// A Boolean value that indicates whether everything was compiled.
  var isComplete: Bool { omissions.isEmpty }

  /// A line with the counts.
  var summary: String {
    guard !isComplete else { return "\(Numbers.counted(files, "file")) compiled" }
    var text =
      "\(Numbers.grouped(files - wholeCount)) of \(Numbers.counted(files, "file")) compiled"
    if partCount > 0 { text += ", \(Numbers.grouped(partCount)) of them in part" }
    return text
  }
}

// MARK: Formats

extension CodeBaseCoverage {
  /// The maximum number of reasons, and that of files, in a text.
  private static let limit = 10

  /// Full lines: what is not shown and why, then the counts.
  var text: String {
    var lines = notes.map { "\(ShortText.line($0.subject)): \(ShortText.line($0.text))" }
    lines += Self.first(reasons, "more reason") {
      ShortText.line(
        "\($0.reason.title): \(Numbers.counted($0.files.count, "file")). \($0.reason.advice)")
    }
    lines += Self.first(omissions, "more file") { file in
      ShortText.line(
        file.path + (file.declarations.first.map { ":\($0.line): \($0.message)" } ?? ""))
    }
    return (lines + [summary]).map { $0 + "\n" }.joined()
  }

  /// Returns the lines of the first elements, and a line with the number of the others.
  private static func first<Element>(
    _ elements: [Element], _ others: String, line: (Element) -> String
  ) -> [String] {
    let count = elements.count - limit
    return elements.prefix(limit).map(line)
      + (count > 0 ? ["… and \(Numbers.counted(count, others))"] : [])
  }

  /// The counts, and each omission.
  var value: JSON {
    [
      "files": .integer(files), "filesLeftOut": .integer(wholeCount),
      "filesInPart": .integer(partCount),
      "reasons": .array(
        reasons.map { ranked in
          [
            "kind": .string(ranked.reason.kind.rawValue), "subject": .line(ranked.reason.subject),
            "files": .integer(ranked.files.count), "advice": .line(ranked.reason.advice),
          ]
        }),
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

  /// The omissions for the page.
  var shown: CatalogOmissions {
    CatalogOmissions(
      fileCount: files, wholeCount: wholeCount, partCount: partCount,
      reasons: reasons.map { ranked in
        CatalogOmissions.Reason(
          kind: ranked.reason.kind.rawValue, title: ranked.reason.title,
          advice: ranked.reason.advice,
          files: ranked.files.map { file in
            CatalogOmissions.File(
              path: file.path, isWhole: file.isWhole,
              declarations: file.declarations.map { ($0.line, $0.name, $0.message) })
          })
      }, notes: notes.map { ($0.subject, $0.text) })
  }
}
