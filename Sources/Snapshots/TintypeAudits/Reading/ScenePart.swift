// SPDX-License-Identifier: MIT

import TintypeScene

/// A part of a scene's canvas that is painted on its own, in less time than the canvas.
///
/// It begins at a whole pixel, so that its pixels are those of the canvas.
struct ScenePart {
  /// The area on the canvas; `nil` for all of it.
  private let area: Rect?
  /// The area of each command that can be left out; `nil` for others.
  private let extents: [Rect?]

  /// The whole canvas.
  static let whole = ScenePart(area: nil, extents: [])

  private init(area: Rect?, extents: [Rect?]) { (self.area, self.extents) = (area, extents) }

  /// The position on the canvas, in points.
  var origin: Point { area?.origin ?? .zero }

  /// Returns the parts that contain some areas, from top to bottom, with the indices of the areas.
  static func all(containing areas: [Int: Rect], of scene: AuditedScene) -> [(ScenePart, [Int])] {
    let all = [(ScenePart.whole, areas.keys.sorted())]
    let canvas = scene.canvas
    // Eight points are whole pixels at the scales of all devices.
    let step = scene.scene.canvas.scale * grid
    guard canvas.isPlace, step.rounded() == step else { return all }
    var bands: [(area: Rect, indices: [Int])] = []
    let sorted = areas.sorted { ($0.value.minY, $0.key) < ($1.value.minY, $1.key) }
    for (index, area) in sorted {
      // A material shows what is around it.
      let isOnMaterial = scene.materials.contains { $0.area.intersects(area) }
      let area = aligned(area, margin: isOnMaterial ? 12 * grid : grid).intersection(canvas)
      if let last = bands.last, area.minY <= last.area.maxY {
        bands[bands.count - 1] = (last.area.union(area), last.indices + [index])
      } else {
        bands.append((area, [index]))
      }
    }
    if bands.count > maximumCount {
      bands = [(bands.reduce(bands[0].area) { $0.union($1.area) }, bands.flatMap(\.indices))]
    }
    let painted = bands.reduce(0) { $0 + $1.area.width * $1.area.height }
    guard painted < canvas.width * canvas.height * 0.7 else { return all }
    return bands.map { (ScenePart(area: $0.area, extents: scene.extents), $0.indices) }
  }

  /// The distance in points to which parts are aligned.
  private static let grid = 8.0
  /// The number of parts from which painting one that contains them takes less time.
  private static let maximumCount = 4

  private static func aligned(_ area: Rect, margin: Double) -> Rect {
    let left = ((area.minX - margin) / grid).rounded(.down) * grid
    let top = ((area.minY - margin) / grid).rounded(.down) * grid
    let right = ((area.maxX + margin) / grid).rounded(.up) * grid
    let bottom = ((area.maxY + margin) / grid).rounded(.up) * grid
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the part of a scene, as a scene of its own.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - change: Changes the scene with the commands of the whole one, in which those outside of the
  ///     part paint nothing.
  /// - Returns: The scene, whose canvas is the part.
  func scene(of scene: Scene, _ change: (Scene) -> Scene = { $0 }) -> Scene {
    guard let area else { return change(scene) }
    var scene = scene
    for index in scene.commands.indices where index < extents.count {
      guard let extent = extents[index], !extent.intersects(area) else { continue }
      scene.commands[index].paint = .fill(
        .box(.zero, cornerRadius: 0), ResolvedColor(red: 0, green: 0, blue: 0))
    }
    scene = change(scene)
    scene.canvas.size = area.size
    let node = scene.commands.first?.node ?? 0
    let shift = Transform2D(translationX: -area.minX, y: -area.minY)
    scene.commands.insert(
      Scene.Command(node: node, paint: .beginGroup(.transform(shift))), at: 0)
    scene.commands.append(Scene.Command(node: node, paint: .endGroup))
    return scene
  }
}
