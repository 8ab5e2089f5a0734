// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeReports
import TintypeSourceEditing

/// The changes that make a package use Tintype instead of swift-snapshot-testing.
struct MigrationPlan {
  let root: String
  let package: TintypePackage
  /// The manifests, `Package.swift` first.
  private(set) var manifests: [ManifestMigration] = []
  let sources: PackageSources
  let references: ReferenceAdoption
  /// The dependencies that themselves depend on swift-snapshot-testing.
  private(set) var helpers: [MigrationFinding] = []
  /// Modules of other packages that were only available through swift-snapshot-testing.
  private(set) var missingModules: [MigrationFinding] = []

  /// The size limit of a manifest: 1 MiB.
  private static let sizeLimit = 1 << 20

  /// Reads a package without writing anything.
  ///
  /// - Throws: `MigrationError` for a manifest that cannot be read, or one that depends neither on
  ///   swift-snapshot-testing nor on Tintype.
  init(root: String, package: TintypePackage) throws(MigrationError) {
    (self.root, self.package) = (root, package)
    let names = ((try? Directory.names(in: root)) ?? []).filter(PackageSources.isManifest)
    for name in names {
      let bytes: [UInt8]
      do throws(FileError) {
        bytes = try ConfinedPath.bytes(
          of: root + "/" + name, in: root, limit: Self.sizeLimit)
      } catch {
        throw .unreadable(file: name, error)
      }
      do throws(SourceRefusal) {
        let manifest = try ManifestMigration(bytes, file: name, package: package) { path in
          TintypePackage.isTintype(at: FilePath.absolute(path, in: root))
        }
        manifests.append(manifest)
      } catch {
        throw .uncertain(file: name, error)
      }
    }
    let isNeeded = manifests.contains {
      $0.dependsOnTintype || !$0.changes.isEmpty || !$0.manual.isEmpty
    }
    guard isNeeded else { throw .notUsed(root: root) }
    sources = PackageSources(of: root)
    references = ReferenceAdoption(in: root, sources: sources)
    for manifest in manifests {
      helpers += HelperPackages.findings(in: manifest, root: root, package: package)
    }
    // Modules that were available through swift-snapshot-testing, with their packages.
    let modules = [
      "CustomDump": "swift-custom-dump", "SwiftSyntax": "swift-syntax",
      "IssueReporting": "xctest-dynamic-overlay",
    ]
    for (path, test) in sources.tests.sorted(by: { $0.key < $1.key }) {
      for (module, identity) in modules.sorted(by: { $0.key < $1.key })
      where test.isTestSource && test.importsOnLinux(module)
        && !manifests.contains(where: { $0.mentions(module) })
      {
        missingModules.append(
          MigrationFinding(
            file: path, line: test.line(ofImport: module),
            text: """
              The module \(module) came with swift-snapshot-testing. Add a dependency on \(identity) to \
              the manifest.
              """))
      }
    }
  }

  /// The manual edits that are necessary before the package builds.
  var manual: [MigrationFinding] { manifests.flatMap(\.manual) }

  /// The names and modules that are missing on Linux or in Tintype.
  var missing: [MigrationFinding] {
    sources.tests.values.flatMap(\.findings).sorted {
      ($0.file, $0.line ?? 0, $0.column ?? 0) < ($1.file, $1.line ?? 0, $1.column ?? 0)
    } + missingModules
  }

  /// The paths of the written files, relative to the root.
  var writtenFiles: [String] {
    manifests.filter { !$0.changes.isEmpty }.map(\.file) + references.renamings.map(\.old)
  }

  // MARK: Writing

  /// Writes the changes.
  ///
  /// - Throws: `MigrationError.cannotWrite` for the first file that cannot be written.
  func apply() throws(MigrationError) {
    for manifest in manifests where !manifest.changes.isEmpty {
      let path = root + "/" + manifest.file
      do throws(FileError) {
        // Writing would replace a link with a file.
        guard FilePath.linkTarget(of: path) == nil else { throw .notARegularFile }
        try AtomicFile.write(manifest.bytes, to: path, permissions: Self.permissions(of: path))
      } catch {
        throw .cannotWrite(file: manifest.file, error)
      }
    }
    for renaming in references.renamings {
      if let error = Self.move(root + "/" + renaming.old, to: root + "/" + renaming.new) {
        throw .cannotWrite(file: renaming.new, error)
      }
    }
  }
}
