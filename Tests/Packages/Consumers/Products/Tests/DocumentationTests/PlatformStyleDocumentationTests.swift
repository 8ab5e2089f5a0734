// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeComponents

@Suite("Examples of the guide on the platform style") struct PlatformStyleDocumentationTests {
  @Test("A trait sets the style of a snapshot")
  func style() {
    let form = Button("Save") {}.buttonStyle(.bordered)
    assertSnapshot(of: form, as: .image(in: .device(.iPhone13), traits: .platformStyle(.classic)))
  }

  @Test("A device has a status bar")
  func statusBar() {
    let screen = Text("Inbox")
    assertSnapshot(of: screen, as: .image(in: .device(.iPhone13.statusBar())))
  }

  @Test("A device has a keyboard")
  func keyboard() {
    let screen = Text("Inbox")
    assertSnapshot(of: screen, as: .image(in: .device(.iPhone13.keyboard())))
  }
}
