// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCairo
import TintypeCommandLine
import TintypeComparison
import TintypeSnapshots

extension AuditVerb: PaintingVerb {
  /// Audits the scenes of references.
  func run(in tool: PaintTool) -> CommandResult {
    do {
      let rules = try AuditConfiguration.read(configuration, in: tool.currentDirectory)
      let renderer = try CairoRenderer.standard()
      var report = AuditReport(configuration: rules)
      for argument in references {
        let path = FilePath.absolute(argument, in: tool.currentDirectory)
        do {
          for file in try ReferenceFiles.all(at: path) where !ReferenceAssets.contains(file) {
            report.audit(
              file, named: tool.name(of: file), variables: tool.environment,
              painting: renderer.paint)
          }
        } catch {
          report.errors.append("\(error)")
        }
      }
      return report.result(format)
    } catch {
      return CommandResult(
        messages: "tintype: \(VisibleText.line("\(error)"))\n", exitCode: .error)
    }
  }
}

extension PaintTool {
  /// Returns a path relative to the current directory, if it is inside.
  fileprivate func name(of path: String) -> String {
    path.hasPrefix(currentDirectory + "/")
      ? String(path.dropFirst(currentDirectory.utf8.count + 1)) : path
  }
}
