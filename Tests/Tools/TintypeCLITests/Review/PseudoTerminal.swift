// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
  import Glibc

  @testable import TintypeTerminal

  /// A program that runs in a pseudo-terminal, and the contents of its screen.
  final class PseudoTerminal {
    private let master: Int32
    private let process = Process()
    private var emulator: TerminalEmulator
    /// The modes of the terminal before the program started.
    private let modes: [tcflag_t]

    /// An error of the system, or a program that has ended.
    struct Failure: Error {
      var call: String
      var code: Int32
    }

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: The path of the program.
    ///   - arguments: Its arguments.
    ///   - size: The size of the terminal.
    ///   - variables: The environment variables of the program.
    ///   - directory: The current directory.
    /// - Throws: ``Failure``, or an error of the process.
    init(
      _ program: String, _ arguments: [String],
      size: TerminalSize = TerminalSize(columns: 80, rows: 24), variables: [String: String],
      directory: String
    ) throws {
      master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      guard master >= 0 else { throw Failure(call: "open", code: errno) }
      // TIOCSPTLCK and TIOCGPTN of asm-generic/ioctls.h, which the module Glibc does not have.
      var (lock, number): (CInt, CInt) = (0, 0)
      guard ioctl(master, 0x4004_5431, &lock) == 0, ioctl(master, 0x8004_5430, &number) == 0
      else { throw Failure(call: "ioctl", code: errno) }
      let terminal = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
      guard terminal >= 0 else { throw Failure(call: "open", code: errno) }
      emulator = TerminalEmulator(size: size)
      modes = Self.modes(of: master)
      setSize(size)
      let handle = FileHandle(fileDescriptor: terminal, closeOnDealloc: true)
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
      process.environment = variables
      process.currentDirectoryURL = URL(fileURLWithPath: directory)
      process.standardInput = handle
      process.standardOutput = handle
      process.standardError = handle
      try process.run()
      try handle.close()
    }

    deinit {
      if process.isRunning { kill(SIGKILL) }
      close(master)
    }

    private static func modes(of descriptor: Int32) -> [tcflag_t] {
      var modes = termios()
      tcgetattr(descriptor, &modes)
      return [modes.c_iflag, modes.c_oflag, modes.c_lflag]
    }

    /// A Boolean value that indicates whether the modes are those before the start.
    var hasOriginalModes: Bool { Self.modes(of: master) == modes }

    /// The text of the screen.
    var text: String { emulator.text }
    /// A Boolean value that indicates whether the alternate screen is shown.
    var isAlternate: Bool { emulator.isAlternate }
    /// The protocols of the images that were received since the last key.
    var images: Set<ImageProtocol> { emulator.images }

    /// Sends keys one by one, and waits until the program has drawn its screen after each.
    func press(_ keys: String...) throws {
      for key in keys {
        let frames = emulator.frames
        emulator.images = []
        try send(key)
        try read { $0.frames > frames }
      }
    }

    /// Sends bytes.
    func send(_ text: String) throws {
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        let count = Glibc.write(master, Array(rest), rest.count)
        guard count > 0 else { throw Failure(call: "write", code: errno) }
        rest = rest.dropFirst(count)
      }
    }

    /// Sends a signal.
    func kill(_ number: Int32) { Glibc.kill(process.processIdentifier, number) }

    /// Sends a signal, and waits until the program has drawn its screen.
    func signal(_ number: Int32) throws {
      let frames = emulator.frames
      kill(number)
      try read { $0.frames > frames }
    }

    /// Changes the size of the terminal, and waits until the program has drawn its screen.
    func resize(_ size: TerminalSize) throws {
      emulator.resize(size)
      setSize(size)
      // The process has no controlling terminal, which would send the signal.
      try signal(SIGWINCH)
    }

    private func setSize(_ size: TerminalSize) {
      var window = winsize(
        ws_row: UInt16(size.rows), ws_col: UInt16(size.columns), ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(master, UInt(TIOCSWINSZ), &window)
    }

    /// Waits until the program has drawn a first screen.
    func waitForScreen() throws { try read { $0.frames > 0 } }

    /// Reads output until a condition is met.
    func read(until isMet: (TerminalEmulator) -> Bool) throws {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while !isMet(emulator) {
        var state = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&state, 1, 60_000) > 0 else { throw Failure(call: "poll", code: errno) }
        let count = Glibc.read(master, &buffer, buffer.count)
        guard count > 0 else { throw Failure(call: "read", code: errno) }
        emulator.receive(buffer.prefix(count))
      }
    }

    /// Waits until the program ends.
    ///
    /// - Returns: Its exit code, and the text that it has printed after it left its screen.
    func finish() throws -> (code: Int32, output: String) {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        var state = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&state, 1, 60_000) > 0 else { throw Failure(call: "poll", code: errno) }
        // The read fails when no process has the terminal open.
        let count = Glibc.read(master, &buffer, buffer.count)
        guard count > 0 else { break }
        emulator.receive(buffer.prefix(count))
      }
      process.waitUntilExit()
      return (process.terminationStatus, emulator.text)
    }
  }
#endif
