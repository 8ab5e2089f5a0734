// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeCommandLine
import TintypeRuns
import TintypeTerminal

// `compare` does not call Foundation: its initialization takes longer than the comparison of two
// equal images.
@Sendable func showProgress(_ text: String) { StandardStream.messages.write(text) }

StoppingSignals.unblock()
StandardStream.prepare()
let tool = Tool(
  environment: ProcessInfo.processInfo.environment,
  currentDirectory: CurrentDirectory.path,
  paint: { Painter.run($0, environment: ProcessInfo.processInfo.environment) },
  painterPath: Painter.preparedPath(environment: ProcessInfo.processInfo.environment),
  executable: Painter.executable,
  commands: SuggestedCommands(
    scratch: ScratchDirectory.current, argument: CommandLine.arguments.first ?? "",
    packageRoot: FilePath.packageRoot(from: CurrentDirectory.path)),
  scratch: ScratchDirectory.current,
  progress: StandardStream.messages.isTerminal ? showProgress : nil,
  output: { StandardStream.output.write($0) },
  terminal: Terminal.ofProcess)
StandardStream.finish(tool.run(Array(CommandLine.arguments.dropFirst())))
