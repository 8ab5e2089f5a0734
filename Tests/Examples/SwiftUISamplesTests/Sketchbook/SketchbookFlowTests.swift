// SPDX-License-Identifier: MIT

import Foundation
import SnapshotTesting
import SwiftUI
@testable import TintypeSampleSketchbook
import Testing

/// The steps of a user who draws, edits, mixes, exports and deletes, with a snapshot of each step.
@MainActor
@Suite("User flows in Sketchbook")
struct SketchbookFlowTests {
  @Test("A user draws, undoes, edits layers, replays, exports, deletes and restores sketches")
  func flow() throws {
    let session = SketchbookSession()
    let host = try session.host()
    var number = 0
    func step(_ name: String, _ action: (ViewHost) throws -> Void) throws {
      try action(host)
      number += 1
      let prefix = number < 10 ? "0\(number)" : "\(number)"
      assertSnapshot(of: host, as: .image, named: "\(prefix)-\(name)", testName: "flow")
    }
    try step("sort-menu") { try $0.tap("Sort By") }
    try step("found") {
      try $0.tap("Name")
      try $0.enterText("moun", in: "Titles")
    }
    try step("not-found") { try $0.enterText("castle", in: "Titles") }
    try step("context-menu") {
      try $0.tap("Cancel")
      try $0.longPress("mandala")
    }
    try step("rename-alert") { try $0.tap("Rename") }
    try step("renamed") {
      try $0.enterText("Night Mandala", in: "Title")
      try $0.tap("Save")
    }
    try step("new-sketch") { try $0.tap("New Sketch") }
    try step("line") {
      try $0.draw(
        from: CGPoint(x: 60, y: 300),
        [
          CGSize(width: 50, height: -120), CGSize(width: 110, height: -40),
          CGSize(width: 170, height: -130), CGSize(width: 220, height: -20),
        ])
    }
    try step("line-begun") {
      try $0.drag(
        "paper", from: CGPoint(x: 60, y: 60), by: CGSize(width: 80, height: 60), releases: false)
    }
    try step("line-ended") {
      try $0.drag("paper", from: CGPoint(x: 60, y: 60), by: CGSize(width: 200, height: 0))
    }
    try step("radial-palette") {
      try $0.tap("More")
      try $0.tap("Mandala")
      try $0.longPress("paper")
    }
    try step("mandala") {
      try $0.tap("radial-#3F7FBF")
      try $0.draw(
        from: CGPoint(x: 180, y: 190),
        [
          CGSize(width: 40, height: -70), CGSize(width: 90, height: -50),
          CGSize(width: 70, height: -120),
        ])
    }
    try step("filled") {
      try $0.tap("Fill")
      try $0.tap("#F6C945")
      try $0.draw(
        from: CGPoint(x: 180, y: 210),
        [
          CGSize(width: 30, height: -20), CGSize(width: 70, height: 0),
          CGSize(width: 30, height: 20),
        ])
    }
    try step("wide-marker") {
      try $0.tap("Marker")
      try $0.adjust("Width", by: 14)
      try $0.tap("#8C6BC4")
      try $0.drag("paper", from: CGPoint(x: 180, y: 100), by: CGSize(width: 60, height: 10))
    }
    try step("erased") {
      try $0.tap("Eraser")
      try $0.drag("paper", from: CGPoint(x: 180, y: 180), by: CGSize(width: 70, height: -70))
    }
    try step("undone") {
      try $0.tap("Undo")
      try $0.tap("Undo")
    }
    try step("magnified") {
      try $0.tap("Redo")
      try $0.magnify("paper", by: 1.5)
      try $0.rotate("paper", by: .degrees(-30))
    }
    try step("wheel-dragged") {
      try $0.tap("paper", count: 2)
      try $0.tap("Color Mixer")
      try $0.drag("wheel", from: CGPoint(x: 95, y: 95), by: CGSize(width: -50, height: 40))
    }
    try step("mixed") {
      try $0.tap("mix-#F6C945")
      try $0.tap("share-2")
      try $0.tap("Use Mixture")
    }
    try step("canvas-menu") {
      try $0.tap("Use Color")
      try $0.tap("More")
    }
    try step("shapes") {
      try $0.tap("No Symmetry")
      try $0.tap("More")
      try $0.tap("Shapes")
    }
    try step("flower") {
      try $0.pick("Flower", in: "Shape")
      try $0.adjust("count", by: 3)
      try $0.pick("Angular", in: "Gradient")
    }
    try step("outlined") {
      try $0.tap("Both")
      try $0.scroll("count", by: CGSize(width: 0, height: 600))
      try $0.pick("Dashed", in: "Dashes")
      try $0.toggle("Overlapping Copy")
    }
    try step("shape-added") { try $0.tap("Add") }
    try step("layer-added") {
      try $0.tap("More")
      try $0.tap("Layers")
      try $0.tap("Add Layer")
    }
    try step("layer-moved") {
      try $0.tap("Edit")
      try $0.performAction("Move Down", on: "layer-2")
    }
    try step("layer-changed") {
      try $0.tap("Finish")
      try $0.tap("select-1")
      try $0.scroll("select-1", by: CGSize(width: 0, height: 300))
      try $0.adjust("opacity", by: -8)
      try $0.pick("Multiply", in: "Blend Mode")
    }
    try step("layer-hidden") {
      try $0.scroll("opacity", by: CGSize(width: 0, height: -300))
      try $0.tap("visibility-1")
    }
    try step("export") {
      try $0.tap("visibility-1")
      try $0.tap("Done")
      try $0.tap("More")
      try $0.tap("Export")
    }
    try step("export-small") {
      try $0.pick("Small", in: "Size")
      try $0.toggle("White Frame")
    }
    try step("replay") {
      try $0.tap("Done")
      try $0.tap("More")
      try $0.tap("Replay")
    }
    try step("playing") {
      try $0.tap("Restart")
      try $0.tap("Play")
      try session.advance($0, by: 0.4)
    }
    try step("paused") {
      try session.advance($0, by: 0.2)
      try $0.tap("Pause")
      try session.advance($0, by: 5)
    }
    try step("replay-ended") {
      try $0.tap("Play")
      try session.advance($0, by: 5)
    }
    try step("clear-dialog") {
      try $0.tap("Done")
      try $0.tap("More")
      try $0.tap("Clear Layer")
    }
    try step("cleared") { try $0.tap("Clear Layer") }
    try step("delete-dialog") {
      try $0.tap("Sketchbook")
      try $0.longPress("waves")
      try $0.tap("Delete Sketch")
    }
    try step("deleted") { try $0.tap("Delete Sketch") }
    try step("paper") {
      try $0.tap("Undo")
      try $0.tap("Settings")
      try $0.tap("Night")
      try $0.toggle("Show Grid")
    }
    try step("erase-alert") {
      try $0.scroll("Show Grid", by: CGSize(width: 0, height: 400))
      try $0.tap("Erase All Sketches")
    }
    try step("empty") {
      try $0.tap("Erase")
      try $0.tap("Done")
    }
    try step("all-restored") { try $0.tap("Undo") }
    #expect(session.studio.sketch("mandala")?.title == "Night Mandala")
    #expect(session.studio.sketches.count == 7)
  }
}
