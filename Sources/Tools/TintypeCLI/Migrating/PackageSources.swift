// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeReports
import TintypeSourceEditing

/// The Swift files and the `__Snapshots__` directories of a package.
///
/// Hidden directories and nested packages are skipped, and links are not followed.
struct PackageSources {
  /// The files that import swift-snapshot-testing, by path.
  private(set) var tests: [String: TestSource] = [:]
  /// The paths of all Swift files that can be read.
  private(set) var swiftFiles: Set<String> = []
  /// The directories `__Snapshots__`.
  private(set) var snapshotDirectories: [String] = []
  /// The files that cannot be read.
  private(set) var failures: [MigrationFinding] = []

  /// The limits of the search: 64 nested directories, and files of 4 MiB.
  private static let (depthLimit, sizeLimit) = (64, 4 << 20)

  /// Searches a package.
  init(of root: String) {
    var directories = [(path: "", depth: 0)]
    while let (directory, depth) = directories.popLast() {
      let names: [String]
      do {
        names = try Directory.names(in: root + "/" + directory)
      } catch {
        fail(directory, "The directory cannot be listed: \(error). \(error.readingAdvice).")
        continue
      }
      if !directory.isEmpty, names.contains("Package.swift") { continue }
      for name in names where !name.hasPrefix(".") {
        let path = directory.isEmpty ? name : directory + "/" + name
        if FilePath.linkTarget(of: root + "/" + path) != nil { continue }
        if Directory.exists(at: root + "/" + path) {
          if name == "__Snapshots__" {
            snapshotDirectories.append(path)
          } else if depth < Self.depthLimit {
            directories.append((path, depth + 1))
          }
        } else if name.hasSuffix(".swift"), !Self.isManifest(path) {
          read(path, in: root)
        }
      }
    }
    snapshotDirectories.sort()
    let members = tests.values.reduce(into: Set<String>()) { $0.formUnion($1.staticMembers) }
    for path in tests.keys { tests[path]?.readNames(ownMembers: members) }
    tests = tests.filter { $0.value.isTestSource || isNextToSnapshots($0.key) }
  }

  /// Returns whether a file in the package's root is a manifest.
  static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  private func isNextToSnapshots(_ path: String) -> Bool {
    let directory = FilePath.parent(of: path)
    return snapshotDirectories.contains(
      directory.isEmpty ? "__Snapshots__" : directory + "/__Snapshots__")
  }

  private mutating func read(_ path: String, in root: String) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try ConfinedPath.bytes(
        of: root + "/" + path, in: root, limit: Self.sizeLimit)
    } catch {
      fail(path, "The file cannot be read: \(error). \(error.readingAdvice).")
      return
    }
    swiftFiles.insert(path)
    do throws(SourceRefusal) {
      tests[path] = try TestSource(bytes, file: path)
    } catch {
      // The descriptions of other refusals are about inline snapshots.
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.contains("SnapshotTesting") else { return }
      fail(
        path, "The file was not searched, because it cannot be parsed. Check that it compiles.")
    }
  }

  private mutating func fail(_ file: String, _ text: String) {
    failures.append(MigrationFinding(file: file.isEmpty ? "." : file, text: text))
  }
}
