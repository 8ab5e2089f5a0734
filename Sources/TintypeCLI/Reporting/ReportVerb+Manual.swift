// SPDX-License-Identifier: MIT

import TintypeCommandLine

extension ReportVerb {
  static let manual = Manual(
    "report",
    abstract: "Write a page about the latest test run.",
    discussion: [
      """
      The page shows what changed with its pictures, what could not be compared, and what passed. \
      It opens from the disk, without a network. A folder that is no report is left alone.
      """,
      """
      Other formats are for continuous integration: junit for the test tabs, markdown for comments, \
      github for annotations and the summary of a step, json for scripts.
      """,
    ],
    options: [
      .outputDirectory, .run,
      Manual.Option(
        "--format", value: "FORMAT", words: ReportFormat.allCases.map(\.rawValue),
        text: "What is written: html, the default, junit, markdown, json or github."),
      Manual.Option(
        "--to", value: "PATH",
        text: """
          The folder of the page, by default DIR/report; the file for other formats, by default -, \
          which is standard output. github takes none.
          """),
      Manual.Option(
        "--budget", value: "BYTES",
        text: "The longest summary for markdown and github, from 8000 to 900000. By default 60000."),
    ],
    examples: [
      Manual.Example("tintype report", "Writes the page about what “swift test” has just found"),
      Manual.Example(
        "tintype report --format junit --to junit.xml", "Writes a file that GitLab and others show"),
    ],
    exitCodes: [
      (.success, "the report was written, whatever it says"),
      (
        .trouble,
        "a journal or directory could not be read, or no line of the journals was a record"
      ),
      (.nothingRan, "nothing ran: there is no run, or it compared nothing"),
      (.usage, "the command line makes no sense"),
      (.cannotCreate, "the report could not be written"),
    ])
}
