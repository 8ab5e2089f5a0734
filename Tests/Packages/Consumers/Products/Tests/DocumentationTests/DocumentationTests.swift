// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeComponents

// The examples of the guides and documentation comments, so that they compile and work as
// described.

extension Device {
  fileprivate static let kiosk = Device(
    name: "kiosk", size: Size(width: 1080, height: 1920), scale: 1)
}

@Suite("Examples of the documentation") struct DocumentationTests {
  @Test("A custom Diffing value ignores the order")
  func diffing() {
    let sorted = Diffing<[Int]>.diff(
      toData: { Data($0.map(String.init).joined(separator: "\n").utf8) },
      fromData: { data in
        String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }
      },
      diffV2: { old, new in old.sorted() == new.sorted() ? nil : ("\(old) is not \(new)", []) })
    #expect(sorted.diffV2([1, 2], [2, 1]) == nil)
    #expect(sorted.diffV2([1, 2], [2, 3])?.0 == "[1, 2] is not [2, 3]")
  }

  @Test("A mask excludes a node")
  func tolerating() throws {
    let size = CGSize(width: 300, height: 100)
    let exact = Snapshotting<Greeting, SnapshotImage>.image(size: size)
    let masked = Snapshotting<Greeting, SnapshotImage>.image(size: size)
      .tolerating(.exact, masking: ["Greeting"])
    var images: [SnapshotImage] = []
    for name in ["Ada", "Eva"] {
      exact.snapshot(Greeting(name: name)).run { images.append($0) }
    }
    try #require(images.count == 2)
    #expect(exact.diffing.diffV2(images[0], images[1]) != nil)
    #expect(masked.diffing.diffV2(images[0], images[1]) == nil)
  }

  @Test("Traits are composed and override those of the device")
  func traits() {
    let form = Greeting(name: "Ada")
    assertSnapshot(of: form, as: .outline(on: .iPhone8, traits: [.dark, .rightToLeft]))
  }

  @Test("A custom device is used")
  func device() {
    assertSnapshot(of: Greeting(name: "Ada"), as: .outline(on: .kiosk))
  }

  @Test("A color has a name")
  func color() {
    let accent = Color("accent", light: Color(hex: 0x0A5CD6), dark: Color(hex: 0x5AA2FF))
    #expect("\(accent.resolve(in: EnvironmentValues()))" == "accent #0A5CD6")
  }

  @Test("A path is drawn")
  func path() {
    let check = Path { path in
      path.move(to: Point(x: 3, y: 8))
      path.addLine(to: Point(x: 7, y: 12))
      path.addLine(to: Point(x: 13, y: 4))
    }
    #expect(check.boundingRect == Rect(x: 3, y: 4, width: 10, height: 8))
  }

  @Test("A layout is tested without fonts")
  func blocks() throws {
    let form = Greeting(name: "Ada")
    let scene = try Scene(
      of: form, in: .fixed(Size(width: 200, height: 100)), measuring: BlockText())
    #expect(scene.outline.contains("Hello, Ada"))
  }

  @Test("An image is rendered without an assertion")
  func renderer() throws {
    let greeting = Greeting(name: "Ada")
    let renderer = try CairoRenderer.standard()
    let scene = try Scene(of: greeting, in: .sizeThatFits, measuring: renderer)
    let bitmap = try renderer.paint(scene)
    #expect(bitmap.width == 322)
  }

  @Test("A text is composed of parts")
  func runs() throws {
    let price =
      Text("Now ") + Text("12 €").bold().foregroundStyle(Color.red)
      + Text(" 15 €").strikethrough()
    let scene = try Scene(of: price, in: .sizeThatFits, measuring: BlockText())
    #expect(scene.outline.contains("Now 12 € 15 €"))
  }

  @Test("Devices have orientations and split views")
  func devices() {
    let phone = Device.iPhone13(.landscape)
    let pad = Device.iPadPro11(.portrait(splitView: .oneThird))
    #expect(phone.size.width > phone.size.height)
    #expect(pad.size.width < pad.size.height / 2)
  }

  @Test("A contact sheet shows variants")
  func contactSheet() throws {
    let variants = Variants(schemes: [.light, .dark], devices: [.iPhoneSe, .iPhone13])
    let scene = try ContactSheet(columns: 2).scene(of: variants, measuring: BlockText()) {
      Greeting(name: "Ada")
    }
    #expect(scene.outline.hasPrefix("canvas \(320 + 390 + 3 * 24) × "))
  }

  @Test("A counter is tapped")
  func host() throws {
    final class CounterModel {
      var count = 0
    }
    struct Counter: Component {
      let model: CounterModel
      var body: some Component {
        Text("\(model.count)").onTapGesture { model.count += 1 }.id("increment")
      }
    }
    let model = CounterModel()
    let host = try ComponentHost(Counter(model: model), in: .fixed(Size(width: 200, height: 100)))
    let change = try host.perform(.tap, on: "increment")
    #expect(model.count == 1)
    #expect(change.description.contains("0"))
  }
}
