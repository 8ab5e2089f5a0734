// SPDX-License-Identifier: MIT

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
