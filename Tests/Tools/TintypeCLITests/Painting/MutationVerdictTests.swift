// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeAudits
import TintypeBase
import TintypeCairo
import TintypeImaging
import TintypeScene
import TintypeTestSupport

@testable import TintypeComparison
@testable import TintypeSnapshots

/// Changes of the gallery's references, compared as assertions compare them.
@Suite("Verdicts about changed references")
struct MutationVerdictTests {
  /// A reference with its scene.
  private struct Reference {
    var name: String
    var scene: TintypeScene.Scene
  }

  /// Returns references of the gallery in a random order, which a seed determines.
  private static func references(seed: UInt64) throws -> some Sequence<Reference> {
    let folder = Repository.url("__Snapshots__/TintypeGalleryTests").path
    var files = try ReferenceFiles.all(at: folder)
    var random = SeededGenerator(seed: seed)
    for index in files.indices.dropLast() {
      files.swapAt(index, index + random.below(files.count - index))
    }
    return files.lazy.compactMap { file -> Reference? in
      guard let bytes = FileManager.default.contents(atPath: file),
        let image = try? ReferenceImage(Array(bytes)),
        // Large images take most of the time in a debug build.
        let size = try? image.identity(), size.width * size.height < 2_000_000,
        let scene = try? image.scene(ReferenceAssets(of: file, variables: [:]))
      else { return nil }
      return Reference(name: FilePath.name(of: file), scene: scene)
    }
  }

  /// Returns the tolerances for a sample.
  ///
  /// Two of them mask a node: the changed one, or the first one with a label.
  private static func tolerances(_ mutation: SceneMutation, _ number: Int) -> [ImageTolerance] {
    let label = mutation.scene.nodes.lazy.compactMap(\.semantics?.label).first ?? "none"
    let all = [
      ImageTolerance(.exact),
      ImageTolerance(Tolerance(precision: 0.999, perceptualPrecision: 0.98)),
      ImageTolerance(Tolerance(mode: .perceptual)), ImageTolerance(Tolerance(mode: .pixelmatch)),
      ImageTolerance(Tolerance(allowance: .window(side: 16, pixels: 20))),
      ImageTolerance(Tolerance(allowance: .pixels(300))),
      ImageTolerance(.exact, masking: [NodeSelector(mutation.node)]),
      ImageTolerance(.exact, masking: [NodeSelector(label)]),
    ]
    return [all[0], all[1 + number % (all.count - 1)]]
  }

  /// Returns the verdict of an assertion, which compares the whole image with a reference file.
  private static func passes(
    _ mutant: TintypeScene.Scene, _ painted: Bitmap, _ reference: [UInt8],
    _ tolerance: ImageTolerance
  ) throws -> Bool {
    let image = SnapshotImage(bitmap: painted, scale: mutant.canvas.scale, scene: mutant) { nil }
    let diffing = Diffing.image(tolerance: tolerance.tolerance, masking: tolerance.masked)
    if case .same = try diffing.compare(reference, image) { return true }
    return false
  }

  @Test("500 changes have the verdicts of assertions")
  func sample() throws {
    let renderer = try CairoRenderer.standard()
    var (count, survivedCount, comparedCount) = (0, 0, 0)
    for reference in try Self.references(seed: 11) where count < 500 {
      guard let whole = try? renderer.paint(reference.scene) else { continue }
      var file: [UInt8]?
      try SceneMutations(of: reference.scene).forEach(
        of: MutationKind.allCases, limit: 10, named: reference.name
      ) { mutation in
        guard count < 500 else { return }
        count += 1
        let painted = try renderer.paint(mutation.scene)
        for tolerance in Self.tolerances(mutation, count) {
          let test = MutationTest(of: reference.scene, whole, tolerances: [tolerance])
          let outcome = try test.outcome(of: mutation.scene, painted)
          #expect((outcome == .equivalent) == (painted == whole))
          guard outcome != .equivalent else { continue }
          if outcome != .killed { survivedCount += 1 }
          // Describing a difference takes long, so only a part is compared by an assertion.
          guard outcome != .killed || count.isMultiple(of: 10) else { continue }
          comparedCount += 1
          let bytes = try file ?? Self.file(of: reference.scene, whole)
          file = bytes
          let passes = try Self.passes(mutation.scene, painted, bytes, tolerance)
          #expect(passes == (outcome != .killed), "\(reference.name) \(mutation.node)")
        }
      }
    }
    #expect(count == 500)
    #expect(survivedCount > 30)
    #expect(comparedCount > 60)
  }

  private static func file(of scene: TintypeScene.Scene, _ bitmap: Bitmap) throws -> [UInt8] {
    try Diffing.image.encode(
      SnapshotImage(bitmap: bitmap, scale: scene.canvas.scale, scene: scene) { nil })
  }
}
