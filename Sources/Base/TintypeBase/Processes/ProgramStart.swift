// SPDX-License-Identifier: MIT

import CTintypeProcesses
import Foundation
import Synchronization

/// The start of a program as a child process.
///
/// The program inherits neither ignored nor blocked signals: it ends when a pipe closes, and can be
/// terminated.
package struct ProgramStart {
  /// The absolute path of the program, and its arguments.
  package var words: [String]
  /// The variables of the program.
  package var environment: [String: String]
  /// The descriptors of this process that become descriptors of the program with any numbers.
  package var descriptors: [(from: Int32, to: Int32)]
  /// A Boolean value that indicates whether the program is the leader of a new process group.
  package var isGroupLeader: Bool
  /// A Boolean value that indicates whether the program inherits only ``descriptors``, not even
  /// those that other code of this process opens meanwhile.
  ///
  /// It applies on Linux.
  package var inheritsNothingElse = false
  /// The directory in which the program starts; `nil` for that of this process.
  package var directory: String?

  /// Creates a start, without starting the program.
  package init(
    _ words: [String], environment: [String: String],
    descriptors: [(from: Int32, to: Int32)] = [], isGroupLeader: Bool = false,
    directory: String? = nil
  ) {
    self.words = words
    self.environment = environment
    self.descriptors = descriptors
    self.isGroupLeader = isGroupLeader
    self.directory = directory
  }

  /// Excludes the start of a program while a pipe is opened, which the program would inherit.
  package static let exclusion = Mutex(())

  /// Starts the program.
  ///
  /// - Returns: The identifier of the process.
  /// - Throws: The reason why the program was not started.
  package func run() throws(FileError) -> pid_t {
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    let sources = try sources()
    defer { for (source, isCopy) in sources where isCopy { close(source) } }
    for ((source, _), (_, to)) in zip(sources, descriptors) {
      posix_spawn_file_actions_adddup2(&actions, source, to)
    }
    #if os(Linux)
      if inheritsNothingElse {
        for descriptor in firstUnused..<1024 {
          posix_spawn_file_actions_addclose(&actions, descriptor)
        }
      }
    #endif
    if let directory {
      let code = tintype_spawn_add_directory(&actions, directory)
      guard code == 0 else { throw .system(code: code) }
    }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    if isGroupLeader {
      posix_spawnattr_setpgroup(&attributes, 0)
      flags |= POSIX_SPAWN_SETPGROUP
    }
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var arguments = words.map { strdup($0) }
    var variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
    defer { for word in arguments + variables { free(word) } }
    arguments.append(nil)
    variables.append(nil)
    var process = pid_t()
    let code = Self.exclusion.withLock { _ in
      posix_spawn(&process, words.first ?? "", &actions, &attributes, arguments, variables)
    }
    guard code == 0 else { throw .system(code: code) }
    return process
  }

  /// The first number above those that the program's descriptors get.
  private var firstUnused: Int32 { descriptors.reduce(STDERR_FILENO) { max($0, $1.to) } + 1 }

  /// Returns the descriptors to pass: a copy of each whose number another one gets before.
  private func sources() throws(FileError) -> [(descriptor: Int32, isCopy: Bool)] {
    var sources: [(descriptor: Int32, isCopy: Bool)] = []
    for (index, (from, _)) in descriptors.enumerated() {
      guard descriptors[..<index].contains(where: { $0.to == from }) else {
        sources.append((from, false))
        continue
      }
      let copy = fcntl(from, F_DUPFD_CLOEXEC, firstUnused)
      guard copy >= 0 else {
        let error = FileError.system(code: errno)
        for (source, isCopy) in sources where isCopy { close(source) }
        throw error
      }
      sources.append((copy, true))
    }
    return sources
  }

  /// Waits for the exit of a child process; returns its status of wait(2).
  package static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// Returns the exit code for a status of wait(2), or 128 plus the number of the signal.
  package static func exitCode(ofStatus status: Int32) -> Int32 {
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
