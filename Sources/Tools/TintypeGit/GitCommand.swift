// SPDX-License-Identifier: MIT

import TintypeBase

/// The command `git` in a directory, with an environment in which the output has one form.
///
/// A repository cannot name programs for it; see ``GitProtection``.
package struct GitCommand: Sendable {
  /// The absolute path of the program.
  let program: String
  /// The directory that `git` starts in.
  package let directory: String
  private var protection: GitProtection

  /// Finds `git` in the directories of `PATH`.
  ///
  /// - Parameters:
  ///   - directory: The absolute path of the directory that `git` starts in.
  ///   - environment: The variables. `GIT_DIR` and similar variables apply; variables that change
  ///     the output or the meaning of paths, and all unknown ones, are not passed.
  /// - Throws: ``GitError/notInstalled``.
  package init(in directory: String, environment: [String: String]) throws(GitError) {
    guard let found = ProgramEnvironment.path(of: "git", in: environment) else {
      throw .notInstalled
    }
    program = found
    self.directory = directory
    protection = GitProtection(environment: environment)
  }

  /// Disables filters, and settings of the repository that name files outside.
  mutating func overrideConfiguration() throws(GitError) {
    let list = try require(["config", "--list", "--show-scope", "-z"])
    try protection.override(list.bytes)
  }

  /// The output of `git` and its exit code.
  package struct Output: Sendable {
    /// The exit code, or 128 plus the number of the signal that ended the process.
    package var status: Int32
    /// The bytes of standard output.
    package var bytes: [UInt8]
    /// The text of standard error, without white space at either end.
    package var messages: String

    /// Standard output as text, without the trailing line feed.
    package var text: String {
      String(decoding: bytes.last == 0x0A ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }
  }

  /// The maximum number of bytes that a command other than `cat-file` may print: 256 MiB.
  private static let outputLimit = 256 << 20

  /// Runs `git` until it exits.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - input: The bytes of its standard input; `nil` for none.
  /// - Returns: The output, for every exit code.
  /// - Throws: ``GitError`` if `git` could not be run, or printed too much.
  package func run(_ arguments: [String], input: [UInt8]? = nil) throws(GitError) -> Output {
    let process = try start(arguments, input: input)
    var bytes: [UInt8] = []
    while let chunk = try process.read(upTo: 1 << 16) {
      bytes += chunk
      guard bytes.count <= Self.outputLimit else {
        process.abandon()
        throw .tooMuchOutput(command: Self.name(arguments))
      }
    }
    let (status, messages) = process.finish()
    return Output(status: status, bytes: bytes, messages: messages)
  }

  /// Runs `git`, and throws an error if it fails.
  ///
  /// - Throws: ``GitError/failure(of:_:)`` for another exit code than 0.
  package func require(_ arguments: [String], input: [UInt8]? = nil) throws(GitError) -> Output {
    let output = try run(arguments, input: input)
    guard output.status == 0 else {
      throw .failure(of: Self.name(arguments), output.messages)
    }
    return output
  }

  /// Returns the command without its settings, for messages.
  static func name(_ arguments: [String]) -> String {
    var rest = arguments[...]
    while rest.first == "-c" { rest = rest.dropFirst(2) }
    return "git \(rest.first ?? "")"
  }

  /// Starts `git`, whose standard output is read as it is printed.
  func start(_ arguments: [String], input: [UInt8]?) throws(GitError) -> GitProcess {
    try GitProcess(
      program: program, arguments: protection.options + ["-C", directory] + arguments,
      environment: protection.variables, input: input)
  }
}
