// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Dynamic Type")
struct DynamicTypeTests {
  @Test("Dynamic Type sizes are ordered, and five are accessibility sizes")
  func order() {
    #expect(DynamicTypeSize.allCases.count == 12)
    #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
    #expect(DynamicTypeSize.xxxLarge < .accessibility1)
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
    #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
  }

  @Test(
    "Dynamic Type sizes also have UIKit's names",
    arguments: zip(
      [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
        .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
      ] as [ContentSizeCategory], DynamicTypeSize.allCases))
  func uikit(category: ContentSizeCategory, size: DynamicTypeSize) {
    #expect(category == size)
  }

  @Test(
    "Text styles have the published size at each Dynamic Type size",
    arguments: zip(
      Font.TextStyle.allCases,
      [
        [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41],
      ] as [[Double]]))
  func table(style: Font.TextStyle, sizes: [Double]) {
    var environment = EnvironmentValues()
    // Published sizes are never rounded, even if they are not whole pixels.
    environment.displayScale = 2.625
    #expect(sizes.count == DynamicTypeSize.allCases.count)
    for (category, size) in zip(DynamicTypeSize.allCases, sizes) {
      environment.dynamicTypeSize = category
      #expect(style.size(at: category) == size)
      #expect(Font.system(style).resolved(in: environment).size == size)
      #expect(Font.system(style).resolved(in: environment).textStyle == style)
    }
  }

  struct Icon: Component {
    @ScaledMetric(relativeTo: .title) var side = 24
    @ScaledMetric var small: Float = 10

    var body: some Component { Text("\(side) \(small)") }
  }

  @Test("Scaled metrics scale lengths inside a body and not outside")
  func scaledMetric() throws {
    func text(_ traits: Traits) throws -> String? {
      try lay(Icon(), traits: traits).lines.first?.string
    }
    #expect(try text(Traits()) == "24.0 10.0")
    // 24 · 57/34 = 40.24… and 10 · 48/22 = 21.82…, in half points.
    #expect(try text(.dynamicTypeSize(.accessibility3)) == "40.0 22.0")
    // 24 · 31/34 = 21.88… and 10 · 19/22 = 8.64….
    #expect(try text(.dynamicTypeSize(.xSmall)) == "22.0 8.5")
    #expect(Icon().side == 24)
  }

  struct Measured: Component {
    @ScaledMetric var body17 = 17.0
    @ScaledMetric var body16 = 16.0

    var body: some Component { Text("\(body17) \(body16)") }
  }

  @Test("Lengths scale with the line height of body text, as recorded at medium on an iPhone 8")
  func measuredMetric() throws {
    let text = try lay(Measured(), traits: .dynamicTypeSize(.medium)).lines.first?.string
    #expect(text == "16.0 15.5")
  }

  struct Reader: Component {
    @Environment(\.dynamicTypeSize) private var size

    var body: some Component { Text(size.rawValue) }
  }

  @Test("The Dynamic Type size can be limited to a range")
  func ranges() throws {
    func text(_ component: some Component, _ size: DynamicTypeSize) throws -> String? {
      try lay(component, traits: .dynamicTypeSize(size)).lines.first?.string
    }
    let upTo = Reader().dynamicTypeSize(...DynamicTypeSize.accessibility1)
    #expect(try text(upTo, .accessibility3) == "accessibility1")
    #expect(try text(upTo, .small) == "small")
    let from = Reader().dynamicTypeSize(DynamicTypeSize.large...)
    #expect(try text(from, .xSmall) == "large")
    let between = Reader().dynamicTypeSize(.medium ... .xLarge)
    #expect(try text(between, .accessibility5) == "xLarge")
    #expect(try text(between, .xSmall) == "medium")
    #expect(try text(Reader().dynamicTypeSize(..<DynamicTypeSize.large), .xLarge) == "medium")
    #expect(try text(Reader().dynamicTypeSize(.large ..< .large), .small) == "small")
  }
}
