// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeCommandLine
import TintypeGit
import TintypeReports
import TintypeRuns
import TintypeSnapshots

extension TestVerb {
  static let manual = Manual(
    "test",
    abstract: "Run the tests, and distinguish differing snapshots from other failures.",
    usage: ["[options]", "--previews [options] [PROJECT]"],
    forwarding: "swift test",
    discussion: [
      """
      Runs “swift test” in this package, collects the results of its processes, prints a summary \
      and writes the report. The exit code is more specific than the exit code of “swift test”.
      """,
      """
      The shard is specified by --shard, else by TINTYPE_SHARD, else by the variables of GitLab, \
      Buildkite, CircleCI, Bitbucket, Semaphore, Bazel, Slurm or Kubernetes. Tests are divided into \
      shards of about the same duration with --timings, else of the same number of tests.
      """,
      """
      With --previews, each preview in each variant is a snapshot. It needs no test and no change of \
      a package or an Xcode project, whose path can follow: “tintype test --previews App.xcodeproj”. \
      The references are __Snapshots__/MODULE/FILE/PREVIEW.VARIANT.png beside the project. A preview \
      that traps or hangs fails alone.
      """,
      """
      If a snapshot has several records, the worst record of the latest attempt counts. A failed \
      assertion or a crash counts until a later attempt has completed all tests of its shard. If \
      several exit codes apply, the exit code is the first of 2, 3, 4 and 1 that applies.
      """,
    ],
    sections: [PreviewOptions.variants],
    options: [
      Manual.Option(
        "--shard", value: "I/N", text: "Run shard I of N, counted from 1, such as 2/4."),
      Manual.Option(
        "--timings", value: "FILE",
        text: """
          The durations by which tests are divided into shards, as “tintype report --format timings” \
          writes them. All shards need the same file. If it does not exist, tests are counted. By \
          default TINTYPE_TIMINGS.
          """),
      Manual.Option(
        "--attempt", value: "NUMBER",
        text: """
          The number of the attempt at the same run. By default TINTYPE_ATTEMPT, then 1 and the \
          repetitions that the variables of schedulers count.
          """),
      Manual.Option(
        "--record", value: "MODE", choices: ["all", "missing", "failed", "never"],
        text: "The record mode, as in TINTYPE_RECORD."),
      .outputDirectory, .format,
      Manual.Option(
        "--previews",
        text: """
          Compare the previews of a code base with their references, or record them, instead of \
          running tests.
          """),
      Manual.Option(
        "--audit",
        text: """
          Also apply the rules of “tintype audit” to each preview, with the configuration \
          .tintype-audit.json beside the project. Errors and warnings fail the preview.
          """),
      PreviewOptions.timeoutOption, PreviewOptions.editorOption,
      Manual.Option(
        "--base", value: "REV",
        text: """
          After the tests, list the references that differ from the merge base of REV and HEAD, as \
          “tintype compare --base” does. For a snapshot that differs, the new image is used. These \
          differences do not change the exit code.
          """),
      Manual.Option("--allow-empty", text: "Succeed even if nothing was compared."),
      Manual.Option("--no-report", text: "Do not write a page."),
    ],
    examples: [
      Manual.Example("tintype test", "Runs all tests and prints a summary"),
      Manual.Example(
        "tintype test --shard 2/4 --output-directory out -- --parallel",
        "Runs the second of four shards, which “tintype merge” combines"),
    ],
    exitCodes: [
      (.success, "every test passed"),
      (.different, "snapshots differ, have no reference, or were recorded, without other problems"),
      (.error, "a snapshot could not be compared, or a test failed for another reason"),
      (.incomplete, "a journal is missing or damaged, or a test process did not end normally"),
      (.nothingRan, "nothing was compared"),
      (.cannotCreate, "the output could not be written"),
      (.interrupted, "interrupted from the keyboard"),
      (.terminated, "terminated by a signal"),
    ],
    invalid: "the command line or a variable is invalid")
}
