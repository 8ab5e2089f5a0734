// SPDX-License-Identifier: MIT

import Foundation
import TintypeReports

StandardStream.prepare()
let tool = Tool(
  environment: ProcessInfo.processInfo.environment,
  currentDirectory: FileManager.default.currentDirectoryPath)
let result = tool.run(Array(CommandLine.arguments.dropFirst()))

var exitCode = result.exitCode
StandardStream.messages.write(result.messages)
if !StandardStream.output.write(result.output) {
  StandardStream.messages.write(
    "tintype: Standard output cannot be written to. Check where it is sent.\n")
  if exitCode == .success { exitCode = .cannotCreate }
}
exit(exitCode.rawValue)
