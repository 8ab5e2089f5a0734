// SPDX-License-Identifier: MIT

import TintypeBase

/// Dependencies that themselves depend on swift-snapshot-testing.
///
/// With such a dependency, a package would contain two modules named SnapshotTesting.
enum HelperPackages {
  /// The identities of public packages whose libraries import swift-snapshot-testing.
  static let identities: Set<String> = [
    "accessibilitysnapshot", "grdbsnapshottesting", "prefire", "snapshot-testing-extensions",
    "snapshottestingex", "snapshottestingheic", "swift-html", "swift-macro-testing",
    "swift-snapshot-testing-stitch", "swift-web",
  ]

  /// Returns findings for the dependencies of a manifest.
  ///
  /// - Parameters:
  ///   - manifest: The manifest.
  ///   - root: The package's root.
  ///   - package: The package of Tintype.
  /// - Returns: A finding for each dependency that has such a library.
  static func findings(
    in manifest: ManifestMigration, root: String, package: TintypePackage
  ) -> [MigrationFinding] {
    guard package.identity != ManifestMigration.oldIdentity else { return [] }
    return manifest.dependencies.compactMap { dependency in
      let isHelper =
        identities.contains(dependency.identity)
        || dependency.path.map { usesSnapshots(FilePath.absolute($0, in: root)) } ?? false
      guard isHelper else { return nil }
      return MigrationFinding(
        file: manifest.file, line: dependency.line,
        text: """
          '\(dependency.identity)' has a product that depends on swift-snapshot-testing. If a \
          target uses that product, the package contains two modules SnapshotTesting and does not \
          build. In that case, clone Tintype into a directory named 'swift-snapshot-testing', and \
          give that directory to --tintype, so that both use Tintype.
          """)
    }
  }

  /// Returns whether the manifest of a local package names swift-snapshot-testing.
  private static func usesSnapshots(_ directory: String) -> Bool {
    let bytes = try? RegularFile.bytes(of: directory + "/Package.swift", limit: 1 << 20)
    return bytes.map {
      String(decoding: $0, as: UTF8.self).contains(ManifestMigration.oldIdentity)
    } ?? false
  }
}
