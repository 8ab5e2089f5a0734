// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
  import TintypeBase

  /// A process `tintype watch`, whose output, images, page and child processes are checked.
  final class SavingWatcher {
    let package: WatchedPackage
    /// The directory of its images.
    let images: String
    /// The page; `nil` if the library of the server is not installed.
    private(set) var page: WatchedPage?
    /// The number of the image that is shown.
    private(set) var shown = -1
    private(set) var builds = 0
    /// The number of updates that changed no image.
    private(set) var repeated = 0
    /// The number of updates of a source that was read while it was being written.
    private(set) var incomplete = 0
    /// The last lines.
    private(set) var lines: [String] = []

    private let process: pid_t
    private var output: PrivatePipe
    private var rest: [UInt8] = []

    /// The longest time until a line is printed or a condition is true.
    private static let timeout = Duration.seconds(60)

    init(_ tool: String, in package: WatchedPackage) throws {
      output = try PrivatePipe()
      let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
      defer { close(null) }
      self.package = package
      // All processes of the watcher are in its session.
      process = try ProgramStart(
        ["/usr/bin/setsid", tool, "watch", "--color-schemes", "light"],
        environment: [
          "PATH": package.work + "/bin:/usr/bin:/bin", "TMPDIR": package.temporary,
          "HOME": package.work,
        ], descriptors: [(null, 0), (output.end, 1), (output.end, 2)], directory: package.path
      ).run()
      output.closeWriting()
      images = package.path + "/.build/tintype/watch/\(process)"
    }

    // MARK: Output

    private func line() throws -> String {
      while !rest.contains(UInt8(ascii: "\n")) {
        var descriptor = pollfd(fd: output.reading, events: Int16(POLLIN), revents: 0)
        guard poll(&descriptor, 1, 60_000) > 0 else {
          throw WatchFault("nothing was printed after image \(shown)")
        }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(output.reading, &buffer, buffer.count)
        guard count > 0 else { throw WatchFault("the watcher ended") }
        rest += buffer[..<count]
      }
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest.removeFirst(line.count + 1)
      lines = lines.suffix(19) + [String(decoding: line, as: UTF8.self)]
      return String(decoding: line, as: UTF8.self)
    }

    /// Reads the lines of an update; returns whether it succeeded, and its number as text.
    private func update() throws -> (isBuilt: Bool, number: String?) {
      var number: String?
      while true {
        let line = try line()
        if line.hasPrefix("App/Card: Number "), line.hasSuffix(".") {
          number = String(line.dropFirst("App/Card: Number ".count).dropLast())
        } else if line.hasPrefix("Sources/App/Card.swift:1:1: error: number ") {
          number = line.split(separator: " ").last.map(String.init)
        } else if line == "tintype: Building…" {
          builds += 1
        } else if line.hasPrefix("tintype: Up to date. 1 preview, ") {
          return (true, number)
        } else if line == "tintype: The build failed." {
          return (false, number)
        } else {
          throw WatchFault("unexpected line: \(line)")
        }
      }
    }

    /// Waits for the first images, which are no updates.
    func start(at number: Int) throws {
      let line = try line()
      if line.hasPrefix("The previews are at http://") {
        page = try WatchedPage(line.split(separator: " ").last ?? "")
      } else if line.contains("libmicrohttpd") {
        print("watch: the page is not checked: \(line)")
      } else {
        throw WatchFault("unexpected line: \(line)")
      }
      guard try update() == (true, nil) else {
        throw WatchFault("the first build failed or updated an image")
      }
      shown = number
    }

    /// Waits for an image, or for a build that fails: then the last image stays visible.
    func wait(for number: Int, fails: Bool = false) throws {
      while fails || shown != number {
        let (isBuilt, text) = try update()
        if !isBuilt {
          guard fails, text == "\(number)" else {
            throw WatchFault("the build of save \(text ?? "") failed instead of that of \(number)")
          }
          break
        }
        switch text.map({ ($0, Int($0)) }) {
        // A save during a build is built again, although its image may be shown already.
        case nil: repeated += 1
        case ("incomplete", _)?: incomplete += 1
        case (_, let image?)? where !fails && shown < image && image <= number: shown = image
        case let (text, _)?:
          throw WatchFault("image \(text) is shown after \(shown) and save \(number)")
        }
      }
      // Besides the image that is shown, there is the first one, which is compared.
      let expected: Set = ["0.png", "\(shown).png"]
      func names() -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: images)) ?? []
      }
      try Self.wait(
        until: { Set(names()) == expected },
        or: { "the images are \(names()) instead of \(expected)" })
      guard let page else { return }
      let phase = fails ? "failed" : "ready"
      try Self.wait(
        until: {
          page.state.withLock {
            $0.failure != nil || $0.shown == self.shown && $0.phase == phase
          }
        }, or: { "the page does not show image \(self.shown) and “\(phase)”" })
      if let failure = page.state.withLock({ $0.failure }) { throw WatchFault(failure) }
    }

    // MARK: Processes

    static func wait(until condition: () -> Bool, or message: () -> String) throws {
      let end = ContinuousClock.now + timeout
      while !condition() {
        guard ContinuousClock.now < end else { throw WatchFault(message()) }
        usleep(1_000)
      }
    }

    /// Returns the processes that the watcher has started, in any process group, and itself.
    func session() -> Set<pid_t> {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return Set(
        names.compactMap { pid_t($0) }.filter { id in
          guard let data = FileManager.default.contents(atPath: "/proc/\(id)/stat") else {
            return false
          }
          // The state, the parent, the group and the session follow the name of the program.
          let fields =
            String(decoding: data, as: UTF8.self).split(separator: ")").last?
            .split(separator: " ") ?? []
          return fields.count > 3 && fields[3] == "\(process)" && fields[0] != "Z"
        })
    }

    /// Returns the memory in bytes and the number of open files while the watcher waits, and no
    /// other process is left.
    func measure() throws -> (memory: Int, files: Int) {
      try Self.wait(
        until: { session() == [process] }, or: { "processes are left: \(session())" })
      let status = FileManager.default.contents(atPath: "/proc/\(process)/status") ?? Data()
      let lines = String(decoding: status, as: UTF8.self).split(separator: "\n")
      let words = lines.first { $0.hasPrefix("VmRSS:") }?.split(separator: " ") ?? []
      guard words.count == 3, let size = Int(words[1].filter(\.isNumber)) else {
        throw WatchFault("the memory of the watcher is unknown")
      }
      // A request of the page can be open.
      let counts = try (0..<10).map { _ in
        usleep(10_000)
        return try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").count
      }
      return (size * 1024, counts.min() ?? 0)
    }

    func waitForHang() throws {
      try Self.wait(
        until: { package.number(in: .hung) != nil }, or: { "the program did not start" })
      guard let hung = package.number(in: .hung), session().contains(pid_t(hung)) else {
        throw WatchFault("the program has ended already")
      }
      package.remove(.hung)
    }

    /// Sends a signal, and checks that nothing is left; a killed watcher leaves its images, and the
    /// file of its request.
    func end(_ signal: Int32) throws {
      page?.state.withLock { $0.isEnding = true }
      kill(process, signal)
      var status: Int32 = 0
      waitpid(process, &status, 0)
      guard ProgramStart.exitCode(ofStatus: status) == 128 + signal else {
        throw WatchFault("the watcher ended with status \(status)")
      }
      try Self.wait(
        until: { session().isEmpty }, or: { "processes are left: \(session())" })
      let left = try FileManager.default.contentsOfDirectory(atPath: package.temporary)
      guard left.count <= (signal == SIGKILL ? 1 : 0) else {
        throw WatchFault("temporary files are left: \(left)")
      }
      guard signal == SIGKILL || !FileManager.default.fileExists(atPath: images) else {
        throw WatchFault("“\(images)” is left")
      }
    }

    /// Kills all processes after a fault.
    func abort() {
      for process in session() { kill(process, SIGKILL) }
    }
  }
#endif
