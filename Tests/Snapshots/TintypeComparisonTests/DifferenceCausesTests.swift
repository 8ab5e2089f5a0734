// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComparison
import TintypeComponents
import TintypeImaging
import TintypeSnapshots
import TintypeSnapshotsTestSupport

@Suite("The causes of a difference")
struct DifferenceCausesTests {
  private let painter = BoxPainter()

  private func scene(_ component: some Component) throws -> Scene {
    try #require(try painter.image(of: component).scene)
  }

  /// Returns an analysis with these regions, in pixels.
  private func analysis(_ bounds: PixelRect...) -> BitmapAnalysis {
    let digest = Digest128.of([])
    return BitmapAnalysis(
      regions: bounds.map {
        DifferenceRegion(
          bounds: $0, differingPixels: 1, largestDistance: 1, meanDistance: 1, fingerprint: digest)
      },
      ladder: [], fingerprint: digest)
  }

  // On a canvas of 24 × 24 points, the form of 20 × 16 points is at (2, 4), with two pixels per
  // point.
  private let title = PixelRect(x: 4, y: 8, width: 40, height: 8)
  private let clock = PixelRect(x: 4, y: 20, width: 20, height: 8)
  private let corner = PixelRect(x: 46, y: 46, width: 2, height: 2)

  @Test("A cause contains the change and the regions in its node")
  func regions() throws {
    let causes = DifferenceCauses(
      from: try scene(Form()), to: try scene(Form(color: .orange)),
      analysis: analysis(title, clock))
    #expect(causes.changes.count == 1)
    let cause = try #require(causes.changes.first)
    #expect(cause.change.path?.description == "Form/VStack[0]/Rectangle#clock")
    #expect(cause.regions == [1])
    #expect(!cause.affectsNoPixels)
    #expect(causes.unexplainedRegions == [0])
  }

  @Test("Regions at the old and at the new position of a node are assigned to the change")
  func bothPlaces() throws {
    let (few, many) = (try scene(Form()), try scene(Form(hasFooter: true)))
    let footer = PixelRect(x: 4, y: 38, width: 4, height: 4)
    let added = DifferenceCauses(from: few, to: many, analysis: analysis(footer))
    let removed = DifferenceCauses(from: many, to: few, analysis: analysis(footer))
    #expect(added.changes.first?.change.kind == .added)
    #expect(added.changes.first?.regions == [0])
    #expect(removed.changes.first?.change.kind == .removed)
    #expect(removed.changes.first?.regions == [0])
  }

  @Test("Regions of shadows, moved parts and descendants are assigned to the change")
  func extents() throws {
    let near = PixelRect(x: 0, y: 20, width: 2, height: 2)
    let shadow = DifferenceCauses(
      from: try scene(Form()), to: try scene(Form().shadow(color: .black, radius: 4)),
      analysis: analysis(near))
    #expect(shadow.changes.first?.regions == [0])
    let offset = DifferenceCauses(
      from: try scene(Form()), to: try scene(Form().offset(x: 4)),
      analysis: analysis(PixelRect(x: 47, y: 8, width: 1, height: 1)))
    #expect(offset.changes.first?.regions == [0])
  }

  @Test("Accessibility changes affect no pixels")
  func spoken() throws {
    let causes = DifferenceCauses(
      from: try scene(Form()), to: try scene(Form(color: .orange, label: "Keep")),
      analysis: analysis(clock))
    #expect(causes.changes.map(\.affectsNoPixels) == [false, true])
    let alone = DifferenceCauses(
      from: try scene(Form()), to: try scene(Form(label: "Keep")), analysis: nil)
    #expect(alone.changes.map(\.affectsNoPixels) == [true])
  }

  @Test("A change affects no pixels if other changes explain all regions")
  func accounted() throws {
    func form(_ color: Color, _ opacity: Double) -> some Component {
      VStack(spacing: 4) {
        Rectangle().fill(color).frame(width: 10, height: 4).id("seen")
        Rectangle().fill(Color.white).frame(width: 10, height: 4).opacity(opacity).id("unseen")
      }
    }
    let (old, new) = (try scene(form(.red, 1)), try scene(form(.orange, 0.5)))
    let seen = PixelRect(x: 14, y: 12, width: 20, height: 8)
    let causes = DifferenceCauses(from: old, to: new, analysis: analysis(seen))
    #expect(causes.changes.map(\.affectsNoPixels) == [false, true])
    // An unexplained region leaves it unknown which changes move pixels.
    let open = DifferenceCauses(from: old, to: new, analysis: analysis(seen, corner))
    #expect(open.changes.map(\.affectsNoPixels) == [false, false])
    #expect(open.unexplainedRegions == [1])
  }

  @Test("Causes are listed without regions", arguments: [true, false])
  func withoutRegions(isEmpty: Bool) throws {
    let causes = DifferenceCauses(
      from: try scene(Form()), to: try scene(Form(gap: 3)),
      analysis: isEmpty ? analysis() : nil)
    #expect(causes.changes.first?.change.description.hasSuffix("· spacing 2 → 3") == true)
    #expect(causes.changes.allSatisfy { $0.regions.isEmpty && !$0.affectsNoPixels })
    #expect(causes.unexplainedRegions == [])
  }

  @Test("Causes are found from two files")
  func files() throws {
    let old = try PNGFile(Diffing.image.encode(painter.image(of: Form())))
    let new = try PNGFile(Diffing.image.encode(painter.image(of: Form(gap: 3))))
    let causes = try #require(DifferenceCauses(reference: old, actual: new, analysis: nil))
    #expect(causes.lines(limit: 1).first == #"Form/VStack[0] "Save" · spacing 2 → 3"#)
    let bare = new.removing("tySN")
    #expect(DifferenceCauses(reference: old, actual: bare, analysis: nil) == nil)
    #expect(DifferenceCauses(reference: bare, actual: old, analysis: nil) == nil)
  }

  @Test("Equal scenes have no causes")
  func equal() throws {
    let causes = DifferenceCauses(
      from: try scene(Form()), to: try scene(Form()), analysis: analysis(clock))
    #expect(causes.isEmpty)
    #expect(causes.unexplainedRegions == [0])
    #expect(causes.lines(limit: 5) == [])
  }

  @Test("Regions outside the image do not cause a crash")
  func hostileRegions() throws {
    let far = PixelRect(x: .max, y: .min, width: .max, height: .max)
    let negative = PixelRect(x: 0, y: 0, width: -5, height: .min)
    let causes = DifferenceCauses(
      from: try scene(Form()), to: try scene(Form(gap: 3)), analysis: analysis(far, negative))
    #expect(causes.unexplainedRegions == [0, 1])
  }

  @Test("A prefix keeps the first causes and counts the rest")
  func prefix() throws {
    let causes = DifferenceCauses(
      from: try scene(Form()), to: try scene(Form(gap: 3)), analysis: nil)
    let short = causes.prefix(1)
    #expect(short.changes == Array(causes.changes.prefix(1)))
    #expect(short.omittedChanges == causes.changes.count - 1)
    #expect(causes.prefix(-1).changes.isEmpty)
    #expect(!causes.prefix(0).isEmpty)
  }

  @Test("Causes are unchanged after encoding and decoding")
  func coding() throws {
    let causes = DifferenceCauses(
      from: try scene(Form()), to: try scene(Form(gap: 3, color: .orange, label: "Keep")),
      analysis: analysis(clock, corner))
    let data = try JSONEncoder().encode(causes)
    #expect(try JSONDecoder().decode(DifferenceCauses.self, from: data) == causes)
  }
}
