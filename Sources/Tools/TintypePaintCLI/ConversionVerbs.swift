// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeCairo
import TintypeCommandLine
import TintypeComparison
import TintypeReports
import TintypeSnapshots
import TintypeStores

extension CompactVerb: PaintingVerb {
  func run(in tool: PaintTool) -> CommandResult {
    tool.convert(ConversionOptions(form: .compact, references: references, isDryRun: isDryRun))
  }
}

extension ExpandVerb: PaintingVerb {
  func run(in tool: PaintTool) -> CommandResult {
    tool.convert(ConversionOptions(form: .full, references: references, isDryRun: isDryRun))
  }
}

extension StoreVerb: PaintingVerb {
  func run(in tool: PaintTool) -> CommandResult {
    tool.convert(
      ConversionOptions(
        form: .pointer, references: references, isDryRun: isDryRun, address: address))
  }
}

/// The options of `tintype compact`, `tintype expand` and `tintype store`.
struct ConversionOptions: Hashable, Sendable {
  /// The form to which references are converted.
  var form: ReferenceForm
  /// References, or directories that contain references.
  var references: [String] = []
  /// A Boolean value that indicates whether no file is written.
  var isDryRun = false
  /// The address of the store, for pointers.
  var address: String?
}

extension PaintTool {
  /// Converts references between their forms: `tintype compact`, `expand` and `store`.
  func convert(_ options: ConversionOptions) -> Result {
    var report = ConversionReport(options: options, variables: environment)
    let renderer: CairoRenderer
    do {
      try allowStore(options, &report)
      renderer = try CairoRenderer.standard()
    } catch {
      return Result(messages: "tintype: \(VisibleText.line("\(error)"))\n", exitCode: .error)
    }
    let conversion = ReferenceConversion { scene in try renderer.paint(scene) }
    for argument in options.references {
      let path = FilePath.absolute(argument, in: currentDirectory)
      do {
        for file in try ReferenceFiles.all(at: path)
        where !ReferenceAssets.contains(file) {
          report.convert(file, conversion)
        }
        // Pointers that remain need the address.
        let isComplete = options.form != .full || report.errors.isEmpty
        if !options.isDryRun, isComplete { try mark(path, options) }
      } catch {
        report.errors.append("\(error)")
      }
    }
    return report.result
  }

  /// Checks the address of the store, and adds it to the user's list.
  private func allowStore(
    _ options: ConversionOptions, _ report: inout ConversionReport
  ) throws(StoreError) {
    guard let text = options.address else { return }
    for argument in options.references {
      let path = FilePath.absolute(argument, in: currentDirectory)
      let store = ReferenceStore(
        of: ReferenceAssets(of: path + "/reference.png", variables: environment))
      let address = try store.address(text, in: "“--at”")
      if !options.isDryRun, let list = try store.allow(address) {
        report.notes.append(
          "“\(list)” allows references on this machine to use the store \(address.text).")
      }
    }
  }

  /// Updates a directory's marker files, so that new references get the requested form.
  private func mark(_ path: String, _ options: ConversionOptions) throws {
    guard FilePath.name(of: path) == ReferenceLocation.directoryName else { return }
    guard !RepositoryBoundary.isLeft(by: path) else { throw FileError.link }
    let (compact, store) = (
      path + "/" + ReferenceLocation.compactMarker, path + "/" + ReferenceLocation.storeMarker
    )
    switch options.form {
    case .compact: try AtomicFile.write([], to: compact)
    case .pointer:
      if let address = options.address {
        try AtomicFile.write(Array((address + "\n").utf8), to: store)
      }
    case .full: break
    }
    for (marker, form) in [(compact, ReferenceForm.compact), (store, .pointer)]
    where form != options.form {
      guard unlink(marker) == 0 || errno == ENOENT else { throw FileError.system(code: errno) }
    }
  }
}

/// The results of converting references.
private struct ConversionReport {
  let options: ConversionOptions
  private let variables: [String: String]
  var errors: [String] = []
  /// Lines that precede the result.
  var notes: [String] = []
  private var kept: [(path: String, reason: ConversionRefusal)] = []
  private var failed = 0
  private var converted = 0
  private var done = 0
  private var oldSize = 0
  private var newSize = 0

  init(options: ConversionOptions, variables: [String: String]) {
    (self.options, self.variables) = (options, variables)
  }

  /// Converts one file, and replaces it atomically.
  mutating func convert(_ path: String, _ conversion: ReferenceConversion) {
    do {
      let bytes = try RepositoryBoundary.bytes(
        of: path, limit: ReferenceFile.sizeLimit, followingLink: false)
      let assets = ReferenceAssets(of: path, variables: variables)
      switch try conversion.convert(bytes, to: options.form, assets: assets) {
      case .failure(.alreadyConverted): done += 1
      case .failure(let reason): kept.append((path, reason))
      case .success(let stored):
        if !options.isDryRun {
          try assets.write(stored.assets)
          try AtomicFile.write(stored.bytes, to: path)
        }
        converted += 1
        oldSize += bytes.count
        newSize += stored.bytes.count
      }
    } catch {
      failed += 1
      errors.append("“\(path)” was not changed: \(error)")
    }
  }

  var result: CommandResult {
    let form =
      switch options.form {
      case .full: "full"
      case .compact: "compact"
      case .pointer: converted == 1 ? "a pointer" : "pointers"
      }
    let verb = options.isDryRun ? "would become" : "became"
    var lines = notes.map { VisibleText.line($0) }
    lines += kept.map { "\(VisibleText.line($0.path)): \($0.reason)" }
    lines.append(
      "\(Numbers.counted(converted, "reference")) \(verb) \(form), "
        + "\(Numbers.grouped(oldSize)) bytes → \(Numbers.grouped(newSize)); "
        + "\(Numbers.grouped(done)) already had this form, "
        + "\(Numbers.grouped(kept.count + failed)) were not converted.")
    var result = CommandResult(output: lines.joined(separator: "\n") + "\n")
    result.messages = errors.map { "tintype: \(VisibleText.line($0))\n" }.joined()
    result.exitCode = errors.isEmpty ? .success : .error
    return result
  }
}
