// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeComponents

// The examples of the guide on taking snapshots, so that they compile and work as described.

private struct Home: Component {
  var time: String
  var title = "Home"

  var body: some Component {
    VStack {
      Text(time).id("clock")
      Text(title)
    }
  }
}

@Suite("Examples of the guide on taking snapshots") struct TakingSnapshotsDocumentationTests {
  @Test("A component has its own size, a device, or a text")
  func strategies() {
    let form = Greeting(name: "Ada")
    assertSnapshot(of: form, as: .image)
    assertSnapshot(of: form, as: .image(on: .iPhone8, traits: [.dark, .rightToLeft]))
    assertSnapshot(of: form, as: .outline(size: CGSize(width: 300, height: 100)))
  }

  @Test("A mask ignores its node")
  func masking() {
    // The reference shows another time.
    let home = Home(time: "09:41")
    assertSnapshot(
      of: home, as: .image(on: .iPhone13).tolerating(.exact, masking: ["clock"]))
  }

  @Test("A mask does not ignore other nodes")
  func maskingOthers() {
    // The reference is a copy of the other test's one.
    let failure = verifySnapshot(
      of: Home(time: "09:41", title: "Feed"),
      as: .image(on: .iPhone13).tolerating(.exact, masking: ["clock"]), record: .never)
    #expect(failure?.contains("Text[0] · text \"Home\" → \"Feed\"") == true)
  }

  @Test("An awaited value is asserted")
  func awaiting() async {
    actor Store {
      func load() -> String { "Ada" }
    }
    let store = Store()
    await assertSnapshot(as: .outline(on: .iPhone13)) {
      await Greeting(name: store.load())
    }
  }

  @Test("A custom assertion calls verifySnapshot")
  func verifying() {
    func assertScreen(
      _ screen: some Component, fileID: StaticString = #fileID, file: StaticString = #filePath,
      testName: String = #function, line: UInt = #line
    ) {
      let failure = verifySnapshot(
        of: screen, as: .outline(on: .iPhone13),
        snapshotDirectory: "__Snapshots__/AppTests/Screens", fileID: fileID, file: file,
        testName: testName, line: line)
      if let failure { Issue.record("\(failure)") }
    }
    assertScreen(Greeting(name: "Ada"))
  }

  @Test("Several strategies are used at once")
  func several() {
    assertSnapshots(
      of: Greeting(name: "Ada"), as: ["light": .outline, "dark": .outline(traits: .dark)])
  }
}
