// SPDX-License-Identifier: MIT

import Testing
import TintypeComponentsTestSupport

@testable import TintypeComponents

@Suite("Software keyboards")
struct KeyboardTests {
  private func scene(
    _ device: Device, _ traits: Traits = Traits(), _ component: some Component = Color.red
  ) throws -> Scene {
    try Scene(of: component, in: .device(device), traits: traits, measuring: BlockText())
  }

  @Test("A device has no keyboard by default")
  func usual() throws {
    #expect(try scene(.iPhone13).all("KeyboardPanel").isEmpty)
    #expect(Device.iPhone13.keyboard().name == "iPhone13")
  }

  @Test(
    "A keyboard has the height of the system's",
    arguments: [
      (Device.iPhoneSe, KeyboardType.default, 254.0), (.iPhoneSe3, .default, 260),
      (.iPhoneSe3, .numberPad, 216), (.iPhone8Plus, .default, 271), (.iPhoneX, .default, 336),
      (.iPhone13, .default, 336), (.iPhone13, .numberPad, 291), (.iPhone13Mini, .default, 336),
      (.iPhone16Pro, .emailAddress, 336), (.iPhone13ProMax, .default, 346),
      (.iPhone16ProMax, .decimalPad, 301), (.iPhoneSe3.landscape, .default, 200),
      (.iPhoneX.landscape, .default, 209), (.iPhone13.landscape, .default, 219),
      (.iPhone13.landscape, .phonePad, 181), (.iPad9_7.portrait, .default, 318),
      (.iPad9_7, .default, 396), (.iPadMini8_3.portrait, .default, 335),
      (.iPadPro11.portrait, .numberPad, 339), (.iPadPro11, .default, 426),
      (.iPadPro13.portrait, .default, 405), (.iPadPro13, .default, 498),
    ])
  func heights(device: Device, type: KeyboardType, expected: Double) throws {
    let scene = try scene(device.keyboard(type: type))
    // The content ends where the keyboard begins.
    let content = try #require(scene.all("Color").first?.frame)
    #expect(device.size.height - content.maxY == expected)
  }

  @Test("Content ends above the keyboard, and keeps the other edges of the safe area")
  func content() throws {
    let frame = try #require(try scene(.iPhone13.keyboard()).all("Color").first?.frame)
    #expect(frame.minY == 47 && frame.maxY == 844 - 336)
  }

  @Test("A keyboard is one element for accessibility, with its type as the value")
  func accessibility() throws {
    let text = try scene(.iPhone13.keyboard(type: .decimalPad)).accessibilityText
    #expect(text.contains("Keyboard: decimalPad.  0 553  390 × 291"))
  }

  @Test("While editing, only a focused and enabled text field shows the keyboard of its type")
  func focus() throws {
    let device = Device.iPhone13.keyboard(.whileEditing)
    let field = TextField("Code", text: .constant("")).keyboardType(.numberPad)
    #expect(try scene(device, Traits(), field).all("KeyboardPanel").isEmpty)
    let focused = try scene(device, .controlState(.focused), field)
    #expect(focused.accessibilityText.contains("numberPad"))
    let disabled = try scene(
      device, Traits(isEnabled: false).merging(.controlState(.focused)), field)
    #expect(disabled.all("KeyboardPanel").isEmpty)
  }

  @Test(
    "The letters are those of the language",
    arguments: [
      ("en", "QWERTYUIOP"), ("de", "QWERTZUIOPÜ"), ("fr", "AZERTYUIOP"), ("ja", "QWERTYUIOP"),
      ("ar", "ضصثقفغعهخحج"), ("he", "קראטוןםפ"), ("ru", "ЙЦУКЕНГШЩЗХ"),
    ])
  func letters(locale: String, row: String) throws {
    let scene = try scene(.iPhone13.keyboard(), .locale(locale))
    #expect(scene.lines.prefix(row.count).map(\.string).joined() == row)
  }

  @Test("Latin letters replace others if a field requires ASCII")
  func ascii() throws {
    let scene = try scene(.iPhone13.keyboard(type: .asciiCapable), .locale("ar"))
    #expect(scene.lines.first?.string == "Q")
    let german = try self.scene(.iPhone13.keyboard(type: .asciiCapable), .locale("de"))
    #expect(german.lines[5].string == "Z")
  }

  @Test("A number pad has the digits and the decimal separator of the locale")
  func digits() throws {
    func strings(_ type: KeyboardType, _ locale: String) throws -> [String] {
      try scene(.iPhone13.keyboard(type: type), .locale(locale)).lines.map(\.string)
    }
    #expect(try strings(.decimalPad, "de_DE") == "123456789,0".map { String($0) })
    #expect(try strings(.numberPad, "ar_EG") == "١٢٣٤٥٦٧٨٩٠".map { String($0) })
    #expect(try strings(.asciiCapableNumberPad, "ar_EG").first == "1")
    #expect(try strings(.phonePad, "en_US").contains("+ ∗ #"))
  }

  @Test(
    "The key shift follows the capitalization and the text",
    arguments: [
      (nil, "", true), (nil, "Hello", false), (nil, "Hello. ", true), (nil, "A ", false),
      (.words, "A ", true), (.never, "", false), (.characters, "Hello", true),
      (.sentences, "Line\n", true),
    ] as [(TextInputTraits.Capitalization?, String, Bool)])
  func capitals(capitalization: TextInputTraits.Capitalization?, text: String, isUpper: Bool) {
    var traits = TextInputTraits()
    traits.capitalization = capitalization
    #expect(traits.capitalizes(after: text) == isUpper)
  }

  @Test("Email addresses and URLs begin with small letters")
  func addresses() {
    var traits = TextInputTraits()
    for (type, isUpper) in [(KeyboardType.emailAddress, false), (.url, false), (.twitter, true)] {
      traits.type = type
      #expect(traits.capitalizes(after: "") == isUpper)
    }
  }

  @Test("A keyboard that is higher than its screen is clipped, with a warning")
  func small() throws {
    var device = Device.iPhone13.keyboard()
    device.size = Size(width: 300, height: 150)
    let scene = try scene(device)
    #expect(scene.diagnostics.count == 1)
    let message = try #require(scene.diagnostics.first)
    #expect(message.severity == .warning)
    #expect("\(message)".contains("The keyboard is 232 points high, and only 103 points"))
    #expect(scene.all("Color").first?.frame.height == 0)
  }

  @Test("The letters are black in the light scheme, and white in the dark one")
  func colors() throws {
    func red(_ traits: Traits) throws -> Double? {
      try scene(.iPhone13.keyboard(), traits).lines.first?.color.red
    }
    #expect(try red(.light) == 0)
    #expect(try red(.dark) == 1)
  }

  @Test("A return key of a prominent action is blue, and its title is in the language")
  func returnKeys() throws {
    for (key, title, isBlue) in [
      (TextInputTraits.ReturnKey.done, "Fertig", true), (.next, "Weiter", false),
      (.search, "Suchen", true), (.send, "Senden", true),
    ] {
      let field = TextField("Name", text: .constant(""))
        .environment(\.textInput.returnKey, key)
      let scene = try scene(
        .iPhone13.keyboard(.whileEditing), .locale("de").merging(.controlState(.focused)), field)
      let line = try #require(scene.lines.last)
      #expect(line.string == title)
      #expect((line.color.red == 1) == isBlue)
    }
  }
}
