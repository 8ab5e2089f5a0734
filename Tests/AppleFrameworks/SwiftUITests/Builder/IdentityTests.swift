// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Identities of views")
struct IdentityTests {
  /// Views whose siblings have equal identifiers, which SwiftUI shows.
  nonisolated static let equal: [String: @MainActor () -> any View] = [
    "two loops over numbers": {
      HStack {
        ForEach(0..<3, id: \.self) { _ in Text("★") }
        ForEach(0..<2, id: \.self) { _ in Text("☆") }
      }
    },
    "a number and a string": {
      VStack {
        Text("a").id(1)
        Text("b").id("1")
      }
    },
    "the same identifier twice": {
      VStack {
        Text("a").id("x")
        Text("b").id("x")
      }
    },
    "an identifier like that of a loop": {
      VStack {
        ForEach(0..<2) { section in
          Text("head")
          Text("row").id("\(section).0")
        }
      }
    },
    "a loop in a lazy stack": {
      LazyVStack {
        ForEach(0..<2, id: \.self) { _ in Text("a") }
        ForEach(0..<2, id: \.self) { _ in Text("b") }
      }
    },
  ]

  @Test("Equal identifiers outside of one loop are no problem", arguments: equal.keys.sorted())
  func equalIdentifiers(name: String) throws {
    let view = try #require(Self.equal[name])()
    #expect(!issues(of: AnyView(view)).contains("Several"))
  }

  @Test("A picker over a constant range selects by the offset of the number")
  func constantRange() throws {
    #expect(try texts(of: People()).contains("4 people"))
    let host = try ViewHost(People())
    try host.pick("5 people")
    #expect(texts(of: host).contains("selected 3"))
  }

  @Test("A picker over a range with identifiers selects by the number")
  func identifiedRange() throws {
    #expect(try texts(of: IdentifiedPeople()).contains("2 people"))
  }
}

private struct People: View {
  @State private var number = 2

  var body: some View {
    Form {
      Picker("Number", selection: $number) {
        ForEach(2..<100) { Text("\($0) people") }
      }
      Text("selected \(number)")
    }
  }
}

private struct IdentifiedPeople: View {
  @State private var number = 2

  var body: some View {
    Form {
      Picker("Number", selection: $number) {
        ForEach(2..<100, id: \.self) { Text("\($0) people") }
      }
    }
  }
}
