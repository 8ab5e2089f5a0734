// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeReports

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import TintypeReports
import TintypeSnapshots

/// The file or the stream with decisions.
struct DecisionsFile {
  let tool: Tool
  /// The path as the user wrote it; `-` for standard input.
  let path: String

  /// Reads all decisions.
  func read() throws(DecisionError) -> Decisions {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes =
        path == "-"
        ? try Self.standardInput(limit: Decisions.sizeLimit)
        : try RegularFile.bytes(
          of: FilePath.absolute(path, in: tool.currentDirectory()), limit: Decisions.sizeLimit)
    } catch {
      throw .decisionsUnreadable(path: path, error: error)
    }
    return try Decisions(bytes, path: path)
  }

  private static func standardInput(limit: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      var code: Int32 = 0
      let capacity = 1 << 16
      let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        var read = 0
        repeat {
          read = systemRead(STDIN_FILENO, buffer.baseAddress, capacity)
          code = read < 0 ? errno : 0
        } while code == EINTR
        count = max(read, 0)
      }
      if code != 0 { throw .system(code: code) }
      if chunk.isEmpty { return bytes }
      bytes += chunk
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    }
  }
}

// A separate function, because the method `read` hides the system function.
private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  guard let buffer else { return 0 }
  return read(descriptor, buffer, count)
}

/// A decision on one change, with its outcome.
struct DecisionStep {
  /// The name of the snapshot.
  var name: String
  /// The extension of the snapshot's file.
  var pathExtension: String
  /// The verdict.
  var verdict: Decisions.Decision.Verdict
  /// The file that describes the change; `nil` if nothing is pending.
  var file: PendingFile?
  /// The contents of that file; `nil` if it cannot be read.
  var item: PendingItem?
  /// The replacement of the reference, if it is allowed.
  var acceptance: Acceptance?
  /// The outcome of the decision.
  var outcome = Outcome.planned

  enum Outcome: Hashable {
    case planned
    case accepted(Acceptance.Result)
    case rejected
    case refused(Refusal)
  }

  /// Creates a step for a change that was found.
  init(_ file: PendingFile, _ item: Result<PendingItem, PendingError>, _ verdict: Verdict) {
    (self.verdict, self.file) = (verdict, file)
    (name, pathExtension) = (file.name, file.pathExtension)
    switch item {
    case .success(let item):
      self.item = item
      name = item.name
    case .failure(.unreadable(.missing)):
      // Another process has decided on the change since the directory was listed.
      outcome = .refused(.waitsNoMore)
    case .failure(let error):
      // A change that cannot be read can still be rejected.
      if verdict == .accept { outcome = .refused(.pending(error)) }
    }
  }

  /// Creates a step for a change that is no longer pending.
  init(waitsNoMore decision: Decisions.Decision) {
    (name, pathExtension) = (decision.name, decision.pathExtension)
    verdict = decision.verdict
    outcome = .refused(.waitsNoMore)
  }

  typealias Verdict = Decisions.Decision.Verdict

  /// The reason why the change was not decided; `nil` if it was not refused.
  var refusal: Refusal? { if case .refused(let refusal) = outcome { refusal } else { nil } }

  /// Calls the closure unless the step is refused, and refuses the step if the closure throws.
  mutating func attempt(_ body: (inout Self) throws(Refusal) -> Void) {
    guard refusal == nil else { return }
    do {
      try body(&self)
    } catch {
      outcome = .refused(error)
    }
  }
}
