// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeServer

/// The requests that a server has passed to `answer`.
final class AnswerLog: Sendable {
  private let requests = Mutex<[LoopbackServer.Request]>([])

  /// The requests in their order.
  var all: [LoopbackServer.Request] { requests.withLock { $0 } }

  /// Logs a request, and answers it with its path.
  @Sendable func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Response {
    requests.withLock { $0.append(request) }
    return .init(type: "text/plain", bytes: Array("page:\(request.path)".utf8))
  }
}

/// A gate at which threads wait until it is opened.
final class Gate: Sendable {
  private let opening = DispatchSemaphore(value: 0)
  private let arrivals = DispatchSemaphore(value: 0)

  /// Waits until the gate is opened.
  func pass() {
    arrivals.signal()
    opening.wait()
    opening.signal()
  }

  /// Opens the gate for all threads.
  func open() { opening.signal() }

  /// Waits until threads have arrived at the gate.
  ///
  /// - Returns: `false` if they do not arrive within ten minutes.
  func waitForArrivals(_ count: Int) -> Bool {
    let limit = DispatchTime.now() + .seconds(600)
    return (0..<count).allSatisfy { _ in arrivals.wait(timeout: limit) == .success }
  }
}

extension LoopbackServer {
  /// Returns the text of a request for a path below the token.
  func request(
    _ path: String = "", method: String = "GET", host: String? = nil, fields: String = ""
  ) -> String {
    "\(method) /\(token)/\(path) HTTP/1.1\nHost: \(host ?? "127.0.0.1:\(port)")\n\(fields)\n"
  }

  /// A Boolean value that indicates whether the server answers.
  ///
  /// Its port may meanwhile be that of another server.
  var isRunning: Bool { (try? response(to: request()))?.status == 200 }

  /// Sends a request on a connection of its own, and returns the response.
  func response(to text: String) throws -> ReceivedResponse? {
    let client = try Client(port: port)
    client.send(text)
    return client.response(hasBody: !text.hasPrefix("HEAD"))
  }
}
