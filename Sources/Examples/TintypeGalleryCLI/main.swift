// SPDX-License-Identifier: MIT

import Foundation

do {
  let command = try GalleryCommand(arguments: Array(CommandLine.arguments.dropFirst()))
  exit(try command.run())
} catch let error as GalleryCommand.UsageError {
  FileHandle.standardError.write(
    Data("gallery: \(error.message)\n\n\(GalleryCommand.help)".utf8))
  exit(64)
} catch {
  FileHandle.standardError.write(Data("gallery: \(error)\n".utf8))
  exit(2)
}
