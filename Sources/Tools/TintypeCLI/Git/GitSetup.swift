// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCommandLine
import TintypeGit
import TintypeReports
import TintypeRuns

/// The step of `tintype init` that makes Git merge and compare references.
struct GitSetup {
  let tool: Tool
  /// The root of the package.
  let root: String
  /// A Boolean value that indicates whether nothing is written.
  let isDryRun: Bool

  /// Sets up the clone, and reports the outcome.
  ///
  /// - Parameters:
  ///   - result: The result, to which the output is appended.
  ///   - isRequired: A Boolean value that indicates whether a package outside of a repository is an
  ///     error.
  func run(in result: inout CommandResult, isRequired: Bool) {
    do throws(GitError) {
      let repository = try GitRepository(of: root, environment: tool.environment())
      let settings = GitSettings(repository: repository, tool: Self.command(of: tool))
      let outcomes = try settings.complete(dryRun: isDryRun)
      result.output += outcomes.map(line).joined()
      if outcomes.allSatisfy({ $0.1 == .present }) {
        result.output += "Git: this clone already uses the drivers of Tintype.\n"
      }
    } catch {
      let text = VisibleText.message(of: error)
      if isRequired {
        result.messages += "tintype: \(text)\n"
        result.exitCode = .error
      } else {
        result.output += "Git: the merge driver and the diff driver were not set up. \(text)\n"
      }
    }
  }

  /// Returns the prefix of the tool's commands: its name if it is found in `PATH`, else its path.
  ///
  /// Git calls the tool during a merge, when a package may not build, so the command does not use
  /// `swift run`.
  static func command(of tool: Tool) -> String {
    let suggested = tool.commands().tool
    guard suggested != "tintype", let path = tool.executable() else { return "tintype" }
    return ShellText.word(path)
  }

  private func line(_ setting: GitSettings.Setting, _ outcome: GitSettings.Outcome) -> String {
    let name = "Git: \(setting.name)"
    switch outcome {
    case .present: return ""
    case .set:
      return "\(name) \(isDryRun ? "would be" : "was") set to “\(setting.value)”.\n"
    case .replaced(let old):
      return """
        \(name) \(isDryRun ? "would be" : "was") set to “\(setting.value)”; it was \
        “\(VisibleText.line(old))”.

        """
    case .kept(let old):
      return """
        \(name) is kept as “\(VisibleText.line(old))”. To use Tintype's driver, run “git config \
        --unset \(setting.name)” and “tintype init --git”.

        """
    }
  }
}
