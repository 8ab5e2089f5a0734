// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeSourceEditing

extension DerivedPackage {
  /// Writes the package; removes files that no longer belong to it.
  ///
  /// - Returns: Whether a file has changed.
  @discardableResult
  package func write() throws(FileError) -> Bool {
    var files: [String: [UInt8]] = [
      "Package.swift": Array(DerivedManifest(of: self).text.utf8),
      "Sources/\(Self.program)/main.swift": Array(DerivedSupport.main.utf8),
    ]
    var resources: [String: String] = [:]
    for module in modules {
      let folder = "Sources/\(module.moduleName)"
      guard module.kind != .clang else {
        resources[folder] = module.folder
        continue
      }
      for path in module.sources {
        guard let bytes = bytes(of: SourceFile(module: module.moduleName, path: path)) else {
          continue
        }
        files["\(folder)/\(FilePath.name(of: path))"] = bytes
      }
      files["\(folder)/\(DerivedSupport.fileName)"] = Array(DerivedSupport.source(of: module).utf8)
      for (name, text) in generatedSources(of: module) {
        files["\(folder)/\(name)"] = Array(text.utf8)
      }
      for resource in module.resources {
        resources["\(folder)/\(DerivedManifest.resourceFolder)/\(resource.place)"] = resource.path
      }
      if let information = DerivedInformation.bytes(of: module) {
        files["\(folder)/\(DerivedManifest.informationFile)"] = information
      }
    }
    return try DerivedFiles(directory: directory).replace(with: files, copies: resources)
  }

  /// Returns the sources that Xcode and Tintype generate for a module, by their names.
  private func generatedSources(of module: SourceModule) -> [(name: String, text: String)] {
    let settings = module.settings
    let models = module.modelPaths.compactMap { try? CoreDataModel(at: $0) }
    let learningModels = module.learningModelPaths.compactMap { try? CoreMLModel(at: $0) }
    let intents = module.intentPaths.compactMap { try? IntentDefinition(at: $0) }
    let sources: [(String, String?)] = [
      (
        DerivedSupport.applicationFileName,
        appDelegates[module.moduleName].map(DerivedSupport.application(delegate:))
      ),
      (DerivedSupport.symbolFileName, Self.assetSymbols(of: module)),
      (
        DerivedSupport.modelFileName,
        models.isEmpty
          ? nil : CoreDataModel.source(of: models, module: module.moduleName, settings: settings)
      ),
      (
        DerivedSupport.learningModelFileName,
        settings.hasLearningModelClasses && !learningModels.isEmpty
          ? CoreMLModel.source(of: learningModels) : nil
      ),
      (
        DerivedSupport.intentFileName,
        settings.hasIntentClasses && !intents.isEmpty ? IntentDefinition.source(of: intents) : nil
      ),
    ]
    return sources.compactMap { name, text in text.map { (name, $0) } }
  }

  /// The source that Xcode generates for asset catalogs; `nil` without any.
  private static func assetSymbols(of module: SourceModule) -> String? {
    let catalogs = module.resources.map(\.path).filter { $0.hasSuffix(".xcassets") }
    guard module.settings.hasAssetSymbols, !catalogs.isEmpty else { return nil }
    return AssetSymbols(catalogs: catalogs).source(
      bundle: "Bundle.module", declaresExtensions: module.settings.hasAssetSymbolExtensions)
  }

  /// The contents of a derived source; `nil` if the whole file is left out.
  private func bytes(of file: SourceFile) -> [UInt8]? {
    guard var bytes = adapted[file] else { return nil }
    // Top-level code would be the entry point of the program with the tests.
    if FilePath.name(of: file.path) == "main.swift" { return nil }
    if let omissions = omissions[file], !omissions.isEmpty {
      guard !omissions.contains(where: { $0.level == .file }),
        let edited = try? LeftOutDeclarations(
          bytes, problems: [], earlier: omissions, action: DerivedSupport.action
        ).bytes
      else { return nil }
      bytes = edited
    }
    // The directive has a line of its own, and the next line is the first one of the user's file.
    let literal = SwiftLiteral.text(diagnosticPath(of: file))
    return Array("#sourceLocation(file: \(literal), line: 1)\n".utf8) + bytes
  }
}
