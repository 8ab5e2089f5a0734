// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeImaging
import TintypeReports
import TintypeComparison
import TintypeRuns

/// A merge of the output directories of several shards into one run.
struct Merge {
  /// The readable inputs, ordered by shard and attempt.
  private var inputs: [MergeInput] = []
  private var unreadable: [MergeProblem] = []
  private let expected: Int?
  private let progress: Progress

  /// Reads the output directories.
  ///
  /// - Parameters:
  ///   - directories: The paths as the user wrote them.
  ///   - base: The absolute path at which relative ones begin.
  ///   - run: The run of each directory; the latest by default.
  ///   - expected: The expected number of shards; `nil` if it is not stated.
  ///   - progress: Shows the number of directories that were read, and later copied.
  init(
    _ directories: [String], in base: String, run: RunName?, expected: Int?, progress: Progress
  ) {
    (self.expected, self.progress) = (expected, progress)
    for (directory, name) in zip(directories, MergeInput.names(directories)) {
      defer { progress.show(inputs.count + unreadable.count) }
      do throws(ReportError) {
        inputs.append(
          try MergeInput(name: name, path: FilePath.absolute(directory, in: base), run: run))
      } catch {
        let reason = Self.reason(error, directory: FilePath.absolute(directory, in: base), name)
        unreadable.append(.unreadable(directory: name, reason: reason))
      }
    }
    inputs.sort { $0.order < $1.order }
  }

  /// Returns the description of an error, without absolute paths of this machine.
  private static func reason(_ error: ReportError, directory: String, _ name: String) -> String {
    error.description.split(separator: directory, omittingEmptySubsequences: false)
      .joined(separator: name)
  }

  /// The name of the merged run, derived from its inputs.
  var run: RunName? {
    let lines = inputs.flatMap { input in
      input.pieces.map {
        "\($0.shard?.description ?? "whole")\t\($0.attempt)\t\(input.run)\t\(input.name)"
      }
    }
    let digest = Digest128.of(Array(lines.joined(separator: "\n").utf8)).hexadecimal
    return try? RunName("merged-" + digest.prefix(12))
  }

  /// Writes the merged run.
  ///
  /// - Parameters:
  ///   - destination: The directory to write.
  ///   - run: The name of the run.
  ///   - keeping: The records of the result to keep in memory.
  /// - Returns: The merged run, as a reader finds it.
  /// - Throws: ``MergeError`` if the directory cannot be written.
  func write(
    to destination: MergeDestination, as run: RunName, keeping: JournalReader.Keeping
  ) throws -> RunJournal {
    let directory = "runs/\(run)"
    try destination.prepare()
    var problems = unreadable
    let (copies, uncopied) = try copyJournals(to: directory, of: destination)
    problems += uncopied
    let reader = JournalReader(output: destination.output)
    try destination.create(directory)
    var merged = try reader.scan(run: run, allowsEmpty: true, keeping: keeping)
    let (files, refused) = try copyPending(
      of: recordsByInput(merged, copies), to: destination, run: run)
    let checks = MergeChecks(inputs: inputs, expected: expected)
    problems = checks.problems + problems + refused
    let note = MergeNote(
      total: checks.total,
      parts: inputs.map {
        MergeNote.Part(directory: $0.name, run: $0.run.description, pieces: $0.pieces)
      },
      problems: problems, files: files)
    try destination.write(note.bytes, to: "\(directory)/\(MergeNote.fileName)")
    try destination.write(Array("\(run)\n".utf8), to: "latest")
    reader.addNote(to: &merged.journal)
    return merged.journal
  }

  /// Copies the journals unchanged, under names derived from their shards.
  ///
  /// - Returns: The index of the input for each path of a copy, and the problems.
  private func copyJournals(
    to directory: String, of destination: MergeDestination
  ) throws -> ([String: Int], [MergeProblem]) {
    var problems: [MergeProblem] = []
    var copies: [String: Int] = [:]
    for (number, input) in inputs.enumerated() {
      let files = ContainedFiles(root: input.output.path)
      let part = input.pieces.first?.shard.map { String($0.index) } ?? "whole"
      let attempt = input.pieces.first?.attempt ?? 1
      for (file, size) in input.journals {
        let stem = "\(part)-\(attempt)-\(FilePath.name(of: file).dropLast(6).suffix(100))"
        var copy = "\(directory)/\(stem).jsonl"
        var ordinal = 2
        while copies[copy] != nil {
          copy = "\(directory)/\(stem)-\(ordinal).jsonl"
          ordinal += 1
        }
        do throws(JournalCopy.Failure) {
          try JournalCopy(size: size ?? .max)
            .write(file, of: files, to: destination.output.path + "/" + copy)
          copies[copy] = number
        } catch .source(let reason) {
          problems.append(
            .filesNotCopied(
              directory: input.name, count: 1, first: file, reason: "\(reason)"))
        } catch .target(let error) {
          throw MergeError.cannotWrite(path: destination.output.path + "/" + copy, error: error)
        }
      }
    }
    return (copies, problems)
  }

  /// Copies the files of the effective record of each snapshot, and no other files.
  ///
  /// - Returns: The paths of the copied files, sorted, and the problems with others.
  private func copyPending(
    of records: [[JournalRecord]], to destination: MergeDestination, run: RunName
  ) throws -> ([String], [MergeProblem]) {
    var copied: Set<String> = []
    var problems: [MergeProblem] = []
    for (number, (input, records)) in zip(inputs, records).enumerated() {
      defer { progress.show(inputs.count + unreadable.count + number + 1) }
      let files = ContainedFiles(root: input.output.path)
      let index = PendingIndex(input.output)
      var refused: [(file: String, error: ContainedFiles.Failure)] = []
      for record in records {
        guard let artifacts = record.artifacts else { continue }
        for file in artifacts.paths {
          let bytes: [UInt8]
          do throws(ContainedFiles.Failure) {
            bytes = try files.bytes(of: file, limit: 64 << 20)
            // If two snapshots shared a file, one change would show the image of the other.
            guard copied.insert(file).inserted else { throw .shared }
          } catch {
            refused.append((file, error))
            continue
          }
          try destination.write(bytes, to: file)
        }
        guard let (file, change) = index.change(of: record), copied.insert(file).inserted
        else { continue }
        let renamed = PendingChange(run: run.description, record: change.record)
        try destination.write(renamed.line, to: file)
      }
      if let first = refused.first {
        problems.append(
          .filesNotCopied(
            directory: input.name, count: refused.count, first: first.file,
            reason: "\(first.error)"))
      }
    }
    return (copied.sorted(), problems)
  }

  /// Returns the effective records of a merged run, by input.
  private func recordsByInput(
    _ merged: JournalReader.ScannedRun, _ copies: [String: Int]
  ) -> [[JournalRecord]] {
    let records = merged.journal.records
    var result = [[JournalRecord]](repeating: [], count: inputs.count)
    for resolution in SnapshotResolution.all(of: records) {
      let record = records[resolution.index]
      // Only files of changes are copied.
      guard record.artifacts != nil, let input = copies[merged.sources[resolution.index]] else {
        continue
      }
      result[input].append(record)
    }
    return result
  }
}
