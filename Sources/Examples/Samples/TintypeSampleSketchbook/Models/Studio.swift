// SPDX-License-Identifier: MIT

import Foundation
import Observation

/// The sketches of the user, whose changes can be undone.
@MainActor
@Observable
final class Studio {
  private(set) var sketches: [Sketch]
  /// The sketches that were deleted last, with their indices.
  private(set) var deleted: [(index: Int, sketch: Sketch)] = []
  let activity: [Activity]
  let today: Date
  private var histories: [Sketch.ID: History<Sketch>] = [:]
  private var lastNumber = 0

  init(sketches: [Sketch] = [], activity: [Activity] = [], today: Date) {
    self.sketches = sketches
    self.activity = activity
    self.today = today
  }

  func sketch(_ id: Sketch.ID) -> Sketch? { sketches.first { $0.id == id } }

  // MARK: The gallery

  /// Adds an empty sketch with one layer and returns its identifier.
  func add(paper: Ink) -> Sketch.ID {
    let id = newID()
    sketches.insert(
      Sketch(id: id, title: "", created: today, paper: paper, layers: [Layer(id: 1)]), at: 0)
    return id
  }

  func duplicate(_ id: Sketch.ID) {
    guard let index = sketches.firstIndex(where: { $0.id == id }) else { return }
    var copy = sketches[index]
    copy.id = newID()
    copy.isFavorite = false
    sketches.insert(copy, at: index + 1)
  }

  func delete(_ id: Sketch.ID) {
    guard let index = sketches.firstIndex(where: { $0.id == id }) else { return }
    deleted = [(index, sketches.remove(at: index))]
  }

  func deleteAll() {
    deleted = Array(sketches.enumerated()).map { ($0.offset, $0.element) }
    sketches.removeAll()
  }

  func restore() {
    for (index, sketch) in deleted { sketches.insert(sketch, at: min(index, sketches.count)) }
    deleted.removeAll()
  }

  func forgetDeleted() { deleted.removeAll() }

  // MARK: A sketch

  /// Changes a sketch so that the change can be undone.
  func update(_ id: Sketch.ID, limit: Int = 50, _ edit: (inout Sketch) -> Void) {
    guard let index = sketches.firstIndex(where: { $0.id == id }) else { return }
    var changed = sketches[index]
    edit(&changed)
    guard changed != sketches[index] else { return }
    histories[id, default: History()].limit = limit
    histories[id, default: History()].record(sketches[index])
    sketches[index] = changed
  }

  func update(_ layer: Layer.ID, of id: Sketch.ID, _ edit: (inout Layer) -> Void) {
    update(id) { sketch in
      guard let index = sketch.layers.firstIndex(where: { $0.id == layer }) else { return }
      edit(&sketch.layers[index])
    }
  }

  /// Adds a stroke to a layer, or to the front layer.
  func add(_ stroke: Stroke, to layer: Layer.ID?, of id: Sketch.ID, limit: Int = 50) {
    guard !stroke.points.isEmpty else { return }
    update(id, limit: limit) { sketch in
      let index = sketch.layers.firstIndex { $0.id == layer } ?? sketch.layers.indices.last
      guard let index else { return }
      var stroke = stroke
      stroke.id = sketch.nextStrokeID
      sketch.layers[index].strokes.append(stroke)
    }
  }

  /// Adds an empty layer in front of all others and returns its identifier.
  func addLayer(to id: Sketch.ID) -> Layer.ID? {
    guard let sketch = sketch(id) else { return nil }
    let layer = Layer(id: (sketch.layers.map(\.id).max() ?? 0) + 1)
    update(id) { $0.layers.append(layer) }
    return layer.id
  }

  func canUndo(_ id: Sketch.ID) -> Bool { histories[id]?.canUndo ?? false }
  func canRedo(_ id: Sketch.ID) -> Bool { histories[id]?.canRedo ?? false }

  func undo(_ id: Sketch.ID) {
    guard let index = sketches.firstIndex(where: { $0.id == id }) else { return }
    histories[id]?.undo(&sketches[index])
  }

  func redo(_ id: Sketch.ID) {
    guard let index = sketches.firstIndex(where: { $0.id == id }) else { return }
    histories[id]?.redo(&sketches[index])
  }

  private func newID() -> Sketch.ID {
    lastNumber += 1
    return "sketch-\(lastNumber)"
  }
}
