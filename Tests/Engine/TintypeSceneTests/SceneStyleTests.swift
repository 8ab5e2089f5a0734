// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeScene

@Suite("The platform style of a scene") struct SceneStyleTests {
  private func scene(_ style: PlatformStyle) -> Scene {
    Scene(
      canvas: Scene.Canvas(size: Size(width: 10, height: 10), scale: 2, platformStyle: style),
      nodes: [Scene.Node(parent: nil, element: "Text", frame: .zero)])
  }

  @Test("A reference records the style", arguments: PlatformStyle.allCases)
  func coding(style: PlatformStyle) throws {
    let data = try JSONEncoder().encode(scene(style))
    #expect(try JSONDecoder().decode(Scene.self, from: data).canvas.platformStyle == style)
    // Earlier versions have recorded scenes without a style.
    #expect(String(decoding: data, as: UTF8.self).contains("\"style\"") == (style != .iOS))
  }

  @Test("A scene with an unknown style is not read")
  func unknown() throws {
    let text = String(decoding: try JSONEncoder().encode(scene(.iOS26)), as: UTF8.self)
    let other = text.replacing("iOS26", with: "iOS99")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Scene.self, from: Data(other.utf8))
    }
  }

  @Test("A change of the style is a difference of the canvas")
  func difference() {
    let changes = scene(.iOS26).difference(from: scene(.iOS)).changes.map(\.kind)
    #expect(changes == [.canvas("platformStyle", old: "iOS", new: "iOS26")])
  }
}
