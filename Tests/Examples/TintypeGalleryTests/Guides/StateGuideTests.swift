// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeComponents

// example: model
final class Order {
  var count = 1
  var isGift = false
  var note = ""
}

struct OrderForm: Component {
  let order: Order

  var body: some Component {
    VStack(alignment: .leading) {
      Stepper("Mugs: \(order.count)", value: Binding(order, \.count), in: 0...5).id("count")
      Toggle("Gift", isOn: Binding(order, \.isGift))
      if order.isGift {
        TextField("Note", text: Binding(order, \.note)).textFieldStyle(.roundedBorder)
      }
      Button("Empty the basket", role: .destructive) { order.count = 0 }
        .disabled(order.count == 0)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(.systemBackground)
  }
}
// end

// example: binding
struct Switches: Component {
  @Binding var isOn: Bool
  let level: Binding<Double>

  var body: some Component {
    VStack {
      Toggle("On", isOn: $isOn)
      Slider("Level", value: level).disabled(!isOn)
    }
  }
}
// end

@Suite("The guide “State in views”") struct StateGuideTests {
  // example: host
  private let canvas = Viewport.fixed(Size(width: 320, height: 232))
  // end

  // example: host
  @Test("A gift has a note")
  func gift() throws {
    let order = Order()
    let host = try ComponentHost(OrderForm(order: order), in: canvas)
    assertSnapshot(of: host.component, as: .image(in: canvas), named: "before")

    try host.perform(.tap, on: "Gift")
    try host.enter("For Ada", on: "Note")
    try host.perform(.increment, on: "count")
    assertSnapshot(of: host.component, as: .image(in: canvas), named: "after")
    #expect(order.count == 2)
    #expect(order.note == "For Ada")
  }
  // end

  // example: difference
  @Test("A step changes the title and the value")
  func difference() throws {
    let order = Order()
    let host = try ComponentHost(OrderForm(order: order), in: canvas)
    let change = try host.perform(.increment, on: "count")
    assertSnapshot(of: change.description, as: .lines)
  }
  // end

  // example: errors
  @Test("A disabled button cannot be tapped")
  func errors() throws {
    let order = Order()
    order.count = 0
    let host = try ComponentHost(OrderForm(order: order), in: canvas)
    #expect(throws: InteractionError.self) {
      try host.perform(.tap, on: "Empty the basket")
    }
  }
  // end

  // example: update
  @Test("A change that no action made is laid out by update()")
  func update() throws {
    let order = Order()
    let host = try ComponentHost(OrderForm(order: order), in: canvas)
    order.isGift = true
    #expect(throws: InteractionError.self) { try host.enter("For Ada", on: "Note") }
    try host.update()
    try host.enter("For Ada", on: "Note")
  }
  // end

  // example: values
  @Test("A binding can read and write local variables")
  func values() throws {
    var isOn = false
    var level = 0.0
    let host = try ComponentHost(
      Switches(
        isOn: Binding {
          isOn
        } set: {
          isOn = $0
        },
        level: Binding {
          level
        } set: {
          level = $0
        }),
      in: .fixed(Size(width: 320, height: 120)))
    try host.perform(.tap, on: "On")
    try host.perform(.increment, on: "Level")
    #expect(isOn)
    #expect(level == 0.1)
  }
  // end

  // example: accessibility
  @Test("The form is accessible")
  func accessibility() {
    assertSnapshot(of: OrderForm(order: Order()), as: .accessibility)
  }
  // end
}
