// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Synchronization
import CTintypePixels
import TintypeBase
import TintypeCommandLine
import TintypeJSON

/// The mode of `tintype compare` that answers requests, one JSON object per line.
///
/// Requests of one client are performed at the same time, and answered as soon as they have been
/// performed. No more requests are read than there are threads, so that a client that sends faster
/// than the server compares waits.
final class CompareServer: Sendable {
  /// The maximum number of bytes in a line.
  static let lineLimit = 1 << 20

  private let comparer: Comparer
  /// The number of requests that are performed at the same time.
  private let processors: Int
  /// The permits to compare, for all clients.
  private let permits: DispatchSemaphore
  private let active = Atomic(0)

  init(tool: Tool, processors: Int = ProcessInfo.processInfo.activeProcessorCount) {
    comparer = Comparer(tool: tool)
    self.processors = max(1, min(processors, 32))
    permits = DispatchSemaphore(value: self.processors)
    tintype_keep_memory()
  }

  /// The maximum number of clients of a socket that are served at the same time; others wait.
  private static let clientLimit = 64

  /// Answers the requests of the clients of a socket, until the socket fails.
  ///
  /// - Returns: The error of the socket.
  func serve(_ socket: ServerSocket) -> SocketError {
    let places = DispatchSemaphore(value: Self.clientLimit)
    while true {
      places.wait()
      let client: Int32
      do throws(SocketError) {
        client = try socket.accepted()
      } catch {
        return error
      }
      Thread.detachNewThread { [self] in
        serve(input: client, output: client)
        close(client)
        places.signal()
      }
    }
  }

  /// Answers the requests of a client until its input ends, or its output is closed.
  func serve(input: Int32, output: Int32) {
    let reader = Guarded(LineReader(descriptor: input, limit: Self.lineLimit))
    let writer = Guarded(LineWriter(descriptor: output))
    let finished = DispatchGroup()
    for _ in 0..<processors {
      finished.enter()
      let thread = Thread { [self] in
        defer { finished.leave() }
        while !writer.value.withLock({ $0.isClosed }) {
          let line = reader.value.withLock { $0.next() }
          guard let reply = reply(to: line) else { return }
          let bytes = JSON.object(reply).bytes(
            .init(layout: .compact, keyOrder: .given, escapes: .minimal))
          writer.value.withLock { $0.write(bytes) }
        }
      }
      // Comparing scenes descends recursively.
      thread.stackSize = 8 << 20
      thread.start()
    }
    finished.wait()
  }

  /// Returns the reply to a line; `nil` at the end.
  private func reply(to line: LineReader.Line) -> [JSON.Member]? {
    switch line {
    case .end: return nil
    case .tooLong: return failure(RequestError.tooLong(limit: Self.lineLimit), of: .null)
    case .unfinished: return failure(RequestError.unfinished, of: .null)
    case .complete(let bytes):
      let request = CompareRequest(reading: bytes)
      switch request.options {
      case .failure(let error): return failure(error, of: request.id)
      case .success(let options): return reply(to: options, id: request.id)
      }
    }
  }

  private func reply(to options: CompareOptions, id: JSON) -> [JSON.Member] {
    permits.wait()
    let others = active.add(1, ordering: .relaxed).oldValue
    defer {
      active.subtract(1, ordering: .relaxed)
      permits.signal()
    }
    do throws(CompareError) {
      for path in [options.reference, options.actual] where comparer.isDescriptor(path) {
        return failure(RequestError.descriptor(path), of: id)
      }
      let pair = try comparer.pair(
        options, threads: others == 0 && processors > 1 ? .two : .one,
        depth: options.isExplained ? .causes : .verdict)
      let verdict =
        pair.error != nil ? "error" : pair.isWithinTolerance ? "same" : "different"
      var members: [JSON.Member] = [("id", id), ("verdict", .string(verdict))]
      if let error = pair.error { members.append(("error", .string(error.description))) }
      return members
        + (options.isExplained
          ? pair.documentMembers(options, createdFolders: [])
          : pair.members + [
            ("warnings", .array(pair.warnings.map(\.json))),
            ("difference", pair.image.map { .string($0) } ?? .null),
          ])
    } catch {
      return failure(error, of: id)
    }
  }

  private func failure(_ error: some CustomStringConvertible, of id: JSON) -> [JSON.Member] {
    [("id", id), ("verdict", .string("error")), ("error", .string(error.description))]
  }
}

/// A mutex that several threads refer to.
private final class Guarded<Value: Sendable>: Sendable {
  let value: Mutex<Value>

  init(_ value: sending Value) { self.value = Mutex(value) }
}
