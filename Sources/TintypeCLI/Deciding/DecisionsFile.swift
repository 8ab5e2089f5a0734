// SPDX-License-Identifier: MIT

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

/// The file, or the stream, that decisions are read from.
struct DecisionsFile {
  let tool: Tool
  /// The path as it was given; `-` for standard input.
  let path: String

  /// Reads all decisions.
  func read() throws(DecisionError) -> Decisions {
    let bytes: [UInt8]
    do throws(FileTrouble) {
      bytes =
        path == "-"
        ? try Self.standardInput(limit: Decisions.sizeLimit)
        : try RegularFile.bytes(
          of: FilePath.absolute(path, in: tool.currentDirectory()), limit: Decisions.sizeLimit)
    } catch {
      throw .decisionsUnreadable(path: path, trouble: error)
    }
    return try Decisions(bytes, path: path)
  }

  private static func standardInput(limit: Int) throws(FileTrouble) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      var code: Int32 = 0
      let room = 1 << 16
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        var read = 0
        repeat {
          read = systemRead(STDIN_FILENO, buffer.baseAddress, room)
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

// A function of its own, as `read` in the type hides the system's.
private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  guard let buffer else { return 0 }
  return read(descriptor, buffer, count)
}

/// One change that is decided on, and what became of it.
struct DecisionStep {
  /// The snapshot's name.
  var name: String
  /// The extension of the snapshot's file.
  var pathExtension: String
  /// What is decided.
  var verdict: Decisions.Decision.Verdict
  /// The file that tells of the change; `nil` where nothing waits.
  var file: PendingFile?
  /// What the file tells; `nil` where it cannot be read.
  var item: PendingItem?
  /// How the reference is replaced, where it may be.
  var acceptance: Acceptance?
  /// What became of it.
  var outcome = Outcome.planned

  enum Outcome: Hashable {
    case planned
    case accepted(Acceptance.Result)
    case rejected
    case refused(Refusal)
  }

  /// A change that was found.
  init(_ file: PendingFile, _ item: Result<PendingItem, PendingTrouble>, _ verdict: Verdict) {
    self.verdict = verdict
    self.file = file
    (name, pathExtension) = (file.name, file.pathExtension)
    switch item {
    case .success(let item):
      self.item = item
      name = item.name
    case .failure(.unreadable(.missing)):
      // Another process has decided on it since the directory was listed.
      outcome = .refused(.waitsNoMore)
    case .failure(let trouble):
      // What cannot be read can be thrown away all the same.
      if verdict == .accept { outcome = .refused(.pending(trouble)) }
    }
  }

  /// A decision on something that waits no more.
  init(waitsNoMore decision: Decisions.Decision) {
    (name, pathExtension) = (decision.name, decision.pathExtension)
    verdict = decision.verdict
    outcome = .refused(.waitsNoMore)
  }

  typealias Verdict = Decisions.Decision.Verdict

  /// Why it was left alone.
  var refusal: Refusal? { if case .refused(let refusal) = outcome { refusal } else { nil } }

  /// Does something unless it is refused already, and takes note of why it cannot be done.
  mutating func attempt(_ body: (inout Self) throws(Refusal) -> Void) {
    guard refusal == nil else { return }
    do {
      try body(&self)
    } catch {
      outcome = .refused(error)
    }
  }
}
