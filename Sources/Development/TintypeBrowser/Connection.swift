// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Requests, answers and events over a browser's socket, each as JSON followed by a zero byte.
///
/// A waiting caller reads with poll(2) and a deadline, and stores the messages for other callers.
final class Connection: Sendable {
  /// The timeout of an answer.
  let timeout: Duration
  private let process: BrowserProcess
  private let state = Mutex(State())

  private struct State {
    var lastRequest = 0
    /// The received bytes that are not a complete message yet.
    var incoming = Data()
    /// The number of these bytes that are known to contain no zero byte.
    var searched = 0
    /// The events of pages, by their sessions.
    var records: [String: PageRecord] = [:]
  }

  init(process: BrowserProcess, timeout: Duration) {
    (self.process, self.timeout) = (process, timeout)
  }

  /// Sends a request, and reads messages until its answer arrives.
  @discardableResult
  func call<Result: Decodable>(
    _ method: String, _ parameters: some Encodable = Nothing(), session: String? = nil,
    timeout: Duration? = nil, as type: Result.Type = Nothing.self
  ) throws(BrowserError) -> Result {
    let timeout = timeout ?? self.timeout
    let deadline = ContinuousClock.now + timeout
    let body = try state.withLock { state throws(BrowserError) in
      state.lastRequest += 1
      let id = state.lastRequest
      let request = Request(id: id, method: method, params: parameters, sessionId: session)
      guard var bytes = try? JSONEncoder().encode(request) else {
        throw .refused(request: method, reason: "the request cannot be encoded as JSON.")
      }
      bytes.append(0)
      try send(bytes, method, deadline, timeout)
      while true {
        let message = try next(&state, method, deadline, timeout)
        guard let head = try? JSONDecoder().decode(MessageHead.self, from: message) else {
          throw .unreadable(request: method, answer: message.excerpt)
        }
        if head.id == id {
          if let error = head.error {
            let reason = [error.message, error.data].compactMap { $0 }.joined(separator: ": ")
            throw .refused(request: method, reason: reason)
          }
          return message
        }
        note(message, head, &state)
      }
    }
    do {
      return try JSONDecoder().decode(BrowserAnswer<Result>.self, from: body).result
    } catch {
      throw .unreadable(request: method, answer: body.excerpt)
    }
  }

  /// Reads messages until the record of a page contains a value.
  func wait<Value>(
    for what: String, session: String, timeout: Duration? = nil,
    until found: (PageRecord) -> Value?
  ) throws(BrowserError) -> Value {
    let timeout = timeout ?? self.timeout
    let deadline = ContinuousClock.now + timeout
    return try state.withLock { state throws(BrowserError) in
      while true {
        if let record = state.records[session], let value = found(record) { return value }
        let message = try next(&state, what, deadline, timeout)
        if let head = try? JSONDecoder().decode(MessageHead.self, from: message) {
          note(message, head, &state)
        }
      }
    }
  }

  /// Returns the events of a page so far.
  func record(of session: String) -> PageRecord {
    state.withLock { $0.records[session] ?? PageRecord() }
  }

  /// Changes the record of a page.
  func change(_ session: String, _ body: (inout PageRecord) -> Void) {
    state.withLock { body(&$0.records[session, default: PageRecord()]) }
  }

  /// Removes the record of a page.
  func forget(_ session: String) { state.withLock { $0.records[session] = nil } }

  private func note(_ message: Data, _ head: MessageHead, _ state: inout State) {
    guard let method = head.method, let session = head.sessionId else { return }
    state.records[session, default: PageRecord()].note(method, message)
    guard method == "Page.javascriptDialogOpening" else { return }
    // Close the dialog, since no user can answer it and the page waits.
    state.lastRequest += 1
    let request = Request(
      id: state.lastRequest, method: "Page.handleJavaScriptDialog",
      params: DialogAnswer(accept: PageRecord.isBeforeUnload(message)), sessionId: session)
    guard let bytes = try? JSONEncoder().encode(request) else { return }
    try? send(bytes + [0], request.method, .now + timeout, timeout)
  }

  private struct DialogAnswer: Encodable {
    var accept: Bool
  }

  // MARK: The socket

  private func send(
    _ bytes: Data, _ what: String, _ deadline: ContinuousClock.Instant, _ timeout: Duration
  ) throws(BrowserError) {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      // Make writing to a browser that has ended an error, instead of a signal that ends this
      // process.
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(process.socket, $0.baseAddress, $0.count, flags)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        try wait(Int32(POLLOUT), what, deadline, timeout)
      } else if errno != EINTR {
        throw .ended(program: process.program, standardError: process.standardError)
      }
    }
  }

  /// Returns the next complete message.
  private func next(
    _ state: inout State, _ what: String, _ deadline: ContinuousClock.Instant, _ timeout: Duration
  ) throws(BrowserError) -> Data {
    while true {
      if let message = Self.takeMessage(&state) { return message }
      var chunk = [UInt8](repeating: 0, count: 1 << 18)
      let count = recv(process.socket, &chunk, chunk.count, 0)
      if count > 0 {
        state.incoming.append(contentsOf: chunk[..<count])
      } else if count < 0, errno == EAGAIN {
        try wait(Int32(POLLIN), what, deadline, timeout)
      } else if count == 0 || errno != EINTR {
        throw .ended(program: process.program, standardError: process.standardError)
      }
    }
  }

  private static func takeMessage(_ state: inout State) -> Data? {
    let start = state.incoming.startIndex
    guard let end = state.incoming[(start + state.searched)...].firstIndex(of: 0) else {
      state.searched = state.incoming.count
      return nil
    }
    let message = Data(state.incoming[start..<end])
    state.incoming = Data(state.incoming[(end + 1)...])
    state.searched = 0
    return message
  }

  private func wait(
    _ events: Int32, _ what: String, _ deadline: ContinuousClock.Instant, _ timeout: Duration
  ) throws(BrowserError) {
    let rest = deadline - .now
    guard rest > .zero else { throw .tookTooLong(what: what, limit: timeout) }
    let milliseconds =
      rest.components.seconds * 1000 + rest.components.attoseconds / 1_000_000_000_000_000
    var waiting = pollfd(fd: process.socket, events: Int16(events), revents: 0)
    _ = poll(&waiting, 1, Int32(clamping: milliseconds + 1))
  }
}

/// A request to the browser, as it is sent over the socket.
struct Request<Parameters: Encodable>: Encodable {
  var id: Int
  var method: String
  var params: Parameters
  var sessionId: String?
}

/// No parameters.
struct Nothing: Codable {}

/// The head of a message from the browser: an answer to a request, or an event.
struct MessageHead: Decodable {
  var id: Int?
  var method: String?
  var sessionId: String?
  var error: Failure?

  /// The reason for a rejected request.
  struct Failure: Decodable {
    var message: String
    var data: String?
  }
}

/// The body of an answer.
struct BrowserAnswer<Result: Decodable>: Decodable {
  var result: Result
}

/// The body of an event.
struct Event<Parameters: Decodable>: Decodable {
  var params: Parameters
}

extension Data {
  /// The beginning as text, for messages about invalid data.
  var excerpt: String { String(decoding: prefix(400), as: UTF8.self) }
}
