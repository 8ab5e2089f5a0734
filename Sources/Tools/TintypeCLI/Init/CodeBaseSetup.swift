// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeCodeBases
import TintypeCommandLine
import TintypeReports

/// The step of `tintype init` that writes the settings of a code base without Tintype.
struct CodeBaseSetup {
  let tool: Tool
  /// The absolute path of the project, manifest or directory.
  let project: String
  /// The path that the user named; `nil` for the current directory.
  let argument: String?
  /// A Boolean value that indicates whether nothing is written.
  let isDryRun: Bool

  /// Writes the file unless it exists.
  func run() -> CommandResult {
    let file = PackageFile(
      name: ProjectSettings.fileName, root: ProjectSettings.folder(of: project))
    do throws(FileError) {
      guard try file.bytes() == nil else {
        return CommandResult(output: "\(file.name): the file exists and was kept.\n" + next)
      }
    } catch {
      return cannotWrite(file, error)
    }
    let codeBase: CodeBase
    do throws(CodeBaseError) {
      codeBase = try reader.read(project)
    } catch {
      return .failure(error.description, .error)
    }
    let targets = codeBase.modules.filter { $0.kind != .clang }.map(\.name)
    if !isDryRun {
      do throws(FileError) {
        try AtomicFile.write(
          Array(template(targets).text.utf8), to: file.path, replacing: false)
      } catch {
        return cannotWrite(file, error)
      }
    }
    let names = ShortText.list(targets.map { "“\(ShortText.line($0))”" }, limit: 10)
    return CommandResult(
      output: """
        \(file.name): a file that explains all settings \(isDryRun ? "would be" : "was") written.
        \(targets.count == 1 ? "Target" : "Targets"): \(names).

        """ + next)
  }

  private func template(_ targets: [String]) -> ProjectSettingsTemplate {
    ProjectSettingsTemplate(
      targets: targets,
      hasReferences: Directory.exists(
        at: ProjectSettings.folder(of: project) + "/" + PreviewTests.references))
  }

  /// Lines with the next step.
  private var next: String {
    let argument = argument.flatMap(ShellWord.quoted).map { " " + $0 } ?? ""
    let command = "“\(tool.commands().tool) catalog\(argument)”"
    let isPackage = FilePath.isRegularFile(
      ProjectSettings.folder(of: project) + "/Package.swift")
    return "Next: \(command) writes a page of all previews.\n"
      + (isPackage
        ? "To write tests, add Tintype to Package.swift, and run the command again.\n" : "")
  }

  private func cannotWrite(_ file: PackageFile, _ error: FileError) -> CommandResult {
    .failure(
      "“\(VisibleText.line(file.path))” cannot be written: \(error). \(error.writingAdvice).",
      .cannotCreate)
  }

  /// Only packages need `swift`.
  private var reader: CodeBaseReader {
    let environment = tool.environment()
    return CodeBaseReader { arguments, directory in
      guard let swift = ChildProcess.program("swift", environment: environment) else {
        throw TestError.missing(program: "swift")
      }
      return try CapturedProgram(
        program: swift, arguments: arguments, environment: environment, directory: directory
      ).run()
    }
  }
}
