// SPDX-License-Identifier: MIT

import Foundation
import SnapshotTesting
import XCTest

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The references of this class follow the rules of swift-snapshot-testing, not those of this
/// package.
final class StrategyTests: XCTestCase {
  struct Film: Codable, Hashable {
    var title: String
    var year: Int
    var rating: Double?
    var tags: [String] = []
  }

  private let film = Film(title: "Metropolis", year: 1927, tags: ["city", "robot"])

  func testLines() {
    assertSnapshot(of: "first\nsecond", as: .lines)
    assertSnapshot(of: "Grüße\r\n", as: .lines)
  }

  func testDescription() {
    assertSnapshot(of: film.year, as: .description)
    assertSnapshot(of: URL(string: "https://example.org/a")!, as: .description, named: "url")
  }

  func testDump() {
    assertSnapshot(of: film, as: .dump)
  }

  func testDumpOfCollections() {
    struct Shelf {
      var films: [String: Int]
      var seen: Set<String>
      var none: [Int] = []
      var pair = (1, two: "b")
    }
    assertSnapshot(
      of: Shelf(films: ["M": 1931, "Metropolis": 1927], seen: ["M", "Faust"]), as: .dump)
  }

  func testDumpOfValuesWithOwnText() {
    assertSnapshot(of: "a" as Character, as: .dump, named: "character")
    assertSnapshot(of: Data("film".utf8), as: .dump, named: "data")
    assertSnapshot(of: Date(timeIntervalSinceReferenceDate: 0), as: .dump, named: "date")
    assertSnapshot(of: NSObject(), as: .dump, named: "nsobject")
    assertSnapshot(of: "line\n\"quoted\"", as: .dump, named: "string")
    assertSnapshot(of: "Hello, world!".dropLast(8), as: .dump, named: "substring")
    assertSnapshot(of: URL(string: "https://example.org")!, as: .dump, named: "url")
  }

  func testDumpOfCycle() {
    final class Reel {
      var next: Reel?
      let number: Int
      init(_ number: Int) { self.number = number }
    }
    let first = Reel(1)
    first.next = Reel(2)
    first.next?.next = first
    assertSnapshot(of: first, as: .dump)
    first.next = nil
  }

  func testDumpOfEnums() {
    enum Format {
      case silent
      case sound(channels: Int)
      indirect case pair(Format, Format)
    }
    assertSnapshot(of: [Format.silent, .pair(.silent, .sound(channels: 2))], as: .dump)
  }

  func testDumpOfOwnText() {
    struct Secret: AnySnapshotStringConvertible {
      var inside = 1
      var snapshotDescription: String { "secret" }
    }
    struct Open: AnySnapshotStringConvertible {
      static let renderChildren = true
      var inside = 1
      var snapshotDescription: String { "open" }
    }
    assertSnapshot(of: (Secret(), Open()), as: .dump)
  }

  func testJSON() {
    assertSnapshot(of: film, as: .json)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    assertSnapshot(of: film, as: .json(encoder), named: "compact")
    assertSnapshot(of: 42, as: .json, named: "number")
    assertSnapshot(of: ["year": 1927, "title": "M"] as [String: Any], as: .json, named: "any")
  }

  func testPropertyList() {
    assertSnapshot(of: film, as: .plist)
  }

  func testData() {
    assertSnapshot(of: Data([0, 1, 0xFE, 0xFF]), as: .data)
  }

  func testFunction() {
    enum Direction: String, CaseIterable {
      case up, down, left, right
      var turned: Direction {
        switch self {
        case .up: .left
        case .left: .down
        case .down: .right
        case .right: .up
        }
      }
    }
    assertSnapshot(of: { $0.turned }, as: Snapshotting<Direction, String>.func(into: .description))
  }

  func testRequest() {
    var get = URLRequest(url: URL(string: "https://example.org/films?year=1927&title=M")!)
    get.addValue("seen=1", forHTTPHeaderField: "Cookie")
    get.addValue("text/html", forHTTPHeaderField: "Accept")
    assertSnapshot(of: get, as: .raw, named: "get")
    assertSnapshot(of: get, as: .curl, named: "get-curl")

    var post = URLRequest(url: URL(string: "https://example.org/films")!)
    post.httpMethod = "POST"
    post.addValue("application/json", forHTTPHeaderField: "Content-Type")
    post.addValue("user={\"id\":1}", forHTTPHeaderField: "Cookie")
    post.httpBody = Data("{\"year\":1931,\"title\":\"M\"}".utf8)
    assertSnapshot(of: post, as: .raw, named: "post")
    assertSnapshot(of: post, as: .raw(pretty: true), named: "post-pretty")
    assertSnapshot(of: post, as: .curl, named: "post-curl")

    var head = URLRequest(url: URL(string: "https://example.org/")!)
    head.httpMethod = "HEAD"
    assertSnapshot(of: head, as: .curl, named: "head-curl")
  }
}
