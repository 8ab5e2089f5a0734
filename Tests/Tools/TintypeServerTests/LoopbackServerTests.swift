// SPDX-License-Identifier: MIT

import CTintypeServer
import Foundation
import Synchronization
import Testing
import TintypeTestSupport

@testable import TintypeServer

@Suite("The server on the loopback interface", .requires(.serverLibrary))
struct LoopbackServerTests {
  private let log = AnswerLog()

  @Test("The token is random and has 32 hexadecimal digits")
  func token() throws {
    let servers = try (0..<2).map { _ in try LoopbackServer(port: 0, answer: log.answer) }
    #expect(servers[0].token != servers[1].token)
    for server in servers {
      #expect(server.token.wholeMatch(of: /[0-9a-f]{32}/) != nil)
      #expect(server.address == "http://127.0.0.1:\(server.port)/\(server.token)/")
    }
  }

  @Test("The server listens only on 127.0.0.1")
  func loopback() throws {
    let server = try LoopbackServer(port: 0, answer: log.answer)
    #expect(throws: POSIXError.self) { try Client(port: server.port, address: "127.0.0.2") }
  }

  @Test("The path and the query are decoded")
  func request() throws {
    let server = try LoopbackServer(port: 0, answer: log.answer)
    _ = try server.response(to: server.request("data/a%20b.json?after=12&x=a+b%2B%26&flag"))
    #expect(
      log.all == [
        .init(path: "data/a b.json", query: ["after": "12", "x": "a b+&", "flag": ""])
      ])
  }

  // MARK: Responses

  @Test("The status, the type and the content of an answer are sent")
  func response() throws {
    let bytes = (0..<5 << 20).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let server = try LoopbackServer(port: 0) { _ in
      .init(status: 404, type: "image/png", bytes: bytes)
    }
    let response = try #require(try server.response(to: server.request()))
    #expect(response.status == 404)
    #expect(response["content-type"] == ["image/png"])
    #expect(response.body == bytes)
  }

  @Test("The response to HEAD has the length of the content, and no content")
  func head() throws {
    let server = try LoopbackServer(port: 0, answer: log.answer)
    let client = try Client(port: server.port)
    client.send(server.request(method: "HEAD", fields: "Connection: close\n"))
    let response = try #require(client.response(hasBody: false))
    #expect(response["content-length"] == ["5"])
    #expect(client.rest() == [])
  }

  @Test("All responses have the header fields that keep other origins out")
  func securityFields() throws {
    let server = try LoopbackServer(port: 0, answer: log.answer)
    let requests = [
      server.request(), server.request(host: "evil.example"), server.request(method: "POST"),
      server.request(".."), server.request(fields: "Content-Length: 1\n"),
    ]
    let responses = try requests.map { try #require(try server.response(to: $0)) }
    #expect(responses.map(\.status) == [200, 403, 405, 404, 413])
    for response in responses {
      #expect(response["x-content-type-options"] == ["nosniff"])
      #expect(response["cross-origin-resource-policy"] == ["same-origin"])
      #expect(response["cross-origin-opener-policy"] == ["same-origin"])
      #expect(response["referrer-policy"] == ["no-referrer"])
      #expect(response["x-frame-options"] == ["DENY"])
      #expect(response["cache-control"] == ["no-store"])
      #expect(
        !response.fields.contains { $0[0].lowercased().hasPrefix("access-control") })
    }
    #expect(responses.map { $0["allow"] } == [[], [], ["GET, HEAD"], [], []])
  }

  @Test(
    "Only a successful answer that never changes is stored by the browser", arguments: [200, 404])
  func immutable(status: Int) throws {
    let server = try LoopbackServer(port: 0) { _ in
      .init(status: status, type: "image/png", bytes: [1], isImmutable: true)
    }
    let response = try #require(try server.response(to: server.request("images/1.png")))
    let kept = "private, max-age=31536000, immutable"
    #expect(response["cache-control"] == [status == 200 ? kept : "no-store"])
  }

  @Test("A wrong token, a part of it and a missing one have the same response")
  func sameResponses() throws {
    let server = try LoopbackServer(port: 0, answer: log.answer)
    let paths = ["", "\(server.token.dropLast())/", "\(server.token)", "favicon.ico"]
    let responses = try paths.map { path in
      var response = try #require(
        try server.response(to: "GET /\(path) HTTP/1.1\nHost: localhost:\(server.port)\n\n"))
      response.fields.removeAll { $0[0].lowercased() == "date" }
      return response
    }
    #expect(responses.allSatisfy { $0 == responses[0] })
    #expect(responses[0].status == 404)
  }

  @Test("An answer whose type would add a header field is not sent")
  func splitResponse() throws {
    let server = try LoopbackServer(port: 0) { request in
      .init(type: request.path.isEmpty ? "a/b\r\nX: y" : "a/b", bytes: [])
    }
    #expect(try server.response(to: server.request()) == nil)
    #expect(try server.response(to: server.request("x"))?.status == 200)
  }

  // MARK: Connections

  @Test("A connection stays open for further requests")
  func keepAlive() throws {
    let server = try LoopbackServer(port: 0, answer: log.answer)
    let client = try Client(port: server.port)
    for path in ["a", "b", "c"] {
      client.send(server.request(path))
      #expect(client.response()?.body == Array("page:\(path)".utf8))
    }
  }

  @Test("Requests that are sent together are answered in their order")
  func pipelined() throws {
    let server = try LoopbackServer(port: 0, answer: log.answer)
    let client = try Client(port: server.port)
    client.send(
      server.request("a") + server.request("b", host: "evil.example") + server.request("c"))
    let responses = (0..<3).map { _ in client.response() }
    #expect(responses.map { $0?.status } == [200, 403, 200])
    #expect(log.all.map(\.path) == ["a", "c"])
  }

  @Test(
    "A request in the body of another is not answered",
    arguments: ["Content-Length: 1000", "Transfer-Encoding: chunked"])
  func smuggled(field: String) throws {
    let server = try LoopbackServer(port: 0, answer: log.answer)
    let client = try Client(port: server.port)
    client.send(server.request("a", fields: "\(field)\n") + server.request("b"))
    #expect(client.response()?.status == 413)
    #expect(client.rest() == [])
    #expect(log.all == [])
  }

  @Test("200 connections are answered at the same time")
  func parallel() throws {
    let gate = Gate()
    let server = try LoopbackServer(port: 0) { request in
      gate.pass()
      return .init(type: "text/plain", bytes: Array(request.path.utf8))
    }
    let clients = try (0..<200).map { _ in try Client(port: server.port) }
    for (index, client) in clients.enumerated() { client.send(server.request("\(index)")) }
    let isParallel = gate.waitForArrivals(200)
    gate.open()
    #expect(isParallel)
    for (index, client) in clients.enumerated() {
      #expect(client.response()?.body == Array("\(index)".utf8))
    }
  }

  @Test("A connection over the limit waits until another is closed")
  func limit() throws {
    var settings = LoopbackServer.Settings()
    settings.connections = 2
    let server = try LoopbackServer(port: 0, settings: settings, answer: log.answer)
    var clients = try (0..<2).map { _ in try Client(port: server.port) }
    for client in clients {
      client.send(server.request())
      #expect(client.response()?.status == 200)
    }
    let last = try Client(port: server.port)
    last.send(server.request("last"))
    clients.removeFirst()
    #expect(last.response()?.body == Array("page:last".utf8))
  }

  @Test("A client that sends half a request delays neither other clients nor the end of the server")
  func slow() throws {
    let server = try LoopbackServer(port: 0, answer: log.answer)
    let slow = try Client(port: server.port)
    slow.send("GET /\(server.token)/ HTTP/1.1\nHost: 127.0.0.1")
    #expect(try server.response(to: server.request("a"))?.status == 200)
    server.stop()
    #expect(slow.rest() == [])
    #expect(slow.isAtEnd)
    #expect(log.all.map(\.path) == ["a"])
  }

  @Test("A client that sends half a request is disconnected after the timeout")
  func timeout() throws {
    var settings = LoopbackServer.Settings()
    settings.timeout = 1
    let server = try LoopbackServer(port: 0, settings: settings, answer: log.answer)
    let slow = try Client(port: server.port)
    slow.send("GET /\(server.token)/ HTTP/1.1\n")
    let end = slow.rest()
    #expect(slow.isAtEnd)
    // Version 1.0 sends a response.
    #expect(end == [] || end.starts(with: Array("HTTP/1.1 408".utf8)))
  }

  @Test("A client that disconnects while its answer waits frees its connection")
  func disconnected() throws {
    let gate = Gate()
    var settings = LoopbackServer.Settings()
    settings.connections = 1
    let server = try LoopbackServer(port: 0, settings: settings) { request in
      if request.path == "wait" { gate.pass() }
      return .init(type: "text/plain", bytes: Array(request.path.utf8))
    }
    var client: Client? = try Client(port: server.port)
    client?.send(server.request("wait"))
    let isWaiting = gate.waitForArrivals(1)
    client = nil
    gate.open()
    #expect(isWaiting)
    #expect(try server.response(to: server.request("next"))?.body == Array("next".utf8))
  }

  @Test("A client that disconnects within a response does not end the process")
  func aborted() throws {
    let bytes = [UInt8](repeating: 1, count: 32 << 20)
    let server = try LoopbackServer(port: 0) { request in
      .init(type: "image/png", bytes: request.path.isEmpty ? bytes : [2])
    }
    for _ in 0..<3 { try Client(port: server.port).send(server.request()) }
    #expect(try server.response(to: server.request("next"))?.body == [2])
  }

  // MARK: Start and end

  @Test("A port that another server uses is an error with the port")
  func takenPort() throws {
    let server = try LoopbackServer(port: 0, answer: log.answer)
    #expect(throws: ServerError.portTaken(server.port)) {
      try LoopbackServer(port: server.port, answer: log.answer)
    }
  }

  @Test("A server can use the port of one that was stopped")
  func reusedPort() throws {
    let first = try LoopbackServer(port: 0, answer: log.answer)
    let client = try Client(port: first.port)
    client.send(first.request())
    #expect(client.response()?.status == 200)
    first.stop()
    let second = try LoopbackServer(port: first.port, answer: log.answer)
    #expect(second.port == first.port)
    #expect(try second.response(to: second.request())?.status == 200)
    #expect(try second.response(to: first.request())?.status == 404)
  }

  @Test("A stopped server refuses connections, and can be stopped again")
  func stopped() throws {
    let server = try LoopbackServer(port: 0, answer: log.answer)
    server.stop()
    server.stop()
    #expect(!server.isRunning)
  }

  @Test("Several threads can stop a server, and all wait until it has ended")
  func stoppedByThreads() throws {
    let server = try LoopbackServer(port: 0, answer: log.answer)
    let client = try Client(port: server.port)
    let running = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      server.stop()
      if server.isRunning { running.withLock { $0 += 1 } }
    }
    #expect(running.withLock { $0 } == 0)
    #expect(client.rest() == [])
  }

  @Test("Stopping waits for the answers that are being computed")
  func blockedAnswer() throws {
    let gate = Gate()
    let answered = Mutex(0)
    let server = try LoopbackServer(port: 0) { _ in
      gate.pass()
      answered.withLock { $0 += 1 }
      return .init(type: "text/plain", bytes: Array("late".utf8))
    }
    let clients = try (0..<4).map { _ in try Client(port: server.port) }
    for client in clients { client.send(server.request()) }
    let areWaiting = gate.waitForArrivals(4)
    gate.open()
    server.stop()
    #expect(areWaiting)
    #expect(answered.withLock { $0 } == 4)
    for client in clients {
      let response = client.response()
      #expect(response == nil || response?.body == Array("late".utf8))
      #expect(client.rest() == [])
    }
  }

  @Test("A server that is released stops, and releases its answer")
  func released() throws {
    var log: AnswerLog? = AnswerLog()
    weak let answer = log
    var server: LoopbackServer?
    if let log { server = try LoopbackServer(port: 0) { log.answer($0) } }
    log = nil
    var port = try #require(server?.port)
    let client = try Client(port: port)
    #expect(answer != nil)
    server = nil
    #expect(answer == nil)
    let socket = tintype_server_listen(&port)
    defer { close(socket) }
    try #require(socket >= 0, "The port is still in use.")
    #expect(client.rest() == [])
  }
}

@Suite("The socket of a server")
struct ServerSocketTests {
  @Test("The socket is closed in child processes")
  func closeOnExec() {
    var port: UInt16 = 0
    let socket = tintype_server_listen(&port)
    defer { close(socket) }
    #expect(socket >= 0)
    #expect(port > 0)
    #expect(fcntl(socket, F_GETFD) & FD_CLOEXEC != 0)
    #expect(fcntl(socket, F_GETFL) & O_NONBLOCK != 0)
  }
}
