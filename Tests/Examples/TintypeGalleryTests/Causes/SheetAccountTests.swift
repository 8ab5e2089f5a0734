// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeCairo
import TintypeComponents
import TintypeImaging

@testable import TintypeCauses
@testable import TintypeComparison
@testable import TintypeSnapshots

@Suite("The account of a contact sheet")
struct SheetAccountTests {
  private let variants = Variants(schemes: [.light, .dark])

  /// A component with a property of each kind that a change can concern.
  private struct Card: Component {
    var text = "Open"
    var accent = Color("accent", light: Color(hex: 0x0A5CD6), dark: Color(hex: 0x5AA2FF))
    var fill = Color(hex: 0x7733AA)
    var padding = 8.0
    var hasBadge = false
    var isReversed = false
    var hasShadow = false

    var body: some Component {
      VStack(alignment: .leading, spacing: 6) {
        Text(text)
        HStack(spacing: 4) {
          if isReversed { Rectangle().fill(fill).frame(width: 30, height: 10).id("fill") }
          Rectangle().fill(accent).frame(width: 20, height: 10).id("accent")
          if !isReversed { Rectangle().fill(fill).frame(width: 30, height: 10).id("fill") }
        }
        if hasBadge { Circle().fill(fill).frame(width: 12, height: 12).id("badge") }
      }
      .padding(padding)
      .shadow(radius: hasShadow ? 3 : 0)
    }
  }

  private func causes(_ reference: SnapshotImage, _ image: SnapshotImage) throws -> DifferenceCauses
  {
    guard
      case .different(let difference as ImageDifference) = try Diffing.image.compare(
        Diffing.image.encode(reference), image)
    else { throw NoDifference() }
    return try #require(difference.causes)
  }

  private struct NoDifference: Error {}

  private func image<Value>(
    _ component: Value, _ strategy: Snapshotting<Value, SnapshotImage>
  ) throws -> SnapshotImage { try strategy.snapshot(component).get() }

  private func account<Value>(
    _ old: Value, _ new: Value, _ strategy: Snapshotting<Value, SnapshotImage>
  ) throws -> PixelAccount {
    try #require(try causes(image(old, strategy), image(new, strategy)).account)
  }

  private static let changed: [(String, Card)] = [
    ("a text", Card(text: "Shut")),
    ("a named color", Card(accent: Color("accent", light: .green, dark: .yellow))),
    ("a color", Card(fill: Color(hex: 0x112233))), ("a padding", Card(padding: 14)),
    ("an added node", Card(hasBadge: true)), ("a moved node", Card(isReversed: true)),
    ("an added modifier", Card(hasShadow: true)),
    ("several changes", Card(text: "Shut", fill: Color(hex: 0x112233), padding: 14)),
  ]

  @Test("A sheet has the causes of the images of its variants", arguments: changed.indices)
  func sameCauses(_ index: Int) throws {
    let (_, new) = Self.changed[index]
    let single = try [Traits.light, .dark].map {
      try account(Card(), new, .image(in: .sizeThatFits, traits: $0))
    }
    let sheet = try account(Card(), new, .contactSheet(of: variants))
    #expect(Set(sheet.causes.map(\.name)) == Set(single.flatMap { $0.causes.map(\.name) }))
    #expect(
      Set(sheet.causes.flatMap { $0.types ?? [] })
        == Set(single.flatMap { $0.causes.flatMap { $0.types ?? [] } }))
    #expect(sheet.unexplained == 0 && sheet.isExact(for: sheet.differing))
  }

  @Test("A change has one cause in all tiles")
  func oneCause() throws {
    let account = try account(Card(), Card(text: "Shut"), .contactSheet(of: variants))
    #expect(account.causes.map(\.name?.title) == [#"text "Open" → "Shut""#])
    #expect(account.causes.map(\.pixels) == [account.differing])
  }

  @Test("A value in dark tiles only is known as such")
  func dark() throws {
    let account = try account(
      Card(), Card(accent: Color("accent", light: .green, dark: .yellow)),
      .contactSheet(of: variants))
    let values = account.causes.map { ($0.name?.values.hasPrefix("#5AA2FF"), $0.isDark) }
    #expect(values.count == 2)
    #expect(values.allSatisfy { $0.0 == ($0.1 ?? false) })
  }

  private func sheet(_ tiles: [(String, any Component)], columns: Int? = 1, scale: Double = 2)
    throws -> SnapshotImage
  {
    let renderer = try CairoRenderer.standard()
    let scenes = try tiles.map { name, component in
      let scene = try Scene(
        of: ComponentList([component]), in: .sizeThatFits,
        traits: [.light, .displayScale(name.hasSuffix("@3x") ? 3 : scale)], measuring: renderer)
      return (name: name, scene: scene)
    }
    return try SnapshotImage(
      painting: ContactSheet(columns: columns, scale: scale).scene(
        of: scenes, measuring: renderer),
      by: { try renderer.paint($0) }, fingerprint: renderer.fingerprint)
  }

  /// Returns the titles of the causes, after a check that they explain all pixels.
  private func titles(_ old: SnapshotImage, _ new: SnapshotImage) throws -> [String?] {
    let account = try #require(try causes(old, new).account)
    #expect(account.unexplained == 0)
    #expect(account.isExact(for: account.differing))
    return account.causes.map(\.name?.title)
  }

  @Test("Tiles that a larger tile moves are charged to the change that makes it larger")
  func movedTiles() throws {
    let old = try sheet([("a", Card()), ("b", Card(text: "Other")), ("c", Card())])
    let new = try sheet([("a", Card(padding: 20)), ("b", Card(text: "Other")), ("c", Card())])
    #expect(try titles(old, new) == ["padding 8 → 20"])
    let lines = try causes(old, new).lines(limit: 5)
    #expect(lines.first?.hasPrefix("ContactSheet/Tile#a/Card/VStack[0] \"Open\" · padding") == true)
  }

  @Test("Added, removed and moved tiles are causes of the pixels of the sheet")
  func tiles() throws {
    let (a, b, c) = (("a", Card()), ("b", Card(text: "Second")), ("c", Card(text: "Third")))
    #expect(try titles(sheet([a, c]), sheet([a, b, c])) == ["Tile#b added"])
    #expect(try titles(sheet([a, b, c]), sheet([b, c])) == ["Tile#a removed"])
    #expect(try titles(sheet([a, b, c]), sheet([b, c, a])) == ["Tile#a moved position 0 → 2"])
  }

  @Test("A change of a tile and an added tile are two causes")
  func changedAndAdded() throws {
    let old = try sheet([("a", Card()), ("c", Card())])
    let new = try sheet([
      ("a", Card(padding: 12)), ("b", Card(padding: 12)), ("c", Card(padding: 12)),
    ])
    #expect(try Set(titles(old, new)) == ["padding 8 → 12", "Tile#b added"])
  }

  @Test("Another number of columns is a cause")
  func columns() throws {
    let tiles: [(String, any Component)] = [("a", Card()), ("b", Card(text: "Second"))]
    #expect(
      try titles(sheet(tiles, columns: 1), sheet(tiles, columns: 2)) == ["columns 1 → 2"])
  }

  @Test("Tiles of another scale are charged", arguments: [1.5, 2, 3])
  func scales(_ scale: Double) throws {
    func sheet(_ padding: Double) throws -> SnapshotImage {
      try self.sheet(
        [("a@3x", Card(padding: padding / 3)), ("b", Card(padding: padding / 3))], scale: scale)
    }
    #expect(try titles(sheet(20), sheet(25)) == ["padding 6.667 → 8.333"])
  }

  @Test("Tiles that do not change have no changes when they move", arguments: [1.5, 2, 3])
  func unchanged(_ scale: Double) throws {
    let busy = Card(padding: 10.0 / 3).rotationEffect(.degrees(30)).scaleEffect(1.1)
    let old = try sheet([("a", Card()), ("b", busy)], scale: scale)
    let new = try sheet([("a", Card(padding: 11)), ("b", busy)], scale: scale)
    let scenes = try (#require(old.scene), #require(new.scene))
    let changes = scenes.1.difference(from: scenes.0).changes
    #expect(
      changes.filter {
        $0.path?.elements.starts(with: ["ContactSheet", "Tile#b"]) == true
          && $0.path?.elements.count ?? 0 > 2
      }.map(\.description) == [])
    #expect(try titles(old, new) == ["padding 8 → 11"])
  }

  @Test("A sheet in a tile has the causes of its tiles")
  func nested() throws {
    let renderer = try CairoRenderer.standard()
    func image(_ card: Card) throws -> SnapshotImage {
      let inner = try #require(try sheet([("a", card), ("b", card)]).scene)
      let plain = try Scene(of: card, in: .sizeThatFits, measuring: renderer)
      let scene = try ContactSheet().scene(
        of: [("inner", inner), ("plain", plain)], measuring: renderer)
      return try SnapshotImage(
        painting: scene, by: { try renderer.paint($0) }, fingerprint: renderer.fingerprint)
    }
    #expect(
      try titles(image(Card()), image(Card(text: "Shut", padding: 11))).compactMap(\.self).sorted()
        == ["padding 8 → 11", #"text "Open" → "Shut""#])
  }

  @Test("The background of a tile is that of its color scheme")
  func background() throws {
    let image = try image(Card(), .contactSheet(of: variants))
    let scene = try #require(image.scene)
    for (name, color) in [("light", 0xFFFF_FFFF), ("dark", 0xFF00_0000)] {
      let tile = try #require(scene.nodes.first { $0.element == "Tile#\(name)" }).frame
      let pixel = image.bitmap[Int(tile.minX * 2) + 1, Int(tile.minY * 2) + 1]
      #expect(pixel.map(Int.init) == color, "\(name)")
    }
  }

  @Test("Accounts of generated changes of sheets are exact, and those of single changes are right")
  func generated() throws {
    var accuracy = try Accuracy(seed: 3, pixelLimit: 1_200_000, ofContactSheets: true)
    var misses: [String] = []
    let tally = try accuracy.run(screens: 4) { misses.append($0) }
    #expect(tally.screens == 4 && tally.exact == 4)
    #expect(tally.firstRight >= 3, "\(misses)")
    let single = tally.kinds["1 changes"]
    #expect(single?.right == single?.all, "\(misses)")
    #expect(tally.right >= 3, "\(misses)")
  }
}
