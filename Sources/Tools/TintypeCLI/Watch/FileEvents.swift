// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
  import TintypeSnapshots

  /// The events of files in directories, from inotify(7).
  final class FileEvents {
    /// An event.
    enum Event: Hashable {
      /// A file was written, created, moved or deleted.
      case file(String)
      /// A directory was created or moved to the path.
      case directory(String)
      /// A directory was deleted or moved away.
      case removedDirectory(String)
      /// Events were lost.
      case overflow
    }

    /// A descriptor that can be read when there are events.
    let descriptor: Int32
    /// The directories by their watch descriptors.
    private var directories: [Int32: String] = [:]

    private static let mask =
      UInt32(IN_CLOSE_WRITE) | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)
      | UInt32(IN_MOVED_TO) | UInt32(IN_ONLYDIR)

    /// - Throws: ``WatchError/cannotWatch(path:code:)`` if the system has no descriptor left.
    init(for path: String) throws(WatchError) {
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard descriptor >= 0 else { throw .cannotWatch(path: path, code: errno) }
    }

    deinit { close(descriptor) }

    /// Watches a directory, but not the directories that it contains.
    ///
    /// A directory that no longer exists is ignored.
    func watch(_ path: String) throws(WatchError) {
      let watch = inotify_add_watch(descriptor, path, Self.mask)
      if watch >= 0 {
        directories[watch] = path
      } else if ![ENOENT, ENOTDIR, EACCES].contains(errno) {
        throw .cannotWatch(path: path, code: errno)
      }
    }

    /// Stops watching a directory and those that it contains.
    func unwatch(_ path: String) {
      for (watch, directory) in directories
      where directory == path || directory.hasPrefix(path + "/") {
        inotify_rm_watch(descriptor, watch)
        directories[watch] = nil
      }
    }

    /// Returns the events since the last call, in their order, without waiting.
    func read() -> [Event] {
      var events: [Event] = []
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = Foundation.read(descriptor, &buffer, buffer.count)
        if count > 0 {
          parse(buffer[..<count], into: &events)
        } else if count == 0 || errno != EINTR {
          return events
        }
      }
    }

    /// Parses records of the type `inotify_event`: four numbers of 32 bits and a name, whose length
    /// in bytes is the last number.
    private func parse(_ bytes: ArraySlice<UInt8>, into events: inout [Event]) {
      var rest = bytes
      let headSize = 16
      while rest.count >= headSize {
        let numbers = rest.prefix(headSize).withUnsafeBytes { head in
          (0..<4).map { head.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
        }
        rest = rest.dropFirst(headSize)
        let name = String(decoding: rest.prefix(Int(numbers[3])).prefix { $0 != 0 }, as: UTF8.self)
        rest = rest.dropFirst(Int(numbers[3]))
        add(Int32(bitPattern: numbers[0]), numbers[1], name, to: &events)
      }
    }

    private func add(_ watch: Int32, _ mask: UInt32, _ name: String, to events: inout [Event]) {
      func has(_ bit: Int) -> Bool { mask & UInt32(bit) != 0 }
      if has(Int(IN_Q_OVERFLOW)) {
        events.append(.overflow)
      } else if has(Int(IN_IGNORED)) {
        directories[watch] = nil
      } else if let directory = directories[watch], !name.isEmpty {
        let path = "\(directory)/\(name)"
        if !has(Int(IN_ISDIR)) {
          events.append(.file(path))
        } else if has(Int(IN_CREATE)) || has(Int(IN_MOVED_TO)) {
          events.append(.directory(path))
        } else {
          events.append(.removedDirectory(path))
        }
      }
    }
  }
#endif
