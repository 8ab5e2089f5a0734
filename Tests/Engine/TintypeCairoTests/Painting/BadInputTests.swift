// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCairo
import TintypeComponents

@Suite("Invalid input") struct BadInputTests {
  /// Returns the scene of a component in a stack, and whether any of it is painted.
  private func scene(_ component: any Component) throws -> (scene: Scene, isPainted: Bool) {
    let renderer = try CairoRenderer.standard()
    let scene = try Scene(
      of: VStack { ComponentList([component]) }.id("bad"),
      in: .fixed(Size(width: 60, height: 40)), measuring: renderer)
    return (scene, try renderer.paint(scene).totalAlpha > 0)
  }

  private func isReported(_ bad: BadInput) throws {
    let (scene, _) = try scene(bad.make())
    let errors = scene.diagnostics.filter { $0.severity == .error }.map(\.description)
    #expect(errors.contains { $0.hasPrefix("VStack#bad/") && $0.contains(bad.words) }, "\(errors)")
    #expect(scene.unpaintable.isEmpty)
    #expect(
      try JSONDecoder().decode(Scene.self, from: JSONEncoder().encode(scene)).commands.count
        == scene.commands.count)
  }

  @Test("Invalid gradients and patterns are reported at their node", arguments: BadInput.gradients)
  func gradient(bad: BadInput) throws { try isReported(bad) }

  @Test("Invalid strokes are reported at their node", arguments: BadInput.lines)
  func line(bad: BadInput) throws { try isReported(bad) }

  @Test("Invalid paths are reported at their node", arguments: BadInput.paths)
  func path(bad: BadInput) throws { try isReported(bad) }

  @Test("Invalid effects are reported at their node", arguments: BadInput.effects)
  func effect(bad: BadInput) throws { try isReported(bad) }

  @Test("Invalid texts and images are reported at their node", arguments: BadInput.texts)
  func text(bad: BadInput) throws { try isReported(bad) }

  @Test("Unusual but valid input is painted without errors", arguments: BadInput.legal)
  func legal(strange: BadInput) throws {
    let (scene, isPainted) = try scene(strange.make())
    #expect(scene.diagnostics.filter { $0.severity == .error }.isEmpty)
    #expect(isPainted)
  }

  @Test("Unordered gradient stops are sorted with a warning")
  func order() throws {
    func fill(_ locations: [Double]) -> any Component {
      Rectangle().fill(
        LinearGradient(
          stops: zip([Color.red, .green, .blue], locations).map { .init(color: $0, location: $1) },
          startPoint: .leading, endPoint: .trailing))
    }
    let renderer = try CairoRenderer.standard()
    let (unordered, ordered) = (try scene(fill([0, 0.7, 0.3])), try scene(fill([0, 0.7, 0.7])))
    #expect(
      unordered.scene.diagnostics.map(\.description) == [
        "VStack#bad/Rectangle[0]: The stops of fill are not in order; a stop before its "
          + "predecessor was moved to the predecessor's location. Sort the stops by location."
      ])
    #expect(unordered.scene.diagnostics.map(\.severity) == [.warning])
    #expect(try renderer.paint(unordered.scene) == renderer.paint(ordered.scene))
  }

  @Test(
    "Image data of an invalid size or scale is rejected",
    arguments: [
      (0, 1, 1.0, 0), (1, 0, 1, 0), (-1, -1, 1, 1), (1_000_000_000, 1_000_000_000, 1, 4),
      (.max, .max, 1, 1), (2, 2, 1, 3), (2, 2, 1, 5), (2, 2, 0, 4), (2, 2, -1, 4), (2, 2, .nan, 4),
      (2, 2, .infinity, 4), (2, 2, .leastNonzeroMagnitude, 4), (16_385, 1, 1, 16_385),
    ] as [(Int, Int, Double, Int)])
  func image(width: Int, height: Int, scale: Double, count: Int) throws {
    #expect(
      ImageData(
        pixelWidth: width, pixelHeight: height, scale: scale,
        pixels: Array(repeating: 0, count: count)) == nil)
  }

  @Test(
    "Encoded image data of an invalid size or scale is rejected",
    arguments: [
      #"{"width":2,"height":2,"scale":1,"pixels":"AAAA"}"#,
      #"{"width":2000000000,"height":2000000000,"scale":1,"pixels":"AAAAAA=="}"#,
      #"{"width":1,"height":1,"scale":0,"pixels":"AAAAAA=="}"#,
      #"{"width":1,"height":1,"scale":1,"pixels":"AAAAAA"}"#,
      #"{"width":1,"height":1,"scale":1,"pixels":"AAAAAAA="}"#,
      #"{"width":1,"height":1,"scale":1}"#,
    ])
  func decodedImage(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ImageData.self, from: Data(json.utf8))
    }
  }
}
