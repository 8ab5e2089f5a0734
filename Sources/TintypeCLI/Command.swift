// SPDX-License-Identifier: MIT

/// What a command line asks for.
enum Command: Hashable, Sendable {
  /// What the tool is and which verbs it has.
  case help
  /// What one verb does.
  case helpOn(Verb)
  /// The tool's version.
  case version
  /// A page about a run.
  case report(ReportOptions)
  /// What paints here, whether it can be trusted, and how it differs from what painted references.
  case doctor(DoctorOptions)

  /// The verbs that do something.
  enum Verb: String, Hashable, Sendable, CaseIterable {
    /// Writes a page about a run.
    case report
    /// Checks this machine, and explains how references differ from it.
    case doctor
  }
}

/// The options of `tintype report`.
struct ReportOptions: Hashable, Sendable {
  /// The output directory; by default the one that the environment or the package gives.
  var outputDirectory: String?
  /// The run's name; by default the latest run.
  var run: String?
  /// The file to write; by default `report/index.html` in the output directory.
  var destination: String?

  /// Creates options.
  init(outputDirectory: String? = nil, run: String? = nil, destination: String? = nil) {
    self.outputDirectory = outputDirectory
    self.run = run
    self.destination = destination
  }
}

/// The options of `tintype doctor`.
struct DoctorOptions: Hashable, Sendable {
  /// References, or directories that hold some.
  var references: [String]
  /// Whether two references are compared with each other instead of with this machine.
  var comparesReferences: Bool
  /// Whether the result is JSON.
  var isJSON: Bool

  /// Creates options.
  init(references: [String] = [], comparesReferences: Bool = false, isJSON: Bool = false) {
    self.references = references
    self.comparesReferences = comparesReferences
    self.isJSON = isJSON
  }
}
