// SPDX-License-Identifier: MIT

import Foundation
import TintypeCairo
import TintypeCommandLine
import TintypeComparison
import TintypeReports
import TintypeSnapshots

/// The options of `tintype compact` and `tintype expand`.
struct ConversionOptions: Hashable, Sendable {
  /// The form that references get.
  var form: ReferenceConversion.Form
  /// References, or directories that hold some.
  var references: [String] = []
  /// Whether nothing is written.
  var isDryRun = false
}

extension Tool {
  /// `tintype compact` and `tintype expand`: converts references between the full and the compact form.
  func convert(_ options: ConversionOptions) -> Result {
    var report = ConversionReport(options: options)
    let renderer: CairoRenderer
    do {
      renderer = try CairoRenderer.standard()
    } catch {
      return Result(messages: "tintype: \(VisibleText.line("\(error)"))\n", exitCode: .trouble)
    }
    let conversion = ReferenceConversion { scene in try renderer.paint(scene) }
    for argument in options.references {
      let path = FilePath.absolute(argument, in: currentDirectory)
      do {
        for file in try ReferenceFiles.all(at: path)
        where FilePath.name(of: FilePath.parent(of: file)) != ReferenceAssets.name {
          report.convert(file, conversion)
        }
        if !options.isDryRun { try mark(path, options.form) }
      } catch {
        report.troubles.append("\(error)")
      }
    }
    return report.result
  }

  /// Makes new references in a directory compact, or full.
  private func mark(_ path: String, _ form: ReferenceConversion.Form) throws {
    guard FilePath.name(of: path) == ReferencePlace.directoryName else { return }
    let marker = path + "/" + ReferencePlace.compactMarker
    switch form {
    case .compact: try AtomicFile.write([], to: marker)
    case .full:
      guard unlink(marker) == 0 || errno == ENOENT else { throw FileTrouble.system(code: errno) }
    }
  }
}

/// What became of the references that were to be converted.
private struct ConversionReport {
  let options: ConversionOptions
  var troubles: [String] = []
  private var kept: [(path: String, reason: KeptReference)] = []
  private var converted = 0
  private var done = 0
  private var oldSize = 0
  private var newSize = 0

  init(options: ConversionOptions) { self.options = options }

  /// Converts one file, and replaces it as a whole.
  mutating func convert(_ path: String, _ conversion: ReferenceConversion) {
    do {
      let bytes = try RegularFile.bytes(of: path, limit: ReferenceFile.sizeLimit)
      let assets = ReferenceAssets(of: path)
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
      troubles.append("“\(path)” stays as it is: \(error)")
    }
  }

  var result: CommandResult {
    let form = options.form == .compact ? "compact" : "full"
    let verb = options.isDryRun ? "would become" : "became"
    var lines = kept.map { "\(VisibleText.line($0.path)): \($0.reason)" }
    lines.append(
      "\(Numbers.counted(converted, "reference")) \(verb) \(form), "
        + "\(Numbers.grouped(oldSize)) bytes → \(Numbers.grouped(newSize)); "
        + "\(Numbers.grouped(done)) had this form already, \(Numbers.grouped(kept.count)) stay as "
        + "they are.")
    var result = CommandResult(output: lines.joined(separator: "\n") + "\n")
    result.messages = troubles.map { "tintype: \(VisibleText.line($0))\n" }.joined()
    result.exitCode = troubles.isEmpty ? .success : .trouble
    return result
  }
}
