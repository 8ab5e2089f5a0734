// SPDX-License-Identifier: MIT

import Foundation

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
    self.swift = swift
    self.arguments = arguments
    self.environment = environment
  }

  /// Builds the tests.
  ///
  /// - Throws: ``PreviewInterruption`` if this process received a signal.
  func build(output: ChildProcess.Output) throws -> ChildProcess.Ending {
    try run(["build", "--build-tests"] + arguments.all, output)
  }

  /// Returns the description of the package; `nil` if the program does not print one.
  func description() throws -> PackageDescription? {
    let scratch = arguments.scratchPath.map { ["--scratch-path", $0] } ?? []
    let ending = try run(["package"] + scratch + ["describe", "--type", "json"], .captured)
    return ending.status == 0 ? PackageDescription(ending.output) : nil
  }

  /// Finds the program with all tests of the package.
  ///
  /// - Parameter package: The name of the package; `nil` if it is unknown.
  /// - Returns: The program.
  /// - Throws: ``CatalogError`` if there is none, ``PreviewInterruption`` if this process received a
  ///   signal.
  func testProgram(package: String?) throws -> TestProgram {
    let ending = try run(["build", "--show-bin-path"] + arguments.all, .captured)
    let lines = String(decoding: ending.output, as: UTF8.self).split(separator: "\n")
    guard ending.status == 0, let directory = lines.last else {
      throw CatalogError.noBinaries(status: ending.status)
    }
    return try TestProgram(in: String(directory), package: package)
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
