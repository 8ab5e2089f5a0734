// SPDX-License-Identifier: MIT

import Synchronization

/// What the environment's variables say about recording and references.
struct Settings: Sendable {
  private let environment: [String: String]

  init(environment: [String: String]) {
    self.environment = environment
  }

  /// The value of a variable; an empty one counts as none.
  private func value(_ variable: String) -> String? {
    environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The mode in force: the argument's, else the configuration's, else a variable's, else
  /// `missing`, or `never` under continuous integration.
  func record(
    argument: SnapshotTestingConfiguration.Record?,
    configuration: SnapshotTestingConfiguration?
  ) throws(SnapshotError) -> SnapshotTestingConfiguration.Record {
    if let mode = argument?.specified ?? configuration?.record?.specified { return mode }
    if let mode = CompatibilityGlobals.record?.specified { return mode }
    for variable in ["TINTYPE_RECORD", "SNAPSHOT_TESTING_RECORD"] {
      guard let word = value(variable) else { continue }
      guard let mode = SnapshotTestingConfiguration.Record(rawValue: word) else {
        throw .unknownRecordMode(variable: variable, value: word)
      }
      return mode
    }
    return ContinuousIntegration.isActive(environment) ? .never : .missing
  }

  /// Where references lie: the configuration's word, else that of a variable; `nil` for none.
  func references(
    configuration: SnapshotTestingConfiguration?
  ) throws(SnapshotError) -> SnapshotTestingConfiguration.References? {
    if let references = configuration?.references { return references }
    guard let word = value(Self.references) else { return nil }
    switch word {
    case "package": return .inPackage
    case "beside-test-file": return .besideTestFile
    default:
      guard word.hasPrefix("/") else { throw .unknownReferences(value: word) }
      return .directory(word)
    }
  }

  static let references = "TINTYPE_REFERENCES"

  /// Which part of a run, and which attempt at it, the journal tells of.
  func labels() throws(SnapshotError) -> RunLabels {
    var labels = RunLabels()
    if let word = value(RunLabels.shardVariable) {
      guard let shard = Shard(word) else {
        throw .unusableVariable(
          RunLabels.shardVariable, value: word, expected: "the part and the number of parts, as 2/4"
        )
      }
      labels.shard = shard
    }
    if let word = value(RunLabels.attemptVariable) {
      guard let attempt = Int(word), attempt > 0 else {
        throw .unusableVariable(
          RunLabels.attemptVariable, value: word, expected: "a whole number from 1")
      }
      labels.attempt = attempt == 1 ? nil : attempt
    }
    return labels
  }

  /// Where a source file is now.
  func sourceFile(_ path: String) throws(SnapshotError) -> String {
    guard let map = value(PathMap.variable) else { return path }
    return try PathMap(map)(path)
  }
}

/// Where source files are now that were elsewhere when they were compiled.
///
/// Entries are `compiled=now`, separated by `:`, as in
/// `TINTYPE_PATH_MAP=/build/checkout=/workspace/app`. The first entry that holds for a path counts.
/// An entry for `.` holds for paths that are relative.
struct PathMap: Sendable {
  private struct Entry {
    var compiled: String
    var now: String
  }

  private var entries: [Entry] = []

  static let variable = "TINTYPE_PATH_MAP"

  /// The map that a variable's value describes.
  init(_ value: String) throws(SnapshotError) {
    for part in value.split(separator: ":") {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, !sides[0].isEmpty, sides[1].hasPrefix("/") else {
        throw .unusablePathMap(value: value, entry: String(part))
      }
      entries.append(
        Entry(
          compiled: FilePath.withoutSlash(String(sides[0])),
          now: FilePath.withoutSlash(String(sides[1]))))
    }
  }

  /// Where the file is now that was at a path.
  func callAsFunction(_ path: String) -> String {
    for entry in entries {
      if entry.compiled == ".", !path.hasPrefix("/") { return entry.now + "/" + path }
      if path.hasPrefix(entry.compiled + "/") {
        return entry.now + path.dropFirst(entry.compiled.count)
      }
    }
    return path
  }
}

/// The rule for detecting continuous integration.
package enum ContinuousIntegration {
  /// Returns whether the variable `CI` is set to a value other than an empty text, `0` and `false`.
  package static func isActive(_ environment: [String: String]) -> Bool {
    guard let value = environment["CI"] else { return false }
    return !["", "0", "false"].contains(value.lowercased())
  }
}

/// What the deprecated global variables hold; they stand below the configuration.
package enum CompatibilityGlobals {
  private static let state = Mutex(State())

  private struct State {
    var record: SnapshotTestingConfiguration.Record?
    var diffTool: SnapshotTestingConfiguration.DiffTool?
  }

  /// Which references are written; `nil` leaves it to the environment.
  package static var record: SnapshotTestingConfiguration.Record? {
    get { state.withLock(\.record) }
    set { state.withLock { $0.record = newValue } }
  }

  /// What tells how to look at a difference; `nil` names the files.
  package static var diffTool: SnapshotTestingConfiguration.DiffTool? {
    get { state.withLock(\.diffTool) }
    set { state.withLock { $0.diffTool = newValue } }
  }
}
