// SPDX-License-Identifier: MIT

/// The commands that messages suggest, which can be typed in the directory of the package.
///
/// A package that depends on Tintype runs the tool by `swift run tintype`, without an installation,
/// so messages of tests and reports suggest that command. The tool itself suggests the command that
/// started it; see ``init(scratch:argument:packageRoot:)``.
package struct SuggestedCommands: Hashable, Sendable {
  /// The beginning of a command of the tool, such as `swift run tintype`.
  package let tool: String
  /// The beginning of a command that runs the tests.
  package let test: String

  /// Creates the commands for a package that depends on Tintype.
  ///
  /// - Parameter scratch: The build directory of the package; `nil` for `.build`. With another
  ///   directory, the tool is also built there, and finds the output of the tests there.
  package init(scratch: ScratchDirectory? = nil) {
    let option = scratch.map { " --scratch-path " + ShellText.word($0.path) } ?? ""
    self.init(tool: "swift run\(option) tintype", test: "swift test\(option)")
  }

  /// Creates the commands for the way in which the tool was started.
  ///
  /// - Parameters:
  ///   - scratch: The build directory of the tool; `nil` if it was installed elsewhere.
  ///   - argument: The name by which the tool was started. A name without a slash was found in
  ///     `PATH` and can be found there again. `swift run` passes a path in its build directory.
  ///   - packageRoot: The package in which the tool was started; `nil` outside of packages.
  package init(scratch: ScratchDirectory?, argument: String, packageRoot: String?) {
    if let scratch, argument.contains("/") {
      let isOther = packageRoot.map { !scratch.isUsual(for: $0) && scratch.belongs(to: $0) }
      self.init(scratch: isOther == true ? scratch : nil)
    } else {
      self.init(tool: argument.isEmpty ? "tintype" : ShellText.word(argument), test: "swift test")
    }
  }

  private init(tool: String, test: String) { (self.tool, self.test) = (tool, test) }

  /// The commands for a tool in `PATH`.
  package static let installed = SuggestedCommands(
    scratch: nil, argument: "tintype", packageRoot: nil)
}

/// Text in commands that a user can copy into a shell.
package enum ShellText {
  /// Returns the text in single quotation marks, so that a shell takes it literally.
  package static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: #"'\''"#) + "'"
  }

  /// Returns the text, in quotation marks only if a shell would not take it literally otherwise.
  package static func word(_ text: String) -> String {
    let isPlain =
      !text.isEmpty && !text.hasPrefix("-")
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "/._-+:=@,".utf8.contains(byte)
        }
      }
    return isPlain ? text : quoted(text)
  }
}
