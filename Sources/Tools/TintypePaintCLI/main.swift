// SPDX-License-Identifier: MIT

import Foundation
import TintypeCommandLine

StoppingSignals.unblock()
StandardStream.prepare()
let tool = PaintTool(
  environment: ProcessInfo.processInfo.environment,
  currentDirectory: FileManager.default.currentDirectoryPath)
StandardStream.finish(tool.run(ProcessArguments.all))
