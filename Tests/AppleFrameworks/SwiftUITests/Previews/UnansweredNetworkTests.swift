// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SwiftUI

@Suite("The network of previews")
struct UnansweredNetworkTests {
  @Test("The proxy accepts a connection, and sends nothing")
  func silence() async {
    await #expect(processExitsWith: .success) {
      UnansweredNetwork.begin()
      let environment = ProcessInfo.processInfo.environment
      let proxies = ["http", "https", "all"].map { (scheme: String) in
        environment["\(scheme)_proxy"]
      }
      precondition(Set(proxies).count == 1, "The schemes have different proxies.")
      guard let port = proxies[0].flatMap({ URL(string: $0)?.port }).flatMap(UInt16.init(exactly:))
      else { preconditionFailure("There is no proxy.") }
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
      address.sin_port = port.bigEndian
      let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      let status = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      precondition(status == 0, "The connection failed: \(errno).")
      var events = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
      precondition(poll(&events, 1, 0) == 0, "There is an answer.")
    }
  }

  @Test("A request waits, and ends when it is canceled")
  func cancellation() async {
    await #expect(processExitsWith: .success) {
      UnansweredNetwork.begin()
      for scheme in ["http", "https"] {
        guard let url = URL(string: "\(scheme)://tests.example") else { continue }
        let request = Task { try await URLSession.shared.data(from: url) }
        request.cancel()
        guard case .failure(let error as URLError) = await request.result else {
          preconditionFailure("The request was answered.")
        }
        precondition(error.code == .cancelled, "The request ended with \(error).")
      }
    }
  }
}
