// SPDX-License-Identifier: MIT

import Foundation
import TintypeRuns

/// A package with previews: its build, its description, and the program with its tests.
struct PreviewedPackage {
  /// The absolute path of the program `swift`.
  private let swift: String
  /// The arguments for `swift build`.
  var arguments: SwiftTestArguments
  var environment: [String: String]

  /// - Throws: ``TestError/missing(program:)`` if no toolchain is installed.
  init(arguments: SwiftTestArguments, environment: [String: String]) throws(TestError) {
    guard let swift = ChildProcess.program("swift", environment: environment) else {
      throw .missing(program: "swift")
    }
    (self.swift, self.arguments, self.environment) = (swift, arguments, environment)
  }

  /// Builds the tests.
  ///
  /// - Throws: ``PreviewInterruption`` if this process received a signal.
  func build(output: ChildProcess.Output) throws -> ChildProcess.Ending {
    try run(["build", "--build-tests"] + arguments.all, output)
  }

  /// Returns the description of the package; `nil` if the program does not print one.
  func description() throws -> PackageDescription? {
    PackageDescription(try run(describing, .captured))
  }

  /// Starts to describe the package.
  ///
  /// A build at the same time would wait for the end: SwiftPM locks the directory of the build.
  func startDescribing() throws(TestError) -> BackgroundProcess {
    try BackgroundProcess(
      ChildProcess(program: swift, arguments: describing, environment: environment))
  }

  private var describing: [String] {
    let scratch = arguments.scratchPath.map { ["--scratch-path", $0] } ?? []
    return ["package"] + scratch + ["describe", "--type", "json"]
  }

  /// Finds the program with all tests of the package.
  ///
  /// - Parameter package: The name of the package; `nil` if it is unknown.
  /// - Returns: The program.
  /// - Throws: ``CatalogError`` if there is none, ``PreviewInterruption`` if this process received a
  ///   signal.
  func testProgram(package: String?) throws -> BuiltTestProgram {
    try BuiltTestProgram(in: try products(), package: package)
  }

  /// Returns the absolute path of the directory with the products of the build.
  ///
  /// - Throws: ``CatalogError/noBinaries(status:)``, ``PreviewInterruption`` if this process received a
  ///   signal.
  func products() throws -> String {
    let ending = try run(["build", "--show-bin-path"] + arguments.all, .captured)
    let lines = String(decoding: ending.output, as: UTF8.self).split(separator: "\n")
    guard ending.status == 0, let directory = lines.last else {
      throw CatalogError.noBinaries(status: ending.status)
    }
    return String(directory)
  }

  private func run(
    _ arguments: [String], _ output: ChildProcess.Output
  ) throws -> ChildProcess.Ending {
    let ending = try ChildProcess(
      program: swift, arguments: arguments, environment: environment
    ).run(output: output)
    if let signal = ending.interruption { throw PreviewInterruption(signal: signal) }
    return ending
  }
}

extension PackageDescription {
  /// Reads the output of a process that described a package; `nil` if it printed no description.
  init?(_ ending: ChildProcess.Ending) {
    guard ending.status == 0 else { return nil }
    self.init(ending.output)
  }
}
