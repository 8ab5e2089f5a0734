// SPDX-License-Identifier: MIT

/// The changes of a package's files since they were last built and compared.
struct SourceChanges: Hashable, Sendable {
  /// The absolute paths of changed, added and removed sources and manifests.
  var sources: Set<String> = []
  /// A Boolean value that indicates whether a manifest has changed.
  var hasManifest = false
  /// A Boolean value that indicates whether a reference has changed.
  var hasReferences = false

  var isEmpty: Bool { sources.isEmpty && !hasReferences }

  mutating func formUnion(_ other: SourceChanges) {
    sources.formUnion(other.sources)
    hasManifest = hasManifest || other.hasManifest
    hasReferences = hasReferences || other.hasReferences
  }
}

/// The changes that a session of the watcher waits for.
protocol SourceChangesProvider: AnyObject {
  /// A descriptor that can be read when ``pending()`` may return a change; −1 for none.
  var descriptor: Int32 { get }
  /// Returns the changes since the last call, without waiting for one.
  func pending() throws -> SourceChanges
  /// Waits for changes; returns `nil` if this process received a signal.
  func next() throws -> SourceChanges?
  /// Sets the description of the package, which determines the directories with sources.
  ///
  /// - Parameter description: The description; `nil` if the targets are unknown, so that every file of
  ///   the package can be a source.
  /// - Throws: ``WatchError/cannotWatch(path:code:)``.
  func update(_ description: PackageDescription?) throws
}
