// SPDX-License-Identifier: MIT

import Foundation

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
  }
}
