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
