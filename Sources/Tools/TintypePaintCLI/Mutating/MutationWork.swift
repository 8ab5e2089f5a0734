// SPDX-License-Identifier: MIT

import Foundation
import TintypeAudits
import TintypeBase
import TintypeCairo
import TintypeComparison
import TintypeImaging
import TintypeSnapshots

/// The changes to references, and their comparisons.
struct MutationWork: Sendable {
  let renderer: CairoRenderer
  let kinds: [MutationKind]
  /// The greatest number of changes to each reference.
  let limit: Int
  let tolerances: RunTolerances
  /// The environment variables.
  let variables: [String: String]

  /// The result for a reference.
  struct Result: Sendable {
    /// The path in the output.
    var name: String
    /// The suite, from the directory of the reference.
    var suite: String
    /// The counts of each kind.
    var counts: [MutationKind: MutationCounts] = [:]
    /// The changes that pass, the largest first.
    var survivors: [Survivor] = []
    /// The reason why it was not changed; `nil` if it was.
    var omission: Omission?
    /// A Boolean value that indicates whether no test in the run compares with the reference.
    var isAssumedExact = false
    /// A Boolean value that indicates whether painting the scene gives other pixels than the recorded
    /// ones.
    var isPaintedDifferently = false
    /// The changed scenes that could not be painted.
    var unpaintedCount = 0
  }

  /// The reason why a reference was not changed.
  enum Omission: Hashable, Sendable {
    /// It has no scene that can be painted.
    case note(String)
    /// It cannot be read.
    case error(String)
  }

  /// A change that passes.
  struct Survivor: Hashable, Sendable {
    var reference: String
    var kind: MutationKind
    var node: String
    var change: String
    /// The number of pixels that differ at all.
    var differingPixels: Int
    var totalPixels: Int
    /// The tolerances that let it pass.
    var tolerance: String
  }

  /// Changes a reference, and compares the results.
  func result(for path: String, named name: String) -> Result {
    var result = Result(name: name, suite: FilePath.parent(of: name))
    do {
      let bytes = try RepositoryBoundary.bytes(
        of: path, limit: ReferenceFile.sizeLimit, followingLink: false)
      let image = try ReferenceImage(bytes)
      let assets = ReferenceAssets(of: path, variables: variables)
      guard let scene = try image.scene(assets) else {
        result.omission = .note(
          image.form == .pointer
            ? "is a pointer, whose scene is in a store"
            : "has no scene that this version can read; record it again")
        return result
      }
      var stated: [ImageTolerance] = []
      switch tolerances.tolerances(of: path) {
      case .stated(let tolerances): stated = tolerances
      case .missing: result.isAssumedExact = true
      case .unreadable:
        result.omission = .note("has a tolerance in the run that this version cannot read")
        return result
      }
      let whole: Bitmap
      do {
        whole = try renderer.paint(scene)
      } catch {
        result.omission = .note("has a scene that cannot be painted: \(error)")
        return result
      }
      result.isPaintedDifferently = try image.identity().digest != whole.digest
      let test = MutationTest(of: scene, whole, tolerances: stated)
      try SceneMutations(of: scene).forEach(
        of: kinds, limit: limit, named: Self.seedName(of: path)
      ) { mutation in
        let outcome: MutationTest.Outcome
        do {
          outcome = try test.outcome(of: mutation.scene, renderer.paint(mutation.scene))
        } catch let error as ImagingError {
          throw error
        } catch {
          result.unpaintedCount += 1
          return
        }
        result.counts[mutation.kind, default: MutationCounts()].add(outcome)
        guard case .survived(let pixels) = outcome else { return }
        result.survivors.append(
          Survivor(
            reference: name, kind: mutation.kind, node: mutation.node.description,
            change: mutation.change, differingPixels: pixels,
            totalPixels: whole.width * whole.height,
            tolerance: (stated.isEmpty ? [ImageTolerance(.exact)] : stated).map(\.description)
              .joined(separator: "; ")))
      }
      // Equally large ones keep their order.
      result.survivors = result.survivors.enumerated().sorted {
        ($1.element.differingPixels, $0.offset) < ($0.element.differingPixels, $1.offset)
      }.map(\.element)
    } catch {
      result.omission = .error("“\(name)” was not changed: \(error)")
    }
    return result
  }

  /// Returns the name that determines the changes: the path in the directory of references, which is
  /// the same on each machine.
  private static func seedName(of path: String) -> String {
    let directory = "/\(ReferenceLocation.directoryName)/"
    guard let range = path.range(of: directory, options: .backwards) else {
      return FilePath.name(of: path)
    }
    return String(path[range.upperBound...])
  }
}
