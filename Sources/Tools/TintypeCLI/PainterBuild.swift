// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCommandLine
import TintypeRuns

/// The build of the painting program in the package that built this program.
///
/// `swift run tintype` builds only `tintype`, so the painting program may be missing until it is
/// needed for the first time.
struct PainterBuild {
  private let child: ChildProcess

  /// Creates the build.
  ///
  /// It is `nil` if this program is not a product of the package in the current directory; such a
  /// program was installed, and so should the painting program be.
  ///
  /// - Parameters:
  ///   - executable: The absolute path of this program.
  ///   - packageRoot: The root of the package that contains the current directory.
  ///   - environment: The variables.
  init?(executable: String, packageRoot: String?, environment: [String: String]) {
    let configuration = FilePath.name(of: FilePath.parent(of: executable))
    guard ["debug", "release"].contains(configuration), let root = packageRoot,
      let scratch = ScratchDirectory(ofProgram: executable), scratch.belongs(to: root),
      let swift = ChildProcess.program("swift", environment: environment)
    else { return nil }
    child = ChildProcess(
      program: swift,
      arguments: [
        "build", "--package-path", root, "--scratch-path", scratch.path, "-c", configuration,
        "--product", Painter.name,
      ], environment: environment)
  }

  /// Builds the program.
  ///
  /// Progress is printed to standard error.
  func run() {
    StandardStream.messages.write("tintype: Building the commands that paint …\n")
    // The caller checks for the program.
    _ = try? child.run(output: .messages)
  }
}
