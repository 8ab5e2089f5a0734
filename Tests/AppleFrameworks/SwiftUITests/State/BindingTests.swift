// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@Suite("Bindings")
@MainActor
struct BindingTests {
  @Test("A binding to a collection is a collection of bindings to its elements")
  func collection() {
    var values = [1, 2, 3]
    let binding = Binding(get: { values }, set: { values = $0 })
    for element in binding { element.wrappedValue *= 10 }
    #expect(values == [10, 20, 30])
    #expect(binding.map(\.wrappedValue) == values)
    #expect(binding.reversed().first?.wrappedValue == 30)
    #expect(binding.last?.wrappedValue == 30)
    #expect(binding.index(binding.startIndex, offsetBy: 2) == 2)
    #expect(Array(binding.indices) == [0, 1, 2])
  }

  @Test("A binding to an identifiable value has its identifier")
  func identifiable() {
    #expect(Binding.constant(Named(id: "a")).id == "a")
  }

  @Test("A binding to an optional value converts from and to a binding to a value")
  func optionals() {
    var value: Int? = 1
    let binding = Binding(get: { value }, set: { value = $0 })
    let unwrapped = Binding(binding)
    #expect(unwrapped?.wrappedValue == 1)
    unwrapped?.wrappedValue = 2
    #expect(value == 2)
    value = nil
    #expect(Binding(binding) == nil)
    #expect(unwrapped?.wrappedValue == 1)
    let wrapped: Binding<Int?> = Binding(.constant(3))
    #expect(wrapped.wrappedValue == 3)
  }

  @Test("A binding passes its transaction to the closure")
  func transactions() {
    var animation: Animation?
    let binding = Binding(get: { 0 }, set: { _, transaction in animation = transaction.animation })
    binding.animation(.linear).wrappedValue = 1
    #expect(animation == .linear)
    binding.transaction(Transaction(animation: .easeIn)).wrappedValue = 1
    #expect(animation == .easeIn)
  }

  @Test("A namespace is different from those of other views, and stays the same")
  func namespaces() throws {
    let host = try ViewHost(Namespaces())
    let first = texts(of: host)
    #expect(first == ["true", "false"])
    try host.tap("Change")
    #expect(texts(of: host) == first)
  }
}

private struct Named: Identifiable {
  let id: String
}

private struct Namespaces: View {
  @Namespace private var first
  @Namespace private var second
  @State private var known: Namespace.ID?

  var body: some View {
    Text("\(known ?? first == first)")
    Text("\(first == second)")
    Color.red.frame(width: 9, height: 9).onTapGesture { known = first }.id("Change")
  }
}
