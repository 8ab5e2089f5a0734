// SPDX-License-Identifier: MIT

import Foundation
import SnapshotTesting
import SwiftUI
@testable import TintypeSampleSketchbook
import Testing
import TintypeTestSupport

@MainActor
@Suite("Interactions with Sketchbook")
struct SketchbookInteractionTests {
  private func openNewSketch(
    _ session: SketchbookSession
  ) throws -> (host: ViewHost, id: Sketch.ID) {
    let host = try session.host()
    try host.tap("New Sketch")
    return (host, try #require(session.studio.sketches.first?.id))
  }

  @Test("A drag adds one stroke with the points of all its events")
  func drag() throws {
    let session = SketchbookSession()
    let (host, id) = try openNewSketch(session)
    try host.draw(
      from: .zero,
      [CGSize(width: 30, height: 0), CGSize(width: 30, height: 40), CGSize(width: 0, height: 40)])
    let stroke = try #require(session.studio.sketch(id)?.strokes.first)
    #expect(session.studio.sketch(id)?.strokeCount == 1)
    #expect(stroke.points.count == 4 && stroke.points.first == .zero)
    #expect(stroke.tool == .pen && stroke.width == 6)
  }

  @Test("A stroke at the opposite corner of the paper has the coordinates of the paper")
  func coordinates() throws {
    let session = SketchbookSession()
    let (host, id) = try openNewSketch(session)
    let size = try host.frame(of: "paper").size
    try host.drag("paper", from: .zero, by: size)
    #expect(
      session.studio.sketch(id)?.strokes.first?.points.last
        == CGPoint(x: Sketch.size.width, y: Sketch.size.height))
  }

  @Test("A tap adds a dot at its location, and a double tap adds none")
  func taps() throws {
    let session = SketchbookSession()
    let (host, id) = try openNewSketch(session)
    try host.magnify("paper", by: 2)
    #expect(host.says("200%"))
    try host.tap("paper", count: 2)
    #expect(!host.says("200%") && session.studio.sketch(id)?.strokeCount == 0)
    let size = try host.frame(of: "paper").size
    try host.tap("paper", at: CGPoint(x: size.width / 2, y: size.height / 4))
    #expect(session.studio.sketch(id)?.strokes.map(\.points) == [[CGPoint(x: 160, y: 95)]])
  }

  @Test("A magnification is limited, and rotations are added")
  func zoom() throws {
    let (host, _) = try openNewSketch(SketchbookSession())
    try host.magnify("paper", by: 3)
    try host.magnify("paper", by: 3)
    try host.rotate("paper", by: .degrees(30))
    try host.rotate("paper", by: .degrees(15))
    #expect(host.says("400%") && host.says("45°"))
  }

  @Test("Undo and redo restore the strokes, and a new stroke discards undone ones")
  func history() throws {
    let session = SketchbookSession()
    let (host, id) = try openNewSketch(session)
    #expect(host.rejectsTap(on: "Undo") && host.rejectsTap(on: "Redo"))
    for x in [40.0, 80, 120] { try host.tap("paper", at: CGPoint(x: x, y: 50)) }
    try host.tap("Undo")
    try host.tap("Undo")
    #expect(session.studio.sketch(id)?.strokeCount == 1)
    try host.tap("Redo")
    #expect(session.studio.sketch(id)?.strokeCount == 2)
    try host.tap("paper")
    #expect(session.studio.sketch(id)?.strokeCount == 3 && host.rejectsTap(on: "Redo"))
  }

  @Test("The settings limit the number of changes that can be undone")
  func undoLimit() throws {
    let session = SketchbookSession()
    session.preferences.undoLimit = 2
    let (host, id) = try openNewSketch(session)
    for x in [40.0, 80, 120] { try host.tap("paper", at: CGPoint(x: x, y: 50)) }
    try host.tap("Undo")
    try host.tap("Undo")
    #expect(session.studio.sketch(id)?.strokeCount == 1 && host.rejectsTap(on: "Undo"))
  }

  @Test("A hidden layer receives no strokes")
  func hiddenLayer() throws {
    let session = SketchbookSession()
    let (host, id) = try openNewSketch(session)
    session.studio.update(1, of: id) { $0.isVisible = false }
    try host.update()
    try host.tap("paper")
    #expect(session.studio.sketch(id)?.strokeCount == 0)
  }

  @Test("A color replaces the eraser by the pen, and the color picker keeps new colors")
  func colors() throws {
    let session = SketchbookSession()
    let (host, _) = try openNewSketch(session)
    try host.tap("Eraser")
    #expect(session.palette.tool == .eraser)
    try host.tap("#4FA46E")
    #expect(session.palette.tool == .pen && session.palette.ink == Ink(hex: 0x4FA46E))
    try host.enterText("#102030", in: "Color")
    #expect(session.palette.ink.hex == "#102030" && session.palette.inks.first?.hex == "#102030")
    #expect(session.palette.inks.count == Palette.standard.count)
  }

  @Test("A drag on the color wheel selects the hue and the saturation")
  func wheel() throws {
    let session = SketchbookSession()
    session.palette.ink = Ink(hex: 0xFFFFFF)
    session.router.sheet = .mixer
    let host = try session.host()
    try host.drag("wheel", from: CGPoint(x: 95, y: 95), by: CGSize(width: 0, height: 95))
    #expect(host.says("#80FF00"))
    try host.drag("wheel", from: CGPoint(x: 95, y: 95), by: CGSize(width: -200, height: 0))
    #expect(host.says("#00FFFF"))
    try host.adjust("Brightness", by: -5)
    #expect(host.says("#008080"))
    try host.tap("Use Color")
    #expect(session.palette.ink.hex == "#008080" && session.router.sheet == nil)
  }

  @Test("A drag on a gradient slider follows the layout direction", arguments: [false, true])
  func slider(isArabic: Bool) throws {
    let session = SketchbookSession(isArabic ? .arabic : .light)
    session.palette.ink = Ink(hex: 0xFF0000)
    session.router.sheet = .mixer
    let host = try session.host()
    let title = isArabic ? "الأخضر" : "Green"
    let width = try host.frame(of: title).width
    // The left end in English, the right end in Arabic, is 0.
    try host.drag(
      title, from: CGPoint(x: isArabic ? width - 14 : 14, y: 16),
      by: CGSize(width: (isArabic ? -1 : 1) * (width - 28), height: 0))
    #expect(host.says("#FFFF00"))
  }

  @Test("The mixture of two colors is used")
  func mixture() throws {
    let session = SketchbookSession()
    session.palette.ink = Ink(hex: 0x000000)
    session.router.sheet = .mixer
    let host = try session.host()
    try host.tap("mix-#FFFFFF")
    try host.tap("share-4")
    try host.tap("Use Mixture")
    #expect(host.says("#808080"))
  }

  @Test("A layer is moved behind another, hidden, renamed and deleted")
  func layers() throws {
    let session = SketchbookSession()
    session.router.sheet = .layers("waves")
    let host = try session.host()
    try host.tap("Edit")
    try host.performAction("Move Down", on: "layer-2")
    #expect(session.studio.sketch("waves")?.layers.map(\.id) == [2, 1])
    try host.tap("Finish")
    try host.tap("visibility-1")
    #expect(host.says("18 of 25 strokes are visible."))
    try host.tap("select-1")
    try host.enterText("Dusk", in: "Name")
    #expect(session.studio.sketch("waves")?.layer(1)?.name == "Dusk")
    try host.performAction("Delete", on: "layer-2")
    #expect(session.studio.sketch("waves")?.layers.map(\.id) == [1])
  }

  @Test("A new layer is selected, and remains selected when it is moved")
  func selectedLayer() throws {
    let session = SketchbookSession()
    session.router.sheet = .layers("waves")
    let host = try session.host()
    func selected() -> Layer.ID? {
      session.studio.sketch("waves").flatMap { session.palette.layer(of: $0)?.id }
    }
    try host.tap("select-1")
    try host.tap("Add Layer")
    #expect(selected() == 3)
    try host.tap("Edit")
    try host.performAction("Move Down", on: "layer-3")
    #expect(session.studio.sketch("waves")?.layers.map(\.id) == [1, 3, 2] && selected() == 3)
  }

  @Test("The front layer, which is selected by default, remains selected when it is moved")
  func movedFrontLayer() throws {
    let session = SketchbookSession()
    session.router.sheet = .layers("waves")
    let host = try session.host()
    try host.tap("Edit")
    try host.performAction("Move Down", on: "layer-2")
    let sketch = try #require(session.studio.sketch("waves"))
    #expect(sketch.layers.map(\.id) == [2, 1] && session.palette.layer(of: sketch)?.id == 2)
  }

  @Test("A sketch without a title is sorted and found by the text that is shown")
  func untitled() throws {
    let session = SketchbookSession()
    session.preferences.order = .title
    let (host, _) = try openNewSketch(session)
    try host.tap("Sketchbook")
    let titles = ["Evening Waves", "Starry Hill", "Untitled Sketch", "Wildflowers"]
    let lines = host.elements.split(separator: "\n")
    #expect(
      lines.compactMap { line in titles.first { line.contains($0) } } == titles)
    try host.enterText("untitled", in: "Titles")
    #expect(host.says("Untitled Sketch") && !host.says("Starry Hill"))
  }

  @Test("The opacity and the blend mode of the selected layer change")
  func layerOptions() throws {
    let session = SketchbookSession()
    session.router.sheet = .layers("waves")
    let host = try session.host()
    try host.tap("select-1")
    try host.scroll("select-1", by: CGSize(width: 0, height: 300))
    try host.adjust("opacity", by: -4)
    try host.pick("Overlay", in: "Blend Mode")
    let layer = try #require(session.studio.sketch("waves")?.layer(1))
    #expect(abs(layer.opacity - 0.8) < 0.001 && layer.blend == .overlay && host.says("80%"))
  }

  @Test("A shape is added to the selected layer with the symmetry of the tools")
  func shape() throws {
    let session = SketchbookSession()
    session.palette.symmetry = .mirror
    session.router.path = [.canvas("waves"), .shapes("waves")]
    let host = try session.host()
    try host.pick("Polygon", in: "Shape")
    try host.adjust("count", by: 1)
    #expect(host.says("6 corners") && !host.says("Depth"))
    try host.tap("Add")
    let stroke = try #require(session.studio.sketch("waves")?.layers.last?.strokes.last)
    #expect(stroke.tool == .fill && stroke.symmetry == .mirror && stroke.points.count == 6)
    #expect(session.router.path == [.canvas("waves")])
  }

  @Test("An added shape has the style of its preview")
  func shapeStyle() throws {
    let session = SketchbookSession()
    session.router.path = [.canvas("night"), .shapes("night")]
    let host = try session.host()
    try host.pick("Flower", in: "Shape")
    try host.pick("Angular", in: "Gradient")
    try host.tap("Both")
    try host.scroll("count", by: CGSize(width: 0, height: 600))
    try host.pick("Dashed", in: "Dashes")
    try host.toggle("Overlapping Copy")
    try host.tap("Add")
    let stroke = try #require(session.studio.sketch("night")?.layers.last?.strokes.last)
    let ornament = try #require(stroke.ornament)
    #expect(ornament.kind == .flower && ornament.paint == .both && ornament.dash == .dashed)
    #expect(ornament.gradient == .angular && ornament.hasCopy)
    // The paper is dark.
    #expect(ornament.outline.hex == "#FFFFFF")
  }

  @Test("A replay follows the clock, its speed changes at once, and it ends with the last stroke")
  func replay() throws {
    let session = SketchbookSession()
    session.router.replay = Replay(id: "waves")
    let host = try session.host()
    try host.tap("Play")
    try session.advance(host, by: 1)
    #expect(host.says("Stroke 6 of 25"))
    try host.pick("Slow", in: "Speed")
    try session.advance(host, by: 1)
    #expect(host.says("Stroke 8 of 25"))
    try host.tap("Pause")
    try session.advance(host, by: 60)
    #expect(host.says("Stroke 8 of 25"))
    try host.tap("Play")
    try session.advance(host, by: 60)
    #expect(host.says("Stroke 25 of 25") && host.says("Play"))
    try host.tap("Play")
    try session.advance(host, by: 0.5)
    #expect(host.says("Stroke 1 of 25"))
  }

  @Test("An exported image has the pixels of the selected size")
  func export() throws {
    let session = SketchbookSession()
    session.router.sheet = .export("waves")
    let host = try session.host()
    #expect(host.says("352 × 428"))
    try host.pick("Large", in: "Size")
    #expect(host.says("704 × 856"))
    try host.toggle("White Frame")
    #expect(host.says("640 × 760"))
  }

  @Test("A search finds titles without regard to case, and a copy is inserted after its original")
  func search() throws {
    let session = SketchbookSession()
    let host = try session.host()
    try host.longPress("waves")
    try host.tap("Duplicate")
    #expect(session.studio.sketches.prefix(2).map(\.title) == ["Evening Waves", "Evening Waves"])
    try host.enterText("HILL", in: "Titles")
    #expect(host.says("Starry Hill") && !host.says("Evening Waves"))
  }

  @Test("A canceled deletion keeps the sketch, and a deletion can be undone")
  func deletion() throws {
    let session = SketchbookSession()
    let host = try session.host()
    try host.longPress("night")
    try host.tap("Delete Sketch")
    try host.tap("Cancel")
    #expect(session.studio.sketch("night") != nil)
    try host.longPress("night")
    try host.tap("Delete Sketch")
    try host.tap("Delete Sketch")
    #expect(session.studio.sketch("night") == nil && host.says("“Starry Hill” deleted"))
    try host.tap("Undo")
    #expect(session.studio.sketches.map(\.id).firstIndex(of: "night") == 4)
  }

  @Test("VoiceOver reads the gallery in German and Arabic", arguments: ["de", "ar_EG"])
  func accessibility(language: String) throws {
    let host = try SketchbookSession(JourneysVariant(name: language, language: language)).host()
    assertSnapshot(of: host, as: .accessibility, named: language)
  }

  @Test("All texts are translated, and texts that the samples share have the same translations")
  func catalogs() throws {
    func strings(_ path: String) throws -> [String: NSDictionary] {
      let file = Repository.url("Sources/Examples/Samples/TintypeSample\(path)")
      let data = try Data(contentsOf: file)
      let catalog = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      let entries = try #require(catalog?["strings"] as? [String: [String: Any]])
      return entries.compactMapValues { $0["localizations"] as? NSDictionary }
    }
    let others = try ["Journeys", "Pantry"].map {
      try strings("\($0)/Resources/Localizable.xcstrings")
    }
    for table in ["Localizable", "SketchbookSamples"] {
      for (key, texts) in try strings("Sketchbook/Resources/\(table).xcstrings") {
        #expect(texts["ar"] != nil && texts["de"] != nil, "\(key)")
        for other in others where table == "Localizable" && other[key] != nil {
          #expect(other[key] == texts, "\(key)")
        }
      }
    }
  }
}
