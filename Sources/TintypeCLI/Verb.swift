// SPDX-License-Identifier: MIT

import TintypeCommandLine

/// Something that the tool does; each lies in a file of its own in `Verbs`.
protocol Verb: Sendable {
  /// What it does and takes.
  static var manual: Manual { get }

  /// Understands what stands behind the verb.
  ///
  /// - Throws: ``CommandError`` for what makes no sense.
  init(_ arguments: ParsedArguments) throws(CommandError)

  /// Does it.
  ///
  /// - Parameter tool: What surrounds it.
  /// - Returns: What is to be printed, and how the process is to end.
  /// - Throws: `ReportError`, or another error whose description says what is wrong and what to do.
  func run(in tool: Tool) throws -> CommandResult
}

/// The verbs of this tool, in the order in which help tells them.
let verbs: [any Verb.Type] = [
  TestVerb.self,
  StatusVerb.self,
  ShowVerb.self,
  AcceptVerb.self,
  RejectVerb.self,
  ReportVerb.self,
  MergeVerb.self,
  CompareVerb.self,
  OrphansVerb.self,
  PruneVerb.self,
  InitVerb.self,
  CompletionsVerb.self,
]

/// The verbs of the tool that paints, with what they do.
let paintingVerbs: [(name: String, abstract: String)] = [
  ("doctor", "Check what paints here, and explain how references differ from it.")
]
