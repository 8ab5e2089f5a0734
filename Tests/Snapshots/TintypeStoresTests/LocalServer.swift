// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A server on the loopback interface, for one test.
final class LocalServer {
  /// The server's port.
  let port: Int
  /// The directory of the server's files.
  let directory: String
  private let process = Process()

  /// The programs of servers and clients that `scripts/setup --with-browser` installs.
  static let programs = ["nginx", "docker-registry", "rclone", "curl"]

  /// A Boolean value that indicates whether tests with servers run.
  ///
  /// They run if the programs are installed. As for browsers, only continuous integration requires
  /// them.
  static var isExpected: Bool {
    let isInstalled = programs.allSatisfy { path(of: $0) != nil }
    return isInstalled || ProcessInfo.processInfo.environment["CI"] != nil
  }

  private static func path(of program: String) -> String? {
    ["/usr/sbin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(program)" }
      .first { access($0, X_OK) == 0 }
  }

  /// Starts nginx with WebDAV.
  ///
  /// - Parameter location: Further directives of the server's configuration, in nginx's syntax.
  /// - Returns: The server, which accepts connections.
  /// - Throws: An error if nginx is not installed or exits.
  static func nginx(location: String = "") throws -> LocalServer {
    try LocalServer(program: "nginx") { port, directory in
      let configuration = """
        daemon off; master_process off; worker_processes 1; \(getuid() == 0 ? "user root;" : "")
        pid \(directory)/pid; error_log \(directory)/errors;
        events {}
        http {
          log_format request '$request_method $uri $http_authorization';
          access_log \(directory)/requests request;
          client_body_temp_path \(directory)/body; proxy_temp_path \(directory)/proxy;
          fastcgi_temp_path \(directory)/f; uwsgi_temp_path \(directory)/u; scgi_temp_path \(directory)/s;
          client_max_body_size 64m;
          server {
            listen 127.0.0.1:\(port); root \(directory)/files;
            location / { dav_methods PUT; create_full_put_path on; \(location) }
          }
        }
        """
      try Data(configuration.utf8).write(to: URL(fileURLWithPath: directory + "/nginx.conf"))
      return ["-e", directory + "/errors", "-c", directory + "/nginx.conf"]
    }
  }

  /// Starts the WebDAV server of rclone, which lists and removes files.
  static func webDAV() throws -> LocalServer {
    try LocalServer(program: "rclone") { port, directory in
      [
        "serve", "webdav", "--addr", "127.0.0.1:\(port)", "--dir-cache-time", "1ms",
        directory + "/files",
      ]
    }
  }

  /// Starts the registry of Debian's package docker-registry.
  static func registry() throws -> LocalServer {
    try LocalServer(program: "docker-registry") { port, directory in
      let configuration = """
        version: 0.1
        storage: {filesystem: {rootdirectory: \(directory)/files}}
        http: {addr: "127.0.0.1:\(port)"}
        """
      try Data(configuration.utf8).write(to: URL(fileURLWithPath: directory + "/registry.yml"))
      return ["serve", directory + "/registry.yml"]
    }
  }

  private init(program: String, arguments: (Int, String) throws -> [String]) throws {
    let path = try #require(
      Self.path(of: program), "\(program) is not installed. Run “scripts/setup --with-browser”.")
    port = try Self.freePort()
    directory = FileManager.default.temporaryDirectory.path + "/tintype-server-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: directory + "/files", withIntermediateDirectories: true)
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = try arguments(port, directory)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    while !Self.accepts(port) {
      try #require(process.isRunning, "\(program) exited with \(process.terminationStatus).")
      usleep(5_000)
    }
  }

  deinit {
    // nginx may have been started by a thread that blocks SIGTERM, and a child process inherits the
    // signal mask.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try? FileManager.default.removeItem(atPath: directory)
  }

  /// Writes a file of the server.
  func write(_ bytes: [UInt8], to path: String) throws {
    let url = URL(fileURLWithPath: "\(directory)/files/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// The requests that nginx has answered, with method, path and the header field `Authorization`.
  ///
  /// nginx logs a request after it has answered it. It logs a further request after those that it
  /// answered before.
  var requests: String {
    get throws {
      let marker = "/logged/\(UUID().uuidString)"
      try answer("GET \(marker) HTTP/1.0\r\n\r\n")
      while process.isRunning {
        let log = try String(contentsOfFile: directory + "/requests", encoding: .utf8)
        if let place = log.range(of: "GET \(marker)") { return String(log[..<place.lowerBound]) }
        sched_yield()
      }
      throw POSIXError(.ECONNREFUSED)
    }
  }

  /// Sends a request, and waits for the end of the answer.
  private func answer(_ request: String) throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    try #require(Self.connects(descriptor, to: port))
    let bytes = Array(request.utf8)
    try #require(send(descriptor, bytes, bytes.count, 0) == bytes.count)
    var answer = [UInt8](repeating: 0, count: 4096)
    while recv(descriptor, &answer, answer.count, 0) > 0 {}
  }

  // MARK: Ports

  private static func freePort() throws -> Int {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = loopback(0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 ? getsockname(descriptor, $0, &length) : -1
      }
    }
    try #require(status == 0)
    return Int(UInt16(bigEndian: address.sin_port))
  }

  private static func accepts(_ port: Int) -> Bool {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    return connects(descriptor, to: port)
  }

  private static func connects(_ descriptor: Int32, to port: Int) -> Bool {
    var address = loopback(UInt16(port))
    return withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }

  static func loopback(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }
}
