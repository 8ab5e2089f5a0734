// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeReports

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
  let manifest: PackageManifest
  /// The target that the user named.
  let target: String?

  static let fileName = "FirstSnapshotTests.swift"

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
    let names = (try? ConfinedPath.names(in: root + "/Tests", of: root)) ?? []
    return names.filter { !$0.hasPrefix(".") }.compactMap { name in
      let folder = SourceFolder(root: root, path: "Tests/" + name)
      let files = folder.files
      guard !files.isEmpty else { return nil }
      return (name, files.contains { importsTintype($0, in: folder) })
    }
  }

  private func importsTintype(_ file: String, in folder: SourceFolder) -> Bool {
    (folder.bytes(of: file) ?? []).split(separator: UInt8(ascii: "\n")).contains { line in
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
