// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation

  /// A running `tintype watch`, whose output and images are observed when they change.
  final class WatchProcess {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    /// The identifier of the watcher.
    private let identifier: pid_t
    /// The directory for images.
    private let folder: String
    /// A descriptor that can be read when the directory changes.
    private let events: Int32
    /// The names of all images so far.
    private var images: Set<String> = []

    /// The end of an update.
    struct Update {
      /// The time at which the last new image existed; `nil` for none.
      var image: ContinuousClock.Instant?
      /// The number of new images.
      var imageCount = 0
      /// The time at which the watcher printed that it is up to date.
      var end: ContinuousClock.Instant
    }

    /// The longest time without a line or an image, in milliseconds.
    private static let timeout: Int32 = 600_000

    /// The shell ends the watcher when its input ends, which is also the case when this process was
    /// killed.
    private static let script = """
      trap '' INT
      cd "$0" && "$@" & echo "$!"
      read -r _
      kill "$!"; kill -CONT "$!"; wait "$!"
      """

    /// Starts the watcher, and waits for its first images.
    init(_ program: String, in package: URL) throws {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", Self.script, package.path, program, "watch", "--no-page"]
      (process.standardInput, process.standardOutput) = (input, output)
      process.standardError = FileHandle.nullDevice
      try process.run()
      // The first line is that of the shell.
      var line: [UInt8] = []
      while line.last != UInt8(ascii: "\n") {
        guard let byte = try output.fileHandleForReading.read(upToCount: 1)?.first else { break }
        line.append(byte)
      }
      guard let number = pid_t(String(decoding: line.dropLast(), as: UTF8.self)) else {
        throw BenchmarkError.cannotStart(program: program)
      }
      identifier = number
      folder = package.appendingPathComponent(".build/tintype/watch/\(number)").path
      events = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      _ = try update()
      guard inotify_add_watch(events, folder, UInt32(IN_MOVED_TO) | UInt32(IN_CLOSE_WRITE)) >= 0
      else { throw BenchmarkError.mismatch("“\(folder)” cannot be watched.") }
      images = names
    }

    /// Stops the watcher, which must be waiting: changes are built after ``proceed()``.
    func pause() { kill(identifier, SIGSTOP) }

    func proceed() { kill(identifier, SIGCONT) }

    /// Waits until all previews are rendered after a change.
    func update() throws -> Update {
      var (image, count): (ContinuousClock.Instant?, Int) = (nil, 0)
      var text = ""
      while true {
        var descriptors = [
          pollfd(fd: events, events: Int16(POLLIN), revents: 0),
          pollfd(
            fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0),
        ]
        let changed = poll(&descriptors, 2, Self.timeout)
        let now = ContinuousClock.now
        if changed < 0, errno == EINTR { continue }
        guard changed > 0 else {
          throw BenchmarkError.mismatch("tintype watch printed nothing for ten minutes.")
        }
        if descriptors[0].revents != 0 {
          readEvents()
          let new = names.subtracting(images)
          if !new.isEmpty { image = now }
          count += new.count
          images.formUnion(new)
        }
        guard descriptors[1].revents != 0 else { continue }
        let data = output.fileHandleForReading.availableData
        text += String(decoding: data, as: UTF8.self)
        if text.contains("tintype: Up to date. \(PreviewPackage.viewCount) previews, ") {
          return Update(image: image, imageCount: count, end: now)
        }
        guard !data.isEmpty, !text.contains("tintype: The build failed.") else {
          Log.note(text)
          throw BenchmarkError.mismatch("tintype watch shows no images.")
        }
      }
    }

    /// Ends the watcher.
    func end() {
      try? input.fileHandleForWriting.close()
      process.waitUntilExit()
      close(events)
    }

    private var names: Set<String> {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return Set(names.filter { $0.hasSuffix(".png") && !$0.hasPrefix(".") })
    }

    /// Reads all events, so that the descriptor can be waited for again.
    private func readEvents() {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while read(events, &buffer, buffer.count) > 0 {}
    }
  }
#endif
