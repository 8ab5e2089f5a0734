// SPDX-License-Identifier: MIT

extension Page {
  /// Presses and releases a key.
  ///
  /// - Parameters:
  ///   - key: The key as the page receives it, such as “Escape”, “ArrowDown”, “j” or “?”.
  ///   - modifiers: The modifier keys that are held. Shift is added if the character needs it.
  /// - Throws: ``BrowserError/unknownKey(_:)``, or another ``BrowserError``.
  package func press(_ key: String, _ modifiers: Modifiers = []) throws(BrowserError) {
    try hold(key, modifiers)
    try release(key, modifiers)
  }

  /// Presses a key and holds it.
  package func hold(_ key: String, _ modifiers: Modifiers = []) throws(BrowserError) {
    let key = try PageKey(key)
    let modifiers = modifiers.union(key.modifiers)
    // A key with Control or a similar modifier is a command and types no text.
    let text = modifiers.isSubset(of: .shift) ? key.text : nil
    try call(
      "Input.dispatchKeyEvent",
      KeyEvent(type: text == nil ? "rawKeyDown" : "keyDown", key, modifiers, text: text))
  }

  /// Releases a key that is held.
  package func release(_ key: String, _ modifiers: Modifiers = []) throws(BrowserError) {
    let key = try PageKey(key)
    try call(
      "Input.dispatchKeyEvent",
      KeyEvent(type: "keyUp", key, modifiers.union(key.modifiers), text: nil))
  }

  /// Types a text key by key; characters without a key are inserted as by an input method.
  package func type(_ text: String) throws(BrowserError) {
    for character in text {
      if (try? PageKey(String(character))) != nil {
        try press(String(character))
      } else {
        try call("Input.insertText", Insertion(text: String(character)))
      }
    }
  }

  /// Scrolls an element into view and clicks its center.
  ///
  /// - Throws: ``BrowserError/noElement(selector:)`` if no element can be clicked,
  ///   ``BrowserError/covered(selector:by:)`` if the click would hit another element.
  package func click(_ selector: String, count: Int = 1) throws(BrowserError) {
    let place = try middle(of: selector)
    if let other = place.cover { throw .covered(selector: selector, by: other) }
    try click(place.x, place.y, count: count)
  }

  /// Clicks a point, in CSS pixels from the window's top left corner.
  package func click(_ x: Double, _ y: Double, count: Int = 1) throws(BrowserError) {
    try move(x, y)
    try mouse("mousePressed", x, y, buttons: 1, count: count)
    try mouse("mouseReleased", x, y, buttons: 0, count: count)
  }

  /// Moves the pointer to a point.
  package func move(_ x: Double, _ y: Double) throws(BrowserError) {
    try mouse("mouseMoved", x, y, buttons: 0, count: 0)
  }

  /// Moves the pointer to the center of an element.
  package func move(to selector: String) throws(BrowserError) {
    let place = try middle(of: selector)
    try move(place.x, place.y)
  }

  /// Presses the pointer at a point, moves it to another one in several steps, and releases it.
  package func drag(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double)
  ) throws(BrowserError) {
    try move(start.x, start.y)
    try mouse("mousePressed", start.x, start.y, buttons: 1, count: 1)
    for step in 1...4 {
      let part = Double(step) / 4
      try mouse(
        "mouseMoved", start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part,
        buttons: 1, count: 0)
    }
    try mouse("mouseReleased", end.x, end.y, buttons: 0, count: 1)
  }

  /// Turns the wheel at a point, by CSS pixels to the right and down.
  package func scroll(
    at x: Double, _ y: Double, by dx: Double, _ dy: Double, _ modifiers: Modifiers = []
  ) throws(BrowserError) {
    try call(
      "Input.dispatchMouseEvent",
      MouseEvent(
        type: "mouseWheel", x: x, y: y, button: "none", buttons: 0, clickCount: 0, deltaX: dx,
        deltaY: dy, modifiers: modifiers.rawValue))
  }

  /// Returns the center of an element after scrolling it into view, and the element that covers it.
  private func middle(of selector: String) throws(BrowserError) -> Place {
    let place: Place? = try evaluate(
      """
      (() => {
        const element = document.querySelector(\(Self.literal(selector)));
        if (!element) return null;
        element.scrollIntoView({block: "nearest", inline: "nearest", behavior: "instant"});
        const box = element.getBoundingClientRect();
        if (!(box.width > 0 && box.height > 0)) return null;
        const x = box.x + box.width / 2, y = box.y + box.height / 2;
        const top = document.elementFromPoint(x, y);
        const isMet = top && (element.contains(top) || top.contains(element) ||
          (element.labels && [...element.labels].some((label) => label.contains(top))));
        const name = top ? top.tagName.toLowerCase() + (top.id ? "#" + top.id : "") +
          [...top.classList].map((name) => "." + name).join("") : "the edge of the window";
        return {x, y, cover: isMet ? null : name};
      })()
      """)
    guard let place else { throw .noElement(selector: selector) }
    return place
  }

  private func mouse(
    _ type: String, _ x: Double, _ y: Double, buttons: Int, count: Int
  ) throws(BrowserError) {
    try call(
      "Input.dispatchMouseEvent",
      MouseEvent(
        type: type, x: x, y: y, button: type == "mouseMoved" && buttons == 0 ? "none" : "left",
        buttons: buttons, clickCount: count))
  }

  private struct Place: Decodable {
    var x: Double
    var y: Double
    var cover: String?
  }

  private struct MouseEvent: Encodable {
    var type: String
    var x: Double
    var y: Double
    var button: String
    var buttons: Int
    var clickCount: Int
    var deltaX: Double?
    var deltaY: Double?
    var modifiers: Int?
  }

  private struct KeyEvent: Encodable {
    var type: String
    var key: String
    var code: String
    var windowsVirtualKeyCode: Int
    var modifiers: Int
    var text: String?

    init(type: String, _ key: PageKey, _ modifiers: Modifiers, text: String?) {
      self.type = type
      self.key = key.name
      code = key.code
      windowsVirtualKeyCode = key.number
      self.modifiers = modifiers.rawValue
      self.text = text
    }
  }

  private struct Insertion: Encodable {
    var text: String
  }
}

/// The modifier keys that are held while a key is pressed.
package struct Modifiers: OptionSet, Hashable, Sendable {
  /// The number that the browser's protocol uses.
  package let rawValue: Int

  /// Creates a set from the number that the browser's protocol uses.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The Alt or Option key.
  package static let alt = Modifiers(rawValue: 1)
  /// The Control key.
  package static let control = Modifiers(rawValue: 2)
  /// The Command or Windows key.
  package static let meta = Modifiers(rawValue: 4)
  /// The Shift key.
  package static let shift = Modifiers(rawValue: 8)
}

/// A key of a keyboard with the US layout.
struct PageKey: Hashable {
  /// The `key` that the page receives.
  var name: String
  /// The `code` that the page receives: the physical key, independent of its text.
  var code: String
  /// The `keyCode` that the page receives.
  var number: Int
  /// The text that the key types; `nil` for none.
  var text: String?
  /// The modifiers that the text needs.
  var modifiers: Modifiers = []

  /// Creates the key with a name, or the one that types a character.
  init(_ name: String) throws(BrowserError) {
    if let known = Self.named[name] {
      (self.name, code, number, text) = (name, known.code ?? name, known.number, known.text)
    } else if name.utf8.count == 1, let byte = name.utf8.first, let key = Self.writing(byte) {
      (self.name, code, number, text) = (name, key.code, key.number, name)
      modifiers = key.isShifted ? .shift : []
    } else {
      throw .unknownKey(name)
    }
  }

  private static let named: [String: (number: Int, code: String?, text: String?)] = [
    "Enter": (13, nil, "\r"), "Tab": (9, nil, nil), "Escape": (27, nil, nil),
    "Backspace": (8, nil, nil), "Delete": (46, nil, nil), "Home": (36, nil, nil),
    "End": (35, nil, nil), "PageUp": (33, nil, nil), "PageDown": (34, nil, nil),
    "ArrowLeft": (37, nil, nil), "ArrowUp": (38, nil, nil), "ArrowRight": (39, nil, nil),
    "ArrowDown": (40, nil, nil), " ": (32, "Space", " "), "Alt": (18, "AltLeft", nil),
    "Shift": (16, "ShiftLeft", nil), "Control": (17, "ControlLeft", nil),
  ]

  /// The keys other than letters and digits: the text of each, and its text with Shift.
  private static let others: [(plain: String, shifted: String, code: String, number: Int)] = [
    ("-", "_", "Minus", 189), ("=", "+", "Equal", 187), ("[", "{", "BracketLeft", 219),
    ("]", "}", "BracketRight", 221), ("\\", "|", "Backslash", 220), (";", ":", "Semicolon", 186),
    ("'", "\"", "Quote", 222), ("`", "~", "Backquote", 192), (",", "<", "Comma", 188),
    (".", ">", "Period", 190), ("/", "?", "Slash", 191),
  ]

  /// The texts of the digits with Shift, from 0.
  private static let aboveDigits = Array(")!@#$%^&*(".utf8)

  private static func writing(_ byte: UInt8) -> (code: String, number: Int, isShifted: Bool)? {
    let character = String(UnicodeScalar(byte))
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      let upper = byte & ~0x20
      return ("Key" + String(UnicodeScalar(upper)), Int(upper), byte == upper)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return ("Digit" + character, Int(byte), false)
    default:
      if let digit = aboveDigits.firstIndex(of: byte) {
        return ("Digit\(digit)", Int(UInt8(ascii: "0")) + digit, true)
      }
      return others.first { $0.plain == character || $0.shifted == character }
        .map { ($0.code, $0.number, $0.shifted == character) }
    }
  }
}
