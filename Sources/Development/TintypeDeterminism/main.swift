// SPDX-License-Identifier: MIT

import Foundation

do {
  let command = try DeterminismCommand(arguments: Array(CommandLine.arguments.dropFirst()))
  exit(try command.run() ? 0 : 1)
} catch let error as DeterminismError {
  FileHandle.standardError.write(Data("determinism: \(error)\n".utf8))
  exit(error.isUsage ? 64 : 2)
} catch {
  FileHandle.standardError.write(Data("determinism: \(error)\n".utf8))
  exit(2)
}
