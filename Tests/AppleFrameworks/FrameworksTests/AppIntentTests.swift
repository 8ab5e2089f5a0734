// SPDX-License-Identifier: MIT

import AppIntents
import SwiftUI
import Testing
import os

private let performed = OSAllocatedUnfairLock<[String]>(initialState: [])

private enum Size: String, AppEnum {
  case small, large

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
    .small: "Small", .large: DisplayRepresentation(title: "Large", subtitle: "For two"),
  ]
}

private struct Dish: AppEntity {
  struct Query: EntityStringQuery {
    func entities(for identifiers: [Int]) async throws -> [Dish] { identifiers.map(Dish.init) }
    func entities(matching string: String) async throws -> [Dish] { [Dish(id: string.count)] }
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Dish"
  static let defaultQuery = Query()
  let id: Int
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Dish \(id)") }
}

private struct OrderIntent: AppIntent {
  static let title: LocalizedStringResource = "Order"
  static let description = IntentDescription("Orders a dish.", categoryName: "Food")
  static var parameterSummary: some ParameterSummary {
    When(\.$note, .hasAnyValue) {
      Summary("Order \(\.$size) of \(\.$dish)") { \.$note }
    } otherwise: {
      Summary("Order \(\.$size)")
    }
  }

  @Parameter(title: "Size", default: .large) var size: Size
  @Parameter(title: "Dish") var dish: Dish?
  @Parameter(title: "Count", inclusiveRange: (1, 9)) var count: Int
  @Parameter(title: "Note") var note: String?

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    performed.withLock { $0.append(size.rawValue) }
    return .result(value: count + 1, dialog: "Ordered \(size.rawValue)")
  }
}

private struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OrderIntent(), phrases: ["Order in \(.applicationName)", "Order \(\.$size)"],
      shortTitle: "Order", systemImageName: "fork.knife")
  }
}

@MainActor
@Suite("App intents")
struct AppIntentTests {
  @Test("A parameter has its default, or else an empty value")
  func parameters() {
    let intent = OrderIntent()
    #expect(intent.size == .large)
    #expect(intent.dish == nil)
    #expect(intent.count == 0)
  }

  @Test("A parameter of any type with an empty value can be read before it is set")
  func emptyValues() {
    #expect(IntentParameter<DateComponents>(title: "Time").wrappedValue == DateComponents())
    #expect(IntentParameter<[Dish]>(title: "Dishes").wrappedValue.isEmpty)
    #expect(IntentParameter<IntentFile>(title: "File").wrappedValue.data.isEmpty)
    #expect(IntentParameter<Duration>(title: "Duration").wrappedValue == .zero)
  }

  @Test("An intent returns its value")
  func result() async throws {
    let intent = OrderIntent()
    intent.count = 4
    #expect(try await intent.perform().value == 5)
  }

  @Test("A case has its own name")
  func names() {
    #expect(Size.large.displayRepresentation.title == "Large")
    #expect(Shortcuts.appShortcuts.count == 1)
  }

  @Test("Asking the user is an error")
  func request() async {
    await #expect(throws: IntentParameterError.self) {
      try await OrderIntent().$dish.requestValue("Which one?")
    }
  }

  @Test("A tap on a button performs its intent")
  func button() async throws {
    let intent = OrderIntent()
    intent.size = .small
    let host = try ViewHost(Button("Order", intent: intent))
    try host.tap("Order")
    while !performed.withLock({ $0.contains("small") }) { await Task.yield() }
    #expect(performed.withLock { $0.contains("small") })
  }
}
