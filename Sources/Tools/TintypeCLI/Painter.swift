// SPDX-License-Identifier: MIT

import TintypeBase

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program `tintype-paint`, which is installed next to this one.
///
/// It is a separate program because loading cairo, Pango and their libraries would double the start
/// time of this one.
enum Painter {
  static let name = "tintype-paint"

  /// Replaces this process with the painting program.
  ///
  /// - Parameters:
  ///   - arguments: The arguments for the program.
  ///   - environment: The variables, for building the program if it is missing.
  /// - Returns: The reason why the program was not started; does not return on success.
  static func run(_ arguments: [String], environment: [String: String]) -> PaintingProgramError {
    guard let directory = executable.map({ FilePath.parent(of: $0) }) else {
      return .missing(directory: nil)
    }
    guard let path = preparedPath(environment: environment) else {
      return .missing(directory: directory)
    }
    // If `execv` succeeds, it replaces the process, and nothing has to be freed.
    var words = ([path] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    execv(path, words)
    return .refused(path: path, code: errno)
  }

  /// Returns the path of the painting program, which is built if necessary.
  ///
  /// - Parameter environment: The variables.
  /// - Returns: The path; `nil` if the program is not next to this one, and cannot be built.
  static func preparedPath(environment: [String: String]) -> String? {
    guard let executable else { return nil }
    let path = FilePath.parent(of: executable) + "/" + name
    if access(path, F_OK) == 0 { return path }
    PainterBuild(
      executable: executable, packageRoot: FilePath.packageRoot(from: CurrentDirectory.path),
      environment: environment
    )?.run()
    return access(path, F_OK) == 0 ? path : nil
  }

  /// The path of this program, with symbolic links resolved.
  static var executable: String? {
    #if os(Linux)
      return FilePath.resolved("/proc/self/exe")
    #else
      return CommandLine.arguments.first.flatMap { FilePath.resolved($0) }
    #endif
  }
}

/// The reason why the painting program did not start.
enum PaintingProgramError: Hashable, Sendable {
  /// The program is not in this directory, which contains this one; `nil` if the directory is
  /// unknown.
  case missing(directory: String?)
  /// The system refused to start it, with this `errno`.
  case refused(path: String, code: Int32)

  /// Returns the problem and the next step.
  ///
  /// - Parameter arguments: The arguments for the program.
  /// - Returns: Full sentences.
  func description(of arguments: [String]) -> String {
    let command = "“tintype \(arguments.first ?? "")”"
    let advice = "“swift build --product \(Painter.name)”"
    return switch self {
    case .missing(let directory):
      """
      \(command) needs the program \(Painter.name), which is not in the directory of \
      tintype\(directory.map { ", “\($0)”" } ?? ""). Build it with \(advice), or install both with \
      “scripts/tools”.
      """
    case .refused(let path, let code):
      "“\(path)” cannot be started: \(FileError.system(code: code)). Build it again with \(advice)."
    }
  }
}
