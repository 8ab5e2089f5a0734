// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

#if canImport(Darwin)
  private typealias Actions = posix_spawn_file_actions_t?
  private typealias Attributes = posix_spawnattr_t?
#else
  private typealias Actions = posix_spawn_file_actions_t
  private typealias Attributes = posix_spawnattr_t
#endif

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
    folder = try Self.makeFolder(for: program)
    do throws(BrowserError) {
      (identifier, socket) = try Self.start(program, in: folder)
    } catch {
      try? FileManager.default.removeItem(atPath: folder)
      throw error
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
    while waitpid(identifier, nil, 0) < 0, errno == EINTR {}
    try? FileManager.default.removeItem(atPath: folder)
  }

  private static func log(in folder: String) -> String { folder + "/log" }

  private static func makeFolder(for program: String) throws(BrowserError) -> String {
    let path = FileManager.default.temporaryDirectory.path + "/tintype-browser-XXXXXX"
    var template = path.utf8CString.map { $0 }
    guard mkdtemp(&template) != nil else {
      throw .cannotStart(program: program, reason: reason(errno))
    }
    return String(
      decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func start(
    _ program: String, in folder: String
  ) throws(BrowserError) -> (identifier: pid_t, socket: Int32) {
    let (own, other) = try socketPair(for: program)
    defer { close(other) }

    var actions = Actions(nilOrEmpty: ())
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, 2, log(in: folder), O_WRONLY | O_CREAT | O_APPEND, 0o600)
    posix_spawn_file_actions_adddup2(&actions, other, 3)
    posix_spawn_file_actions_adddup2(&actions, other, 4)
    #if os(Linux)
      // Otherwise, a pipe that another thread has just created for its own process would stay open
      // as long as the browser runs, and its reader would never see its end.
      for descriptor in Int32(5)..<1024 {
        posix_spawn_file_actions_addclose(&actions, descriptor)
      }
    #endif

    var attributes = Attributes(nilOrEmpty: ())
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)

    var words: [UnsafeMutablePointer<CChar>?] =
      ([program] + options(profile: folder + "/profile")).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var identifier: pid_t = 0
    let code = posix_spawn(&identifier, program, &actions, &attributes, &words, environ)
    guard code == 0 else {
      close(own)
      throw .cannotStart(program: program, reason: reason(code))
    }
    return (identifier, own)
  }

  /// Creates two ends of a socket that no other process inherits, with numbers that do not collide
  /// with the browser's descriptors.
  private static func socketPair(
    for program: String
  ) throws(BrowserError) -> (own: Int32, other: Int32) {
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    var low: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, kind, 0, &low) == 0 else {
      throw .cannotStart(program: program, reason: reason(errno))
    }
    let high = low.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    for descriptor in low { close(descriptor) }
    guard high.allSatisfy({ $0 >= 0 }) else {
      throw .cannotStart(program: program, reason: reason(EMFILE))
    }
    _ = fcntl(high[0], F_SETFL, O_NONBLOCK)
    #if canImport(Darwin)
      var one: Int32 = 1
      setsockopt(
        high[0], SOL_SOCKET, SO_NOSIGPIPE, &one, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return (high[0], high[1])
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }

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

#if canImport(Darwin)
  extension Optional where Wrapped == OpaquePointer {
    fileprivate init(nilOrEmpty: Void) { self = nil }
  }
  extension Optional where Wrapped == UnsafeMutableRawPointer {
    fileprivate init(nilOrEmpty: Void) { self = nil }
  }
#else
  extension posix_spawn_file_actions_t {
    fileprivate init(nilOrEmpty: Void) { self.init() }
  }
  extension posix_spawnattr_t {
    fileprivate init(nilOrEmpty: Void) { self.init() }
  }
#endif
