// SPDX-License-Identifier: MIT

import Foundation

/// The settings for recording, for where references are stored, and for how differences are shown.
public struct SnapshotTestingConfiguration: Sendable {
  /// The tool that failure messages suggest for viewing a difference; `nil` prints the paths of the
  /// files.
  public var diffTool: DiffTool?
  /// The record mode; `nil` leaves it to the environment.
  public var record: Record?
  /// The location and naming of references; `nil` leaves them to the environment.
  public var references: References?
  /// The reason to allow pending work while snapshots are taken; `nil` makes such a snapshot fail.
  public var allowPending: String?
  /// A Boolean value that indicates whether a snapshot fails if a placeholder is shown instead of an
  /// unknown symbol or a view that cannot be painted; `nil` inherits it.
  public var strict: Bool?
  /// The scale of images without a device, in pixels per point; `nil` inherits it, and means 2 if none
  /// is set.
  ///
  /// The traits of a snapshot and a device have scales of their own. References that were recorded on
  /// most phones need 3.
  public var displayScale: Double?
  /// The settings that other modules add, by their types.
  private var settings: [ObjectIdentifier: any SnapshotSetting] = [:]

  /// Creates a configuration; omitted settings are inherited.
  public init(
    record: Record? = nil,
    diffTool: DiffTool? = nil,
    references: References? = nil,
    allowPending: String? = nil,
    strict: Bool? = nil,
    displayScale: Double? = nil
  ) {
    self.record = record
    self.diffTool = diffTool
    self.references = references
    self.allowPending = allowPending
    self.strict = strict
    self.displayScale = displayScale
  }

  /// The configuration of the current task; `nil` if none is set.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// Returns the current configuration, overridden by the settings of another one.
  static func merging(_ other: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
    var merged = SnapshotTestingConfiguration(
      record: other.record?.specified ?? current?.record,
      diffTool: other.diffTool ?? current?.diffTool ?? CompatibilityGlobals.diffTool ?? .default,
      references: other.references ?? current?.references,
      allowPending: other.allowPending ?? current?.allowPending,
      strict: other.strict ?? current?.strict,
      displayScale: other.displayScale ?? current?.displayScale)
    merged.settings = (current?.settings ?? [:]).merging(other.settings) { $1 }
    return merged
  }

  /// A setting that another module adds; `nil` inherits it.
  package subscript<Setting: SnapshotSetting>(_ type: Setting.Type) -> Setting? {
    get { settings[ObjectIdentifier(type)] as? Setting }
    set { settings[ObjectIdentifier(type)] = newValue }
  }

  /// Runs an operation with the settings of a configuration; omitted settings are inherited.
  package static func with<Result>(
    _ configuration: SnapshotTestingConfiguration, operation: () throws -> Result
  ) rethrows -> Result {
    try $current.withValue(merging(configuration), operation: operation)
  }

  /// Runs an asynchronous operation with the settings of a configuration; omitted settings are
  /// inherited.
  package static func with<Result>(
    _ configuration: SnapshotTestingConfiguration,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await $current.withValue(
      merging(configuration), operation: operation, isolation: isolation)
  }
}

/// A setting of snapshots that only some formats have, such as fonts.
package protocol SnapshotSetting: Sendable {}

extension SnapshotTestingConfiguration {
  /// The mode that selects the references to write.
  ///
  /// A test that writes a reference fails, so that no reference is recorded unnoticed.
  public struct Record: Hashable, Sendable, ExpressibleByBooleanLiteral {
    private enum Mode: String {
      case all, missing, failed, never, unspecified
    }

    private let mode: Mode

    private init(_ mode: Mode) { self.mode = mode }

    /// Writes every reference.
    public static let all = Record(.all)
    /// Writes missing references.
    public static let missing = Record(.missing)
    /// Writes missing references and replaces references that differ.
    public static let failed = Record(.failed)
    /// Writes nothing.
    public static let never = Record(.never)

    /// Creates a mode from its name: `all`, `missing`, `failed` or `never`.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue), mode != .unspecified else { return nil }
      self.mode = mode
    }

    /// Creates a mode: `true` writes every reference; `false` inherits the mode.
    public init(booleanLiteral value: Bool) { self.init(value) }

    /// Creates a mode: `true` writes every reference; `false` inherits the mode.
    public init(_ value: Bool) { mode = value ? .all : .unspecified }

    /// The mode, or `nil` if it is inherited.
    var specified: Record? { mode == .unspecified ? nil : self }

    /// The values that the environment variables accept.
    static let names = ["all", "missing", "failed", "never"]
  }
}

extension SnapshotTestingConfiguration {
  /// The location of references and the naming of their files.
  ///
  /// By default, a test file next to a directory `__Snapshots__` uses that directory,
  /// ``besideTestFile``, as packages do that were tested with swift-snapshot-testing. All other
  /// test files use ``inPackage``.
  public struct References: Hashable, Sendable {
    /// The rules for paths and names.
    public enum Style: Hashable, Sendable {
      /// `__Snapshots__/<target>/<suite>/<test>.<name>.<extension>` at the package's root.
      case inPackage
      /// `__Snapshots__/<test file>/<test>.<name>.<extension>` next to the test's file, with the
      /// names that swift-snapshot-testing generates.
      case besideTestFile
    }

    /// The root of the tree of references.
    enum Root: Hashable {
      /// The root that the style defines.
      case natural
      /// A directory.
      case directory(String)
      /// The resources of a bundle, which are read-only.
      case bundle(String)
      /// `__Snapshots__` in the directory of a project, which counts as the package.
      case project(String)
    }

    let style: Style
    let root: Root
    /// The form of new references; `nil` for the default of the tree of references.
    var form: ReferenceForm?
    /// The address of the store for pointers; `nil` for the default of the tree of references.
    var store: String?

    /// References in `__Snapshots__` at the package's root, by target and suite.
    public static let inPackage = References(style: .inPackage, root: .natural)

    /// References in `__Snapshots__` next to the test's file, as in swift-snapshot-testing.
    ///
    /// Names follow the rules of that library: unnamed snapshots are numbered in the order of the
    /// calls at run time, not by their position in the source, and the path does not contain the
    /// suite.
    public static let besideTestFile = References(style: .besideTestFile, root: .natural)

    /// Returns references in a directory, by target and suite.
    ///
    /// - Parameter path: The directory. A relative path is resolved against the package's root.
    /// - Returns: The location.
    public static func directory(_ path: String) -> References {
      References(style: .inPackage, root: .directory(path))
    }

    /// Returns references in `__Snapshots__` in the directory of a project, by target and suite, even
    /// if the sources are in a project or package within it.
    package static func project(_ path: String) -> References {
      References(style: .inPackage, root: .project(path))
    }

    /// Returns read-only references in `__Snapshots__` in the resources of a bundle.
    ///
    /// Use it for tests that run on a machine without their sources:
    ///
    /// ```swift
    /// .testTarget(name: "AppTests", resources: [.copy("__Snapshots__")])
    /// ```
    ///
    /// The path of a reference in the bundle is `__Snapshots__/<suite>/<test>.<name>.<extension>`.
    ///
    /// - Parameters:
    ///   - bundle: The bundle, `.module` in a test target.
    ///   - style: The naming rules.
    /// - Returns: The location.
    public static func bundle(_ bundle: Bundle, style: Style = .besideTestFile) -> References {
      References(style: style, root: .bundle(bundle.resourcePath ?? bundle.bundlePath))
    }

    /// Returns the same location with compact references for new snapshots of components.
    ///
    /// A compact reference stores the scene, the digest of the pixels and a small preview, instead
    /// of all pixels. An existing reference keeps its form when it is recorded again. An image
    /// without a scene is stored in full.
    ///
    /// - Returns: The location.
    public func compact() -> References {
      var references = self
      references.form = .compact
      return references
    }

    /// Returns the same location with pointers for new references of images.
    ///
    /// A pointer stores the digest of the pixels and the digest of a file in a store, instead of
    /// all pixels. `tintype push` copies the files into the store. A comparison fetches a file only
    /// if the digest of the pixels differs. An existing reference keeps its form when it is
    /// recorded again.
    ///
    /// - Parameter address: The address of the store, such as `https://host/path` or
    ///   `s3://bucket/prefix`. A relative path is resolved against the package's root. The variable
    ///   `TINTYPE_STORE` takes precedence. Without it, the store is used only on a machine whose
    ///   user allows it, for example by `tintype store --at`.
    /// - Returns: The location.
    public func stored(at address: String) -> References {
      var references = self
      references.form = .pointer
      references.store = address
      return references
    }
  }
}

extension SnapshotTestingConfiguration {
  /// The tool that failure messages suggest for viewing a difference, such as a command to copy.
  ///
  /// ```swift
  /// withSnapshotTesting(diffTool: "compare -metric AE") { … }
  /// ```
  public struct DiffTool: Sendable, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
    private let tool: @Sendable (String, String) -> String
    /// A Boolean value that indicates whether this is the default tool.
    let isDefault: Bool

    /// Creates a tool.
    ///
    /// - Parameter tool: Returns the text for the paths of the reference and of the new snapshot.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      self.init(tool: tool, isDefault: false)
    }

    private init(tool: @escaping @Sendable (String, String) -> String, isDefault: Bool) {
      (self.tool, self.isDefault) = (tool, isDefault)
    }

    /// Creates a command to which the two paths are appended, unquoted, each after a space.
    public init(stringLiteral value: String) {
      self.init(tool: { "\(value) \($0) \($1)" }, isDefault: false)
    }

    /// Creates the default tool, so that a variable of this type can be set to `nil`.
    public init(nilLiteral: ()) { self = .default }

    /// The command of Kaleidoscope.
    public static let ksdiff = DiffTool(
      tool: { "ksdiff \"\($0)\" \"\($1)\"" }, isDefault: false)

    /// The default tool, which prints the URLs of the two files.
    ///
    /// A failing test prints the paths of its files anyway, so it does not repeat them.
    public static let `default` = DiffTool(
      tool: {
        """
        @\u{2212}
        "file://\($0)"
        @+
        "file://\($1)"

        To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

            withSnapshotTesting(diffTool: .ksdiff) {
              // ...
            }
        """
      }, isDefault: true)

    /// Returns the text for the paths of a reference and of the new snapshot.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      tool(currentFilePath, failedFilePath)
    }
  }
}
