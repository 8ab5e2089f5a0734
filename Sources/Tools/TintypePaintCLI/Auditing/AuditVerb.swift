// SPDX-License-Identifier: MIT

import Foundation
import TintypeAudits
import TintypeBase
import TintypeCairo
import TintypeCommandLine
import TintypeComparison
import TintypeGit
import TintypeImaging
import TintypeReports
import TintypeSnapshots

extension AuditVerb: PaintingVerb {
  /// The number of references whose results are kept at a time, so that memory is bounded.
  private static let batchSize = 64

  /// Audits the scenes of references.
  func run(in tool: PaintTool) -> CommandResult {
    do {
      let address = try imageBase.map { text throws(CommandError) in
        guard let address = WebAddress(text) else {
          throw .invalidValue(text, option: "--image-base", expected: .address)
        }
        return address
      }
      let rules = try AuditConfiguration(configuration, in: tool.currentDirectory)
      let paths = references.map { FilePath.absolute($0, in: tool.currentDirectory) }
      var report = AuditReport(
        configuration: rules, paths: paths.map(tool.name), variables: tool.environment,
        base: try base.map { try tool.scenes(of: $0, at: paths) })
      var folder = try images.map {
        try ImageFolder(at: FilePath.absolute($0, in: tool.currentDirectory))
      }
      let work = AuditWork(
        configuration: rules, renderer: try CairoRenderer.standard(),
        variables: tool.environment, marks: folder != nil || address != nil)
      for path in paths {
        do {
          let files = try ReferenceFiles.all(at: path).filter { !ReferenceAssets.contains($0) }
          for start in stride(from: 0, to: files.count, by: Self.batchSize) {
            let batch = files[start..<min(start + Self.batchSize, files.count)]
            let references = batch.compactMap { report.reference(at: $0, named: tool.name(of: $0)) }
            let results = references.concurrentMap(
              workers: ProcessInfo.processInfo.activeProcessorCount, work.result)
            for result in results {
              report.add(result)
              guard let png = result.image else { continue }
              let image = AuditReport.Image(
                name: ImageFolder.name(of: png.bytes), width: png.width)
              try folder?.write(png.bytes, to: image.name)
              report.images[result.name] = image
            }
          }
        } catch {
          report.errors.append("\(error)")
        }
      }
      folder?.removeOthers()
      return report.result(format, images: address)
    } catch let error as CommandError {
      return CommandResult(
        messages: "tintype: \(VisibleText.line(error.description))\n",
        exitCode: Self.manual.usageCode)
    } catch {
      return CommandResult(
        messages: "tintype: \(VisibleText.message(of: error))\n", exitCode: .error)
    }
  }
}

extension PaintTool {
  /// Returns the scenes of references in the merge base of a revision.
  fileprivate func scenes(of revision: String, at paths: [String]) throws -> BaseScenes {
    let repository = try GitRepository(of: currentDirectory, environment: environment)
    return try BaseScenes(of: try repository.base(revision), in: repository, at: paths)
  }

  /// Returns a path relative to the current directory, if it is inside.
  func name(of path: String) -> String {
    path.hasPrefix(currentDirectory + "/")
      ? String(path.dropFirst(currentDirectory.utf8.count + 1)) : path
  }
}
