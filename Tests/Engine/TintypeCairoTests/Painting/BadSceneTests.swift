// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents

private let brokenPath = Path {
  $0.addLines([.zero, Point(x: .nan, y: 3), Point(x: 9, y: 9)])
}

/// Commands with an invalid number, each with the name of the invalid part.
private let badCommands: [(part: String, command: PaintCommand)] = [
  ("fill", .fill(outline(0, 0, .nan, 9), black)),
  ("fill", .fill(.path(brokenPath, origin: .zero), black)),
  (
    "fill",
    .fill(
      outline(0, 0, 9, 9),
      .linearGradient(gradient((red, Double.nan)), from: .zero, to: .zero))
  ),
  ("stroke", stroke(outline(0, 0, 9, 9), width: .infinity, inside: false)),
  ("text", line("a", x: .nan)),
  ("opacity", .beginGroup(.opacity(.nan))),
  ("blur", .beginGroup(.blur(radius: .infinity))),
  ("clip", .beginGroup(.clip(outline(.nan, 0, 1, 1)))),
  ("transform", .beginGroup(moved(.nan, 0))),
  ("colorMatrix", .beginGroup(.colorMatrix(ColorMatrix(values: [1])))),
  (
    "alphaThreshold",
    .beginGroup(
      .alphaThreshold(PaintCommand.AlphaThreshold(minimum: .nan, maximum: 1, color: black)))
  ),
]

@Suite("Scenes that were not laid out") struct BadSceneTests {
  private func map(_ side: Double, _ commands: [PaintCommand]) -> Scene {
    var map = scene(side, side, commands: commands)
    map.nodes = [Scene.Node(parent: nil, element: "Map", frame: .zero)]
    return map
  }

  @Test("Invalid numbers in a scene are reported at their node and not painted")
  func numbers() throws {
    for (part, command) in badCommands {
      let scene = map(9, [command, box(0, 0, 9, 9)])
      #expect(
        scene.unpaintable.map(\.description) == [
          "Map: Its \(part) has a number that is infinite, NaN, or too large to be painted, and "
            + "was omitted. Pass finite numbers, and coordinates near the canvas."
        ])
      _ = try CairoRenderer.standard().paint(scene)
    }
  }

  @Test("A scene with a path that would take minutes is rejected")
  func complexity() throws {
    let tangle = Path { path in
      path.addLines((0..<200_000).map { Point(x: Double($0 % 90), y: $0 % 2 == 0 ? 0 : 90) })
    }
    let scene = map(90, [.fill(.path(tangle, origin: .zero), black)])
    let diagnostic = try #require(scene.unpaintable.first)
    #expect(
      failure { _ = try CairoRenderer.standard().paint(scene) } == .unpaintable(diagnostic))
  }

  @Test("A scene with ten thousand nested groups is painted")
  func groups() throws {
    let begin = Array(repeating: PaintCommand.beginGroup(.layer), count: 10_000)
    let bitmap = try CairoRenderer.standard().paint(map(9, begin + [box(0, 0, 9, 9)]))
    #expect(bitmap.totalAlpha == 9 * 9 * 255)
  }

  @Test("A line that is wider than its circle is painted as a disc", arguments: [20.0, 40, 1e9])
  func disc(width: Double) throws {
    let circle = Outline.ellipse(Rect(x: 20, y: 20, width: 10, height: 10))
    let bitmap = try CairoRenderer.standard().paint(
      map(50, [stroke(circle, width: width, inside: false)]))
    #expect(bitmap.alpha(25, 25) == 255)
    #expect(bitmap.alpha(25, 15) == 255)
  }
}
