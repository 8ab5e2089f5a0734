// SPDX-License-Identifier: MIT

extension Manual.Option {
  /// The output directory of the tests.
  package static let outputDirectory = Manual.Option(
    "--output-directory", value: "DIR",
    text: """
      The output directory of the tests. By default the variable TINTYPE_OUTPUT, then \
      SNAPSHOT_ARTIFACTS, then the directory tintype in the package's build directory: .build, or \
      the directory of --scratch-path if this tool was built there too.
      """)
  /// The run.
  package static let run = Manual.Option(
    "--run", value: "NAME", text: "The run, a directory in DIR/runs. By default the latest.")
}
