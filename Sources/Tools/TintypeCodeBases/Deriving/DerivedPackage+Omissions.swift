// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeSourceEditing

extension DerivedPackage {
  /// Leaves out what the errors of a build concern.
  ///
  /// - Returns: Whether anything more is left out than before.
  package mutating func leaveOut(_ output: CompilerOutput) -> Bool {
    var byFile: [SourceFile: [LeftOutDeclarations.Problem]] = [:]
    for problem in output.problems {
      guard let file = file(ofDiagnostic: problem.path) else { continue }
      byFile[file, default: []].append(
        .init(
          line: problem.line, column: problem.column,
          message: OmissionReason.withoutLinuxCondition(problem.message)))
    }
    var hasChanged = false
    for (file, problems) in byFile where omit(problems, in: file) { hasChanged = true }
    if hasChanged { return true }
    for problem in output.foreign where dropGenerated(at: problem.path) { hasChanged = true }
    if hasChanged { return true }
    // What cannot be left out in part is left out as a whole, so that the rest compiles.
    for problem in output.foreign {
      let module = FilePath.name(of: FilePath.parent(of: problem.path))
      if FilePath.name(of: problem.path) == DerivedSupport.fileName,
        removeModule(named: module, reason: problem.message)
      {
        return true
      }
    }
    // SwiftPM rejects a target, such as one in C without public headers.
    for text in output.others {
      for match in text.matches(of: /['“]([A-Za-z_][A-Za-z0-9_]*)['”]/) {
        if removeModule(named: String(match.1), reason: text) { return true }
      }
    }
    return false
  }
}

/// The omissions of the last build, so that the next one does not have to find it again.
package struct OmissionMemory {
  /// The absolute path of the file.
  private let path: String

  /// - Parameter directory: The directory of the file, which exists.
  package init(directory: String) { path = directory + "/omissions.json" }

  private struct Contents: Codable {
    /// The state of the package.
    var state: String
    var entries: [Entry]
  }

  private struct Entry: Codable {
    var module: String
    var path: String
    var digest: String
    var omissions: [Omission]
  }

  private struct Omission: Codable {
    var line: Int
    var declaration: String
    var level: String
    var message: String
    var range: Range<Int>?
    var enlargements: Int
  }

  /// Leaves out the same as the last build, unless a file that it concerns has changed.
  ///
  /// A new declaration or another engine can be what the sources lacked, so that all is tried again.
  package func restore(_ package: inout DerivedPackage) {
    guard let bytes = try? RegularFile.bytes(of: path, limit: 64 << 20),
      let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes)),
      contents.state == package.state
    else { return }
    let isValid = contents.entries.allSatisfy { entry in
      package.digest(of: .init(module: entry.module, path: entry.path)) == entry.digest
    }
    // A changed file can declare what others lacked.
    guard isValid else { return }
    for entry in contents.entries {
      let omissions = entry.omissions.compactMap { omission in
        LeftOutDeclarations.Level(rawValue: omission.level).map {
          LeftOutDeclarations.Omission(
            line: omission.line, declaration: omission.declaration, level: $0,
            message: omission.message, range: omission.range,
            enlargements: omission.enlargements)
        }
      }
      package.restore(omissions, in: .init(module: entry.module, path: entry.path))
    }
  }

  /// Stores what a build left out.
  package func store(_ package: DerivedPackage) {
    let entries = package.omissions.compactMap { file, omissions -> Entry? in
      package.digest(of: file).map {
        Entry(
          module: file.module, path: file.path, digest: $0,
          omissions: omissions.map {
            Omission(
              line: $0.line, declaration: $0.declaration, level: $0.level.rawValue,
              message: $0.message, range: $0.range, enlargements: $0.enlargements)
          })
      }
    }.sorted { ($0.module, $0.path) < ($1.module, $1.path) }
    // Without the file, the next build takes longer.
    let contents = Contents(state: package.state, entries: entries)
    guard let data = try? JSONEncoder().encode(contents) else { return }
    try? AtomicFile.write([UInt8](data), to: path)
  }
}
