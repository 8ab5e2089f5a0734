// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeReports

/// The references next to the tests of a package, by the way in which they are migrated.
///
/// The module SnapshotTesting of Tintype reads and writes
/// `__Snapshots__/<file>/<test>.<name>.<extension>`, as swift-snapshot-testing does, so references
/// are not moved. An image that was recorded on an Apple device is renamed if a test on Linux would
/// compare with it.
struct ReferenceAdoption {
  /// A change of a reference's name.
  struct Renaming: Hashable, Sendable {
    var old: String
    var new: String
  }

  /// The number of references that tests on Linux compare with.
  private(set) var adopted = 0
  /// The references whose tests the compiler omits on Linux, sorted.
  private(set) var otherPlatforms: [String] = []
  /// The images of Apple platforms that no test on Linux may compare with, sorted.
  private(set) var renamings: [Renaming] = []
  /// The references whose test is missing from the test's file, sorted.
  private(set) var unused: [String] = []
  /// The number of images of Apple platforms that are already renamed.
  private(set) var renamedBefore = 0

  /// The component of a file name that marks an image of Apple platforms.
  static let mark = "apple"
  private static let images: Set<String> = ["png", "jpg", "jpeg", "heic", "gif", "tiff"]
  /// The size limit of a reference: 64 MiB.
  private static let sizeLimit = 64 << 20

  /// Searches the references of a package.
  init(in root: String, sources: PackageSources) {
    for directory in sources.snapshotDirectories {
      for suite in Self.names(in: directory, root) {
        let path = directory + "/" + suite
        let parent = FilePath.parent(of: directory)
        let file = (parent.isEmpty ? "" : parent + "/") + suite + ".swift"
        for name in Self.names(in: path, root) where !name.hasPrefix(".") {
          guard !Directory.exists(at: "\(root)/\(path)/\(name)") else { continue }
          add(
            path + "/" + name, source: sources.tests[file],
            hasFile: sources.swiftFiles.contains(file), in: root)
        }
      }
    }
    otherPlatforms.sort()
    unused.sort()
    renamings.sort { $0.old < $1.old }
  }

  private static func names(in directory: String, _ root: String) -> [String] {
    (try? ConfinedPath.names(in: root + "/" + directory, of: root)) ?? []
  }

  private mutating func add(_ path: String, source: TestSource?, hasFile: Bool, in root: String) {
    let name = FilePath.name(of: path)
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let isImage = Self.images.contains(parts.last?.lowercased() ?? "")
    if isImage, parts.count >= 3, parts[parts.count - 2] == Self.mark {
      renamedBefore += 1
      return
    }
    guard let source else {
      // A file that cannot be divided into tokens may contain any test.
      if hasFile { adopted += 1 } else { unused.append(path) }
      return
    }
    let test = parts.first ?? ""
    let functions = source.functions.keys.filter { Self.isName(test, of: $0) }
    let isNamed = source.testNames.contains { Self.sanitized($0) == test }
    if functions.isEmpty, !isNamed {
      if source.hasOtherTestNames { adopted += 1 } else { unused.append(path) }
    } else if !isNamed, functions.allSatisfy({ source.functions[$0] == false }) {
      otherPlatforms.append(path)
    } else if isImage, !isOfTintype(path, in: root) {
      addImage(path, parts, source: source, functions: functions)
    } else {
      adopted += 1
    }
  }

  /// Adds an image that was not written by Tintype and belongs to a test on Linux.
  private mutating func addImage(
    _ path: String, _ parts: [String], source: TestSource, functions: [String]
  ) {
    if functions.contains(where: source.functionsWithMissingNames.contains) {
      let stem = parts.dropLast().joined(separator: ".")
      let new = "\(stem).\(Self.mark).\(parts.last ?? "")"
      renamings.append(Renaming(old: path, new: FilePath.parent(of: path) + "/" + new))
    } else if source.omittedNames > 0 {
      // The code that records the image is in an `#if` block of the test.
      otherPlatforms.append(path)
    } else {
      adopted += 1
    }
  }

  /// Returns whether a PNG contains the chunk with Tintype's manifest.
  private func isOfTintype(_ path: String, in root: String) -> Bool {
    let file = try? ConfinedPath.bytes(of: root + "/" + path, in: root, limit: Self.sizeLimit)
    guard let bytes = file else { return false }
    let type = Array("tySN".utf8)
    return bytes.indices.contains { bytes[$0] == type[0] && bytes[$0...].starts(with: type) }
  }

  /// Returns whether the first component of a reference's name belongs to a function.
  ///
  /// The labels of the function's parameters follow its name: `checks(value:)` gives
  /// `checks-value`.
  private static func isName(_ test: String, of function: String) -> Bool {
    let name = sanitized(function)
    return test == name || test.hasPrefix(name + "-")
  }

  /// Returns a test's name in the form in which swift-snapshot-testing writes it in a path.
  private static func sanitized(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let isWord =
        scalar.properties.isAlphabetic || scalar == "_" || scalar.properties.numericType != nil
      if isWord {
        result.unicodeScalars.append(scalar)
      } else if result.last != "-" {
        result += "-"
      }
    }
    while result.hasPrefix("-") { result.removeFirst() }
    while result.hasSuffix("-") { result.removeLast() }
    return result
  }
}
