// SPDX-License-Identifier: MIT

/// The options of `tintype compare --base`, which `tintype-paint` runs.
package struct BaseOptions: DeclaredVerb, Hashable {
  package static let manual = Manual.compare

  /// The revision to compare with, such as `origin/main`.
  package var revision: String
  /// The references to compare, and directories that contain references; empty for all.
  package var paths: [String] = []
  /// Directories of references that are not named `__Snapshots__`.
  package var references: [String] = []
  /// The folder of the report; `nil` for none.
  package var report: String?
  /// A Boolean value that indicates whether the result is JSON.
  package var isJSON = false
  /// A Boolean value that indicates whether only errors are printed.
  package var isQuiet = false
  /// The output directory whose pending images replace references; `nil` for none.
  package var pending: String?
  /// The run that produced those images; `nil` for all runs.
  package var run: String?

  /// Creates options for a revision.
  ///
  /// - Throws: ``CommandError/invalidValue(_:option:expected:)`` for a name that Git would parse as
  ///   an option.
  package init(revision: String) throws(CommandError) {
    let isControl = revision.unicodeScalars.contains { $0.properties.generalCategory == .control }
    guard !revision.isEmpty, !revision.hasPrefix("-"), !isControl else {
      throw .invalidValue(revision, option: "--base", expected: .revision)
    }
    self.revision = revision
  }

  /// Creates options from arguments that contain `--base`.
  ///
  /// - Throws: ``CommandError`` for options that need `--base`, or contradict it.
  package init(_ arguments: ParsedArguments) throws(CommandError) {
    guard let options = try Self(ifIn: arguments) else { throw .valueMissing(option: "--base") }
    self = options
  }

  /// Creates options from arguments; `nil` if they do not contain `--base`.
  ///
  /// - Parameter arguments: The arguments.
  /// - Throws: ``CommandError`` for options that need `--base`, or contradict it.
  package init?(ifIn arguments: ParsedArguments) throws(CommandError) {
    guard let revision = arguments.value("--base") else {
      for option in ["--report", "--pending", "--run"] where arguments.value(option) != nil {
        throw .optionNeeded("--base", by: option)
      }
      if !arguments.values("--references").isEmpty {
        throw .optionNeeded("--base", by: "--references")
      }
      return nil
    }
    try self.init(revision: revision)
    for option in Self.others
    where arguments.flag(option) || !arguments.values(option).isEmpty {
      throw .contradiction("--base", option)
    }
    if arguments.flag("--json"), arguments.flag("--quiet") {
      throw .contradiction("--json", "--quiet")
    }
    paths = try arguments.paths(verb: Self.manual.name)
    references = arguments.values("--references")
    report = arguments.value("--report")
    isJSON = arguments.flag("--json")
    isQuiet = arguments.flag("--quiet")
    pending = arguments.value("--pending")
    run = arguments.value("--run")
    if run != nil, pending == nil { throw .optionNeeded("--pending", by: "--run") }
  }

  /// The options of `compare` that only apply to two files or folders.
  private static let others = [
    "--mode", "--threshold", "--antialiasing", "--no-antialiasing", "--mask", "--allow", "--diff",
  ]

  /// The command-line arguments for these options.
  package var arguments: [String] {
    var words = ["compare", "--base=\(revision)"]
    words += references.map { "--references=\($0)" }
    if let report { words.append("--report=\(report)") }
    if let pending { words.append("--pending=\(pending)") }
    if let run { words.append("--run=\(run)") }
    if isJSON { words.append("--json") }
    if isQuiet { words.append("--quiet") }
    return words + (paths.isEmpty ? [] : ["--"] + paths)
  }
}

extension Manual.Section {
  /// The options that `tintype compare` has only with `--base`.
  package static let base = Manual.Section(
    "Compare with another revision",
    [
      Manual.Option(
        "--base", value: "REV",
        text: """
          Compare the references of the working tree with the merge base of REV and HEAD, as in a \
          pull request. REV is a branch, a tag or a commit.
          """),
      Manual.Option(
        "--references", value: "DIR", isRepeatable: true,
        text: """
          Also compare each file in DIR, a directory of references that is not named \
          __Snapshots__. May be repeated.
          """),
      Manual.Option(
        "--report", value: "DIR",
        text: "Write a page that shows the differences, with images and causes, to this folder."),
      Manual.Option(
        "--pending", value: "DIR",
        text: """
          Use the pending images in this output directory of a test run instead of their references.
          """),
      Manual.Option(
        "--run", value: "NAME", text: "Use only the pending images of this run."),
    ])
}
