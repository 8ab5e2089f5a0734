// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Presentations in the platform style of iOS")
struct PlatformPresentationTests {
  private let size = Size(390, 800)

  private func alert(keyboardHeight: Double = 0) throws -> Scene {
    let screen = GeometryReader { screen in
      ComponentList([panel(on: screen, keyboardHeight)])
    }
    return try lay(screen, in: size)
  }

  private func panel(on screen: GeometryProxy, _ keyboardHeight: Double) -> AlertPanel {
    let fields = ["First", "Second"].map { TextField($0, text: .constant("")) }
    var panel = AlertPanel(
      on: screen, title: ComponentList([Text("Title")]), message: ComponentList([]),
      actions: ComponentList(fields))
    panel.keyboardHeight = keyboardHeight
    return panel
  }

  @Test("The first text field of an alert has the focus, and the fields have a font of 13 points")
  func firstField() throws {
    let scene = try alert()
    #expect(scene.all("Caret").count == 1)
    let (caret, first) = (scene.first("Caret"), scene.lines.first { $0.string == "First" })
    #expect(try #require(caret).frame.maxX <= (try #require(first)).origin.x)
    #expect(scene.lines.dropFirst().allSatisfy { $0.font.size == 13 })
  }

  @Test("An alert is in the center of the area above a keyboard")
  func keyboard() throws {
    let title = { (scene: Scene) in try #require(scene.lines.first).origin.y }
    #expect(try title(alert()) - title(alert(keyboardHeight: 300)) == 150)
  }
}
