// SPDX-License-Identifier: MIT

import Foundation
import TintypeCairo
import TintypeCommandLine
import TintypeReports

/// The tool as a function: what surrounds it goes in, what it prints comes out.
struct Tool: Sendable {
  /// The environment's variables.
  var environment: [String: String]
  /// The absolute path that relative paths start from.
  var currentDirectory: String
  /// Checks the machine, given the environment's variables; called by `tintype doctor` alone.
  var diagnose: @Sendable ([String: String]) -> Diagnosis

  typealias Result = CommandResult

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

  /// Runs one command.
  ///
  /// - Parameter arguments: The arguments without the tool's own name.
  /// - Returns: What is to be printed, and how the process is to end.
  func run(_ arguments: [String]) -> Result {
    do throws(CommandError) {
      switch try Command(arguments: arguments) {
      case .help: return Result(output: Help.overview)
      case .helpOn(let verb): return Result(output: Help.text(on: verb))
      case .version: return Result(output: "tintype-paint \(toolVersion)\n")
      case .doctor(let options): return doctor(options)
      case .compare(let options): return compare(options)
      case .convert(let options): return convert(options)
      case .transfer(let options): return transfer(options)
      }
    } catch {
      return Result(
        messages: "tintype: \(VisibleText.line(error.description))\n", exitCode: .usage)
    }
  }
}

/// What the process was started with.
enum ProcessArguments {
  /// The arguments, without the program's own name.
  ///
  /// A Swift runtime that is linked statically looks for them beside the environment's variables, and
  /// finds none where those have moved: what paints sets one before anything else runs.
  static var all: [String] {
    if !CommandLine.arguments.isEmpty { return Array(CommandLine.arguments.dropFirst()) }
    let line = FileHandle(forReadingAtPath: "/proc/self/cmdline")?.readDataToEndOfFile() ?? Data()
    // Each ends with a zero byte.
    return line.split(separator: 0, omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
