// SPDX-License-Identifier: MIT

import Synchronization
import Testing
import TintypeCairo
import TintypeComponents
import TintypeImaging

@testable import TintypeComparison
@testable import TintypeSnapshots

@Suite("The account of unusual differences")
struct HostileAccountTests {
  private let renderer: CairoRenderer

  init() throws { renderer = try CairoRenderer.standard() }

  private func image(
    _ component: any Component, size: Size = Size(width: 120, height: 80),
    paint: (@Sendable (Scene) throws -> Bitmap)? = nil
  ) throws -> SnapshotImage {
    let scene = try Scene(of: ComponentList([component]), in: .fixed(size), measuring: renderer)
    let renderer = renderer
    return try SnapshotImage(
      painting: scene, by: paint ?? { try renderer.paint($0) }, fingerprint: renderer.fingerprint)
  }

  private func causes(_ old: [UInt8], _ new: SnapshotImage) throws -> DifferenceCauses? {
    guard
      case .different(let difference as ImageDifference) = try Diffing.image.compare(old, new)
    else { return nil }
    return difference.causes
  }

  private func account(_ old: any Component, _ new: any Component) throws -> PixelAccount {
    try #require(try causes(Diffing.image.encode(image(old)), image(new))?.account)
  }

  /// Checks that each differing pixel is in exactly one part.
  private func expectExact(
    _ account: PixelAccount, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let charged = account.charges.reduce(0) { $0 + $1.pixels }
    #expect(
      charged + account.environment + account.unexplained == account.differing,
      sourceLocation: sourceLocation)
    #expect(account.isExact(for: account.differing), sourceLocation: sourceLocation)
  }

  private func row(_ text: String, _ color: Color = .red) -> any Component {
    HStack {
      color.frame(width: 8, height: 8)
      Text(text)
    }
  }

  private func column(_ rows: [any Component]) -> any Component {
    VStack(alignment: .leading) { ComponentList(rows) }
      .frame(width: 110, height: 78, alignment: .topLeading)
  }

  @Test("Nodes that are renamed and moved at once are accounted for")
  func renamedAndMoved() throws {
    let old = column([row("One").id("a"), row("Two").id("b"), row("Three").id("c")])
    let new = column([row("Three", .blue).id("z"), row("One").id("y"), row("2").id("b")])
    let account = try account(old, new)
    expectExact(account)
    #expect(account.differing > 0 && account.unexplained == 0)
  }

  @Test("Every pixel of an image with 10,000 changes is in one part of the account")
  func manyChanges() throws {
    // 2,025 cells with five changed attributes each: the color and the padding of each edge.
    func cell(_ number: Int) -> any Component {
      let shade = Double(number) / 20_000
      let edges = (1...4).map { Double((number * $0) % 9_973) / 9_973 }
      return Color(red: shade, green: 1 - shade, blue: 0.5)
        .padding(
          EdgeInsets(top: edges[0], leading: edges[1], bottom: edges[2], trailing: edges[3])
        )
        .frame(width: 2.5, height: 2.5)
        .id(number % 10_000)
    }
    func grid(_ shift: Int) -> any Component {
      VStack(spacing: 0) {
        ComponentList(
          (0..<45).map { line in
            HStack(spacing: 0) {
              ComponentList((0..<45).map { cell(line * 45 + $0 + shift) })
            }
          })
      }
    }
    let causes = try #require(try causes(Diffing.image.encode(image(grid(0))), image(grid(10_000))))
    #expect(causes.changes.count + causes.omittedChanges >= 10_000)
    let account = try #require(causes.account)
    expectExact(account)
    #expect(account.causes.count <= PixelAccount.causeLimit)
    #expect(account.isShortened == true || account.causes.count == 1)
  }

  @Test("A painter that paints another pixel each time leaves no pixel out of the account")
  func unstablePainter() throws {
    let (renderer, paintings) = (renderer, PaintingCount())
    let paint: @Sendable (Scene) throws -> Bitmap = { scene in
      let bitmap = try renderer.paint(scene)
      var pixels = bitmap.pixels
      let place = (paintings.next() * 977) % pixels.count
      pixels[place] ^= 0x00FF_FFFF
      return try Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
    }
    let old = column([row("One"), row("Two")])
    let new = column([row("One", .blue), row("Too")])
    let reference = try Diffing.image.encode(image(old))
    let account = try #require(try causes(reference, image(new, paint: paint))?.account)
    expectExact(account)
    // The pixel of the first painting of the new image is in no other painting.
    #expect(account.unexplained >= 1)
  }

  @Test("A reference without a scene has no account")
  func withoutScene() throws {
    let old = try image(column([row("One")]))
    let plain = SnapshotImage(bitmap: old.bitmap, scale: old.scale, scene: nil) { nil }
    let new = try image(column([row("Two")]))
    #expect(try causes(Diffing.image.encode(plain), new) == nil)
  }

  @Test("An image of another scale and another size has an exact account, or none")
  func otherCanvas() throws {
    let old = try Diffing.image.encode(image(column([row("One")])))
    let new = try image(column([row("Two")]), size: Size(width: 160, height: 60))
    guard case .different(let difference as ImageDifference) = try Diffing.image.compare(old, new)
    else {
      Issue.record("Images of different sizes are compared as equal.")
      return
    }
    if let account = difference.causes?.account { expectExact(account) }
  }

  /// Counts the paintings.
  private final class PaintingCount: Sendable {
    private let count = Atomic(0)

    func next() -> Int { count.add(1, ordering: .relaxed).oldValue }
  }
}
