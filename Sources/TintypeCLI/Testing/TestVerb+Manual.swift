// SPDX-License-Identifier: MIT

import TintypeCommandLine

extension TestVerb {
  static let manual = Manual(
    "test",
    abstract: "Run the tests, and tell pictures that differ from tests that fail.",
    usage: ["[options] [-- swift test arguments]"],
    discussion: [
      """
      Calls “swift test” in this package, collects what its processes found, prints a summary and \
      writes the report. The exit code says more than that of “swift test”.
      """,
      """
      A part of the tests is chosen by --shard, else by TINTYPE_SHARD, else by the variables that \
      Bazel, GitLab, CircleCI, Buildkite, Bitbucket or Semaphore set. Which tests a part runs is \
      decided by their names alone.
      """,
      """
      Of several records of a snapshot, the worst of the latest attempt counts. A failed assertion or a \
      crash counts until a later attempt has run all tests of its part to their end. If several of the \
      exit codes below apply, it is the first of 2, 3, 4 and 1.
      """,
    ],
    options: [
      Manual.Option(
        "--shard", value: "I/N", text: "Run the I-th of N parts, counted from 1, such as 2/4."),
      Manual.Option(
        "--attempt", value: "NUMBER",
        text: """
          Which attempt at the same run this is. By default TINTYPE_ATTEMPT, then \
          GITHUB_RUN_ATTEMPT, then BUILDKITE_RETRY_COUNT and 1.
          """),
      Manual.Option(
        "--record", value: "MODE", words: ["all", "missing", "failed", "never"],
        text: "Which references are written, as TINTYPE_RECORD says it."),
      .outputDirectory, .format,
      Manual.Option("--allow-empty", text: "Count it as success if nothing was compared."),
      Manual.Option("--no-report", text: "Write no page."),
    ],
    examples: [
      Manual.Example("tintype test", "Runs all tests and sums up what they found"),
      Manual.Example(
        "tintype test --shard 2/4 --output-directory out -- --parallel",
        "Runs the second of four parts, for “tintype merge” to put together"),
    ],
    exitCodes: [
      (.success, "every test passed"),
      (.different, "images differ, lack a reference, or were recorded; nothing else is wrong"),
      (.trouble, "a snapshot could not be compared, or a test failed for another reason"),
      (.incomplete, "a journal is missing or damaged, or a test process did not end normally"),
      (.nothingRan, "nothing was compared"),
      (.usage, "the command line or the variables make no sense"),
      (.cannotCreate, "the output could not be written"),
      (.interrupted, "interrupted from the keyboard"),
      (.terminated, "asked to end"),
    ])
}
