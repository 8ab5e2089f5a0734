// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation

  /// Saves a source many times under `tintype watch`, and ends watchers whose program hangs.
  ///
  /// Each save writes another number into the source. The name of the image is the number that the
  /// source has when the program reads it. Some saves replace the file, follow another save within
  /// a millisecond or during its build, change the manifest, or fail the build once.
  struct WatchCampaign {
    let tool: String
    let package: WatchedPackage
    /// The number of saves.
    let count: Int

    /// The greatest difference of the memory in bytes.
    private static let memoryLimit = 10_000_000
    /// The number of saves before the first measurement of the memory.
    private static let warmUp = 500

    /// Runs all parts.
    func run() throws {
      try withWatcher(save)
      print("ended while it waits: 0 processes, images and temporary files left")
      try endWhileHung()
    }

    /// Starts a watcher; a fault prints its last lines.
    private func withWatcher(_ body: (SavingWatcher) throws -> Void) throws {
      let watcher = try SavingWatcher(tool, in: package)
      do {
        try body(watcher)
      } catch {
        watcher.abort()
        throw WatchFault((watcher.lines + ["\(error)"]).joined(separator: "\n"))
      }
    }

    private func save(_ watcher: SavingWatcher) throws {
      try watcher.start(at: 0)
      var (number, failures) = (0, 0)
      var times: [Duration] = []
      func save(_ way: String = "write") throws {
        number += 1
        try package.save(number, way: way)
      }
      let began = ContinuousClock.now
      let warmUp = min(Self.warmUp, max(count / 2, 1))
      var first = (memory: 0, files: 0)
      for index in 1...count {
        let way =
          !index.isMultiple(of: 100) ? "write" : index.isMultiple(of: 200) ? "replace" : "rename"
        if index.isMultiple(of: 500) { try package.writeManifest(save: index) }
        if index.isMultiple(of: 300) {
          try package.set(.failing)
          try save()
          try watcher.wait(for: number, fails: true)
          failures += 1
        }
        let start = ContinuousClock.now
        try save(way)
        if index.isMultiple(of: 10) {
          try save(way)
        } else if index % 25 == 7 {
          // Another save, before or during the build or the rendering.
          usleep(UInt32(index * 7 % 120) * 1_000)
          try save()
        }
        try watcher.wait(for: number)
        times.append(start.duration(to: .now))
        if index.isMultiple(of: 500), package.number(in: .described) != index {
          throw WatchFault("the manifest of save \(index) is not described")
        }
        if index == warmUp { first = try watcher.measure() }
      }
      let duration = began.duration(to: .now) / .seconds(1)
      let last = try watcher.measure()
      print(
        """
        saves: \(count) with \(number) writes, \(watcher.builds) builds, \(failures) of them failed \
        intentionally; 0 stale images, \(watcher.repeated) updates without a change, \
        \(watcher.incomplete) of an incomplete source, in \(Int(duration)) s
        """)
      if let page = watcher.page {
        print("page: \(page.state.withLock { $0.requests }) requests, 0 older images")
      }
      let milliseconds = times.sorted().map { Int($0 / .milliseconds(1)) }
      print(
        "time from a save to its image: median \(milliseconds[milliseconds.count / 2]) ms, "
          + "longest \(milliseconds.last ?? 0) ms")
      print(
        "memory: \(first.memory / 1_000) kB after \(warmUp) saves, \(last.memory / 1_000) kB at the end"
      )
      guard abs(last.memory - first.memory) <= Self.memoryLimit else {
        throw WatchFault("the memory differs by more than \(Self.memoryLimit / 1_000_000) MB")
      }
      guard last.files == first.files else {
        throw WatchFault("\(last.files) files are open instead of \(first.files)")
      }
      try watcher.end(SIGTERM)
    }

    private func endWhileHung() throws {
      try package.set(.hanging)
      var images = ""
      for signal in [SIGTERM, SIGKILL] {
        try withWatcher { watcher in
          try watcher.waitForHang()
          try watcher.end(signal)
          images = watcher.images
        }
      }
      print("ended while the program hangs: 0 processes, images and temporary files left")
      package.remove(.hanging)
      for name in try FileManager.default.contentsOfDirectory(atPath: package.temporary) {
        try FileManager.default.removeItem(atPath: package.temporary + "/" + name)
      }
      try withWatcher { watcher in
        try watcher.start(at: 0)
        guard !FileManager.default.fileExists(atPath: images) else {
          throw WatchFault("“\(images)” is left when the next watcher has started")
        }
        try watcher.end(SIGTERM)
      }
      print("killed while the program hangs: 0 processes left, and 0 images after the next start")
    }
  }
#endif
