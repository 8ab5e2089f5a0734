// SPDX-License-Identifier: MIT

import Foundation
import TintypeCairo
import TintypeCommandLine
import TintypeReports

/// The program as a function from arguments and environment to output.
struct Tool: Sendable {
  /// The environment variables.
  var environment: [String: String]
  /// The absolute path at which relative paths begin.
  var currentDirectory: String
  /// The check of the machine for `tintype doctor`, given the environment variables.
  var diagnose: @Sendable ([String: String]) -> Diagnosis

  typealias Result = CommandResult

  /// Creates the tool with its environment.
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
  /// - Parameter arguments: The arguments without the program's name.
  /// - Returns: The output and the exit code.
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

/// The arguments of the process.
enum ProcessArguments {
  /// The arguments, without the program's name.
  ///
  /// A statically linked Swift runtime looks for them next to the environment variables in memory.
  /// It finds none if the variables were moved, and the renderer sets one before anything else
  /// runs.
  static var all: [String] {
    if !CommandLine.arguments.isEmpty { return Array(CommandLine.arguments.dropFirst()) }
    let line = FileHandle(forReadingAtPath: "/proc/self/cmdline")?.readDataToEndOfFile() ?? Data()
    // Each argument ends with a zero byte.
    return line.split(separator: 0, omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
