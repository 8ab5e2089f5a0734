// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeRuns
import TintypeSourceEditing

/// A source file into which inline snapshots are written.
///
/// Several processes can record snapshots in one file, as with `swift test --parallel`. Each has
/// the line numbers of the source from which the tests were built. So the first process stores that
/// source and its snapshots; the next one adds its own, and writes all of them into that source.
struct SourceFile {
  /// The path without symbolic links.
  let path: String
  /// The time at which the tests were linked; `nil` if it is unknown.
  let linkTime: FileTime?
  /// The directory for data that other processes of the run need.
  let output: OutputDirectory

  /// The maximum size of a source file, 64 MiB.
  static let sizeLimit = 64 << 20
  /// The number of attempts to write a file that other programs change concurrently.
  private static let attempts = 3

  /// The result of writing.
  struct Outcome: Equatable {
    /// The number of snapshots that the file contains now.
    var written: Int
    /// The snapshots that were not written, by their index.
    var refusals: [Int: SourceRefusal]
  }

  /// Creates a file, and throws an error if it must not be changed.
  init(path: String, linkTime: FileTime?, output: OutputDirectory) throws(SourceFileError) {
    guard let resolved = FilePath.resolved(path) else { throw .unreadable(.missing) }
    self.path = resolved
    (self.linkTime, self.output) = (linkTime, output)
    guard resolved.hasSuffix(".swift") else { throw .notSwift }
    // Sources that Swift Package Manager and its plugins generate, and sources of dependencies.
    let directories = ["/plugins/outputs/", "/DerivedSources/", "/.build/checkouts/"]
    if directories.contains(where: { resolved.contains($0) }) { throw .generated }
    var status = stat()
    guard stat(resolved, &status) == 0 else { throw .unreadable(.system(code: errno)) }
    guard status.st_mode & 0o222 != 0, access(resolved, W_OK) == 0 else { throw .readOnly }
  }

  /// Writes snapshots into the file.
  ///
  /// - Parameters:
  ///   - edits: The snapshots.
  ///   - willReplace: A function that is called before the last comparison of the file, for tests.
  /// - Returns: The outcome.
  /// - Throws: The reason why nothing was written.
  func write(
    _ edits: [SnapshotEdit], willReplace: () -> Void = {}
  ) throws(SourceFileError) -> Outcome {
    let lock = try DirectoryLock(FilePath.parent(of: path))
    defer { lock.release() }
    var attempt = 1
    while true {
      do {
        return try writeLocked(edits, willReplace)
      } catch .changedMeanwhile where attempt < Self.attempts {
        attempt += 1
      }
    }
  }

  private func writeLocked(
    _ edits: [SnapshotEdit], _ willReplace: () -> Void
  ) throws(SourceFileError) -> Outcome {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .unreadable(.system(code: errno)) }
    let current = try bytes()
    if Self.isGenerated(current) { throw .generated }
    let time = FileTime(modificationOf: status)
    var base = RecordedSource(original: current, time: time)
    if let linkTime, time > linkTime {
      guard let known = recorded(), known.result == Self.digest(current), known.time <= linkTime
      else { throw .editedSinceBuild }
      base = known
    }
    let merged = try base.merging(edits)
    let result: SourceRewriter.Result
    do {
      result = try SourceRewriter.apply(merged.edits, to: base.original)
    } catch {
      throw .refused(error)
    }
    let refusals = result.refusals.reduce(into: merged.refusals) { refusals, refusal in
      if let index = merged.indices[refusal.key] { refusals[index] = refusal.value }
    }
    let outcome = Outcome(written: edits.count - refusals.count, refusals: refusals)
    guard result.bytes != current else { return outcome }
    base.edits = merged.edits.enumerated().filter { result.refusals[$0.offset] == nil }
      .map(\.element)
    base.result = Self.digest(result.bytes)
    // Store the record before the file is replaced. Otherwise, another process would treat the file
    // as edited by a user.
    store(base)
    do {
      try AtomicFile.write(
        result.bytes, to: path, permissions: status.st_mode & 0o7777,
        check: { () throws(FileError) in
          willReplace()
          guard try RegularFile.bytes(of: path, limit: Self.sizeLimit) == current else {
            throw .exists
          }
        })
    } catch .exists {
      throw .changedMeanwhile
    } catch {
      throw .unwritable(error)
    }
    return outcome
  }

  private func bytes() throws(SourceFileError) -> [UInt8] {
    do {
      return try RegularFile.bytes(of: path, limit: Self.sizeLimit)
    } catch {
      throw .unreadable(error)
    }
  }

  private static func digest(_ bytes: [UInt8]) -> String { SHA256Digest.of(bytes).hexadecimal }

  /// Returns whether comments at the beginning of a file state that it is generated.
  private static func isGenerated(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.prefix(4096).split(separator: UInt8(ascii: "\n")).prefix(10)
    return lines.contains { line in
      let line = String(decoding: line, as: UTF8.self)
      guard line.hasPrefix("//") || line.hasPrefix("/*") || line.hasPrefix(" *") else {
        return false
      }
      return line.contains("@generated") || line.uppercased().contains("DO NOT EDIT")
    }
  }

  // MARK: Record for other processes

  private var recordPath: String {
    output.inline + "/" + SHA256Digest.of(Array(path.utf8)).hexadecimal.prefix(32) + ".json"
  }

  private func recorded() -> RecordedSource? {
    guard let bytes = try? RegularFile.bytes(of: recordPath, limit: 4 * Self.sizeLimit) else {
      return nil
    }
    return try? JSONDecoder().decode(RecordedSource.self, from: Data(bytes))
  }

  /// Stores the source for other processes; if this fails, they refuse their snapshots.
  private func store(_ source: RecordedSource) {
    guard let data = try? JSONEncoder().encode(source) else { return }
    try? AtomicFile.write(Array(data), to: recordPath)
  }
}

/// The source from which the tests were built, and the snapshots that were written into it since.
private struct RecordedSource: Codable {
  var original: [UInt8] { Array(data) }
  private var data: Data
  /// The time at which the original was modified.
  private var seconds: Int
  private var nanoseconds: Int
  var edits: [SnapshotEdit] = []
  /// The digest of the file that the last process wrote.
  var result = ""

  var time: FileTime { FileTime(seconds: seconds, nanoseconds: nanoseconds) }

  init(original: [UInt8], time: FileTime) {
    data = Data(original)
    seconds = time.seconds
    nanoseconds = time.nanoseconds
  }

  /// All snapshots, and the refusals because another process recorded another text.
  struct Merge {
    var edits: [SnapshotEdit]
    /// The index of each new snapshot by its index in `edits`.
    var indices: [Int: Int] = [:]
    var refusals: [Int: SourceRefusal] = [:]
  }

  func merging(_ new: [SnapshotEdit]) throws(SourceFileError) -> Merge {
    var merge = Merge(edits: edits)
    var known: [SnapshotPosition: Int] = [:]
    for (index, edit) in edits.enumerated() { known[edit.position] = index }
    for (index, edit) in new.enumerated() {
      guard let other = known[edit.position] else {
        known[edit.position] = merge.edits.count
        merge.indices[merge.edits.count] = index
        merge.edits.append(edit)
        continue
      }
      if !merge.edits[other].hasSameText(as: edit) { merge.refusals[index] = .differentTexts }
    }
    return merge
  }
}

/// Exclusive access to the source files of a directory, among the processes of this library.
private struct DirectoryLock {
  private let descriptor: Int32

  /// The number of attempts to lock, 10 milliseconds apart, before another process counts as stuck.
  private static let steps = 3_000

  init(_ directory: String) throws(SourceFileError) {
    descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unwritable(.system(code: errno)) }
    for _ in 0..<Self.steps {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      // On file systems without locks, the comparison before the file is replaced still applies.
      guard errno == EWOULDBLOCK || errno == EINTR else { return }
      usleep(10_000)
    }
    close(descriptor)
    throw .locked
  }

  func release() {
    // A process that another thread is starting has a copy of the descriptor.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
