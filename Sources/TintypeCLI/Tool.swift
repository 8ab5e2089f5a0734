// SPDX-License-Identifier: MIT

import TintypeCairo
import TintypeReports

/// The tool as a function: what surrounds it goes in, what it prints comes out.
struct Tool: Sendable {
  /// The version of the tool.
  static let version = "0.1.0"

  /// The environment's variables.
  var environment: [String: String]
  /// The absolute path that relative paths start from.
  var currentDirectory: String
  /// Checks the machine, given the environment's variables; called by `tintype doctor` alone.
  var diagnose: @Sendable ([String: String]) -> Diagnosis

  /// Creates the tool in its surroundings.
  init(
    environment: [String: String],
    currentDirectory: String,
    diagnose: @escaping @Sendable ([String: String]) -> Diagnosis = { Diagnosis(variables: $0) }
  ) {
    self.environment = environment
    self.currentDirectory = currentDirectory
    self.diagnose = diagnose
  }

  /// What a command printed, and how it ended.
  struct Result: Hashable, Sendable {
    /// The text for standard output, with a newline at the end where it is not empty.
    var output: String
    /// The text for standard error, likewise.
    var messages: String
    /// How the process ends.
    var exitCode: ExitCode

    /// Creates a result; by default nothing was said and all is well.
    init(output: String = "", messages: String = "", exitCode: ExitCode = .success) {
      self.output = output
      self.messages = messages
      self.exitCode = exitCode
    }
  }

  /// Runs one command.
  ///
  /// - Parameter arguments: The arguments without the tool's own name.
  /// - Returns: What is to be printed, and how the process is to end.
  func run(_ arguments: [String]) -> Result {
    do {
      switch try Command(arguments: arguments) {
      case .help: return Result(output: Help.overview)
      case .helpOn(let verb): return Result(output: Help.text(on: verb))
      case .version: return Result(output: "tintype \(Self.version)\n")
      case .report(let options): return try report(options)
      case .doctor(let options): return doctor(options)
      }
    } catch let error as CommandError {
      return failure(error.description, .usage)
    } catch let error as ReportError {
      return failure(error.description, ExitCode(error))
    } catch {
      return failure("\(error)", .trouble)
    }
  }

  private func failure(_ text: String, _ code: ExitCode) -> Result {
    // The text may quote what a file says; a terminal would obey its control characters.
    Result(messages: "tintype: \(VisibleText.line(text))\n", exitCode: code)
  }
}
