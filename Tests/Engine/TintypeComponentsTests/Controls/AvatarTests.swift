// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport
import TintypeGallery

@Suite("Avatars")
struct AvatarTests {
  @Test(
    "Initials are taken from the first and the last word",
    arguments: [
      ("Ada Lovelace", "AL"), ("ada", "A"), ("Ludwig van Beethoven", "LB"), ("  Ö  z ", "ÖZ"),
      ("ßtraße", "SS"), ("(x) 7up", "X7"), ("محمد علي", "مع"),
    ])
  func makesInitials(name: String, initials: String) throws {
    let scene = try lay(Avatar(name: name))

    #expect(scene.lines.map { $0.string } == [initials])
  }

  @Test("A name without letters shows an icon", arguments: ["", "   ", "—"])
  func showsIcon(name: String) throws {
    let scene = try lay(Avatar(name: name))

    #expect(scene.lines.isEmpty)
    #expect(scene.first("Avatar") != nil)
  }

  @Test("A name of a million characters is accepted")
  func survivesLongNames() throws {
    let scene = try lay(Avatar(name: String(repeating: "a b ", count: 250_000)))

    #expect(scene.lines.map { $0.string } == ["AB"])
  }

  @Test("Equal names have equal colors, and the initials are legible")
  func colorsFollowNames() throws {
    for traits in [Traits.light, .dark] {
      var fills: Set<ResolvedColor> = []
      for number in 0..<60 {
        let scene = try lay(Avatar(name: "Name \(number)"), traits: traits)
        let fill = try #require(scene.fills.first)
        #expect(try lay(Avatar(name: "Name \(number)"), traits: traits).fills.first == fill)
        #expect(try #require(scene.lines.first).color.contrast(with: fill) >= 4.5)
        fills.insert(fill)
      }
      #expect(fills.count >= 9)
    }
  }

  @Test(
    "Avatar sizes are diameters in points",
    arguments: [
      (AvatarSize.mini, 24.0), (.small, 32), (.regular, 40), (.large, 64), (.extraLarge, 96),
      (.custom(50), 50), (.custom(.nan), 40), (.custom(-.infinity), 8), (.custom(1e300), 512),
    ])
  func hasSize(size: AvatarSize, points: Double) throws {
    #expect(try lay(Avatar(name: "A", size: size)).canvas.size == Size(points, points))
  }

  @Test("An avatar grows with the text size by up to half of its size")
  func growsWithText() throws {
    let scene = try lay(Avatar(name: "A"), traits: .dynamicTypeSize(.accessibility5))

    #expect(scene.canvas.size == Size(60, 60))
  }

  @Test("The status mark is at the bottom trailing edge", arguments: LayoutDirection.allCases)
  func mirrorsStatus(direction: LayoutDirection) throws {
    let scene = try lay(
      Avatar(name: "A", size: .large, status: .online), traits: .layoutDirection(direction))
    let mark = try #require(scene.first("StatusMark")).frame

    // On the circle at 45 degrees: (1 + 1/√2)/2 of its diameter from the top and the leading edge.
    let across = direction == .leftToRight ? mark.midX : 64 - mark.midX
    #expect(abs(across - 54.63) < 0.01)
    #expect(abs(mark.midY - 54.63) < 0.01)
    #expect(scene.labeled("A")?.semantics?.value == "Online")
  }

  @Test("The center of a badge is on the edge of the circle", arguments: LayoutDirection.allCases)
  func badgeTouchesCircle(direction: LayoutDirection) throws {
    let scene = try lay(
      Avatar(name: "A", size: .large).badge(Badge()), traits: .layoutDirection(direction))
    let dot = try #require(scene.first("Badge")).frame
    let (x, y) = (dot.midX - 32, dot.midY - 32)

    #expect((x > 0) == (direction == .leftToRight) && y < 0)
    #expect(abs((x * x + y * y).squareRoot() - 32) < 0.01)
  }

  @Test("An avatar group shows up to its maximum and counts the others")
  func countsOthers() throws {
    let names = ["Ada", "Bo", "Cy", "Di", "Ed"]
    let scene = try lay(AvatarGroup(names, maximum: 3))

    #expect(
      scene.lines.map { $0.string } == ["A", "B", "C", "+2"])
    #expect(scene.labeled("Ada, Bo, Cy, 2 more") != nil)
    #expect(try lay(AvatarGroup(names, maximum: 5)).lines.count == 5)
    #expect(try lay(AvatarGroup(names, maximum: -1)).lines.count == 2)
    #expect(try lay(AvatarGroup([String]()), in: Size(40, 40)).lines.isEmpty)
  }
}
