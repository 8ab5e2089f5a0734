// SPDX-License-Identifier: MIT

import TintypeScene

/// The account of all differing pixels of an image: each is charged to changes, moved by the
/// environment, or unexplained.
package struct PixelAccount: Codable, Hashable, Sendable {
  /// The number of differing pixels, which is the sum of all others.
  package var differing: Int
  /// The causes of the charged pixels.
  package var causes: [Cause]
  /// The sets of causes with the numbers of their pixels, in descending order of these.
  package var charges: [Charge]
  /// The number of pixels that differ from the file of the reference, but not from the reference as
  /// painted in this environment.
  package var environment: Int
  /// The number of pixels that no change explains.
  package var unexplained: Int
  /// The causes that move no pixels, but change accessibility properties.
  package var invisibleCauses: [Cause]?
  /// The warnings and the texts painted over each other that only the newer scene has, at most
  /// ``warningLimit``.
  package var warnings: [String]?
  /// A Boolean value that indicates whether causes are omitted because there are too many.
  package var isShortened: Bool?

  /// Creates an account.
  package init(
    differing: Int, causes: [Cause], charges: [Charge], environment: Int, unexplained: Int
  ) {
    self.differing = differing
    self.causes = causes
    self.charges = charges
    self.environment = environment
    self.unexplained = unexplained
  }

  /// The maximum number of causes of each kind: 100.
  package static let causeLimit = 100
  /// The maximum number of warnings: 5.
  package static let warningLimit = 5

  /// Changes with one cause: an attribute with its values, wherever it occurs, or a node.
  package struct Cause: Codable, Hashable, Sendable {
    /// The changes, as indices in ``DifferenceCauses/changes``.
    package var changes: [Int]
    /// The number of pixels that this cause moves alone.
    package var pixels: Int
    /// The number of pixels that this cause moves together with others.
    package var sharedPixels: Int
    /// The name; `nil` in journals of earlier versions.
    package var name: CauseName?
    /// The types of the changed nodes, sorted, at most eight.
    package var types: [String]?
    /// The number of changed nodes.
    package var nodes: Int?
    /// A Boolean value that indicates whether the cause occurs in dark appearance only; `nil`
    /// otherwise.
    package var isDark: Bool?

    /// Creates a cause.
    package init(
      changes: [Int] = [], pixels: Int = 0, sharedPixels: Int = 0, name: CauseName? = nil,
      types: [String]? = nil, nodes: Int? = nil
    ) {
      self.changes = changes
      self.pixels = pixels
      self.sharedPixels = sharedPixels
      self.name = name
      self.types = types
      self.nodes = nodes
    }

    /// Creates the cause of changes without pixels.
    ///
    /// - Parameters:
    ///   - indices: The changes, as indices in `all`.
    ///   - all: All changes of the scene.
    init(_ indices: [Int], of all: [SceneChange]) {
      let changes = indices.map { all[$0].change }
      let types = Set(changes.compactMap { $0.isOfCanvas ? nil : $0.nodeType })
      self.init(
        changes: indices, name: CauseName(changes), types: Array(types.sorted().prefix(8)),
        nodes: Set(changes.filter { !$0.isOfCanvas }.compactMap(\.path)).count)
      isDark = indices.allSatisfy { all[$0].colorScheme == .dark } ? true : nil
    }
  }

  /// Pixels that are charged to one cause or to a set of causes.
  package struct Charge: Codable, Hashable, Sendable {
    /// The causes, as indices in ``PixelAccount/causes``.
    package var causes: [Int]
    /// The number of pixels.
    package var pixels: Int

    /// Creates a charge.
    package init(causes: [Int], pixels: Int) { (self.causes, self.pixels) = (causes, pixels) }
  }
}

extension PixelAccount {
  /// The largest number that an account may contain, 2⁴⁰, so that sums do not overflow.
  private static let countLimit = 1 << 40

  /// Returns whether the account is exact: the numbers of its parts are valid, and their sum is the
  /// number of differing pixels.
  ///
  /// An account in a journal can be damaged, or can come from an untrusted machine.
  ///
  /// - Parameter differing: The number of differing pixels of the image; `nil` if it is unknown.
  /// - Returns: `false` for an account that proves nothing.
  package func isExact(for differing: Int?) -> Bool {
    guard differing ?? self.differing == self.differing else { return false }
    let all = causes + (invisibleCauses ?? [])
    let counts =
      charges.map(\.pixels) + [self.differing, environment, unexplained]
      + all.flatMap { [$0.pixels, $0.sharedPixels, $0.nodes ?? 0] }
    guard counts.allSatisfy((0...Self.countLimit).contains),
      charges.count <= Self.countLimit >> 20,
      charges.allSatisfy({ $0.causes.allSatisfy(causes.indices.contains) })
    else { return false }
    // Causes are omitted from the charges of a shortened account, but not their pixels.
    let charged = charges.reduce(0) { $0 + $1.pixels }
    return charged + environment + unexplained == self.differing
  }
}

extension SceneDifference.Change {
  /// A Boolean value that indicates whether the change concerns the canvas instead of a node.
  package var isOfCanvas: Bool { if case .canvas = kind { true } else { path == nil } }
}
