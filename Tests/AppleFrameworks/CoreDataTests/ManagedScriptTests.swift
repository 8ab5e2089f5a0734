// SPDX-License-Identifier: MIT

import CoreData
import Foundation
import Testing

@Suite("Scripts of changes")
struct ManagedScriptTests {
  /// A plain model of shelves with jars: the labels of each shelf.
  private struct Plain: Equatable {
    var shelves: [Int: [Int]] = [:]
    var loose: [Int] = []

    mutating func remove(_ jar: Int) {
      for shelf in shelves.keys { shelves[shelf]?.removeAll { $0 == jar } }
      loose.removeAll { $0 == jar }
    }
  }

  @Test("200 random scripts of changes, saves and rollbacks have the results of a plain model")
  func scripts() throws {
    for seed in 0..<200 as Range<UInt64> {
      var random = Congruential(state: seed)
      let context = makeContext()
      var (plain, saved) = (Plain(), Plain())
      var (shelves, jars): ([Int: Shelf], [Int: Jar]) = ([:], [:])
      for step in 0..<40 {
        let jar = random.next(jars.count)
        let key = jars.keys.sorted().dropFirst(jar).first
        let shelf = shelves.keys.sorted().dropFirst(random.next(shelves.count)).first
        switch random.next(8) {
        case 0:
          shelves[step] = Shelf(context: context)
          plain.shelves[step] = []
        case 1, 2:
          jars[step] = context.jar("\(step)")
          plain.loose.append(step)
        case 3, 4:
          guard let key, let shelf, plain.shelves[shelf]?.contains(key) == false else { continue }
          if random.next(2) == 0 {
            jars[key]?.shelf = shelves[shelf]
          } else if let jar = jars[key] {
            shelves[shelf]?.addToJars(jar)
          }
          plain.remove(key)
          plain.shelves[shelf]?.append(key)
        case 5:
          guard let key, let jar = jars.removeValue(forKey: key) else { continue }
          context.delete(jar)
          plain.remove(key)
        case 6:
          guard let shelf, let object = shelves.removeValue(forKey: shelf) else { continue }
          context.delete(object)
          for key in plain.shelves.removeValue(forKey: shelf) ?? [] { jars[key] = nil }
        default:
          if random.next(3) > 0 {
            try context.save()
            saved = plain
          } else {
            context.rollback()
            plain = saved
            (shelves, jars) = try objects(of: context, like: plain, shelves, jars)
          }
        }
        let found = shelves.mapValues { $0.labels.compactMap { Int($0) } }
        #expect(found == plain.shelves, "seed \(seed), step \(step)")
        let all = try context.labels().compactMap { Int($0) }
        let expected = (plain.shelves.values.flatMap(\.self) + plain.loose).sorted()
        #expect(all == expected, "seed \(seed), step \(step)")
      }
    }
  }

  /// Returns the objects that exist after a rollback, by their numbers.
  private func objects(
    of context: NSManagedObjectContext, like plain: Plain, _ shelves: [Int: Shelf],
    _ jars: [Int: Jar]
  ) throws -> ([Int: Shelf], [Int: Jar]) {
    let found = try context.fetch(NSFetchRequest<Jar>(entityName: "Jar"))
    let all = try context.fetch(NSFetchRequest<Shelf>(entityName: "Shelf"))
    return (
      Dictionary(
        zip(plain.shelves.keys.sorted(), all), uniquingKeysWith: { first, _ in first }),
      Dictionary(
        found.compactMap { jar in Int(jar.label).map { ($0, jar) } },
        uniquingKeysWith: { first, _ in first })
    )
  }

  /// A generator of numbers with a seed.
  private struct Congruential {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return bound > 0 ? Int(state >> 33) % bound : 0
    }
  }
}
