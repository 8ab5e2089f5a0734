// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents
import TintypeImaging

@testable import TintypeCauses
@testable import TintypeComparison
@testable import TintypeSnapshots

@Suite("The account of differing pixels")
struct PixelAccountTests {
  private func image(_ component: any Component) throws -> SnapshotImage {
    let renderer = try CairoRenderer.standard()
    let scene = try Scene(
      of: ComponentList([component]), in: .fixed(Size(width: 120, height: 80)),
      measuring: renderer)
    return try SnapshotImage(
      painting: scene, by: { try renderer.paint($0) }, fingerprint: renderer.fingerprint)
  }

  private func card(_ text: String = "Open", _ color: Color = .red, gap: Double = 8)
    -> any Component
  {
    VStack(alignment: .leading, spacing: gap) {
      Text(text)
      color.frame(width: 40, height: 20)
    }
    .frame(width: 100, height: 70, alignment: .topLeading)
  }

  private func causes(_ reference: [UInt8], _ image: SnapshotImage) throws -> DifferenceCauses? {
    guard
      case .different(let difference as ImageDifference) = try Diffing.image.compare(
        reference, image)
    else { return nil }
    return difference.causes
  }

  private func causes(_ old: any Component, _ new: any Component) throws -> DifferenceCauses {
    try #require(try causes(Diffing.image.encode(image(old)), image(new)))
  }

  @Test("Pixels of independent changes are charged to one change each")
  func independent() throws {
    let causes = try causes(card(), card("Shut", .blue))
    let account = try #require(causes.account)
    #expect(account.causes.count == 2)
    #expect(account.causes.allSatisfy { $0.pixels > 0 && $0.sharedPixels == 0 })
    let charged = account.causes.reduce(0) { $0 + $1.pixels }
    #expect(charged == account.differing)
    #expect(account.unexplained == 0 && account.environment == 0)
  }

  @Test("Pixels that only two changes together give their color are charged to both")
  func together() throws {
    let account = try #require(try causes(card(), card("Open", .blue, gap: 16)).account)
    let both = try #require(account.charges.first { $0.causes.count == 2 })
    // The blue rectangle is 8 points lower than the red one; each point has four pixels.
    #expect(both.pixels == 40 * 8 * 4)
    let charged = account.charges.reduce(0) { $0 + $1.pixels }
    #expect(charged == account.differing)
  }

  @Test("Moved content is charged to the change that moves it")
  func moved() throws {
    let causes = try causes(card(), card(gap: 16))
    let account = try #require(causes.account)
    #expect(account.causes.count == 1)
    #expect(account.causes.first?.pixels == account.differing)
    #expect(account.causes.first?.changes == [0])
    #expect(causes.changes.first?.change.description.hasSuffix("spacing 8 → 16") == true)
  }

  private func texts(raised: Double, on background: Color? = nil) -> any Component {
    VStack {
      Text("Total")
      Text("€12.50").background(background ?? .red.opacity(0)).offset(y: -raised)
    }
  }

  @Test("A text that is painted over another one is a new warning")
  func overlap() throws {
    let account = try #require(try causes(texts(raised: 0), texts(raised: 20)).account)
    #expect(account.warnings == ["“€12.50” is painted over “Total”."])
  }

  @Test("Texts that were painted over each other before are no new warning")
  func formerOverlap() throws {
    let account = try #require(try causes(texts(raised: 18), texts(raised: 20)).account)
    #expect(account.warnings == nil)
  }

  @Test("A text on an opaque background is not painted over the text behind it")
  func covered() throws {
    let account = try #require(
      try causes(texts(raised: 0, on: .white), texts(raised: 20, on: .white)).account)
    #expect(account.warnings == nil)
  }

  @Test("A pixel that was altered in the new image is unexplained, also within a charged region")
  func alteredImage() throws {
    let reference = try Diffing.image.encode(image(card()))
    var changed = try image(card("Open", .blue))
    let place = try #require(changed.bitmap.pixels.firstIndex(of: 0xFF00_7AFF))
    var pixels = changed.bitmap.pixels
    pixels[place] = 0xFF12_3456
    pixels[0] = 0xFF12_3456
    changed.bitmap = try Bitmap(
      width: changed.bitmap.width, height: changed.bitmap.height, pixels: pixels)
    let account = try #require(try causes(reference, changed)?.account)
    #expect(account.unexplained == 2)
    let charged = account.causes.reduce(0) { $0 + $1.pixels }
    #expect(charged + 2 == account.differing)
  }

  @Test("A pixel that was altered in the file of the reference is unexplained")
  func alteredReference() throws {
    var altered = try image(card())
    var pixels = altered.bitmap.pixels
    pixels[1] = 0xFF12_3456
    altered.bitmap = try Bitmap(
      width: altered.bitmap.width, height: altered.bitmap.height, pixels: pixels)
    let reference = try Diffing.image.encode(altered)
    let causes = try #require(try causes(reference, image(card("Open", .blue))))
    #expect(causes.account?.unexplained == 1)
    #expect(causes.unexplainedRegions.count == 1)
  }

  @Test("A pixel that differs in another environment is charged to the environment")
  func environment() throws {
    var elsewhere = try image(card())
    var pixels = elsewhere.bitmap.pixels
    pixels[1] = 0xFF12_3456
    elsewhere.bitmap = try Bitmap(
      width: elsewhere.bitmap.width, height: elsewhere.bitmap.height, pixels: pixels)
    elsewhere.fingerprint?.parts["cairo"] = "1.0.0"
    let reference = try Diffing.image.encode(elsewhere)
    let account = try #require(try causes(reference, image(card("Open", .blue)))?.account)
    #expect(account.environment == 1 && account.unexplained == 0)
    let charged = account.causes.reduce(0) { $0 + $1.pixels }
    #expect(charged + 1 == account.differing)
  }

  @Test("The pixels of an image without a component are not accounted for")
  func withoutComponent() throws {
    let reference = try Diffing.image.encode(image(card()))
    var other = try image(card("Open", .blue))
    let bitmap = other.bitmap
    other = SnapshotImage(bitmap: bitmap, scale: 2, scene: other.scene) { nil }
    #expect(try causes(reference, other)?.account == nil)
  }

  @Test("A change that moves no pixel is stated as such")
  func invisible() throws {
    func page(_ behind: Color, _ front: Color) -> any Component {
      ZStack {
        behind.frame(width: 20, height: 20)
        front.frame(width: 40, height: 40)
      }
    }
    let causes = try causes(page(.red, .yellow), page(.green, .blue))
    let account = try #require(causes.account)
    #expect(causes.changes.map(\.affectsNoPixels) == [false, true])
    // Causes without pixels are not part of the account.
    #expect(account.causes.map(\.pixels) == [account.differing])
  }

  @Test("Accounts of generated changes are exact, and those of single changes are right")
  func generated() throws {
    var accuracy = try Accuracy(seed: 5, pixelLimit: 300_000)
    var misses: [String] = []
    let tally = try accuracy.run(screens: 24) { misses.append($0) }
    #expect(tally.exact == 24)
    #expect(tally.firstRight >= 23, "\(misses)")
    let single = tally.kinds["1 changes"]
    #expect(single?.right == single?.all, "\(misses)")
    #expect(tally.right >= 18, "\(misses)")
  }
}
