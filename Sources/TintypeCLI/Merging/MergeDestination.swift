// SPDX-License-Identifier: MIT

import Foundation
import TintypeReports
import TintypeSnapshots

/// The directory that a merged run is written to.
struct MergeDestination {
  var output: OutputDirectory

  /// Makes room: there is nothing, or an earlier merge, whose files are removed.
  ///
  /// Only files that the earlier merge says it has written are touched.
  func prepare() throws(MergeError) {
    guard Directory.exists(at: output.path) else { return }
    let names: [String]
    do {
      names = try Directory.names(in: output.path)
    } catch {
      throw .cannotWrite(path: output.path, trouble: error)
    }
    guard !names.isEmpty else { return }
    let reader = JournalReader(output: output)
    guard let run = try? reader.latestRun(),
      let note = (try? reader.read(run: run, allowsEmpty: true))?.merge
    else { throw .destinationInUse(path: output.path) }
    let files = ContainedFiles(root: output.path)
    for file in note.files where file.hasPrefix("pending/") { files.remove(file) }
    let directory = "runs/\(run)"
    let journals = (try? Directory.names(in: output.path + "/" + directory)) ?? []
    for name in journals where name.hasSuffix(".jsonl") || name == MergeNote.fileName {
      files.remove(directory + "/" + name)
    }
    rmdir(output.path + "/" + directory)
    // From here on it is no merge until it is one again.
    files.remove("latest")
  }

  /// Writes a file.
  func write(_ bytes: [UInt8], to file: String) throws(MergeError) {
    let path = output.path + "/" + file
    do {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw .cannotWrite(path: path, trouble: error)
    }
  }
}
