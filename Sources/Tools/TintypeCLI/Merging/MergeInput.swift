// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeCommandLine
import TintypeReports
import TintypeRuns

/// An output directory to merge.
struct MergeInput {
  /// The name in messages and in the merged run.
  var name: String
  var output: OutputDirectory
  var run: RunName
  /// The events of the run's processes.
  var events: [JournalEvent]
  /// The journals, relative to the directory, with the number of bytes that were read of each; `nil`
  /// for those that could not be read.
  var journals: [(file: String, size: Int?)]
  /// The shards in the directory, each with its attempt.
  var pieces: [MergeNote.Piece]

  /// Reads a directory.
  ///
  /// - Parameters:
  ///   - name: The name in messages.
  ///   - path: The absolute path.
  ///   - run: The run; the latest by default.
  /// - Throws: ``ReportError`` if there is nothing to merge.
  init(name: String, path: String, run: RunName?) throws(ReportError) {
    guard !RepositoryBoundary.isLeft(by: path) else { throw .unreadable(path: path, error: .link) }
    self.name = name
    output = OutputDirectory(path: path)
    let reader = JournalReader(output: output)
    let found = try reader.scan(run: run, allowsEmpty: true, keeping: .none)
    let journal = found.journal
    guard journal.matches.count > 0 || !journal.problems.isEmpty || !journal.events.isEmpty else {
      throw .noRecords(run: journal.run, directory: output.run(journal.run.description))
    }
    (self.run, events, pieces) = (journal.run, journal.events, journal.pieces)
    journals = found.files.map { ($0, found.sizes[$0]) }
  }

  /// The sort key in the merged run: the shard, then the attempt.
  var order: (Int, Int, String, String) {
    let first = pieces.first
    return (
      first?.shard?.index ?? 0, first?.attempt ?? 1, run.description, name
    )
  }

  /// Returns names for directories: the last components of their paths.
  ///
  /// If these are not unique or not names, the result is the paths as the user wrote them.
  static func names(_ directories: [String]) -> [String] {
    let short = directories.map { FilePath.name(of: FilePath.withoutSlash($0)) }
    let isClear =
      Set(short).count == short.count && !short.contains { ["", ".", ".."].contains($0) }
    return isClear ? short : directories
  }
}

/// The reason why nothing was merged.
enum MergeError: Error, Hashable, Sendable {
  /// No directory was given.
  case nothingGiven
  /// The output directory was not named.
  case noDestination
  /// The value of `--shards` is not a valid number of shards.
  case badTotal(String)
  /// The output directory is one of the inputs.
  case destinationIsPart(String)
  /// The output directory contains other files.
  case destinationInUse(path: String)
  /// An output file could not be written.
  case cannotWrite(path: String, error: FileError)
}

extension MergeError: CustomStringConvertible {
  /// The problem and the next step.
  var description: String {
    switch self {
    case .nothingGiven:
      """
      “tintype merge” needs the output directories of the shards, and none was given. See “tintype \
      merge --help”.
      """
    case .noDestination:
      "“tintype merge” needs a directory to write to. Name it with --to; see “tintype merge --help”."
    case .badTotal(let value):
      """
      “\(ShortText.line(value, limit: 80))” is not a valid number of shards. Give --shards an \
      integer from 1.
      """
    case .destinationIsPart(let path):
      """
      “\(ShortText.line(path))” is an input and the output of the merge. Name another directory \
      with --to.
      """
    case .destinationInUse(let path):
      """
      “\(ShortText.line(path))” contains files that are not from an earlier merge, so it is not \
      changed. Name an empty or a new directory with --to.
      """
    case .cannotWrite(let path, let error):
      """
      “\(ShortText.line(path))” cannot be written: \(error). Check its permissions and the free \
      space on the disk, or name another directory with --to.
      """
    }
  }

  /// The exit code.
  var exitCode: ExitCode {
    switch self {
    case .nothingGiven, .noDestination, .badTotal, .destinationIsPart: .usage
    case .destinationInUse, .cannotWrite: .cannotCreate
    }
  }
}

/// The files in a directory, without access to paths outside of it, even through symbolic links.
struct ContainedFiles {
  /// The absolute path of the directory.
  var root: String

  /// Returns the resolved path of a file; `nil` if it is outside of the directory or does not
  /// exist.
  func path(of file: String) -> String? {
    guard ConfinedPath.staysInside(file), let directory = FilePath.resolved(root),
      let path = FilePath.resolved(root + "/" + file),
      ConfinedPath.contains(path, in: directory)
    else { return nil }
    return path
  }

  /// Returns the bytes of a file.
  ///
  /// - Parameters:
  ///   - file: The path below the directory; it must begin with `pending` or `runs`.
  ///   - limit: The maximum number of bytes.
  /// - Returns: All bytes.
  /// - Throws: The reason why it was not read.
  func bytes(of file: String, limit: Int) throws(Failure) -> [UInt8] {
    let path = try checkedPath(of: file)
    do {
      return try RegularFile.bytes(of: path, limit: limit)
    } catch {
      throw .file(error)
    }
  }

  /// Opens a regular file for reading.
  ///
  /// - Parameter file: The path below the directory; it must begin with `pending` or `runs`.
  /// - Returns: The descriptor.
  /// - Throws: The reason why it was not opened.
  func open(_ file: String) throws(Failure) -> Int32 {
    let path = try checkedPath(of: file)
    do {
      return try RegularFile.open(path)
    } catch {
      throw .file(error)
    }
  }

  private func checkedPath(of file: String) throws(Failure) -> String {
    guard ConfinedPath.staysInside(file), file.hasPrefix("pending/") || file.hasPrefix("runs/")
    else {
      throw .outside
    }
    guard FilePath.resolved(root + "/" + file) != nil else { throw .file(.missing) }
    guard let path = path(of: file) else { throw .outside }
    return path
  }

  /// The reason why a file was not read.
  enum Failure: Error, Hashable, CustomStringConvertible {
    /// The path leads out of the directory, directly or through a symbolic link.
    case outside
    /// Another snapshot has the same file.
    case shared
    /// The file cannot be read.
    case file(FileError)

    /// The reason as the end of a sentence, without a full stop.
    var description: String {
      switch self {
      case .outside: "the path is outside of the directory"
      case .shared: "another snapshot names the same file"
      case .file(let error): error.description
      }
    }
  }

  /// Removes a file in the directory.
  func remove(_ file: String) {
    // A link that leads out of the directory was not written by a merge, so it is kept.
    guard let path = path(of: file) else { return }
    unlink(path)
  }
}
