// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Identities of siblings")
struct SiblingIdentityTests {
  @Test("Loops with equal identifiers in one stack are no problem")
  func loops() {
    let stars = HStack {
      ForEach(0..<3, id: \.self) { _ in Text("★") }
      ForEach(0..<2, id: \.self) { _ in Text("☆") }
    }
    #expect(!issues(of: stars).contains("Several"))
    let rows = LazyVStack {
      ForEach(0..<2, id: \.self) { _ in Text("a") }
      ForEach(0..<2, id: \.self) { _ in Text("b") }
    }
    #expect(!issues(of: rows).contains("Several"))
  }

  @Test("Equal identifiers of siblings are no problem")
  func siblings() {
    let equal = VStack {
      Text("a").id("x")
      Text("b").id("x")
    }
    #expect(!issues(of: equal).contains("Several"))
    let types = VStack {
      Text("a").id(1)
      Text("b").id("1")
    }
    #expect(!issues(of: types).contains("Several"))
  }

  @Test("An identifier like that of a loop is no problem")
  func generated() {
    let view = VStack {
      ForEach(0..<2) { section in
        Text("head")
        Text("row").id("\(section).0")
      }
    }
    #expect(!issues(of: view).contains("Several"))
  }

  @Test("A picker over a constant range selects by the offset of the number")
  func constantRange() throws {
    #expect(try texts(of: People()).contains("4 people"))
    let host = try ViewHost(People())
    try host.pick("5 people", in: "Number")
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
