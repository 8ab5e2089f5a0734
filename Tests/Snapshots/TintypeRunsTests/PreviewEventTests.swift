// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeRuns

@Suite("The events of a process that renders previews")
struct PreviewEventTests {
  private let sample = PreviewEvent.Rendering(
    id: "App/Card", image: "0a.png", width: 320, height: 480.5, scale: 2,
    accessibility: "Save. Button.\n", symbols: ["star.fill"], colors: ["blue #007AFF"],
    fonts: ["default bold 17"], warnings: [])

  private func decode(_ rendering: PreviewEvent.Rendering, without key: String) throws
    -> PreviewEvent.Rendering
  {
    let data = try JSONEncoder().encode(rendering)
    var object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    object[key] = nil
    return try JSONDecoder().decode(
      PreviewEvent.Rendering.self, from: JSONSerialization.data(withJSONObject: object))
  }

  @Test("A rendering without the key of the comparison has no comparison")
  func missingComparison() throws {
    var rendering = sample
    rendering.comparison = PreviewEvent.Comparison(reference: "a.png", difference: nil)
    let decoded = try decode(rendering, without: "comparison")
    #expect(decoded == sample)
  }

  @Test(
    "A list is sent in parts of at most 1,000 previews, of which the first can be empty",
    arguments: [
      (0, [[0, 0]]), (1, [[0, 1]]), (1_000, [[0, 1_000]]),
      (2_001, [[0, 1_000], [1_000, 1_000], [2_000, 1]]),
    ])
  func parts(count: Int, expected: [[Int]]) throws {
    let items = (0..<count).map { number in
      PreviewEvent.Item(
        id: "App/\(number)", module: "App", name: "\(number)", variant: "", fileID: nil, line: nil,
        isExcluded: false)
    }
    var (parts, received): ([[Int]], [PreviewEvent.Item]) = ([], [])
    for event in PreviewEvent.list(of: items) {
      let decoded = try JSONDecoder().decode(PreviewEvent.self, from: JSONEncoder().encode(event))
      guard case .list(let part, let start) = decoded else { continue }
      parts.append([start, part.count])
      received += part
    }
    #expect(parts == expected)
    #expect(received == items)
  }

  @Test("A comparison is received with its difference")
  func comparison() throws {
    let comparison = PreviewEvent.Comparison(
      reference: "__Snapshots__/card.png",
      difference: PreviewEvent.Difference(
        image: "0b.png", summary: "1 of 4 pixels differs.", changes: ["Text \"A\" was added"],
        regions: [[1, 2, 3, 4]]))
    var rendering = sample
    rendering.comparison = comparison
    #expect(try decode(rendering, without: "").comparison == comparison)
  }
}
