// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Shadows of contact sheets")
struct ShadowRadiusTests {
  @Test("A shadow that extends beyond the distance between tiles is not clipped")
  func contactSheet() throws {
    let tile = try lay(box("tile", 40, 40).shadow(radius: 20, y: 10))
    let sheet = try ContactSheet(columns: 1).scene(
      of: [("", tile), ("", tile)], measuring: BlockText())
    let clips = sheet.commands.compactMap { command -> Rect? in
      if case .beginGroup(.canvas(let area)) = command.paint { area } else { nil }
    }
    let frames = sheet.nodes.filter { $0.element.hasSuffix("#tile") }.map(\.frame)
    #expect(clips.count == 2 && frames.count == 2)
    for (clip, frame) in zip(clips, frames) {
      // The tail of a Gaussian beyond three deviations is invisible.
      #expect(clip.minX <= frame.minX - 60 && clip.maxX >= frame.maxX + 60)
      #expect(clip.minY <= frame.minY - 50 && clip.maxY >= frame.maxY + 70)
    }
    #expect(frames[1].minY - frames[0].maxY >= 70)
  }
}
