// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import TintypeSnapshots

/// The tool that paints, which lies beside this one: with cairo, Pango and all their libraries behind
/// it, this one would take twice the time to start.
enum Painter {
  static let name = "tintype-paint"

  /// Replaces this process by the tool that paints, with these arguments.
  ///
  /// - Returns: Why that did not work; where it does, nothing comes back.
  static func run(_ arguments: [String]) -> PainterTrouble {
    guard let directory = executable.map({ FilePath.parent(of: $0) }) else {
      return .missing(directory: nil)
    }
    guard let path else { return .missing(directory: directory) }
    // What `execv` does not replace ends with the process.
    var words = ([path] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    execv(path, words)
    return .refused(path: path, code: errno)
  }

  /// Where the tool that paints lies; `nil` where it does not lie beside this one.
  static var path: String? {
    guard let directory = executable.map({ FilePath.parent(of: $0) }) else { return nil }
    let path = directory + "/" + name
    return access(path, F_OK) == 0 ? path : nil
  }

  /// Where this program lies, without symbolic links.
  static var executable: String? {
    #if os(Linux)
      return FilePath.resolved("/proc/self/exe")
    #else
      return CommandLine.arguments.first.flatMap { FilePath.resolved($0) }
    #endif
  }
}

/// Why the tool that paints did not start.
enum PainterTrouble: Hashable, Sendable {
  /// It does not lie in this directory, which holds this tool; `nil` where that is not known.
  case missing(directory: String?)
  /// The system refused to start it, with this `errno`.
  case refused(path: String, code: Int32)

  /// What is wrong, and what to do.
  ///
  /// - Parameter arguments: What the tool was to do.
  /// - Returns: Full sentences.
  func description(of arguments: [String]) -> String {
    let command = "“tintype \(arguments.first ?? "")”"
    let advice = "swift run \(Painter.name) \(arguments.joined(separator: " "))"
    return switch self {
    case .missing(let directory):
      """
      \(command) is done by another program, \(Painter.name), which does not lie beside this \
      one\(directory.map { " in “\($0)”" } ?? ""). Build it with “swift build --product \
      \(Painter.name)”, or build and run it with “\(advice)”.
      """
    case .refused(let path, let code):
      "“\(path)” cannot be started: \(FileTrouble.system(code: code)). Build it again: “\(advice)”."
    }
  }
}
