// SPDX-License-Identifier: MIT

import Combine
import SnapshotTesting
import SwiftUI
import Testing

/// Modifiers that do not change an image, and views around them.
@Suite("Modifiers without effect")
@MainActor
struct NoEffectTests {
  @Test("The modifiers keep the size and the state of a view")
  func unchanged() throws {
    let host = try ViewHost(Hovered())
    let plain = try ViewHost(Counter())
    #expect(try host.frame(of: "Add").size == plain.frame(of: "Add").size)
    try host.tap("Add")
    #expect(texts(of: host) == ["1", "Add"])
  }

  @Test("Values of modifiers are in the environment of their views")
  func environment() throws {
    let host = try ViewHost(
      Values().focusEffectDisabled().springLoadingBehavior(.enabled).allowedDynamicRange(.high)
        .textSelectionAffinity(.upstream))
    #expect(texts(of: host) == ["false true true true"])
    #expect(texts(of: try ViewHost(Values())) == ["true false false false"])
  }

  @Test("A subscription view performs its action for each value")
  func subscription() throws {
    let host = try ViewHost(Subscribed(subject: CurrentValueSubject(3)))
    #expect(texts(of: host) == ["3"])
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Add") { count += 1 }
    }
  }
}

private struct Hovered: View {
  var body: some View {
    Counter().onHover { _ in }.focusable().statusBarHidden().writingToolsBehavior(.disabled)
      .userActivity("a") { _ in }
  }
}

private struct Values: View {
  @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled
  @Environment(\.springLoadingBehavior) private var springLoadingBehavior
  @Environment(\.allowedDynamicRange) private var allowedDynamicRange
  @Environment(\.textSelectionAffinity) private var textSelectionAffinity

  var body: some View {
    Text(
      """
      \(isFocusEffectEnabled) \(springLoadingBehavior == .enabled) \
      \(allowedDynamicRange == .high) \(textSelectionAffinity == .upstream)
      """)
  }
}

private struct Subscribed: View {
  let subject: CurrentValueSubject<Int, Never>
  @State private var value = 0

  var body: some View {
    SubscriptionView(content: Text("\(value)"), publisher: subject) { value = $0 }
  }
}
