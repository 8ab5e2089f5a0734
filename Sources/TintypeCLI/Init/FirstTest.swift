// SPDX-License-Identifier: MIT

import TintypeReports
import TintypeSnapshots

/// The first snapshot test of a package, in one of its test targets.
struct FirstTest {
  /// The outcome of writing the test.
  enum Outcome: Hashable {
    /// The test was written to this path, relative to the package's root.
    ///
    /// `isReady` indicates whether the manifest lets the target use Tintype.
    case written(String, target: String, isReady: Bool)
    /// A test of this target already takes snapshots.
    case notNeeded(target: String)
    /// No test target can contain the test.
    case noTarget
    /// No test target has this name.
    case noSuchTarget(String, known: [String])
    /// The file cannot be written.
    case failed(path: String, FileError)
  }

  /// The root of the package.
  let root: String
  /// The target that the user named.
  let target: String?

  static let fileName = "FirstSnapshotTests.swift"
  /// The size limit of source files that are read: 1 MiB.
  private static let sizeLimit = 1 << 20

  /// Writes the test unless a test already takes snapshots.
  ///
  /// No file is replaced.
  func write(dryRun isDryRun: Bool) -> Outcome {
    let targets = self.targets
    if let target, !targets.contains(where: { $0.name == target }) {
      return .noSuchTarget(target, known: targets.map(\.name))
    }
    let candidates = targets.filter { self.target == nil || $0.name == self.target }
    if let user = candidates.first(where: \.usesTintype) { return .notNeeded(target: user.name) }
    let source =
      (try? RegularFile.bytes(of: root + "/Package.swift", limit: Self.sizeLimit)) ?? []
    let manifest = PackageManifest(String(decoding: source, as: UTF8.self))
    guard
      let chosen = candidates.first(where: { manifest.usesTintype($0.name) == true })
        ?? candidates.first
    else { return .noTarget }
    let path = "Tests/\(chosen.name)/\(Self.fileName)"
    if !isDryRun {
      do {
        try AtomicFile.write(Array(Self.source.utf8), to: root + "/" + path, replacing: false)
      } catch {
        return .failed(path: path, error)
      }
    }
    return .written(
      path, target: chosen.name, isReady: manifest.usesTintype(chosen.name) == true)
  }

  /// The directories in `Tests` that contain Swift files, by name.
  private var targets: [(name: String, usesTintype: Bool)] {
    let names = (try? Directory.names(in: root + "/Tests")) ?? []
    return names.filter { !$0.hasPrefix(".") }.compactMap { name in
      let files = swiftFiles(in: "Tests/" + name, depth: 0)
      guard !files.isEmpty else { return nil }
      return (name, files.contains(where: importsTintype))
    }
  }

  private func swiftFiles(in directory: String, depth: Int) -> [String] {
    guard depth < 16, let names = try? Directory.names(in: root + "/" + directory) else {
      return []
    }
    // A nested package has its own tests.
    guard !names.contains("Package.swift") else { return [] }
    return names.filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let path = directory + "/" + name
      if name.hasSuffix(".swift") { return [path] }
      return name.contains(".") ? [] : swiftFiles(in: path, depth: depth + 1)
    }
  }

  private func importsTintype(_ path: String) -> Bool {
    guard let bytes = try? RegularFile.bytes(of: root + "/" + path, limit: Self.sizeLimit) else {
      return false
    }
    return bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      line.starts(with: "import Tintype".utf8)
        || line.starts(with: "@preconcurrency import Tintype".utf8)
    }
  }

  /// The test: a component, its image and its outline.
  static let source = """
    import Testing
    import Tintype
    import TintypeComponents

    /// Two snapshots of a component: an image, and an outline as readable text.
    struct FirstSnapshotTests {
      @Test func greeting() {
        assertSnapshot(of: Greeting(name: "Ada"), as: .image(on: .iPhone13))
        assertSnapshot(of: Greeting(name: "Ada"), as: .outline)
      }
    }

    private struct Greeting: Component {
      var name: String

      var body: some Component {
        VStack(alignment: .leading, spacing: 4) {
          Text("Hello, \\(name)").font(.system(size: 20, weight: .bold))
          Text("Good to see you.").foregroundStyle(.secondary)
        }
        .padding(16)
      }
    }

    """
}
