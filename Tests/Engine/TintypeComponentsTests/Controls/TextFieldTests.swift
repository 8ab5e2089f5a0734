// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Text fields")
struct TextFieldTests {
  private func texts(_ field: some Component, _ traits: Traits = Traits()) throws -> [String] {
    try lay(field, in: Size(300, 200), traits: traits).lines.map(\.string)
  }

  @Test("Entered text is stored in the binding")
  func entering() throws {
    let text = Stored("")
    let host = try ComponentHost(TextField("Name", text: text.binding), in: .fixed(Size(300, 100)))
    try host.enter("Ada", on: "Name")
    #expect(text.value == "Ada")
    #expect(host.scene.first("TextField")?.semantics?.value == "Ada")
    // A tap moves the focus and does nothing else.
    try host.perform(.tap, on: "Name")
    #expect(text.value == "Ada")
  }

  @Test("Text fields reject input while they are disabled")
  func disabled() throws {
    let text = Stored("")
    let host = try ComponentHost(
      TextField("Name", text: text.binding).disabled(true), in: .fixed(Size(300, 100)))
    #expect(throws: InteractionError.disabled(path: "TextField")) {
      try host.enter("Ada", on: "Name")
    }
  }

  @Test("The clear button empties a text field that contains text")
  func clearing() throws {
    let text = Stored("Ada")
    let field = { TextField("Name", text: text.binding).textFieldClearButton() }
    let host = try ComponentHost(field(), in: .fixed(Size(300, 100)))
    text.value = "Grace"
    try host.update()
    try host.perform(.tap, on: "clear")
    #expect(text.value == "")
  }

  @Test("Submitting a text field runs its submit action")
  func submitting() throws {
    let count = Stored(0)
    let host = try ComponentHost(
      TextField("Name", text: .constant("Ada")).onSubmit { count.value += 1 },
      in: .fixed(Size(300, 100)))
    try host.perform(.submit, on: "Name")
    #expect(count.value == 1)
  }

  @Test("An empty text field shows its prompt, or else its title")
  func prompts() throws {
    let plain = TextField("Name", text: .constant(""))
    #expect(try texts(plain) == ["Name"])
    #expect(try texts(TextField("Name", text: .constant(""), prompt: Text("Ada"))) == ["Ada"])
    #expect(try texts(TextField("Name", text: .constant("Grace"))) == ["Grace"])
  }

  @Test("The title of a floating text field moves up while the field is focused or filled")
  func floating() throws {
    let empty = TextField("Name", text: .constant(""), prompt: Text("Ada"))
      .textFieldStyle(.floating)
    #expect(try texts(empty) == ["Name"])
    #expect(try texts(empty, .controlState(.focused)) == ["Name", "Ada"])
    let filled = TextField("Name", text: .constant("Grace")).textFieldStyle(.floating)
    #expect(try texts(filled) == ["Name", "Grace"])
  }

  @Test(
    "The height of a text field is the same when empty, filled or focused",
    arguments: [
      TextFieldStyle.plain, .roundedBorder, .floating,
    ])
  func heights(style: TextFieldStyle) throws {
    let heights = try ["", "Ada"].flatMap { text in
      try [Traits(), .controlState(.focused)].map { traits in
        let field = TextField("Name", text: .constant(text)).textFieldStyle(style)
        return try lay(field, traits: traits).first("TextField")?.frame.height
      }
    }
    #expect(Set(heights).count == 1)
    #expect(heights.allSatisfy { ($0 ?? 0) >= 44 })
  }

  @Test("A focused text field has a caret after its text")
  func caret() throws {
    let field = TextField("Name", text: .constant("Ada")).controlState(.focused)
    let scene = try lay(field, in: Size(300, 44))
    let caret = try #require(scene.nodes.first { $0.element.hasPrefix("Capsule") }?.frame)
    #expect(caret.minX == 31)
    #expect(caret.width == 2)
    let mirrored = try lay(field, in: Size(300, 44), traits: .rightToLeft)
    let other = try #require(mirrored.nodes.first { $0.element.hasPrefix("Capsule") }?.frame)
    // The text is at the right edge, and the caret is at the end of its Latin letters.
    #expect(other.maxX == 300)
    let idle = try lay(field.disabled(true), in: Size(300, 44))
    #expect(!idle.nodes.contains { $0.element.hasPrefix("Capsule") })
  }

  @Test("Text wraps to new lines only in a vertical text field")
  func lines() throws {
    let text = Binding<String>.constant("one two three four five six seven eight")
    #expect(try texts(TextField("t", text: text)).count == 1)
    #expect(try texts(TextField("t", text: text, axis: .vertical)).count > 1)
  }

  @Test("An error replaces the help text, and either is the accessibility hint")
  func errors() throws {
    let help = TextField("t", text: .constant("a")).textFieldHelp("Help")
    #expect(try texts(help) == ["a", "Help"])
    #expect(try lay(help).first("TextField")?.semantics?.hint == "Help")
    let error = TextField("t", text: .constant("a")).textFieldError("Error").textFieldHelp("Help")
    #expect(try texts(error) == ["a", "Error"])
    #expect(try lay(error).first("TextField")?.semantics?.hint == "Error")
  }

  @Test(
    "The character count is red if the text exceeds the limit",
    arguments: [
      ("ab", 3, "2/3", false), ("abcd", 3, "4/3", true), ("👨‍👩‍👧", 1, "1/1", false),
      ("a", -5, "1/0", true),
    ])
  func counting(text: String, limit: Int, count: String, isRed: Bool) throws {
    let field = TextField("t", text: .constant(text)).textFieldCharacterLimit(limit)
    let line = try #require(lay(field, in: Size(300, 100)).lines.last)
    #expect(line.string == count)
    #expect((line.color.name == "red") == isRed)
  }

  @Test("A secure field shows one bullet per character, or its text when revealed")
  func secure() throws {
    let (text, isRevealed) = (Stored("engine"), Stored(false))
    let host = try ComponentHost(
      SecureField("Password", text: text.binding, isRevealed: isRevealed.binding),
      in: .fixed(Size(300, 100)))
    #expect(host.scene.lines.map(\.string) == ["••••••"])
    #expect(host.scene.accessibilityText.contains("Secure Text Field"))
    #expect(!host.scene.accessibilityText.contains("engine"))
    try host.perform(.tap, on: "reveal")
    #expect(host.scene.lines.map(\.string) == ["engine"])
    try host.enter("loom", on: "Password")
    #expect(text.value == "loom")
  }

  @Test("A secure field limits the number of bullets for long text")
  func longSecret() throws {
    let text = String(repeating: "x", count: 100_000)
    let scene = try lay(SecureField("Password", text: .constant(text)), in: Size(300, 100))
    #expect(
      (scene.first("SecureField")?.semantics?.value?.count ?? 0) == SecureField.maximumBullets)
  }

  @Test(
    "A text field accepts a text of 100,000 characters", arguments: [ControlState.normal, .focused])
  func longText(state: ControlState) throws {
    let text = String(repeating: "long ", count: 20_000)
    let field = TextField("t", text: .constant(text)).textFieldCharacterLimit(9)
      .controlState(state)
    #expect(try texts(field).last == "100000/9")
  }

  @Test("The prompt of a text field has one line at all text sizes")
  func largePrompt() throws {
    let field = TextField("One two three four five six seven eight", text: .constant(""))
    #expect(try texts(field).count == 1)
    #expect(try texts(field, .dynamicTypeSize(.accessibility5)).count == 1)
  }

  @Test("Text fields are legible in every style and state")
  func contrast() throws {
    for traits in looks {
      for style in TextFieldStyle.allCases {
        for state in [ControlState.normal, .focused] {
          for text in ["", "Ada"] {
            let field = TextField("t", text: .constant(text), prompt: Text("prompt"))
              .textFieldStyle(style).textFieldError(text.isEmpty ? nil : "Error")
              .textFieldHelp("Help").textFieldCharacterLimit(2).controlState(state)
            let scene = try lay(field, in: Size(300, 200), traits: traits)
            #expect(scene.paleTexts(traits) == [], "\(style) \(state) \(traits)")
          }
        }
      }
    }
  }
}
