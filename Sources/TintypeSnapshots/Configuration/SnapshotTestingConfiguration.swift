// SPDX-License-Identifier: MIT

import Foundation

/// What is done with references, where they lie, and how a difference is shown.
public struct SnapshotTestingConfiguration: Sendable {
  /// What tells how to look at a difference; `nil` names the files.
  public var diffTool: DiffTool?
  /// Which references are written; `nil` leaves it to the environment.
  public var record: Record?
  /// Where references lie and how their files are named; `nil` leaves it to the environment.
  public var references: References?
  /// Why work may be pending while snapshots are taken; `nil` lets such a snapshot fail.
  public var allowPending: String?

  /// Creates a configuration; what is left out is inherited.
  public init(
    record: Record? = nil,
    diffTool: DiffTool? = nil,
    references: References? = nil,
    allowPending: String? = nil
  ) {
    self.record = record
    self.diffTool = diffTool
    self.references = references
    self.allowPending = allowPending
  }

  /// The configuration that is in force here; `nil` where nobody has set one.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// The configuration in force here with what is set in another one.
  static func merging(_ other: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: other.record?.specified ?? current?.record,
      diffTool: other.diffTool ?? current?.diffTool ?? CompatibilityGlobals.diffTool ?? .default,
      references: other.references ?? current?.references,
      allowPending: other.allowPending ?? current?.allowPending)
  }
}

/// Configures the snapshots of an operation.
///
/// ```swift
/// override func invokeTest() {
///   withSnapshotTesting(record: .failed) { super.invokeTest() }
/// }
/// ```
///
/// - Parameters:
///   - record: Which references are written.
///   - diffTool: What tells how to look at a difference.
///   - references: Where references lie and how their files are named.
///   - allowPending: Why work may be pending while a snapshot is taken; such a snapshot fails
///     otherwise.
///   - operation: The operation; what is left out stays as it is around it.
/// - Returns: What the operation returns.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  references: SnapshotTestingConfiguration.References? = nil,
  allowPending: String? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  let configuration = SnapshotTestingConfiguration.merging(
    SnapshotTestingConfiguration(
      record: record, diffTool: diffTool, references: references, allowPending: allowPending))
  return try SnapshotTestingConfiguration.$current.withValue(configuration, operation: operation)
}

/// Configures the snapshots of an asynchronous operation.
///
/// - Parameters:
///   - record: Which references are written.
///   - diffTool: What tells how to look at a difference.
///   - references: Where references lie and how their files are named.
///   - allowPending: Why work may be pending while a snapshot is taken; such a snapshot fails
///     otherwise.
///   - isolation: The actor on which the operation runs; the caller's.
///   - operation: The operation; what is left out stays as it is around it.
/// - Returns: What the operation returns.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  references: SnapshotTestingConfiguration.References? = nil,
  allowPending: String? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  let configuration = SnapshotTestingConfiguration.merging(
    SnapshotTestingConfiguration(
      record: record, diffTool: diffTool, references: references, allowPending: allowPending))
  return try await SnapshotTestingConfiguration.$current.withValue(
    configuration, operation: operation, isolation: isolation)
}

extension SnapshotTestingConfiguration {
  /// Which references are written.
  ///
  /// Whatever is written fails its test, so that nothing is recorded unseen.
  public struct Record: Hashable, Sendable, ExpressibleByBooleanLiteral {
    private enum Mode: String {
      case all, missing, failed, never, unspecified
    }

    private let mode: Mode

    private init(_ mode: Mode) {
      self.mode = mode
    }

    /// Writes every reference anew.
    public static let all = Record(.all)
    /// Writes the references that are not there yet.
    public static let missing = Record(.missing)
    /// Writes the references that are not there yet, and replaces those that differ.
    public static let failed = Record(.failed)
    /// Writes nothing.
    public static let never = Record(.never)

    /// Creates a mode from its word: `all`, `missing`, `failed` or `never`.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue), mode != .unspecified else { return nil }
      self.mode = mode
    }

    /// `true` writes every reference; `false` says nothing, so that what is around decides.
    public init(booleanLiteral value: Bool) {
      self.init(value)
    }

    /// `true` writes every reference; `false` says nothing, so that what is around decides.
    public init(_ value: Bool) {
      mode = value ? .all : .unspecified
    }

    /// The mode, or `nil` where it says nothing.
    var specified: Record? { mode == .unspecified ? nil : self }

    /// The words that the variables take.
    static let words = ["all", "missing", "failed", "never"]
  }
}

extension SnapshotTestingConfiguration {
  /// Where references lie, and how their files are named.
  ///
  /// Where nothing is said, a test file beside which a directory `__Snapshots__` lies has its
  /// references there, ``besideTestFile``, as packages have that were tested with
  /// swift-snapshot-testing; all others have them ``inPackage``.
  public struct References: Hashable, Sendable {
    /// The rules that paths and names follow.
    public enum Style: Hashable, Sendable {
      /// `__Snapshots__/<target>/<suite>/<test>.<name>.<extension>` at the package's root.
      case inPackage
      /// `__Snapshots__/<test file>/<test>.<name>.<extension>` beside the test's file, with names
      /// as swift-snapshot-testing makes them.
      case besideTestFile
    }

    /// Where the tree of references has its root.
    enum Root: Hashable {
      /// Where the style has it.
      case natural
      /// In a directory.
      case directory(String)
      /// In the resources of a bundle, which are not written to.
      case bundle(String)
    }

    let style: Style
    let root: Root
    /// The form of new references; `nil` for that of the tree of references.
    var form: ReferenceForm?
    /// The address of the store of pointers; `nil` for that of the tree of references.
    var store: String?

    /// In `__Snapshots__` at the package's root, by target and suite.
    public static let inPackage = References(style: .inPackage, root: .natural)

    /// In `__Snapshots__` beside the test's file, as swift-snapshot-testing has them.
    ///
    /// Names follow that library's rules: an unnamed snapshot is numbered by its calls, not by its
    /// place in the source; no suite is part of the path.
    public static let besideTestFile = References(style: .besideTestFile, root: .natural)

    /// In a directory, by target and suite.
    ///
    /// - Parameter path: The directory; a relative path starts at the package's root.
    /// - Returns: The place.
    public static func directory(_ path: String) -> References {
      References(style: .inPackage, root: .directory(path))
    }

    /// In `__Snapshots__` among the resources of a bundle, which are read and never written.
    ///
    /// For tests that run where their sources are not:
    ///
    /// ```swift
    /// .testTarget(name: "AppTests", resources: [.copy("__Snapshots__")])
    /// ```
    ///
    /// A reference lies at `__Snapshots__/<suite>/<test>.<name>.<extension>` in the bundle.
    ///
    /// - Parameters:
    ///   - bundle: The bundle, `.module` in a test target.
    ///   - style: The rules that names follow.
    /// - Returns: The place.
    public static func bundle(_ bundle: Bundle, style: Style = .besideTestFile) -> References {
      References(style: style, root: .bundle(bundle.resourcePath ?? bundle.bundlePath))
    }

    /// The same place, where new references of components are compact: they keep the scene, the digest
    /// of the pixels and a small preview, instead of all pixels.
    ///
    /// A reference that exists keeps its form when it is recorded again. An image without a scene is
    /// kept in full.
    ///
    /// - Returns: The place.
    public func compact() -> References {
      var references = self
      references.form = .compact
      return references
    }

    /// The same place, where new references of images are pointers: they keep the digest of the pixels
    /// and the digest of a file in a store, instead of all pixels.
    ///
    /// `tintype push` copies the files into the store. A comparison fetches one only if the digest of the
    /// pixels differs. A reference that exists keeps its form when it is recorded again.
    ///
    /// - Parameter address: The address of the store, such as `https://host/path` or `s3://bucket/prefix`;
    ///   a relative path starts at the package's root. The variable `TINTYPE_STORE` takes precedence.
    /// - Returns: The place.
    public func stored(at address: String) -> References {
      var references = self
      references.form = .pointer
      references.store = address
      return references
    }
  }
}

extension SnapshotTestingConfiguration {
  /// What a failing test tells of how to look at a difference, such as a command to copy.
  ///
  /// ```swift
  /// withSnapshotTesting(diffTool: "compare -metric AE") { … }
  /// ```
  public struct DiffTool: Sendable, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
    private let tool: @Sendable (String, String) -> String
    /// Whether it is the one that is in force where nobody sets another.
    let isDefault: Bool

    /// Creates a tool.
    ///
    /// - Parameter tool: Makes the text of the paths of the reference and of what the test produced.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      self.init(tool: tool, isDefault: false)
    }

    private init(tool: @escaping @Sendable (String, String) -> String, isDefault: Bool) {
      self.tool = tool
      self.isDefault = isDefault
    }

    /// Creates a command that gets the two paths, unquoted, after a space each.
    public init(stringLiteral value: String) {
      self.init(tool: { "\(value) \($0) \($1)" }, isDefault: false)
    }

    /// Creates the default tool, as a variable of this type that is set to `nil` means it.
    public init(nilLiteral: ()) {
      self = .default
    }

    /// Kaleidoscope's command.
    public static let ksdiff = DiffTool(
      tool: { "ksdiff \"\($0)\" \"\($1)\"" }, isDefault: false)

    /// Names the two files as URLs.
    ///
    /// A failing test names its files anyway, so it does not repeat this.
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

    /// The text for a reference and what the test produced.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      tool(currentFilePath, failedFilePath)
    }
  }
}
