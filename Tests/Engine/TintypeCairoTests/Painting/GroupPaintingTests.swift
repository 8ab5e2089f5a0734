// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents
import TintypeImaging

@Suite struct GroupPaintingTests {
  let renderer: CairoRenderer

  init() throws {
    renderer = try CairoRenderer.standard()
  }

  @Test("A translucent group is painted as a whole")
  func translucentGroupIsPaintedAsWhole() throws {
    let bitmap = try renderer.paint(
      scene(
        30, 10, background: white,
        .beginGroup(opacity: 0.5), box(0, 0, 20, 10, red), box(10, 0, 20, 10, blue), .endGroup))
    #expect(bitmap[5, 5] == 0xFFFF_7F7F)
    #expect(bitmap[15, 5] == bitmap[25, 5])
    #expect(bitmap[15, 5] == 0xFF7F_7FFF)
  }

  @Test("Content after a group is opaque")
  func contentAfterGroupIsOpaque() throws {
    let bitmap = try renderer.paint(
      scene(10, 10, .beginGroup(opacity: 0.2), .endGroup, box(0, 0, 10, 10)))
    #expect(bitmap[5, 5] == 0xFF00_0000)
  }

  @Test("An end without a beginning of a group is ignored")
  func anEndWithoutABeginningIsLeftOut() throws {
    #expect(
      try renderer.paint(scene(9, 9, .endGroup, box(0, 0, 5, 5), .endGroup))
        == renderer.paint(scene(9, 9, box(0, 0, 5, 5))))
  }

  @Test("A group without an end closes at the end of the scene")
  func aGroupWithoutAnEndEndsWithTheScene() throws {
    #expect(
      try renderer.paint(
        scene(9, 9, .beginGroup(opacity: 0.5), .beginGroup(opacity: 0.5), box(0, 0, 9, 9)))[4, 4]
        == 0x4000_0000)
  }

  @Test(
    "Opacity is clamped to 0...1",
    arguments: [(Double.nan, 0), (-1, 0), (2, 255), (.infinity, 255)] as [(Double, Int)])
  func anOpacityIsMovedBetweenNoneAndFull(opacity: Double, alpha: Int) throws {
    let group = try renderer.paint(
      scene(9, 9, .beginGroup(opacity: opacity), box(0, 0, 9, 9), .endGroup))
    #expect(group.alpha(4, 4) == alpha)
    var color = black
    color.opacity = opacity
    #expect(try renderer.paint(scene(9, 9, box(0, 0, 9, 9, color))).alpha(4, 4) == alpha)
  }
}
