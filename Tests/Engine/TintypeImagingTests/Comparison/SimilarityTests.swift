// SPDX-License-Identifier: MIT

import Testing
import TintypeImaging

@Suite("Cosine similarity") struct CosineSimilarityTests {
  struct Case: Sendable {
    var meaning: String
    var a: [Float]
    var b: [Float]
    var expected: Float
  }

  @Test(
    "The cosine similarity is the cosine of the angle between two vectors",
    arguments: [
      Case(meaning: "the same", a: [1, 2, 3], b: [1, 2, 3], expected: 1),
      Case(meaning: "one twice as long", a: [1, 2, 3], b: [2, 4, 6], expected: 1),
      Case(meaning: "a right angle", a: [1, 0, 0], b: [0, 1, 0], expected: 0),
      Case(meaning: "opposite", a: [1, 2, 3], b: [-1, -2, -3], expected: -1),
      Case(meaning: "45 degrees", a: [1, 0], b: [1, 1], expected: 0.70710678),
      Case(meaning: "60 degrees", a: [1, 0], b: [1, 1.7320508], expected: 0.5),
      Case(meaning: "as long as floats can be", a: [3e38, 3e38], b: [3e38, 3e38], expected: 1),
      Case(
        meaning: "as short as floats can be", a: [.leastNonzeroMagnitude],
        b: [.leastNonzeroMagnitude], expected: 1),
    ])
  func angle(_ c: Case) {
    #expect(abs(CosineSimilarity.between(c.a, c.b) - c.expected) < 1e-6, "\(c.meaning)")
    #expect(CosineSimilarity.between(c.a, c.b) == CosineSimilarity.between(c.b, c.a))
  }

  @Test(
    "The cosine similarity is 0 if there is no angle",
    arguments: [
      ([1, 2], [1, 2, 3]), ([], []), ([1, 2, 3], [0, 0, 0]), ([1, .nan], [1, 1]),
      ([1, .infinity], [1, 1]),
    ] as [([Float], [Float])])
  func noAngle(a: [Float], b: [Float]) {
    #expect(CosineSimilarity.between(a, b) == 0)
  }
}

@Suite("Connected components") struct ConnectedComponentsTests {
  @Test(
    "Connected components are the groups that are connected by chains of pairs",
    arguments: [
      (3, [], []),
      (2, [(0, 1)], [[0, 1]]),
      (3, [(0, 1), (1, 2)], [[0, 1, 2]]),
      (4, [(3, 2), (1, 0)], [[0, 1], [2, 3]]),
      (6, [(5, 1), (1, 3), (4, 0)], [[0, 4], [1, 3, 5]]),
      (2, [(0, 0)], []),
      (2, [(0, 1), (1, 0), (0, 1)], [[0, 1]]),
      (2, [(0, 2), (-1, 1)], []),
      (0, [(0, 0)], []),
      (-1, [], []),
    ] as [(Int, [(Int, Int)], [[Int]])])
  func groups(count: Int, edges: [(Int, Int)], expected: [[Int]]) {
    #expect(ConnectedComponents(count: count, edges: edges).groups == expected)
  }

  @Test("Connected components do not depend on the order of the pairs", arguments: 0..<20)
  func order(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let edges = (0..<60).map { _ in (next(80), next(80)) }
    let turned = edges.reversed().map { ($0.1, $0.0) }
    let groups = ConnectedComponents(count: 80, edges: edges).groups
    #expect(groups == ConnectedComponents(count: 80, edges: turned).groups)
    // The elements of each pair are in the same group.
    for (a, b) in edges where a != b {
      #expect(groups.contains { $0.contains(a) && $0.contains(b) })
    }
  }

  @Test("A chain of 100,000 elements is one connected component")
  func longChain() {
    let edges = (1..<100_000).reversed().map { ($0, $0 - 1) }
    #expect(ConnectedComponents(count: 100_000, edges: edges).groups.map(\.count) == [100_000])
  }
}
