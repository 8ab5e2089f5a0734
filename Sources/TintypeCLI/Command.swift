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
  /// How two pictures, or two folders of them, differ.
  case compare(CompareOptions)
  /// What the tool that paints does, with its arguments.
  case paint([String])

  /// The verbs that do something.
  enum Verb: String, Hashable, Sendable, CaseIterable {
    /// Compares two pictures, or two folders of them.
    case compare
    /// Writes a page about a run.
    case report
  }

  /// The verbs of the tool that paints.
  enum PaintingVerb: String, Hashable, Sendable, CaseIterable {
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
