// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// A temporary file that is renamed to its final name when it is complete.
///
/// Its name is `.tintype-<machine>-<process>-<number>.tmp`. A process that is killed before it
/// renames the file leaves the file behind; ``removeAbandoned(in:writtenBefore:)`` removes it
/// later.
package struct TemporaryFile: Hashable, Sendable {
  /// The file's name, without its directory.
  package let name: String
  /// The machine, as ``MachineIdentity`` names it; `nil` if the name contains none.
  private let machine: String?
  /// The process that created the file.
  private let process: pid_t

  private static let prefix = ".tintype-"
  private static let suffix = ".tmp"
  /// The age in seconds at which a file of an unknown machine counts as abandoned: one hour.
  ///
  /// Writing takes milliseconds. Even slow network file systems take less than an hour.
  private static let abandonedAge = 3600

  /// The machine in the names of this process's files, with a hyphen; `nil` if it is unknown.
  package static let machinePrefix = MachineIdentity.current.map { $0 + "-" }

  /// Returns a name that no other process uses.
  package static func newName() -> String {
    let machine = machinePrefix ?? ""
    return "\(prefix)\(machine)\(getpid())-\(UInt32.random(in: 0 ... .max))\(suffix)"
  }

  /// Creates a value from a file name; `nil` if the name has another form.
  package init?(name: String) {
    guard name.hasPrefix(Self.prefix), name.hasSuffix(Self.suffix),
      name.utf8.count > Self.prefix.utf8.count + Self.suffix.utf8.count
    else { return nil }
    let parts = name.dropFirst(Self.prefix.count).dropLast(Self.suffix.count)
      .split(separator: "-", omittingEmptySubsequences: false)
    // The machine is missing on systems without a boot identifier and in files of older versions.
    guard parts.count == 2 || parts.count == 3,
      let process = pid_t(parts[parts.count - 2]), process > 0,
      UInt32(parts[parts.count - 1]) != nil
    else { return nil }
    if parts.count == 3, parts[0].isEmpty { return nil }
    self.name = name
    machine = parts.count == 3 ? String(parts[0]) : nil
    self.process = process
  }

  /// Removes the temporary files in a directory whose processes have ended.
  ///
  /// On the same machine, a file is removed if its process does not exist anymore. A file of
  /// another machine, container or boot is removed if it is more than an hour older than `time`.
  /// All other files are kept, as are files that cannot be removed.
  ///
  /// - Parameters:
  ///   - directory: The directory. Its subdirectories are not searched.
  ///   - time: The modification time of a file that was just written on the same file system, whose
  ///     clock may differ from this machine's. `nil` keeps the files of other machines.
  /// - Returns: The names of the removed files, sorted.
  @discardableResult
  package static func removeAbandoned(
    in directory: String, writtenBefore time: FileTime?
  ) -> [String] {
    names(in: directory).sorted().filter { name in
      let path = directory.isEmpty ? name : directory + "/" + name
      var status = stat()
      guard let file = TemporaryFile(name: name), lstat(path, &status) == 0,
        status.st_mode & S_IFMT == S_IFREG,
        file.isAbandoned(modified: FileTime(modificationOf: status), now: time)
      else { return false }
      return unlink(path) == 0
    }
  }

  /// Returns the current time of a file system.
  ///
  /// - Parameter directory: A directory of the file system, in which a file is created and removed.
  /// - Returns: The time; `nil` if the file cannot be created.
  package static func time(in directory: String) -> FileTime? {
    let path = directory + "/" + newName()
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return nil }
    defer {
      close(descriptor)
      unlink(path)
    }
    var status = stat()
    return fstat(descriptor, &status) == 0 ? FileTime(modificationOf: status) : nil
  }

  /// A search of a directory; without a clock it keeps the files of other machines.
  private struct Search: Hashable {
    var directory: String
    var hasClock: Bool
  }

  private static let searches = Mutex<Set<Search>>([])

  /// Removes the abandoned files in a directory.
  ///
  /// Each process searches a directory at most once with a time and once without, because a search
  /// lists the directory and a test process writes thousands of files.
  package static func sweep(_ directory: String, writtenBefore time: FileTime?) {
    let search = Search(directory: directory, hasClock: time != nil)
    guard searches.withLock({ $0.insert(search).inserted }) else { return }
    removeAbandoned(in: directory, writtenBefore: time)
  }

  private func isAbandoned(modified: FileTime, now: FileTime?) -> Bool {
    if let machine, machine == MachineIdentity.current {
      // Every result except ESRCH means that a process with this identifier exists.
      return kill(process, 0) != 0 && errno == ESRCH
    }
    return now.map { modified.isEarlier(than: $0, bySeconds: Self.abandonedAge) } ?? false
  }

  /// Returns the names in a directory that have the prefix of temporary files.
  ///
  /// Directories of references can be large, so other names are not converted to strings.
  private static func names(in directory: String) -> [String] {
    guard let stream = opendir(directory.isEmpty ? "." : directory) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        let name = bytes.prefix { $0 != 0 }
        guard name.starts(with: prefix.utf8) else { return }
        names.append(String(decoding: name, as: UTF8.self))
      }
    }
    return names
  }
}

/// A short digest of the machine, its boot and its process namespace.
///
/// Two processes with the same identity see each other's process identifiers. In a directory that
/// several machines or containers share, this process cannot check the processes of all files.
enum MachineIdentity {
  /// The identity, eight hexadecimal digits; `nil` if the system has no boot identifier.
  static let current: String? = {
    guard let boot, let namespace else { return nil }
    return String(SHA256Digest.of(Array("\(boot) \(namespace)".utf8)).hexadecimal.prefix(8))
  }()

  #if os(Linux)
    private static var boot: String? {
      (try? RegularFile.contents(of: "/proc/sys/kernel/random/boot_id", limit: 1 << 10))
        .map { String(decoding: $0, as: UTF8.self) }
    }

    /// The process namespace, such as `pid:[4026531836]`.
    private static var namespace: String? { FilePath.linkTarget(of: "/proc/self/ns/pid") }
  #else
    private static var boot: String? {
      var buffer = [UInt8](repeating: 0, count: 64)
      var size = buffer.count
      guard sysctlbyname("kern.bootsessionuuid", &buffer, &size, nil, 0) == 0 else { return nil }
      return String(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self)
    }

    /// An empty string, as the system has no process namespaces.
    private static let namespace: String? = ""
  #endif
}
