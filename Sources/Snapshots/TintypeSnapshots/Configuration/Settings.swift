// SPDX-License-Identifier: MIT

import Synchronization
import TintypeRuns

/// The settings for recording and references in environment variables.
struct Settings: Sendable {
  private let environment: [String: String]

  init(environment: [String: String]) { self.environment = environment }

  /// Returns the value of a variable; an empty value counts as unset.
  private func value(_ variable: String) -> String? {
    environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the effective record mode.
  ///
  /// The order of precedence is: the argument, the configuration, the deprecated global variable,
  /// the environment variables, `never` under continuous integration, `missing`.
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

  /// Returns the location of references from the configuration, else from the environment variable;
  /// `nil` if neither sets it.
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

  /// Returns the shard and the attempt of the run, for the journal.
  func labels() throws(SnapshotError) -> RunLabels {
    var labels = RunLabels()
    if let word = value(RunLabels.shardVariable) {
      guard let shard = Shard(word) else {
        throw .unusableVariable(
          RunLabels.shardVariable, value: word,
          expected: "a shard and the number of shards, such as 2/4")
      }
      labels.shard = shard
    }
    if let word = value(RunLabels.attemptVariable) {
      guard let attempt = Int(word), attempt > 0 else {
        throw .unusableVariable(
          RunLabels.attemptVariable, value: word, expected: "a positive integer")
      }
      labels.attempt = attempt == 1 ? nil : attempt
    }
    return labels
  }

  /// Returns the current path of a source file, by the variable `TINTYPE_PATH_MAP`.
  func sourceFile(_ path: String) throws(SnapshotError) -> String {
    guard let map = value(PathMap.variable) else { return path }
    return try PathMap(map)(path)
  }
}

/// The values of the deprecated global variables; the configuration takes precedence over them.
package enum CompatibilityGlobals {
  private static let state = Mutex(State())

  private struct State {
    var record: SnapshotTestingConfiguration.Record?
    var diffTool: SnapshotTestingConfiguration.DiffTool?
  }

  /// The record mode; `nil` leaves it to the environment.
  package static var record: SnapshotTestingConfiguration.Record? {
    get { state.withLock(\.record) }
    set { state.withLock { $0.record = newValue } }
  }

  /// The tool that failure messages suggest for viewing a difference; `nil` prints the paths of the
  /// files.
  package static var diffTool: SnapshotTestingConfiguration.DiffTool? {
    get { state.withLock(\.diffTool) }
    set { state.withLock { $0.diffTool = newValue } }
  }
}
