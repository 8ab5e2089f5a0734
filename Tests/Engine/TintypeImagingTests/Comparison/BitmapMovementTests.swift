// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeImaging

@Suite("Moved regions")
struct BitmapMovementTests {
  private func regions(_ reference: Drawing, _ actual: Drawing) throws -> [DifferenceRegion] {
    let (old, new) = (try reference.bitmap, try actual.bitmap)
    return BitmapComparison(reference: old, actual: new).analysis(reference: old, actual: new)
      .regions
  }

  private func page(_ draw: (inout Drawing) -> Void) -> Drawing {
    var drawing = Drawing(300, 200)
    draw(&drawing)
    return drawing
  }

  // MARK: Elements

  @Test(
    "An element that moved beyond its own size is reported at its old and its new position",
    arguments: [(150, 0), (0, 90), (150, 90), (-15, 120)])
  func apart(x: Int, y: Int) throws {
    let from = PixelRect(x: 20, y: 30, width: 60, height: 20)
    let to = PixelRect(x: 20 + x, y: 30 + y, width: 60, height: 20)
    let found = try regions(
      page { $0.write(from.x, from.y, 60, 20, seed: 1) },
      page { $0.write(to.x, to.y, 60, 20, seed: 1) })
    #expect(Set(found.map(\.bounds)) == [from, to])
    for region in found {
      #expect(region.movement == DifferenceRegion.Movement(from: from, to: to))
      #expect(region.movedTo == (region.bounds == from ? to : nil))
      #expect(region.movedFrom == (region.bounds == to ? from : nil))
    }
  }

  @Test(
    "An element that moved less than its own size is one region",
    arguments: [(10, 0), (-3, 0), (0, 6), (0, -1), (7, 5), (-20, 12), (25, -9)])
  func overlapping(x: Int, y: Int) throws {
    let from = PixelRect(x: 100, y: 80, width: 60, height: 20)
    let to = PixelRect(x: 100 + x, y: 80 + y, width: 60, height: 20)
    let found = try regions(
      page { $0.write(from.x, from.y, 60, 20, seed: 1) },
      page { $0.write(to.x, to.y, 60, 20, seed: 1) })
    #expect(found.count == 1)
    #expect(found.first?.movedFrom == from)
    #expect(found.first?.movedTo == to)
    #expect(found.first?.movement?.x == x)
    #expect(found.first?.movement?.y == y)
  }

  @Test(
    "A block of one color is reported as moved if the background around it is visible",
    arguments: [(100, 0), (20, 4)])
  func block(x: Int, y: Int) throws {
    let found = try regions(
      page { $0.fill(20, 30, 60, 20, 0xFF00_66CC) },
      page { $0.fill(20 + x, 30 + y, 60, 20, 0xFF00_66CC) })
    let movement = DifferenceRegion.Movement(
      from: PixelRect(x: 20, y: 30, width: 60, height: 20),
      to: PixelRect(x: 20 + x, y: 30 + y, width: 60, height: 20))
    #expect(found.allSatisfy { $0.movement == movement })
    #expect(!found.isEmpty)
  }

  @Test("Two moved elements are reported separately")
  func two() throws {
    let found = try regions(
      page {
        $0.write(20, 30, 60, 20, seed: 1)
        $0.write(20, 100, 60, 20, seed: 2)
      },
      page {
        $0.write(200, 100, 60, 20, seed: 1)
        $0.write(200, 30, 60, 20, seed: 2)
      })
    #expect(found.count == 4)
    #expect(Set(found.compactMap(\.movement?.y)) == [70, -70])
    #expect(found.allSatisfy { $0.movement?.x == 180 })
  }

  @Test("An element that moved and changed is not reported as moved")
  func changed() throws {
    let old = page { $0.write(20, 30, 60, 20, seed: 1) }
    var new = page { $0.write(200, 30, 60, 20, seed: 1) }
    new[230, 40] ^= 0xFF
    #expect(try regions(old, new).allSatisfy { $0.movement == nil })
  }

  // MARK: Shifts

  /// Draws a list of rows with different heights, scrolled by an offset.
  private func list(from offset: Int, into drawing: inout Drawing, width: Int = 200) {
    var y = -offset
    for row in 0..<40 {
      let height = 9 + row * 7 % 5
      drawing.write(20, y, width, height, seed: UInt64(row))
      y += height + 5
    }
  }

  @Test(
    "A scrolled list is reported as moved, except for the part that became visible",
    arguments: [1, 13, 60, -29])
  func scrolled(by distance: Int) throws {
    let found = try regions(
      page { list(from: 70, into: &$0) }, page { list(from: 70 + distance, into: &$0) })
    #expect(found.count == 1)
    let movement = try #require(found.first?.movement)
    #expect(movement.x == 0)
    #expect(movement.y == -distance)
    #expect(movement.to.height >= 200 - abs(distance) - 6)
    #expect(found.first?.bounds.contains(movement.to) == true)
  }

  @Test("Rows below an inserted row are reported as moved")
  func inserted() throws {
    func rows(_ drawing: inout Drawing, _ seeds: [UInt64]) {
      // The rows are so far apart that each is a region.
      for (index, seed) in seeds.enumerated() {
        drawing.write(20, 10 + index * 36, 120, 14, seed: seed)
      }
    }
    let found = try regions(
      page { rows(&$0, [1, 2, 3, 4, 5]) }, page { rows(&$0, [1, 9, 2, 3, 4]) })
    #expect(found.map(\.bounds.y) == [46, 82, 118, 154])
    #expect(found.map(\.movement?.to.y) == [82, 82, 118, 154])
    #expect(found.map(\.movement?.y) == [36, 36, 36, 36])
    #expect(found.map { $0.movedFrom?.y } == [nil, 46, 82, 118])
  }

  @Test("Columns that were scrolled horizontally are reported as moved", arguments: [8, -21])
  func sideways(by distance: Int) throws {
    func strip(_ drawing: inout Drawing, _ offset: Int) {
      for index in 0..<12 {
        drawing.write(index * 40 - offset, 60, 31, 70, seed: UInt64(index))
      }
    }
    let found = try regions(page { strip(&$0, 50) }, page { strip(&$0, 50 + distance) })
    let movement = try #require(found.first?.movement)
    #expect(found.count == 1)
    #expect(movement.x == -distance)
    #expect(movement.y == 0)
    #expect(movement.to.height == 70)
  }

  @Test("The part of a longer page below an insertion is reported as moved")
  func longer() throws {
    var old = Drawing(300, 150)
    list(from: 0, into: &old)
    var new = Drawing(300, 190)
    list(from: -40, into: &new)
    new.write(20, 0, 200, 32, seed: 99)
    let movement = try #require(try regions(old, new).first?.movement)
    #expect(movement.y == 40)
    #expect(movement.to.y + movement.to.height == 190)
  }

  // MARK: No movements

  @Test("Areas of one color are not reported as moved")
  func plain() throws {
    let pairs = [
      (page { _ in }, Drawing(300, 200, 0xFF00_0000)),
      (page { $0.fill(0, 0, 300, 60, 0xFF00_66CC) }, page { $0.fill(0, 0, 300, 90, 0xFF00_66CC) }),
      (
        page { $0.fill(20, 20, 50, 50, 0xFF00_66CC) }, page { $0.fill(20, 20, 80, 50, 0xFF00_66CC) }
      ),
      (
        page { $0.fill(20, 20, 50, 50, 0xFF00_66CC) },
        page {
          $0.fill(20, 20, 50, 50, 0xFFCC_6600)
          $0.fill(200, 20, 50, 50, 0xFF00_CC66)
        }
      ),
    ]
    for (old, new) in pairs {
      #expect(try regions(old, new).allSatisfy { $0.movement == nil })
    }
  }

  @Test("A text that was replaced, recolored or removed is not reported as moved")
  func replaced() throws {
    let old = page { $0.write(20, 30, 200, 20, seed: 1) }
    let others = [
      page { $0.write(20, 30, 200, 20, seed: 2) },
      page { _ in },
      page { $0.write(20, 30, 200, 20, seed: 1) }.mapped { $0 ^ 0x00FF_FFFF },
    ]
    for new in others {
      #expect(try regions(old, new).allSatisfy { $0.movement == nil })
    }
  }

  @Test("Noise is not reported as moved", arguments: 1...5)
  func noise(seed: UInt64) throws {
    let old = page { $0.write(0, 0, 300, 200, seed: seed) }
    let new = page { $0.write(0, 0, 300, 200, seed: seed + 10) }
    #expect(try regions(old, new).allSatisfy { $0.movement == nil })
  }

  // Not every image has a rectangle that is reported as moved, so one test has all seeds.
  @Test("Rectangles that are reported as moved contain the same pixels")
  func truth() throws {
    var count = 0
    for seed in 1...20 as ClosedRange<UInt64> {
      let (old, new) = partlyMoved(seed: seed)
      for region in try regions(old, new) {
        guard let movement = region.movement else { continue }
        #expect(region.movedFrom != nil || region.movedTo != nil, "seed \(seed)")
        #expect(movement.from != movement.to, "seed \(seed)")
        for y in 0..<movement.to.height {
          for x in 0..<movement.to.width {
            #expect(
              old[movement.from.x + x, movement.from.y + y]
                == new[movement.to.x + x, movement.to.y + y], "seed \(seed)")
          }
        }
        count += 1
      }
    }
    #expect(count > 0)
  }

  /// Returns images with the same six rectangles, of which about half are at another place.
  private func partlyMoved(seed: UInt64) -> (old: Drawing, new: Drawing) {
    var generator = SeededGenerator(seed: seed)
    func random(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
    var old = Drawing(300, 200)
    var new = Drawing(300, 200)
    for index in 0..<6 {
      let (x, y, width, height) = (random(0..<250), random(0..<160), random(5..<60), random(5..<40))
      old.write(x, y, width, height, seed: UInt64(index))
      let (dx, dy) = Bool.random(using: &generator) ? (0, 0) : (random(-40..<40), random(-40..<40))
      new.write(x + dx, y + dy, width, height, seed: UInt64(index))
    }
    return (old, new)
  }
}

extension Drawing {
  fileprivate func mapped(_ transform: (UInt32) -> UInt32) -> Drawing {
    var result = self
    result.pixels = pixels.map(transform)
    return result
  }
}

extension PixelRect {
  fileprivate func contains(_ other: PixelRect) -> Bool {
    other.x >= x && other.y >= y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }
}
