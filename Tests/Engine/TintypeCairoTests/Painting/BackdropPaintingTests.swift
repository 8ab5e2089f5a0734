// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents
import TintypeImaging

@Suite struct BackdropPaintingTests {
  let renderer: CairoRenderer

  init() throws {
    renderer = try CairoRenderer.standard()
  }

  private func backdrop(
    _ radius: Double, saturation: Double = 1, tint: ResolvedColor = clear
  ) -> Paint {
    .backdrop(
      PaintCommand.Backdrop(blurRadius: radius, saturation: saturation, tint: tint))
  }

  private let half = ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5)

  @Test("A backdrop over a single color keeps the color", arguments: [0.0, 3, 30, 400])
  func backdropOverSingleColorKeepsColor(radius: Double) throws {
    let bitmap = try renderer.paint(
      scene(40, 40, background: red, .fill(outline(0, 0, 40, 40), backdrop(radius))))
    #expect(Set(bitmap.pixels) == [0xFFFF_0000])
    let tinted = try renderer.paint(
      scene(40, 40, background: red, .fill(outline(0, 0, 40, 40), backdrop(radius, tint: half))))
    #expect(tinted == (try renderer.paint(scene(40, 40, background: red, box(0, 0, 40, 40, half)))))
  }

  @Test("A backdrop blurs an edge behind it")
  func backdropBlursEdgeBehindIt() throws {
    let bitmap = try renderer.paint(
      scene(
        40, 40, background: white, box(0, 0, 20, 40), .fill(outline(0, 0, 40, 20), backdrop(8))))
    let row = (0..<40).map { bitmap.channels($0, 10)[0] }
    #expect(row == row.sorted())
    #expect(abs(row[19] + row[20] - 255) <= 2)
    #expect(bitmap.channels(19, 30)[0] == 0)
  }

  @Test("A backdrop without saturation is gray")
  func backdropWithoutSaturationIsGray() throws {
    let bitmap = try renderer.paint(
      scene(9, 9, background: red, .fill(outline(0, 0, 9, 9), backdrop(0, saturation: 0))))
    // The weight of red in the luma of Filter Effects.
    #expect(bitmap.channels(4, 4) == [54, 54, 54, 255])
  }

  @Test("A backdrop in a group shows the content behind the group")
  func backdropInGroupShowsContentBehindGroup() throws {
    let fill = PaintCommand.fill(outline(0, 0, 20, 20), backdrop(0, tint: half))
    let direct = try renderer.paint(scene(20, 20, background: red, box(0, 0, 10, 20, blue), fill))
    for effect in [
      .layer, .opacity(1), .clip(outline(0, 0, 20, 20)),
      .clip(.ellipse(Rect(x: -40, y: -40, width: 100, height: 100))),
      moved(0, 0),
    ] as [PaintCommand.Effect] {
      let inside = try renderer.paint(
        scene(
          20, 20, background: red, .beginGroup(effect), box(0, 0, 10, 20, blue), fill, .endGroup))
      #expect(inside == direct)
    }
  }

  @Test("A backdrop in a translucent group includes the group's opacity")
  func backdropInTranslucentGroupIncludesGroupsOpacity() throws {
    let bitmap = try renderer.paint(
      scene(
        20, 20, background: white, .beginGroup(.opacity(0.5)), box(0, 0, 20, 20, black),
        .fill(outline(0, 0, 10, 20), backdrop(0)), .endGroup))
    // Half of black over white, and half of that gray over white.
    #expect(abs(bitmap.channels(15, 5)[0] - 128) <= 1)
    #expect(abs(bitmap.channels(5, 5)[0] - 191) <= 2)
  }

  @Test("A backdrop over translucent content does not paint the content twice")
  func backdropOverTranslucentContentDoesNotPaintContentTwice() throws {
    let pale = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.5)
    let bitmap = try renderer.paint(
      scene(20, 20, box(0, 0, 20, 20, pale), .fill(outline(0, 0, 10, 20), backdrop(0))))
    #expect(Set(bitmap.pixels).count == 1)
  }

  @Test("A backdrop with invalid numbers paints nothing")
  func backdropWithInvalidNumbersPaintsNothing() throws {
    for paint in [backdrop(.nan), backdrop(2, saturation: .nan)] {
      let bitmap = try renderer.paint(
        scene(9, 9, background: red, .fill(outline(0, 0, 9, 9), paint)))
      #expect(Set(bitmap.pixels) == [0xFFFF_0000])
    }
    for number in [Double.infinity, -.infinity, 1e300, -1e300] {
      _ = try renderer.paint(
        scene(
          9, 9, background: red,
          .fill(outline(0, 0, 9, 9), backdrop(number, saturation: number))))
    }
  }
}
