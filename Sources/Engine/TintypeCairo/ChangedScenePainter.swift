// SPDX-License-Identifier: MIT

import Foundation
import TintypeImaging
import TintypeScene

/// A painter of scenes that differ in few commands from a scene whose pixels are known.
///
/// Of such a scene, only the pixels that may differ are painted, with the same result as painting the
/// whole scene. If these pixels are unknown, the whole scene is painted.
package struct ChangedScenePainter {
  /// The scene.
  package let scene: Scene
  /// The pixels of the scene.
  package let bitmap: Bitmap
  /// The number of scenes of which only a part was painted.
  package private(set) var partCount = 0
  private let renderer: CairoRenderer
  private let canvas: PixelArea
  /// The pixels of the scene, except while a changed one is used.
  private var working: Bitmap

  /// Paints a scene.
  ///
  /// - Throws: The error of painting it.
  package init(_ scene: Scene, renderer: CairoRenderer) throws {
    (self.scene, self.renderer) = (scene, renderer)
    canvas = try CairoRenderer.area(of: scene.canvas)
    bitmap = try renderer.paint(scene)
    working = bitmap
  }

  /// Calls a function with the pixels of a changed scene, which must not keep them.
  ///
  /// - Parameters:
  ///   - changed: The scene.
  ///   - body: The function.
  /// - Returns: The function's return value.
  /// - Throws: The error of painting, or of the function.
  package mutating func withPixels<Result>(
    of changed: Scene, _ body: (Bitmap) throws -> Result
  ) throws -> Result {
    guard let area = ChangedArea(from: scene, to: changed).area?.intersection(canvas),
      area.width * area.height * 2 <= canvas.width * canvas.height
    else { return try body(renderer.paint(changed)) }
    guard !area.isEmpty else {
      // A scene that cannot be painted as a whole is an error even if nothing is changed.
      if let diagnostic = changed.tooComplex { throw RenderingError.unpaintable(diagnostic) }
      partCount += 1
      return try body(bitmap)
    }
    let painted = area.expanded(by: ChangedArea.margin).intersection(canvas)
    let part = try renderer.paint(changed, within: painted)
    guard isUnchanged(part, in: painted, around: area) else {
      return try body(renderer.paint(changed))
    }
    partCount += 1
    copy(part, at: painted, to: area)
    defer { copy(bitmap, at: canvas, to: area) }
    return try body(working)
  }

  /// Returns whether the pixels around an area are those of the unchanged scene.
  ///
  /// They are. Otherwise, the area would be wrong, and the whole scene has to be painted.
  private func isUnchanged(
    _ part: Bitmap, in painted: PixelArea, around area: PixelArea
  ) -> Bool {
    let width = canvas.width
    return part.withUnsafeBytes { new in
      bitmap.withUnsafeBytes { old in
        func isEqual(_ row: Int, _ columns: Range<Int>) -> Bool {
          guard !columns.isEmpty, let new = new.baseAddress, let old = old.baseAddress else {
            return true
          }
          let first = (row - painted.top) * painted.width + columns.lowerBound - painted.left
          return memcmp(
            new + first * 4, old + (row * width + columns.lowerBound) * 4, columns.count * 4) == 0
        }
        return (painted.top..<painted.bottom).allSatisfy { row in
          guard row >= area.top, row < area.bottom else {
            return isEqual(row, painted.left..<painted.right)
          }
          return isEqual(row, painted.left..<area.left)
            && isEqual(row, area.right..<painted.right)
        }
      }
    }
  }

  /// Copies the pixels of an area from a bitmap at a place on the canvas.
  private mutating func copy(_ source: Bitmap, at place: PixelArea, to area: PixelArea) {
    let width = canvas.width
    source.withUnsafeBytes { source in
      working.withUnsafeMutableBytes { target in
        guard let source = source.baseAddress, let target = target.baseAddress else { return }
        for row in area.top..<area.bottom {
          let first = (row - place.top) * place.width + area.left - place.left
          memcpy(target + (row * width + area.left) * 4, source + first * 4, area.width * 4)
        }
      }
    }
  }
}
