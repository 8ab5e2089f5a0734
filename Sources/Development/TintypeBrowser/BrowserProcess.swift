// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeBase

/// A browser's process, its profile, and the socket for its messages.
///
/// The browser reads from its descriptor 3 and writes to 4, which are ends of the same socket. It
/// leads a process group, so that all of its processes can be ended at once.
final class BrowserProcess: Sendable {
  /// The program's path.
  let program: String
  /// This side's end of the socket, which is non-blocking.
  let socket: Int32
  private let folder: String
  private let identifier: pid_t
  private let hasEnded = Mutex(false)

  /// The running browsers, each with its folder, which end together with this process.
  private static let running = Mutex<[pid_t: String]>([:])

  /// A Boolean value that indicates whether running browsers are ended at exit; the first access
  /// registers the handler.
  private static let isTidy =
    atexit {
      BrowserProcess.running.withLock { running in
        for (identifier, folder) in running { BrowserProcess.stop(identifier, folder) }
        running = [:]
      }
    } == 0

  /// Starts a browser with an empty profile.
  init(program: String) throws(BrowserError) {
    self.program = program
    do throws(FileError) {
      folder = try PrivateFile.directory()
    } catch {
      throw .cannotStart(program: program, reason: error.description)
    }
    do throws(FileError) {
      (identifier, socket) = try Self.start(program, in: folder)
    } catch {
      try? FileManager.default.removeItem(atPath: folder)
      throw .cannotStart(program: program, reason: error.description)
    }
    if Self.isTidy { Self.running.withLock { $0[identifier] = folder } }
  }

  deinit {
    end()
    close(socket)
  }

  /// The last lines of the browser's log.
  var standardError: String {
    let text = (try? String(contentsOfFile: Self.log(in: folder), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").suffix(8).joined(separator: "\n")
  }

  /// Ends the browser with all of its processes and deletes its profile; does nothing the second
  /// time.
  func end() {
    hasEnded.withLock { hasEnded in
      if hasEnded { return }
      hasEnded = true
      let isRunning = Self.running.withLock { $0.removeValue(forKey: identifier) != nil }
      if isRunning || !Self.isTidy { Self.stop(identifier, folder) }
      // Do not close the descriptor yet, so that its number is not reused while it may still be
      // accessed.
      shutdown(socket, Int32(SHUT_RDWR))
    }
  }

  private static func stop(_ identifier: pid_t, _ folder: String) {
    kill(-identifier, SIGKILL)
    _ = ProgramStart.wait(for: identifier)
    try? FileManager.default.removeItem(atPath: folder)
  }

  private static func log(in folder: String) -> String { folder + "/log" }

  private static func start(
    _ program: String, in folder: String
  ) throws(FileError) -> (identifier: pid_t, socket: Int32) {
    let (own, other) = try socketPair()
    do throws(FileError) {
      defer { close(other) }
      let nothing = try open("/dev/null", O_RDWR)
      defer { close(nothing) }
      let log = try open(log(in: folder), O_WRONLY | O_CREAT | O_APPEND)
      defer { close(log) }
      var start = ProgramStart(
        [program] + options(profile: folder + "/profile"),
        environment: ProcessInfo.processInfo.environment,
        descriptors: [
          (nothing, STDIN_FILENO), (nothing, STDOUT_FILENO), (log, STDERR_FILENO), (other, 3),
          (other, 4),
        ],
        isGroupLeader: true)
      // Otherwise, a pipe that another thread has just created for its own process would stay open
      // as long as the browser runs, and its reader would never see its end.
      start.inheritsNothingElse = true
      return (try start.run(), own)
    } catch {
      close(own)
      throw error
    }
  }

  /// Opens a file that other programs do not inherit.
  private static func open(_ path: String, _ flags: Int32) throws(FileError) -> Int32 {
    let descriptor = Foundation.open(path, flags | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .system(code: errno) }
    return descriptor
  }

  /// Creates two ends of a socket that no other process inherits.
  private static func socketPair() throws(FileError) -> (own: Int32, other: Int32) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      guard socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0 else { throw .system(code: errno) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      var one: Int32 = 1
      setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &one, socklen_t(MemoryLayout<Int32>.size))
    #else
      let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw .system(code: errno) }
    #endif
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    return (ends[0], ends[1])
  }

  /// Returns the options that make pages look the same everywhere, and disable the browser's
  /// background activity.
  private static func options(profile: String) -> [String] {
    [
      "--headless", "--remote-debugging-pipe", "--user-data-dir=\(profile)", "--no-startup-window",
      "--no-first-run", "--no-default-browser-check", "--disable-gpu", "--hide-scrollbars",
      "--mute-audio", "--force-color-profile=srgb", "--font-render-hinting=none", "--lang=en-US",
      "--disable-extensions", "--disable-background-networking", "--disable-component-update",
      "--disable-default-apps", "--disable-sync", "--disable-breakpad", "--disable-dev-shm-usage",
      "--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows",
      "--disable-renderer-backgrounding", "--password-store=basic", "--use-mock-keychain",
      "--disable-features=Translate,OptimizationHints,MediaRouter,SpareRendererForSitePerProcess",
    ]
      // The sandbox does not support the superuser, which containers use.
      + (geteuid() == 0 ? ["--no-sandbox"] : [])
  }
}
