// SPDX-License-Identifier: MIT

import Foundation
import CTintypePixels
import TintypeScene

/// The fingerprint, the fonts and the check results of a machine.
package struct Diagnosis: Sendable {
  /// The description of the operating system.
  package var system: String
  /// The versions of the libraries, and the digests of all files of the standard book.
  package var fingerprint: Fingerprint
  /// The families of the standard book; empty if the book cannot be created.
  package var families: [FontBook.Family] = []
  /// The check results, ordered so that each follows the ones that it depends on.
  package var findings: [Finding] = []

  /// Creates a diagnosis from known values.
  package init(system: String, fingerprint: Fingerprint, findings: [Finding]) {
    (self.system, self.fingerprint, self.findings) = (system, fingerprint, findings)
  }

  /// Checks the machine.
  ///
  /// - Parameters:
  ///   - variables: The environment variables.
  ///   - unsetVariables: The variables that were unset when the process started.
  ///   - folders: The directories in which the standard fonts are searched for.
  package init(
    variables: [String: String],
    unsetVariables: [String: String] = StartEnvironment.unsetVariables,
    fontFolders folders: [String] = FontBook.standardFolders
  ) {
    system = ProcessInfo.processInfo.operatingSystemVersionString
    fingerprint = Fingerprint(parts: LibraryVersions.parts)
    checkLibraries()
    checkEnvironment(variables, unsetVariables)
    let canPaint = findings.allSatisfy { $0.level != .problem }
    do throws(RenderingError) {
      let book = try FontBook.standard(searching: folders)
      checkFonts(book)
      if canPaint { checkPixels(book, variables) }
    } catch {
      findings.append(.refused(error))
    }
  }

  /// The highest level of all findings.
  package var level: Finding.Level {
    let levels = Set(findings.map(\.level))
    return Finding.Level.allCases.last(where: levels.contains) ?? .ok
  }

  private mutating func checkLibraries() {
    for library in Fingerprint.Library.allCases {
      guard let version = LibraryVersions.loaded[library] else {
        findings.append(.libraryVersionUnknown(library))
        continue
      }
      do throws(RenderingError) {
        try TrustedEnvironment.check(library, version: version)
        try TrustedEnvironment.check(library, object: TrustedEnvironment.object(of:))
        let file = library.functions.first.flatMap { TrustedEnvironment.object(of: $0) }
        findings.append(.library(library, version: version, file: file))
      } catch {
        findings.append(.refused(error))
      }
    }
    for (library, versions) in [
      ("libpng", tintype_png_versions()), ("xxHash", tintype_xxhash_versions()),
    ] {
      let (built, loaded) = (Self.text(versions.built), Self.text(versions.loaded))
      // Both libraries guarantee compatibility within a series.
      guard built.prefix(2) != loaded.prefix(2) else { continue }
      findings.append(
        .headersDiffer(
          library: library, built: built.joined(separator: "."),
          loaded: loaded.joined(separator: ".")))
    }
  }

  /// Returns the components of a version number with two digits for each component but the first.
  private static func text(_ version: UInt32) -> [String] {
    [version / 10000, version / 100 % 100, version % 100].map(String.init)
  }

  private mutating func checkEnvironment(
    _ variables: [String: String], _ unsetVariables: [String: String]
  ) {
    do throws(RenderingError) {
      try TrustedEnvironment.check(variables: variables)
      try TrustedEnvironment.checkThread()
      if unsetVariables.isEmpty { findings.append(.environmentClean) }
    } catch {
      findings.append(.refused(error))
    }
    for (variable, value) in unsetVariables.sorted(by: { $0.key < $1.key }) {
      findings.append(.unsetVariables(variable: variable, value: value))
    }
  }

  private mutating func checkFonts(_ book: FontBook) {
    families = book.families
    fingerprint.parts.merge(FontFile.fingerprintParts(of: book.families.flatMap(\.files))) { $1 }
    let standard = book.standardFamily
    if standard.files.allSatisfy(FontBook.isExpected) {
      findings.append(.defaultFont(family: standard.name, count: standard.files.count))
    }
    noteOtherBuilds(in: [standard], areDefault: true)
    noteOtherBuilds(in: book.fallback, areDefault: false)
    let missing = FontBook.fallbackNames.filter { name in
      !book.fallback.contains { $0.name == name }
    }
    findings.append(
      missing.isEmpty
        ? .fallbackComplete(families: book.fallback.map(\.name))
        : .fallbackMissing(families: missing))
  }

  private mutating func noteOtherBuilds(in families: [FontBook.Family], areDefault: Bool) {
    let others = families.flatMap(\.files).filter { !FontBook.isExpected($0) }
    guard !others.isEmpty else { return }
    findings.append(.otherBuilds(files: others.map(\.name).sorted(), areDefault: areDefault))
  }

  private mutating func checkPixels(_ book: FontBook, _ variables: [String: String]) {
    do {
      let renderer = try CairoRenderer(fonts: book, environment: variables)
      let differing = try SelfTest.differing(with: renderer)
      let hasOtherBuilds = !book.standardFamily.files.allSatisfy(FontBook.isExpected)
      findings.append(
        differing.isEmpty
          ? .selfTestPassed(revision: LibraryVersions.rendererRevision)
          : .selfTestDiffers(differing, hasOtherBuilds: hasOtherBuilds))
    } catch {
      findings.append(.selfTestFailed(reason: "\(error)"))
    }
  }
}

extension FontFile {
  /// A Boolean value that indicates whether the file is the standard build, with which references
  /// are recorded by default.
  package var isStandard: Bool { FontBook.isExpected(self) }

  /// Returns the names and values of files in a fingerprint, with the variations of variable fonts.
  static func fingerprintParts(of files: some Sequence<FontFile>) -> [String: String] {
    var parts: [String: [String]] = [:]
    for file in files {
      let variations = file.variations.sorted { $0.key < $1.key }
        .map { " \($0.key)=\($0.value.pointText)" }.joined()
      let build = file.isStandard ? "" : " (not the standard build)"
      parts["font " + file.name + variations, default: []].append(
        file.digest.hexadecimal.prefix(16) + build)
    }
    // Files in different directories can have the same name.
    return parts.mapValues { $0.sorted().joined(separator: ", ") }
  }
}
