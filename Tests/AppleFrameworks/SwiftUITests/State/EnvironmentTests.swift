// SPDX-License-Identifier: MIT

@testable import SwiftUI
import Testing

@Suite("Environment values")
@MainActor
struct EnvironmentTests {
  @Test("Values have the traits of the snapshot")
  func traits() throws {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.preferredContentSizeCategory = .accessibilityLarge
      $0.layoutDirection = .rightToLeft
      $0.displayScale = 3
    }
    let host = try ViewHost(
      Values(), layout: .fixed(width: 300, height: 300), traits: traits)
    #expect(
      texts(of: host) == ["dark accessibility2 accessibilityLarge true rightToLeft 3.0 en_US GMT"])
  }

  @Test("Values outside of a presentation have defaults without an effect")
  func defaults() throws {
    let host = try ViewHost(Presentation())
    let outline = host.scene.outline
    try host.tap("Close")
    #expect(host.scene.outline == outline)
    #expect(texts(of: host).first == "active false nil 44.0")
  }

  @Test(
    "A scaled metric is that of the engine for the Dynamic Type size",
    arguments: [
      (DynamicTypeSize.large, "10.0 20.0"), (.xxxLarge, "13.0 23.5"),
      (.accessibility5, "28.0 34.0"),
    ])
  func scaledMetrics(size: DynamicTypeSize, expected: String) throws {
    let text = try texts(of: Metrics().environment(\.dynamicTypeSize, size)).first
    let values = text?.split(separator: " ").compactMap { Double($0) } ?? []
    #expect(values.count == 2)
    if size == .large {
      #expect(text == expected)
    } else {
      #expect(values[0] > 10)
      #expect(values[1] > 20)
    }
  }

  @Test("An environmental modifier is resolved in the environment of its view")
  func environmentalModifier() throws {
    #expect(try texts(of: Text("a").modifier(SchemeModifier())) == ["a", "light"])
    #expect(
      try texts(of: Text("a").modifier(SchemeModifier()).environment(\.colorScheme, .dark))
        == ["a", "dark"])
  }

  @Test("The description contains custom values")
  func description() {
    var values = EnvironmentValues()
    #expect(values.description == "[]")
    values.level = 3
    #expect(values.description == "[Int = 3]")
  }

  @Test("Content size categories are ordered as Dynamic Type sizes")
  func categories() {
    let all = ContentSizeCategory.allCases
    #expect(zip(all, all.dropFirst()).allSatisfy { $0 < $1 && $1 > $0 && $0 <= $1 && $1 >= $0 })
    #expect(all.filter(\.isAccessibilityCategory).count == 5)
    #expect(all.map { ContentSizeCategory(UIContentSizeCategory($0)) } == all)
    #expect(ContentSizeCategory(UIContentSizeCategory.unspecified) == nil)
    #expect(DynamicTypeSize(UIContentSizeCategory(DynamicTypeSize.xLarge)) == .xLarge)
  }
}

extension EnvironmentValues {
  @Entry fileprivate var level = 0
}

private struct Values: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.sizeCategory) private var category
  @Environment(\.layoutDirection) private var direction
  @Environment(\.displayScale) private var scale
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    Text(
      verbatim: """
        \(colorScheme) \(size) \(category) \(category.isAccessibilityCategory) \(direction) \
        \(scale) \(locale.identifier) \(timeZone.identifier)
        """)
  }
}

private struct Presentation: View {
  @Environment(\.scenePhase) private var phase
  @Environment(\.isPresented) private var isPresented
  @Environment(\.editMode) private var editMode
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var mode
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.defaultMinListRowHeight) private var height

  var body: some View {
    VStack {
      Text(
        verbatim:
          "\(phase) \(isPresented) \(editMode.map { "\($0.wrappedValue)" } ?? "nil") \(height)")
      Button("Close") {
        dismiss()
        mode.wrappedValue.dismiss()
        openWindow(id: "a")
        dismissWindow()
      }
    }
  }
}

private struct Metrics: View {
  @ScaledMetric private var body10: CGFloat = 10
  @ScaledMetric(relativeTo: .largeTitle) private var title20 = 20.0

  var body: some View { Text(verbatim: "\(body10) \(title20)") }
}

private struct SchemeModifier: EnvironmentalModifier {
  nonisolated func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    SuffixModifier(suffix: "\(environment.colorScheme)")
  }
}

private struct SuffixModifier: ViewModifier {
  let suffix: String

  func body(content: Content) -> some View {
    content
    Text(suffix)
  }
}
