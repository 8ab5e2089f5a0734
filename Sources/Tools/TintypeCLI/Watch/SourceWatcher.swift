// SPDX-License-Identifier: MIT

import TintypeBase

#if os(Linux)
  import Foundation
  import TintypeBase
  import TintypeImaging
  import TintypeReports
  import TintypeSnapshots

  /// Waits for changes of the sources and references of a package.
  ///
  /// A file that is saved without a change of its contents is not a change: generators may write
  /// sources in each build, which would build them forever.
  final class SourceWatcher: SourceChangesProvider {
    private let events: FileEvents
    private var files: SourceFiles
    /// The digests of the contents of sources and manifests.
    private var digests: [String: Digest128] = [:]
    /// Receives signals while this object waits.
    private let relay: SignalRelay

    var descriptor: Int32 { events.descriptor }

    /// The time without an event after which changes are complete, in milliseconds.
    ///
    /// A program that saves several files, such as Git, writes them in a shorter interval.
    private static let quietTime: Int32 = 20
    /// The number of such times after which changes are reported although there are more events.
    private static let quietTimeLimit = 50
    /// The maximum size of a file whose contents are compared, in bytes.
    private static let sizeLimit = 64 << 20
    /// The maximum depth of nested directories.
    private static let depthLimit = 64

    /// Starts watching a package.
    ///
    /// - Throws: ``WatchError/cannotWatch(path:code:)``.
    init(_ files: SourceFiles, relay: SignalRelay) throws(WatchError) {
      (self.files, self.relay) = (files, relay)
      events = try FileEvents(for: files.root)
      _ = try scan()
    }

    func update(_ description: PackageDescription?) throws {
      let old = files.roots
      files.update(description)
      // Events of the other directories are still to come, so their files are not compared here.
      for root in files.roots where !old.contains(root) {
        for path in try filesWatched(in: root, depth: 0) where isCompared(path) {
          digests[path] = Self.digest(of: path)
        }
      }
    }

    func next() throws -> SourceChanges? {
      while true {
        guard relay.received == nil else { return nil }
        var descriptor = pollfd(fd: events.descriptor, events: Int16(POLLIN), revents: 0)
        // The time limit is for a signal that is received just before this call.
        guard poll(&descriptor, 1, 1000) > 0 else { continue }
        let changes = try pending()
        if !changes.isEmpty { return changes }
      }
    }

    func pending() throws -> SourceChanges {
      var all = events.read()
      guard !all.isEmpty else { return SourceChanges() }
      for _ in 0..<Self.quietTimeLimit {
        var descriptor = pollfd(fd: events.descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&descriptor, 1, Self.quietTime) > 0 else { break }
        all += events.read()
      }
      return try changes(of: all)
    }

    private func changes(of events: [FileEvents.Event]) throws -> SourceChanges {
      var (candidates, hasReferences) = (Set<String>(), false)
      // In their order, because a directory can be removed and created again.
      for event in events {
        switch event {
        case .file(let path): candidates.insert(path)
        case .directory(let path):
          guard files.includes(directory: path) else { continue }
          candidates.formUnion(try filesWatched(in: path, depth: 0))
        case .removedDirectory(let path):
          self.events.unwatch(path)
          candidates.formUnion(digests.keys.filter { $0.hasPrefix(path + "/") })
          hasReferences =
            hasReferences || "\(path)/".contains("/\(ReferenceLocation.directoryName)/")
        case .overflow:
          var changes = try scan()
          changes.hasReferences = true
          return changes
        }
      }
      var changes = SourceChanges(hasReferences: hasReferences)
      for path in candidates { compare(path, &changes) }
      return changes
    }

    /// Watches all directories, and compares all sources.
    private func scan() throws(WatchError) -> SourceChanges {
      var paths = Set(digests.keys)
      for root in files.roots { paths.formUnion(try filesWatched(in: root, depth: 0)) }
      var changes = SourceChanges()
      for path in paths where isCompared(path) { compare(path, &changes) }
      return changes
    }

    /// Watches a directory and those that it contains; returns the paths of their files.
    private func filesWatched(in directory: String, depth: Int) throws(WatchError) -> [String] {
      // Events after this call are about files that the following code may not find.
      try events.watch(directory)
      guard depth < Self.depthLimit, let names = try? Directory.names(in: directory) else {
        return []
      }
      var paths: [String] = []
      for name in names {
        let path = "\(directory)/\(name)"
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT != S_IFDIR {
          paths.append(path)
        } else if files.includes(directory: path) {
          paths += try filesWatched(in: path, depth: depth + 1)
        }
      }
      return paths
    }

    private func isCompared(_ path: String) -> Bool {
      [.source, .manifest].contains(files.role(of: path))
    }

    private func compare(_ path: String, _ changes: inout SourceChanges) {
      switch files.role(of: path) {
      case nil: return
      case .reference: changes.hasReferences = true
      case .source, .manifest:
        let digest = Self.digest(of: path)
        guard digests[path] != digest else { return }
        digests[path] = digest
        changes.sources.insert(path)
        if files.role(of: path) == .manifest { changes.hasManifest = true }
      }
    }

    /// Returns the digest of a file; `nil` if there is none.
    private static func digest(of path: String) -> Digest128? {
      do {
        return .of(try RegularFile.bytes(of: path, limit: sizeLimit))
      } catch .missing {
        return nil
      } catch {
        // The file is a directory that a link refers to, cannot be read, or is large.
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        let time = status.st_mtim
        return .of(Array("\(status.st_size) \(time.tv_sec) \(time.tv_nsec)".utf8))
      }
    }
  }
#endif
