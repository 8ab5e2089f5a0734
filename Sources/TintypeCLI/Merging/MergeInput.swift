// SPDX-License-Identifier: MIT

import Foundation
import TintypeCommandLine
import TintypeReports
import TintypeSnapshots

/// One output directory that is to be merged, as far as it could be read.
struct MergeInput {
  /// What it is called in messages and in the merged run.
  var name: String
  var output: OutputDirectory
  var journal: RunJournal
  /// The parts that it holds, each with its attempt.
  var pieces: [MergeNote.Piece]

  /// Reads a directory.
  ///
  /// - Parameters:
  ///   - name: What it is called in messages.
  ///   - path: Its absolute path.
  ///   - run: The run; by default its latest.
  /// - Throws: ``ReportError`` where there is nothing.
  init(name: String, path: String, run: RunName?) throws(ReportError) {
    self.name = name
    output = OutputDirectory(path: path)
    let reader = JournalReader(output: output)
    journal = try reader.read(run: run, allowsEmpty: true)
    let isEmpty =
      journal.records.isEmpty && journal.problems.isEmpty && journal.events.isEmpty
    guard !isEmpty else {
      throw .noRecords(run: journal.run, directory: output.run(journal.run.description))
    }
    pieces = journal.pieces
  }

  /// What comes first in the merged run: the part, then the attempt.
  var order: (Int, Int, String, String) {
    let first = pieces.first
    return (
      first?.shard?.index ?? 0, first?.attempt ?? 1, journal.run.description, name
    )
  }

  /// Directories by the last parts of their paths, or as they were given where that is no name.
  static func names(_ directories: [String]) -> [String] {
    let short = directories.map { FilePath.name(of: FilePath.withoutSlash($0)) }
    let isClear =
      Set(short).count == short.count && !short.contains { ["", ".", ".."].contains($0) }
    return isClear ? short : directories
  }
}

/// Why nothing was merged.
enum MergeError: Error, Hashable, Sendable {
  /// No directory was given.
  case nothingGiven
  /// The output was not named.
  case noDestination
  /// The value of `--shards` is no number of parts.
  case badTotal(String)
  /// The output is one of the directories that are to be merged.
  case destinationIsPart(String)
  /// Something else stands in the output directory.
  case destinationInUse(path: String)
  /// A file of the output could not be written.
  case cannotWrite(path: String, trouble: FileTrouble)
}

extension MergeError: CustomStringConvertible {
  /// What is wrong, and what to do next.
  var description: String {
    switch self {
    case .nothingGiven:
      """
      “tintype merge” needs the output directories of the parts, and none was given. See “tintype \
      merge --help”.
      """
    case .noDestination:
      "“tintype merge” needs a directory to write to. Name it with --to; see “tintype merge --help”."
    case .badTotal(let value):
      """
      “\(ShortText.line(value, limit: 80))” is no number of parts. Give --shards a whole number from 1.
      """
    case .destinationIsPart(let path):
      """
      “\(ShortText.line(path))” is to be merged, and to be written to. Name another directory with --to.
      """
    case .destinationInUse(let path):
      """
      “\(ShortText.line(path))” holds something else than an earlier merge, which is left as it is. \
      Name an empty or a new directory with --to.
      """
    case .cannotWrite(let path, let trouble):
      """
      “\(ShortText.line(path))” cannot be written: \(trouble). Check who may write there and what \
      room is left, or name another directory with --to.
      """
    }
  }

  /// How the process ends.
  var exitCode: ExitCode {
    switch self {
    case .nothingGiven, .noDestination, .badTotal, .destinationIsPart: .usage
    case .destinationInUse, .cannotWrite: .cannotCreate
    }
  }
}

/// Files below a directory that no path and no symbolic link may leave.
struct ContainedFiles {
  /// The directory's absolute path.
  var root: String

  /// Where a file lies, without symbolic links; `nil` where it is outside or does not exist.
  func path(of file: String) -> String? {
    guard ConfinedPath.staysInside(file), let directory = FilePath.resolved(root),
      let path = FilePath.resolved(root + "/" + file),
      ConfinedPath.contains(path, in: directory)
    else { return nil }
    return path
  }

  /// A file's bytes.
  ///
  /// - Parameters:
  ///   - file: The path below the directory; it must lie in `pending` or in `runs`.
  ///   - limit: The greatest number of bytes.
  /// - Returns: All bytes.
  /// - Throws: Why it was not read.
  func bytes(of file: String, limit: Int) throws(Trouble) -> [UInt8] {
    guard ConfinedPath.staysInside(file), file.hasPrefix("pending/") || file.hasPrefix("runs/")
    else {
      throw .outside
    }
    guard FilePath.resolved(root + "/" + file) != nil else { throw .file(.missing) }
    guard let path = path(of: file) else { throw .outside }
    do {
      return try RegularFile.bytes(of: path, limit: limit)
    } catch {
      throw .file(error)
    }
  }

  /// Why a file was not read.
  enum Trouble: Error, Hashable, CustomStringConvertible {
    /// The path leads out of the directory, by itself or by a symbolic link.
    case outside
    /// It is the file of another snapshot as well.
    case shared
    case file(FileTrouble)

    /// The trouble as the end of a sentence, without a full stop.
    var description: String {
      switch self {
      case .outside: "the path leads out of the directory"
      case .shared: "another snapshot names the same file"
      case .file(let trouble): trouble.description
      }
    }
  }

  /// Removes a file that lies inside.
  func remove(_ file: String) {
    // The link itself would be inside, and is not what was written.
    guard let path = path(of: file) else { return }
    unlink(path)
  }
}
