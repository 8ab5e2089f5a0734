// SPDX-License-Identifier: MIT

import Foundation

/// Runs programs and returns their output.
enum Subprocess {
  /// Returns a program's output; the program is searched in `PATH` unless its name contains a
  /// slash.
  static func output(of program: String, _ arguments: [String]) throws -> String {
    let result = try run(program, arguments)
    guard result.code == 0 else {
      throw BenchmarkError.failed(program: program, code: result.code)
    }
    return result.output
  }

  /// Returns a program's output and exit code; it inherits the environment, with additional
  /// variables.
  static func run(
    _ program: String, _ arguments: [String], _ variables: [String: String] = [:]
  ) throws -> (output: String, code: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }
}

/// Runs programs, and measures the time and the memory of each whole process.
///
/// On Linux, the memory of a starting process includes that of its parent until it executes its own
/// program: a large process cannot measure a small one. A small C program therefore does, which is
/// compiled when the meter is created. It reads the clock right before the start and right after
/// the end, and redirects output to `/dev/null`.
struct ProcessMeter {
  private let program: URL

  init() throws {
    try FileManager.default.createDirectory(
      at: WorkFolder.url(""), withIntermediateDirectories: true)
    program = WorkFolder.url("meter")
    let source = WorkFolder.url("meter.c")
    try Data(Self.source.utf8).write(to: source, options: .atomic)
    _ = try Subprocess.output(of: "cc", ["-O2", "-o", program.path, source.path])
  }

  /// The measurement of one run.
  struct Reading {
    /// The wall time, from before the start to after the end.
    var time: Duration
    /// The processor time of all of its threads, user and system.
    var processorTime: Duration
    /// The peak resident memory, in KiB.
    var peakMemory: Int
    /// The exit code, or 128 plus the number of the signal that ended it.
    var code: Int32
  }

  /// Runs a program with its arguments.
  func run(_ words: [String]) throws -> Reading {
    let text: String
    do {
      text = try Subprocess.output(of: program.path, words)
    } catch BenchmarkError.failed {
      throw BenchmarkError.cannotStart(program: words.first ?? "")
    }
    let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    guard numbers.count == 4 else {
      throw BenchmarkError.cannotStart(program: words.first ?? "")
    }
    return Reading(
      time: .nanoseconds(numbers[0]), processorTime: .nanoseconds(numbers[1]),
      peakMemory: numbers[2], code: Int32(clamping: numbers[3]))
  }

  /// Runs a program in a folder, through a shell that it replaces.
  ///
  /// - Throws: ``BenchmarkError/failed(program:code:)`` for another exit code than 0.
  func run(_ words: [String], in folder: String) throws -> Reading {
    let reading = try run(["/bin/sh", "-c", #"cd "$0" && exec "$@""#, folder] + words)
    guard reading.code == 0 else {
      throw BenchmarkError.failed(program: words.joined(separator: " "), code: reading.code)
    }
    return reading
  }

  /// Returns the peak resident memory of a process of Linux, in KiB; `nil` if it is unknown.
  ///
  /// - Parameter process: The number of the process, or `self`.
  /// - Returns: The memory.
  static func peakMemory(of process: String) -> Int? {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }

  private static let source = #"""
    #define _GNU_SOURCE
    #include <errno.h>
    #include <fcntl.h>
    #include <spawn.h>
    #include <stdio.h>
    #include <sys/resource.h>
    #include <sys/wait.h>
    #include <time.h>

    extern char **environ;

    static long long now(void) {
      struct timespec time;
      clock_gettime(CLOCK_MONOTONIC, &time);
      return time.tv_sec * 1000000000LL + time.tv_nsec;
    }

    int main(int count, char **words) {
      if (count < 2) return 64;
      posix_spawn_file_actions_t actions;
      posix_spawn_file_actions_init(&actions);
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
      pid_t child;
      long long start = now();
      if (posix_spawnp(&child, words[1], &actions, NULL, words + 1, environ) != 0) return 127;
      int status;
      struct rusage usage;
      while (wait4(child, &status, 0, &usage) < 0) {
        if (errno != EINTR) return 1;
      }
      long long end = now();
      long memory = usage.ru_maxrss;
    #ifdef __APPLE__
      memory /= 1024;
    #endif
      int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
      long long used = (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000000LL
        + (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1000LL;
      printf("%lld %lld %ld %d\n", end - start, used, memory, code);
      return 0;
    }
    """#
}
