// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Steppers")
struct StepperTests {
  private func host(_ stepper: @autoclosure @escaping () -> some Component) throws -> ComponentHost
  {
    try ComponentHost(stepper(), in: .fixed(Size(300, 60)))
  }

  @Test("A stepper changes a number by its buttons and by accessibility adjustments")
  func changing() throws {
    let guests = Stored(3)
    let host = try host(Stepper("Guests", value: guests.binding, in: 1...8, step: 2))
    try host.perform(.tap, on: "increment")
    #expect(guests.value == 5)
    try host.perform(.tap, on: "decrement")
    #expect(guests.value == 3)
    try host.perform(.increment, on: "Guests")
    #expect(guests.value == 5)
    #expect(host.scene.accessibilityText.contains("Guests: 5. Adjustable."))
  }

  @Test("A stepper stops at its bounds and disables the button there")
  func bounds() throws {
    let guests = Stored(8)
    let host = try host(Stepper("Guests", value: guests.binding, in: 1...8, step: 5))
    #expect(throws: InteractionError.self) { try host.perform(.tap, on: "increment") }
    try host.perform(.increment, on: "Guests")
    #expect(guests.value == 8)
    try host.perform(.tap, on: "decrement")
    try host.perform(.tap, on: "decrement")
    #expect(guests.value == 1)
    #expect(throws: InteractionError.self) { try host.perform(.tap, on: "decrement") }
  }

  @Test("The value of a stepper does not overflow")
  func overflow() throws {
    for (start, action) in [(Int.max - 1, "increment"), (.min + 1, "decrement")] {
      let value = Stored(start)
      let host = try host(Stepper("n", value: value.binding, step: .max))
      try host.perform(.tap, on: action)
      #expect(value.value == (start > 0 ? .max : .min))
    }
  }

  @Test("A step of zero or less disables both buttons", arguments: [0, -1])
  func noStep(step: Int) throws {
    let host = try host(Stepper("n", value: .constant(3), step: step))
    for action in ["increment", "decrement"] {
      #expect(throws: InteractionError.self) { try host.perform(.tap, on: action) }
    }
  }

  @Test("A stepper changes floating-point numbers")
  func fractions() throws {
    let value = Stored(1.0)
    let host = try host(Stepper("n", value: value.binding, in: 0...2, step: 0.5))
    try host.perform(.tap, on: "increment")
    #expect(value.value == 1.5)
    value.value = .nan
    try host.update()
    try host.perform(.tap, on: "increment")
    #expect(value.value == 0.5)
  }

  @Test("Steppers reject actions while they are disabled")
  func disabled() throws {
    let host = try host(Stepper("n", value: .constant(3)).disabled(true))
    for (kind, target) in [(ActionKind.tap, "increment"), (.increment, "n")] {
      #expect(throws: InteractionError.self) { try host.perform(kind, on: target) }
    }
  }

  @Test("Stepper buttons are 44 points high, minus before plus, at the trailing edge")
  func places() throws {
    let stepper = Stepper("n", value: .constant(3))
    let scene = try lay(stepper, in: Size(300, 44))
    #expect(scene.frame("decrement") == Rect(x: 206, y: 0, width: 46.5, height: 44))
    #expect(scene.frame("increment")?.maxX == 300)
    let mirrored = try lay(stepper, in: Size(300, 44), traits: .rightToLeft)
    #expect(mirrored.frame("decrement")?.minX == 300 - 206 - 46.5)
    #expect(mirrored.frame("increment")?.minX == 0)
  }

  @Test("Stepper buttons are below the title at accessibility text sizes")
  func accessibilitySizes() throws {
    let scene = try lay(
      Stepper("n", value: .constant(3)), in: Size(300, 100),
      traits: .dynamicTypeSize(.accessibility1))
    let title = try #require(scene.first("Text")?.frame)
    let button = try #require(scene.frame("decrement"))
    #expect(button.minY >= title.maxY)
    #expect(button.minX == 0)
  }
}
