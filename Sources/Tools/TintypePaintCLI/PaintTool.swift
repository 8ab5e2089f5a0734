// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeCairo
import TintypeCommandLine
import TintypeReports

/// A verb that this program runs.
///
/// ``paintingVerbs`` lists the verbs, which `tintype` parses as well.
protocol PaintingVerb: DeclaredVerb {
  /// Runs the verb.
  ///
  /// - Parameter tool: The tool with its environment.
  /// - Returns: The output and the exit code.
  func run(in tool: PaintTool) -> CommandResult
}

/// The program as a function from arguments and environment to output.
///
/// `tintype` replaces its process with this program, so messages use the name `tintype`.
struct PaintTool: Sendable {
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
    // An installation checks that a program without shared libraries can read its arguments.
    if arguments == ["--version"] { return Result(output: "tintype-paint \(toolVersion)\n") }
    let all = paintingVerbs + [BaseOptions.self]
    guard let name = arguments.first, let verb = all.first(where: { $0.manual.name == name }) else {
      return Result(
        messages:
          "tintype: This program is a part of tintype, which runs it. See “tintype --help”.\n",
        exitCode: .usage)
    }
    do throws(CommandError) {
      let parsed = try ParsedArguments(arguments.dropFirst(), manual: verb.manual)
      if parsed.wantsHelp { return Result(output: verb.manual.text) }
      guard let command = try verb.init(parsed) as? any PaintingVerb else {
        throw .unknownVerb(name)
      }
      return command.run(in: self)
    } catch {
      return Result(
        messages: "tintype: \(VisibleText.line(error.description))\n",
        exitCode: verb.manual.usageCode)
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
