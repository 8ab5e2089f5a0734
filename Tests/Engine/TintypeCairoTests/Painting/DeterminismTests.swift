// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCairo
import TintypeComponents
import TintypeImaging

@Suite struct DeterminismTests {
  let renderer: CairoRenderer

  init() throws {
    renderer = try CairoRenderer.standard()
  }

  static let text = scene(
    150, 60, scale: 2, background: white,
    line("Hamburgefonstiv", x: 6.2, y: 20, color: blue),
    line("Äpfel, Œuvre", x: 6, y: 40.3, weight: .bold, isItalic: true),
    line("Жук Ωμ 0123", x: 6, y: 56, size: 11, weight: .light, color: red))

  static let shapes = scene(
    60, 40, scale: 3,
    box(2, 2, 20, 12, radius: 4, red),
    .fill(.ellipse(Rect(x: 26, y: 2, width: 30, height: 14)), blue),
    stroke(.box(Rect(x: 2, y: 20, width: 20, height: 16), cornerRadius: 5), width: 1, inside: true),
    stroke(.ellipse(Rect(x: 26, y: 20, width: 16, height: 16)), width: 2, inside: false),
    stroke(
      .path(
        Path { path in
          path.move(to: Point(x: 0, y: 8))
          path.addLine(to: Point(x: 4, y: 12))
          path.addCurve(
            to: Point(x: 12, y: 0), control1: Point(x: 6, y: 2), control2: Point(x: 8, y: 8))
        }, origin: Point(x: 45, y: 22)), width: 1.5, inside: false))

  static let opacity = scene(
    40, 30, scale: 2, background: white,
    .beginGroup(opacity: 0.6), box(4, 4, 20, 14, radius: 3, red),
    box(12, 10, 20, 14, radius: 7, blue), line("Ab", x: 14, y: 23, color: white), .endGroup)

  /// These digests change if any pixel changes on any machine.
  ///
  /// Review the images before updating the digests.
  @Test(
    "Painted scenes have the known digests",
    arguments: [
      (text, "64a420c4f7b2845c7e23b97a9b0f2ed1"),
      (shapes, "07351e2a9f140a3478c74c936df2a4b6"),
      (opacity, "dc1e6c0c62909ee1293efc3cd14c4c70"),
    ])
  func paintedScenesHaveKnownDigests(scene: Scene, digest: String) throws {
    let actual = try renderer.paint(scene).digest.description
    #expect(actual == digest)
  }

  @Test("Painting a scene a hundred times gives the same image")
  func paintingSceneHundredTimesGivesSameImage() throws {
    var digests: Set<Digest128> = []
    for _ in 0..<100 { digests.insert(try renderer.paint(Self.text).digest) }
    #expect(digests.count == 1)
  }

  @Test("Concurrent tasks paint the same image")
  func concurrentTasksPaintSameImage() async throws {
    // A new renderer, so that its engines are created at the same time.
    let renderer = try CairoRenderer(fonts: FontBook.standard())
    let results = try await withThrowingTaskGroup { group in
      for index in 0..<16 {
        group.addTask {
          let width = 40.0 + Double(index % 4)
          let text = try renderer.typeset("many tasks", font: Font(size: 16), width: width)
          return [try renderer.paint(Self.text).digest.description, "\(text.lines)"]
        }
      }
      return try await group.reduce(into: Set<[String]>()) { $0.insert($1) }
    }
    #expect(results.count == 1)
  }

  @Test("Environment variables that would change pixels are reset")
  func theVariablesAreUnset() {
    let variables = ["PANGO_LANGUAGE", "LANGUAGE", "FREETYPE_PROPERTIES", "FONTCONFIG_FILE"]
    #expect(getenv("FC_LANG").map { String(cString: $0) } == "en")
    #expect(variables.allSatisfy { getenv($0) == nil })
  }
}
