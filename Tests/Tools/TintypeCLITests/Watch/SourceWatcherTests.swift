// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
  import Testing
  import TintypeBase
  import TintypeReportsTestSupport

  @testable import TintypeCLI

  @Suite("The changes of sources", .serialized)
  struct SourceWatcherTests {
    let output: TemporaryOutput
    let relay = SignalRelay()
    let watcher: SourceWatcher

    init() throws {
      output = try TemporaryOutput()
      try output.write("// package", to: "Package.swift")
      try output.write("one", to: "Sources/App/Card.swift")
      try output.write("row", to: "Sources/App/Rows/Row.swift")
      watcher = try SourceWatcher(
        SourceFiles(root: output.path, excluded: output.path + "/products"), relay: relay)
    }

    /// Checks that the named sources, and no others, are the next changes.
    ///
    /// Their events can be late: the system reports a written file when its last descriptor is
    /// closed, and a process that another test starts has copies of all descriptors for a moment.
    @discardableResult
    private func expectChanges(
      _ names: Set<String>, in directory: String? = nil,
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> SourceChanges {
      let prefix = (directory ?? output.path) + "/"
      let paths = Set(names.map { prefix + $0 })
      var changes = SourceChanges()
      while !paths.isSubset(of: changes.sources) {
        var descriptor = pollfd(fd: watcher.descriptor, events: Int16(POLLIN), revents: 0)
        try #require(
          poll(&descriptor, 1, 60_000) > 0, "\(paths.subtracting(changes.sources)) is no change",
          sourceLocation: sourceLocation)
        changes.formUnion(try watcher.pending())
      }
      #expect(changes.sources == paths, sourceLocation: sourceLocation)
      return changes
    }

    private func rename(_ old: String, to new: String) throws {
      try FileManager.default.moveItem(
        atPath: "\(output.path)/\(old)", toPath: "\(output.path)/\(new)")
    }

    private func remove(_ name: String) throws {
      try FileManager.default.removeItem(atPath: "\(output.path)/\(name)")
    }

    @Test("Nothing has changed at first")
    func nothing() throws { #expect(try watcher.pending().isEmpty) }

    @Test("A file that is saved with other contents is a change")
    func saving() throws {
      try output.write("two", to: "Sources/App/Card.swift")
      let changes = try expectChanges(["Sources/App/Card.swift"])
      #expect(!changes.hasManifest && !changes.hasReferences)
      #expect(try watcher.pending().isEmpty)
    }

    @Test("A file that is saved with the same contents is no change")
    func sameContents() throws {
      try output.write("one", to: "Sources/App/Card.swift")
      #expect(try watcher.pending().isEmpty)
    }

    @Test("A file that is saved twice at once is one change, and its second contents count")
    func savingTwice() throws {
      try output.write("two", to: "Sources/App/Card.swift")
      try output.write("three", to: "Sources/App/Card.swift")
      try expectChanges(["Sources/App/Card.swift"])
      try output.write("two", to: "Sources/App/Card.swift")
      try output.write("three", to: "Sources/App/Card.swift")
      #expect(try watcher.pending().isEmpty)
    }

    @Test("A file that an editor replaces is a change, and its temporary name is not")
    func replacing() throws {
      try output.write("two", to: "Sources/App/.Card.swift.swp")
      try remove("Sources/App/Card.swift")
      try rename("Sources/App/.Card.swift.swp", to: "Sources/App/Card.swift")
      try expectChanges(["Sources/App/Card.swift"])
    }

    @Test("Added, renamed and removed files are changes")
    func files() throws {
      try output.write("new", to: "Sources/App/New.swift")
      try expectChanges(["Sources/App/New.swift"])
      try rename("Sources/App/New.swift", to: "Sources/App/Other.swift")
      try expectChanges(["Sources/App/New.swift", "Sources/App/Other.swift"])
      try remove("Sources/App/Other.swift")
      try expectChanges(["Sources/App/Other.swift"])
    }

    @Test("The files of new, renamed and removed directories are changes")
    func directories() throws {
      try output.write("deep", to: "Sources/App/Deep/Er/View.swift")
      try expectChanges(["Sources/App/Deep/Er/View.swift"])
      try output.write("deeper", to: "Sources/App/Deep/Er/View.swift")
      try expectChanges(["Sources/App/Deep/Er/View.swift"])
      try rename("Sources/App/Deep", to: "Sources/App/Flat")
      try expectChanges(["Sources/App/Deep/Er/View.swift", "Sources/App/Flat/Er/View.swift"])
      try output.write("flat", to: "Sources/App/Flat/Er/View.swift")
      try expectChanges(["Sources/App/Flat/Er/View.swift"])
      try remove("Sources/App/Rows")
      try expectChanges(["Sources/App/Rows/Row.swift"])
    }

    @Test("A directory that is removed and created again at once is still watched")
    func recreatedDirectory() throws {
      for text in ["two", "three", "four", "five"] {
        try remove("Sources/App/Rows")
        try output.write(text, to: "Sources/App/Rows/Row.swift")
        try expectChanges(["Sources/App/Rows/Row.swift"])
        try output.write(text + " again", to: "Sources/App/Rows/Row.swift")
        try expectChanges(["Sources/App/Rows/Row.swift"])
      }
    }

    @Test("Changes are returned by next() without another call")
    func waiting() throws {
      try output.write("two", to: "Sources/App/Card.swift")
      #expect(try watcher.next()?.sources == ["\(output.path)/Sources/App/Card.swift"])
    }

    @Test("A changed manifest and a changed reference are reported as such")
    func roles() throws {
      try output.write("image", to: "__Snapshots__/AppTests/Cards/previews.Card.png")
      #expect(try watcher.next() == SourceChanges(hasReferences: true))
      try output.write("// other", to: "Package.swift")
      let changes = try expectChanges(["Package.swift"])
      #expect(changes.hasManifest)
      try output.write("other", to: "__Snapshots__/AppTests/Cards/previews.Card.png")
      #expect(try watcher.next() == SourceChanges(hasReferences: true))
    }

    @Test("The directories of the build are not watched")
    func build() throws {
      try output.write("object", to: ".build/debug/Card.o")
      try output.write("object", to: "products/debug/Card.o")
      #expect(try watcher.pending().isEmpty)
    }

    @Test("The sources of a local package are watched when the description names it")
    func dependencies() throws {
      let other = try TemporaryOutput()
      try other.write("kit", to: "Sources/Kit/Button.swift")
      let text = """
        {"name": "Shop", "dependencies": [{"type": "fileSystem", "path": "\(other.path)"}],
         "targets": [{"c99name": "App", "path": "Sources/App", "sources": ["Card.swift"]}]}
        """
      // A change before the description is known is not lost.
      try output.write("two", to: "Sources/App/Card.swift")
      try watcher.update(PackageDescription(Array(text.utf8)))
      try expectChanges(["Sources/App/Card.swift"])
      try other.write("other kit", to: "Sources/Kit/Button.swift")
      let directory = try #require(FilePath.resolved(other.path))
      try expectChanges(["Sources/Kit/Button.swift"], in: directory)
    }

    @Test("Files of a new target are changes while the targets are unknown, and afterward")
    func newTarget() throws {
      func description(_ paths: String...) throws -> PackageDescription {
        let targets = paths.map { #"{"c99name": "M", "path": "\#($0)", "sources": []}"# }
        let text = #"{"name": "Shop", "targets": [\#(targets.joined(separator: ","))]}"#
        return try #require(PackageDescription(Array(text.utf8)))
      }
      try watcher.update(try description("Sources/App"))
      try output.write("view", to: "Sources/New/View.swift")
      try output.write("two", to: "Sources/App/Card.swift")
      try expectChanges(["Sources/App/Card.swift"])
      try watcher.update(nil)
      try output.write("other view", to: "Sources/New/View.swift")
      try expectChanges(["Sources/New/View.swift"])
      try watcher.update(try description("Sources/App", "Sources/New"))
      try output.write("view", to: "Sources/New/View.swift")
      try expectChanges(["Sources/New/View.swift"])
    }

    @Test("No change is lost when the system loses events")
    func overflow() throws {
      let limit =
        Int(
          try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
            .filter(\.isNumber)) ?? 0
      // More events than the queue of the system contains.
      let count = min(limit, 40_000) + 1000
      for index in 0..<count {
        _ = FileManager.default.createFile(
          atPath: "\(output.path)/Sources/App/.\(index)", contents: nil)
      }
      try output.write("two", to: "Sources/App/Card.swift")
      try output.write("deep", to: "Sources/App/Deep/View.swift")
      try expectChanges(["Sources/App/Card.swift", "Sources/App/Deep/View.swift"])
      try output.write("deeper", to: "Sources/App/Deep/View.swift")
      try expectChanges(["Sources/App/Deep/View.swift"])
    }
  }
#endif
