// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeScene

extension Garden {
  mutating func plantOutside() -> Int? {
    let size = scene.canvas.size
    let side = number(44...70)
    let outside = isViolation ? number(2...60) : -number(0...10)
    var origin = Point(
      x: number(0...max(size.width - side, 0)), y: number(0...max(size.height - side, 0)))
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: origin.x = -outside
    case 1: origin.x = size.width - side + outside
    case 2: origin.y = -outside
    default: origin.y = size.height - side + outside
    }
    guard size.width > side + 10, size.height > side + 10 else { return nil }
    return append(
      "Button#planted", Rect(origin: origin, size: Size(width: side, height: side)),
      Semantics(label: "Planted", traits: .isButton, actions: [.tap]))
  }

  /// Adds a stack of like siblings, of which one is moved along the stack or across.
  mutating func plantRow(isAligned: Bool) -> Int? {
    let isHorizontal = Bool.random(using: &generator)
    let count = Int.random(in: 4...7, using: &generator)
    let gap = number(10...24).rounded()
    let moved = Int.random(in: 1..<count - 1, using: &generator)
    let distance: Double
    if isAligned {
      distance = isViolation ? number(1...7) : [0, 0.3].randomElement(using: &generator) ?? 0
    } else {
      distance =
        isViolation ? number(1...2) : [0, 0.4, 6, 20].randomElement(using: &generator) ?? 0
    }
    let stack = append("\(isHorizontal ? "HStack" : "VStack")#planted", .zero)
    scene.nodes[stack].attributes = [Attribute("spacing", .number(gap))]
    var place = number(0...40)
    var nodes: [Int] = []
    for index in 0..<count {
      let length = isAligned ? 30 : number(20...60)
      // Everything after the moved sibling moves with it, so that one gap differs.
      let along = isAligned && index >= moved ? distance : 0
      let across = !isAligned && index == moved ? distance : 0
      let frame =
        isHorizontal
        ? Rect(x: place + along, y: 20 + across, width: length, height: number(10...40))
        : Rect(x: 20 + across, y: place + along, width: number(20...90), height: length)
      scene.nodes.append(
        Scene.Node(parent: stack, element: "Rectangle[\(index)]", frame: frame))
      nodes.append(scene.nodes.count - 1)
      place += length + gap
    }
    return nodes[moved]
  }
}

/// Pixels that can be read one by one.
protocol PixelSource {
  /// Returns a pixel; `nil` outside.
  func pixel(_ x: Int, _ y: Int) -> UInt32?
}

extension Bitmap: PixelSource {
  func pixel(_ x: Int, _ y: Int) -> UInt32? { self[x, y] }
}

/// Texts that are planted.
enum Words {
  static let labels = [
    "Share photo", "Delete", "Close", "Play", "Back", "More", "Settings", "Add a contact", "Search",
    "Photo of a kite", "Image settings", "Button color", "Icon style",
  ]
  static let generic = [
    "Button", "button", "Image", "Icon", "Click here", "Tap", "Link", "Picture", "Label", "Switch",
    "icon button", "Untitled", "Here", "“Button”", "Image.",
  ]
  static let fileNames = [
    "ic_close_24", "IMG_2041.jpg", "photo-3.png", "arrow.left.circle", "icon_share", "DSC0012",
    "logo.svg", "btn_submit", "chevron.right", "trash.fill", "icon-menu", "Group_12_Copy",
  ]
  static let nearFileNames = [
    "Close", "Wi-Fi", "Check-in", "Open example.org", "3.5 stars", "Dr. Who", "A–Z",
    "12-hour clock",
    "Sign-up", "U.S. dollars", "2x speed", "Light, dark",
  ]
  static let placeholders = [
    "%@", "%d items", "%1$@ of %2$@", "%lld photos", "{{user_name}}", "${name}", "Hello \\(name)",
    "Optional(3)", "Lorem ipsum dolor sit", "TODO", "(null)", "home.header.title",
    "ERROR_NETWORK_LOST", "settings_privacy_title", "%.1f km", "NaN",
  ]
  static let nearPlaceholders = [
    "50 % off", "100%", "30% done", "Version 2.1.0", "www.example.org", "ada@example.org",
    "To do", "Names and nulls", "{a, b}", "$20 each", "e.g. tea", "Total: 3.5", "photo.png",
    "snake_case", "U.S.A.",
  ]
}
