// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeSourceEditing

/// A package for Linux that is derived from a code base, in a directory of its own.
///
/// Sources are copied with small changes that keep each line and column, and name the files of the
/// user in diagnostics. Nothing is written elsewhere. Files that stay the same keep their dates, so
/// that they are not compiled again.
package struct DerivedPackage: Sendable {
  /// The absolute path of the directory.
  package let directory: String
  package let codeBase: CodeBase
  package let engine: BuiltEngine
  package let platform: AdaptedPlatform
  /// The modules that are compiled: those of the code base without modules that have no sources.
  package private(set) var modules: [SourceModule]
  /// The notes about modules that were removed.
  package private(set) var notes: [CodeBaseNote] = []
  /// The omissions by file.
  package private(set) var omissions: [SourceFile: [LeftOutDeclarations.Omission]] = [:]
  /// The adapted sources by file.
  private(set) var adapted: [SourceFile: [UInt8]] = [:]
  /// The digests of the names that the sources declare.
  private var interfaces: [SourceFile: String] = [:]
  /// The classes of the delegates of apps, by module.
  private(set) var appDelegates: [String: String] = [:]
  /// The files that cannot be read as Swift, with the reasons.
  package private(set) var unreadable: [SourceFile: String] = [:]

  /// A source of a module; two modules can contain the same file.
  package struct SourceFile: Hashable, Sendable {
    /// The name of the module.
    package var module: String
    /// The absolute path of the user's file.
    package var path: String

    package init(module: String, path: String) { (self.module, self.path) = (module, path) }
  }

  /// The name of the program that contains all modules and renders their previews.
  package static let program = "TintypePreviews"
  /// The maximum size of a source, in bytes.
  private static let sourceLimit = 16 << 20

  package init(
    of codeBase: CodeBase, in directory: String, engine: BuiltEngine, platform: AdaptedPlatform
  ) {
    self.codeBase = codeBase
    self.directory = directory
    self.engine = engine
    self.platform = platform
    modules = codeBase.modules.filter { $0.kind == .clang || !$0.sources.isEmpty }
  }

  /// Reads and adapts all sources; omits imports of modules that do not exist.
  ///
  /// - Parameter available: The names of other modules that can be imported.
  package mutating func adapt(available: Set<String>) {
    let own = Set(modules.map(\.moduleName))
    for module in modules where module.kind != .clang {
      for path in module.sources {
        let file = SourceFile(module: module.moduleName, path: path)
        do {
          let bytes = try RegularFile.bytes(of: path, limit: Self.sourceLimit)
          let adaptation = try SourceAdaptation(of: bytes, for: platform)
          adapted[file] = adaptation.bytes
          interfaces[file] = SHA256Digest.of(Array(adaptation.declarations.utf8)).hexadecimal
          if module.kind == .application, let name = adaptation.appDelegate {
            appDelegates[module.moduleName] = appDelegates[module.moduleName] ?? name
          }
          let missing = adaptation.imports.filter { imported in
            !own.contains(imported.name) && !available.contains(imported.name)
              && !imported.isConditional
          }
          guard !missing.isEmpty else { continue }
          let lines = adaptation.bytes.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
          _ = omit(
            missing.map { imported in
              let line = lines.indices.contains(imported.line - 1) ? lines[imported.line - 1] : []
              let indentation = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
              return .init(
                line: imported.line, column: indentation.count + 1,
                message: "no such module “\(imported.name)”")
            }, in: file)
        } catch let error as FileError {
          unreadable[file] = "The file cannot be read: \(error)."
        } catch {
          unreadable[file] = "\(error)"
        }
      }
    }
  }

  /// Leaves out the declarations with errors.
  ///
  /// - Returns: Whether anything more is left out than before.
  package mutating func omit(_ problems: [LeftOutDeclarations.Problem], in file: SourceFile) -> Bool
  {
    guard let source = adapted[file] else { return false }
    let earlier = omissions[file] ?? []
    guard
      let result = try? LeftOutDeclarations(
        source, problems: problems, earlier: earlier, action: DerivedSupport.action)
    else { return omitWhole(file, problems) }
    guard result.omissions != earlier else { return omitWhole(file, problems) }
    omissions[file] = result.omissions
    return true
  }

  /// Removes a module that SwiftPM rejects; returns whether there was one.
  mutating func removeModule(named name: String, reason: String) -> Bool {
    guard let index = modules.firstIndex(where: { $0.moduleName == name }) else { return false }
    modules.remove(at: index)
    notes.append(CodeBaseNote(name, "The module is left out: \(reason)"))
    return true
  }

  /// Removes declarations of a generated source, which can have the names of those of the user, or
  /// types that do not exist: first a part, then all.
  ///
  /// - Parameter path: The path of the source.
  /// - Returns: Whether there were any.
  mutating func dropGenerated(at path: String) -> Bool {
    let name = FilePath.name(of: FilePath.parent(of: path))
    let steps: [WritableKeyPath<ModuleSettings, Bool>]
    let subject: String
    switch FilePath.name(of: path) {
    case DerivedSupport.symbolFileName:
      (steps, subject) = (
        [\.hasAssetSymbolExtensions, \.hasAssetSymbols], "constants for its assets"
      )
    case DerivedSupport.modelFileName:
      (steps, subject) =
        ([\.hasModelCustomClasses, \.hasModelClasses], "classes of its Core Data models")
    case DerivedSupport.applicationFileName:
      return appDelegates.removeValue(forKey: name) != nil
    case DerivedSupport.learningModelFileName:
      (steps, subject) = ([\.hasLearningModelClasses], "classes of its Core ML models")
    case DerivedSupport.intentFileName:
      (steps, subject) = ([\.hasIntentClasses], "classes of its definitions of intents")
    default: return false
    }
    guard let index = modules.firstIndex(where: { $0.moduleName == name }),
      let step = steps.first(where: { modules[index].settings[keyPath: $0] })
    else { return false }
    modules[index].settings[keyPath: step] = false
    if step == steps.last {
      notes.append(
        CodeBaseNote(name, "The \(subject) are left out, because they do not compile."))
    }
    return true
  }

  /// Returns the digest of an adapted source; `nil` for other files.
  func digest(of file: SourceFile) -> String? {
    adapted[file].map { SHA256Digest.of($0).hexadecimal }
  }

  /// A text that changes with the engine, the files, and the names that they declare.
  var state: String {
    let files = interfaces.map { "\($0.key.module)\0\($0.key.path)\0\($0.value)" }.sorted()
    let text = ([engine.state] + files).joined(separator: "\n")
    return SHA256Digest.of(Array(text.utf8)).hexadecimal
  }

  /// Leaves out what an earlier build left out.
  mutating func restore(_ omissions: [LeftOutDeclarations.Omission], in file: SourceFile) {
    self.omissions[file] = omissions
  }

  /// Leaves out a file.
  private mutating func omitWhole(
    _ file: SourceFile, _ problems: [LeftOutDeclarations.Problem]
  ) -> Bool {
    let isWhole = omissions[file]?.contains { $0.level == .file } == true
    guard let first = problems.first, !isWhole else { return false }
    omissions[file, default: []].append(
      .init(
        line: first.line, declaration: FilePath.name(of: file.path), level: .file,
        message: first.message))
    return true
  }
}

// MARK: Paths in diagnostics

extension DerivedPackage {
  /// Returns the path of a file in diagnostics.
  ///
  /// If several modules contain the file, the path has as many components `.` before it as modules
  /// precede, so that it leads to the file, and tells the module.
  func diagnosticPath(of file: SourceFile) -> String {
    let earlier = modules.prefix { $0.moduleName != file.module }
    let count = earlier.count { $0.sources.contains(file.path) }
    return String(repeating: "/.", count: count) + file.path
  }

  /// Returns the file that a path in a diagnostic names.
  package func file(ofDiagnostic path: String) -> SourceFile? {
    var (path, count) = (path[...], 0)
    while path.hasPrefix("/./") {
      path = path.dropFirst(2)
      count += 1
    }
    let owners = modules.filter { $0.sources.contains(String(path)) }
    guard owners.indices.contains(count) else { return nil }
    return SourceFile(module: owners[count].moduleName, path: String(path))
  }
}
