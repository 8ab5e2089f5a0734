// SPDX-License-Identifier: MIT

import CTintypeServer
import Foundation
import Testing
import TintypeTestSupport

@testable import TintypeServer

@Suite("Errors of the server")
struct ServerErrorTests {
  static let errors: [(heading: String, error: ServerError)] = [
    ("libraryMissing", .libraryMissing(reason: "libmicrohttpd.so.12: cannot open")),
    ("staticProgram", .staticProgram),
    ("portTaken", .portTaken(8000)),
    ("portReserved", .portReserved(80)),
    ("cannotListen", .cannotListen(code: EMFILE)),
    ("notStarted", .notStarted),
  ]

  @Test("Errors of the server state what is wrong and what to do") func description() {
    assertTexts(Self.errors.map { ($0.heading, $0.error.description) })
  }

  @Test(
    "A missing or wrong library is an error that names the package",
    arguments: [
      ("libmissing.so", "libmissing.so"),
      ("libc.so.6", "libc.so.6 has no function MHD_start_daemon"),
    ])
  func missingLibrary(library: String, expected: String) {
    var settings = LoopbackServer.Settings()
    settings.library = library
    do throws(ServerError) {
      _ = try LoopbackServer(port: 0, settings: settings) { _ in .init(type: "", bytes: []) }
      Issue.record("The server was started.")
    } catch {
      guard case .libraryMissing(let reason) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(reason.contains(expected))
      #expect("\(error)".contains("Install the package libmicrohttpd12"))
    }
  }

  @Test("A missing library leaves the port free")
  func freedPort() throws {
    var port: UInt16 = 0
    close(tintype_server_listen(&port))
    var settings = LoopbackServer.Settings()
    settings.library = "libmissing.so"
    #expect(throws: ServerError.self) {
      try LoopbackServer(port: port, settings: settings) { _ in .init(type: "", bytes: []) }
    }
    let socket = tintype_server_listen(&port)
    #expect(socket >= 0)
    close(socket)
  }

  @Test("The reasons why a port cannot be opened have errors of their own")
  func codes() {
    #expect(ServerError(port: 8000, code: EADDRINUSE) == .portTaken(8000))
    #expect(ServerError(port: 80, code: EACCES) == .portReserved(80))
    #expect(ServerError(port: 8000, code: EACCES) == .cannotListen(code: EACCES))
    #expect(ServerError(port: 80, code: EMFILE) == .cannotListen(code: EMFILE))
  }

  @Test("The port of a program of another kind is an error with the port")
  func foreignProgram() throws {
    var port: UInt16 = 0
    let socket = tintype_server_listen(&port)
    defer { close(socket) }
    #expect(throws: ServerError.portTaken(port)) {
      try LoopbackServer(port: port) { _ in .init(type: "", bytes: []) }
    }
  }
}
