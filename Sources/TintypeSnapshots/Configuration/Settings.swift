// SPDX-License-Identifier: MIT

/// What the environment's variables say about recording.
struct Settings: Sendable {
  private let environment: [String: String]

  init(environment: [String: String]) {
    self.environment = environment
  }

  /// The mode in force: the argument's, else the configuration's, else a variable's, else
  /// `missing`, or `never` under continuous integration.
  func record(
    argument: SnapshotTestingConfiguration.Record?,
    configuration: SnapshotTestingConfiguration
  ) throws(SnapshotError) -> SnapshotTestingConfiguration.Record {
    if let mode = argument?.specified ?? configuration.record?.specified { return mode }
    for variable in ["TINTYPE_RECORD", "SNAPSHOT_TESTING_RECORD"] {
      guard let word = environment[variable], !word.isEmpty else { continue }
      guard let mode = SnapshotTestingConfiguration.Record(rawValue: word) else {
        throw .unknownRecordMode(variable: variable, value: word)
      }
      return mode
    }
    return isContinuousIntegration ? .never : .missing
  }

  /// Whether `CI` is set to something that does not deny it.
  private var isContinuousIntegration: Bool {
    guard let value = environment["CI"] else { return false }
    return !["", "0", "false"].contains(value.lowercased())
  }
}
