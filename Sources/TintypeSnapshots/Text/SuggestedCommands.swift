// SPDX-License-Identifier: MIT

/// The commands that messages suggest, as they can be typed in the directory of the package.
///
/// A package that depends on Tintype reaches the tool by `swift run tintype`, without an installation.
/// So messages of tests and reports say that. The tool itself says what it was started by; see
/// ``init(scratch:argument:packageRoot:)``.
package struct SuggestedCommands: Hashable, Sendable {
  /// What a command of the tool begins with, such as `swift run tintype`.
  package let tool: String
  /// What a command that runs the tests begins with.
  package let test: String

  /// The commands for a package that depends on Tintype.
  ///
  /// - Parameter scratch: The directory that the package is built in; `nil` for `.build`. With
  ///   another one, the tool is built there too, and finds there what the tests wrote.
  package init(scratch: ScratchDirectory? = nil) {
    let option = scratch.map { " --scratch-path " + ShellText.word($0.path) } ?? ""
    self.init(tool: "swift run\(option) tintype", test: "swift test\(option)")
  }

  /// The commands for the way that the tool was started.
  ///
  /// - Parameters:
  ///   - scratch: The directory that the tool was built in; `nil` where it was installed elsewhere.
  ///   - argument: The name that the tool was started by. Without a slash it was found in `PATH`, and
  ///     is found again. `swift run` passes a path in the directory that it builds in.
  ///   - packageRoot: The package that the tool was started in; `nil` outside of all packages.
  package init(scratch: ScratchDirectory?, argument: String, packageRoot: String?) {
    if let scratch, argument.contains("/") {
      let isOther = packageRoot.map { !scratch.isUsual(for: $0) && scratch.belongs(to: $0) }
      self.init(scratch: isOther == true ? scratch : nil)
    } else {
      self.init(tool: argument.isEmpty ? "tintype" : ShellText.word(argument), test: "swift test")
    }
  }

  private init(tool: String, test: String) {
    self.tool = tool
    self.test = test
  }

  /// The tool as it is found in `PATH`.
  package static let installed = SuggestedCommands(
    scratch: nil, argument: "tintype", packageRoot: nil)
}

/// Text in commands that a user can copy into a shell.
package enum ShellText {
  /// The text in single quotation marks, so that a shell takes it literally.
  package static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: #"'\''"#) + "'"
  }

  /// The text without quotation marks where a shell takes it literally anyway, else with them.
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
