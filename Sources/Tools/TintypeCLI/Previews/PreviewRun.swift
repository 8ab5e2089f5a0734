// SPDX-License-Identifier: MIT

import TintypeRuns

/// The rendering of all previews of a program, in as many processes as it needs.
///
/// A preview that ends its process or hangs is omitted in the next process.
struct PreviewRun {
  var process: PreviewProcess
  /// The results that are known, by the identifiers of the snapshots, which are not rendered.
  var known: [String: PreviewEvent.Rendering] = [:]
  /// Receives the end of each process, with what ended it.
  var didEnd: ((PreviewProcess.Ending, Interrupted?) throws -> Void)?

  /// The work of a process when it ended.
  enum Interrupted {
    /// A snapshot, with a description of the end.
    case snapshot(PreviewEvent.Item, String)
    /// The declaration of a preview, with a description of the end.
    case declaration(String, String)
  }

  /// The result of a preview in a variant.
  enum Result: Codable {
    case rendered(PreviewEvent.Rendering)
    case failed(String)
    /// The snapshot is in the journal; the message is that of its failure.
    case verified(String?)
  }

  /// The results of a run.
  struct Results {
    /// The previews in their order.
    var items: [PreviewEvent.Item] = []
    /// The results by the identifier of the preview.
    var results: [String: Result] = [:]
    /// The declarations that ended their process, with a description of the end.
    var declarations: [String: String] = [:]
  }

  /// The number of processes that may end in a row without a result, so that a run ends if all
  /// previews trap.
  private static let maximumEndings = 100

  /// Renders the previews.
  ///
  /// - Parameter receive: Receives each event.
  /// - Returns: The previews with their results.
  /// - Throws: ``PreviewRunError``, ``PreviewInterruption``, ``PreviewSuperseded``, or an error of
  ///   the receiver.
  func run(_ receive: (PreviewEvent) throws -> Void = { _ in }) throws -> Results {
    var results = Results()
    results.results = known.mapValues { .rendered($0) }
    try run(into: &results, receive)
    return results
  }

  /// Renders the previews, and adds them with their results to a record.
  ///
  /// - Parameters:
  ///   - results: The record. Snapshots whose results it contains are not rendered.
  ///   - receive: Receives each event.
  /// - Throws: See ``run(_:)``, or an error of the record.
  func run(
    into results: inout some PreviewRecord, _ receive: (PreviewEvent) throws -> Void
  ) throws {
    var process = process
    var endings = 0
    while endings < Self.maximumEndings {
      try results.omit(in: &process.request)
      let count = results.resultCount
      var (current, declaration): (String?, String?) = (nil, nil)
      var isFinished = false
      let ending = try process.run { event in
        switch event {
        case .declaring(let name): declaration = name
        case .list(let items, let start):
          try results.add(items, at: start)
          declaration = nil
        case .rendering(let id): current = id
        // The image of a preview can be written while the next one is evaluated.
        case .rendered(let rendering):
          try results.set(.rendered(rendering), for: rendering.id)
          if current == rendering.id { current = nil }
        case .failed(let id, let message):
          try results.set(.failed(message), for: id)
          if current == id { current = nil }
        case .verified(let id, let message):
          try results.set(.verified(message), for: id)
          current = nil
        case .finished: isFinished = true
        }
        try receive(event)
      }
      if isFinished {
        try didEnd?(ending, nil)
        return
      }
      if let signal = ending.interruption { throw PreviewInterruption(signal: signal) }
      if ending.isSuperseded { throw PreviewSuperseded() }
      let description = Self.description(of: ending, process.timeout)
      let hasResults = results.resultCount > count
      endings = hasResults ? 0 : endings + 1
      if let current {
        try results.set(.failed(description), for: current)
        if let didEnd {
          try didEnd(ending, try results.item(current).map { .snapshot($0, description) })
        }
        try receive(.failed(id: current, message: description))
      } else if let declaration {
        results.declarations[declaration] = description
        process.request.omittedSources.insert(declaration)
        try didEnd?(ending, .declaration(declaration, description))
      } else if hasResults {
        // Work that a preview started, such as a task, ended the process between two previews.
        try didEnd?(ending, nil)
      } else if results.isEmpty, ending.status == 0, !ending.isHung {
        throw PreviewRunError.notLinked(program: process.program)
      } else {
        throw PreviewRunError.ended(program: process.program, description)
      }
    }
    throw PreviewRunError.tooManyEndings(Self.maximumEndings)
  }

  private static func description(of ending: PreviewProcess.Ending, _ timeout: Int32) -> String {
    let cause =
      if ending.isHung {
        "The preview was not rendered in \(timeout / 1000) s, so its process was ended."
      } else {
        "The process \(ProcessEnd.description(of: ending.status))."
      }
    if let trap = PreviewTrap(output: ending.output) { return "\(trap) \(cause)" }
    let output = ending.output.split(separator: "\n").suffix(20).joined(separator: "\n")
    return output.isEmpty ? cause : "\(cause) Its last output:\n\(output)"
  }
}

/// A description of the end of a process.
enum ProcessEnd {
  /// Returns the end of a sentence about a status, which is 128 plus the number of a signal that
  /// ended the process.
  static func description(of status: Int32) -> String {
    status > 128 ? "ended with signal \(status - 128)" : "ended with code \(status)"
  }
}

/// The end of a run whose results are no longer needed.
struct PreviewSuperseded: Error {}

/// The end of a run by a signal to this process.
struct PreviewInterruption: Error {
  var signal: Int32
}

/// An error of a run that renders previews.
enum PreviewRunError: Error, CustomStringConvertible {
  /// The program contains no code that renders previews, and ended without running a test.
  case notLinked(program: String)
  /// A process ended outside of a preview.
  case ended(program: String, String)
  /// Too many processes ended.
  case tooManyEndings(Int)

  var description: String {
    switch self {
    case .notLinked(let program):
      """
      “\(program)” cannot render previews, because no test target links SwiftUIOnLinux. Add the \
      product SwiftUIOnLinux and the targets with previews to the dependencies of a test target in \
      Package.swift. Components have no previews: their images are the references in __Snapshots__.
      """
    case .ended(let program, let description):
      """
      “\(program)” rendered no previews. \(description)
      Correct the code that runs before the tests, such as initializers of global variables.
      """
    case .tooManyEndings(let count):
      "\(count) previews ended their process. Correct them, and try again."
    }
  }
}
