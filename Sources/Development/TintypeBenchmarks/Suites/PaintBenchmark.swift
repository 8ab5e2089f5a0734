// SPDX-License-Identifier: MIT

import Foundation
import TintypeCairo
import TintypeComponents
import TintypeImaging

/// What painting a typical screen costs, beside the same drawing written against cairo in C.
enum PaintBenchmark {
  private static let (rounds, paintings) = (7, 41)

  static func run(against rival: Rival?, picture: String?) throws {
    let renderer = try CairoRenderer.standard()
    let scene = try Scene(
      of: PhoneScreen(), in: PhoneScreen.viewport, traits: PhoneScreen.traits, measuring: renderer)
    let bitmap = try renderer.paint(scene)
    if let picture {
      let file = try PNG.encode(bitmap, scale: scene.canvas.scale)
      try Data(file.bytes).write(to: URL(fileURLWithPath: picture), options: .atomic)
    }

    var own: [Sample] = []
    var other: [Sample] = []
    for _ in 0..<rounds {
      own.append(try Sample(count: paintings) { _ = try renderer.paint(scene) })
      if let rival { other.append(try rival.run()) }
    }
    let mine = Sample.middle(of: own)
    print("paint   Tintype, this build     \(mine)")
    guard rival != nil else { return }
    let theirs = Sample.middle(of: other)
    print("paint   the rival, by itself    \(theirs)")
    print(
      """
      paint   Tintype takes           × \(mine.median.ratio(to: theirs.median)) by the medians, \
      × \(mine.least.ratio(to: theirs.least)) by the least
      """)
  }
}
