// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeImaging
import TintypeReportsTestSupport
import TintypeTestSupport

@testable import TintypeCLI

#if os(Linux)
  @Suite("tintype compare --server as a process") struct CompareServerProcessTests {
    let folder: ComparedFolder

    init() throws {
      folder = try ComparedFolder()
      try folder.write("a.png")
      try folder.write("b.png", black: [PixelRect(x: 1, y: 1, width: 2, height: 2)])
    }

    /// The text of the guide.
    private static func guide(_ file: String = #filePath) throws -> String {
      var root = URL(fileURLWithPath: file)
      for _ in 0..<5 { root.deleteLastPathComponent() }
      let page = "Sources/Testing/Tintype/Tintype.docc/ComparingFromTheCommandLine.md"
      return try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
    }

    /// Returns the client of the guide in a language.
    private func client(_ language: String) throws -> String {
      let parts = try Self.guide().components(separatedBy: "\n```\(language)\n")
      let block = try #require(parts.dropFirst().first)
      return try #require(block.components(separatedBy: "\n```").first)
    }

    /// Runs a program in the folder, and returns its output.
    private func run(_ program: String, _ arguments: String...) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [program] + arguments
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let text = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      return String(decoding: text, as: UTF8.self)
    }

    @Test("The Python client of the guide compares pairs", .requires(.program("python3")))
    func python() throws {
      let program =
        try client("python") + """


          server = Tintype("\(GitPackage.builtTool)")
          replies = server.compare([("a.png", "a.png"), ("a.png", "b.png")] * 50)
          server.close()
          print([(reply["verdict"], reply["differingPixels"]) for reply in replies[:2]], len(replies))
          """
      try folder.output.write(Data(program.utf8), to: "client.py")
      #expect(try run("python3", "client.py") == "[('same', 0), ('different', 4)] 100\n")
    }

    @Test("The JavaScript client of the guide compares pairs", .requires(.program("node")))
    func node() throws {
      let program =
        try client("javascript") + """


          const server = new Tintype("\(GitPackage.builtTool)");
          const replies = await Promise.all([
            server.compare("a.png", "a.png"),
            server.compare("a.png", "b.png", {allow: 4}),
            server.compare("a.png", "b.png"),
          ]);
          server.close();
          console.log(replies.map((reply) => `${reply.verdict} ${reply.differingPixels}`).join());
          """
      try folder.output.write(Data(program.utf8), to: "client.mjs")
      #expect(try run("node", "client.mjs") == "same 0,same 4,different 4\n")
    }

    @Test("The Swift client of the guide compares pairs", .requires(.program("swiftc")))
    func swift() throws {
      let program =
        try client("swift") + """


          let server = try TintypeServer(program: URL(fileURLWithPath: "\(GitPackage.builtTool)"))
          let replies = try server.compare([
            .init(id: 1, reference: "a.png", actual: "a.png"),
            .init(id: 2, reference: "a.png", actual: "b.png", mode: "pixelmatch"),
          ])
          server.close()
          print(replies[1]?.verdict ?? "", replies[2]?.verdict ?? "", replies[2]?.differingPixels ?? 0)
          """
      try folder.output.write(Data(program.utf8), to: "main.swift")
      _ = try run("swiftc", "-swift-version", "6", "main.swift", "-o", "client")
      #expect(try run("./client") == "same different 4\n")
    }

    @Test("Clients of a socket are served while another one waits or has disappeared")
    func socket() throws {
      let path = folder.path + "/s"
      let server = Process()
      server.executableURL = URL(fileURLWithPath: GitPackage.builtTool)
      server.arguments = ["compare", "--server", "--socket", path]
      server.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      try server.run()
      defer { server.terminate() }
      let waiting = try #require(Self.connected(to: path))
      defer { close(waiting) }
      Self.send(#"{"id": 1, "refer"#, to: waiting)
      let gone = try #require(Self.connected(to: path))
      let request = #"{"id": 3, "reference": "a.png", "actual": "b.png"}"# + "\n"
      Self.send(String(repeating: request, count: 500), to: gone)
      close(gone)
      let client = try #require(Self.connected(to: path))
      defer { close(client) }
      Self.send(request, to: client)
      #expect(Self.line(from: client).contains(#""id":3,"verdict":"different""#))
      Self.send(#"ence": "a.png", "actual": "a.png"}"# + "\n", to: waiting)
      #expect(Self.line(from: waiting).contains(#""id":1,"verdict":"same""#))
      #expect(server.isRunning)

      let second = Process()
      second.executableURL = URL(fileURLWithPath: GitPackage.builtTool)
      second.arguments = ["compare", "--server", "--socket", path]
      let messages = Pipe()
      second.standardError = messages
      try second.run()
      let text = String(
        decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      second.waitUntilExit()
      #expect(second.terminationStatus == 2)
      #expect(text.contains("Another server uses the socket"))
    }

    @Test("A server ends at a signal, even if its parent process blocks the signal")
    func stopping() throws {
      var signals = sigset_t()
      var before = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGTERM)
      pthread_sigmask(SIG_BLOCK, &signals, &before)
      defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
      let path = folder.path + "/s"
      let server = Process()
      server.executableURL = URL(fileURLWithPath: GitPackage.builtTool)
      server.arguments = ["compare", "--server", "--socket", path]
      try server.run()
      let client = try #require(Self.connected(to: path))
      defer { close(client) }
      // A server that does not end makes the test fail instead of waiting for ever.
      var limit = timeval(tv_sec: 60, tv_usec: 0)
      setsockopt(client, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
      server.terminate()
      // The connection closes when the server ends.
      #expect(Self.line(from: client).isEmpty)
      kill(server.processIdentifier, SIGKILL)
      server.waitUntilExit()
      #expect(server.terminationStatus == SIGTERM)
    }

    /// Connects to a socket, which a server may not have created yet.
    private static func connected(to path: String) -> Int32? {
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
      for _ in 0..<600_000 {
        let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        let result = withUnsafePointer(to: address) { pointer in
          pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
          }
        }
        if result == 0 { return descriptor }
        close(descriptor)
        usleep(1000)
      }
      return nil
    }

    private static func send(_ text: String, to descriptor: Int32) {
      _ = Array(text.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }

    private static func line(from descriptor: Int32) -> String {
      var bytes: [UInt8] = []
      var byte: UInt8 = 0
      while read(descriptor, &byte, 1) == 1, byte != 10 { bytes.append(byte) }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
#endif
