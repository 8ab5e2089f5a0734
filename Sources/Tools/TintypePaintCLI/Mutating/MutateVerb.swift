// SPDX-License-Identifier: MIT

import Foundation
import TintypeAudits
import TintypeBase
import TintypeCairo
import TintypeCommandLine
import TintypeComparison
import TintypeReports
import TintypeSnapshots

extension MutateVerb: PaintingVerb {
  /// Changes the scenes of references, and compares the results.
  func run(in tool: PaintTool) -> CommandResult {
    run(in: tool, workers: ProcessInfo.processInfo.activeProcessorCount)
  }

  /// Changes the scenes of references on some threads; their number does not affect the result.
  func run(in tool: PaintTool, workers: Int) -> CommandResult {
    do {
      let run = try RunTolerances(
        outputDirectory: outputDirectory, run: run, in: tool, usual: tool.usualOutputDirectory)
      var report = MutationReport(run: run, minimum: minimum)
      var files: [String] = []
      for argument in references {
        let path = FilePath.standardized(
          FilePath.absolute(argument, in: tool.currentDirectory))
        do {
          files += try ReferenceFiles.all(at: path).filter { !ReferenceAssets.contains($0) }
        } catch {
          report.errors.append("\(error)")
        }
      }
      var known: Set<String> = []
      files = files.filter { known.insert($0).inserted }
      let kinds = kinds.compactMap(MutationKind.init)
      let work = MutationWork(
        renderer: try CairoRenderer.standard(),
        kinds: kinds.isEmpty ? MutationKind.allCases : kinds,
        limit: limit, tolerances: run, variables: tool.environment)
      let results = files.concurrentMap(workers: workers) {
        work.result(for: $0, named: tool.name(of: $0))
      }
      for result in results { report.add(result) }
      return report.result(format)
    } catch {
      return CommandResult(
        messages: "tintype: \(VisibleText.message(of: error))\n", exitCode: .error)
    }
  }
}
