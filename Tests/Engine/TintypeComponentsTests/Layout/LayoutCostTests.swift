// SPDX-License-Identifier: MIT

import Synchronization
import Testing
import TintypeComponents
import TintypeComponentsTestSupport

/// A text measurer that counts its calls.
private final class CountingText: TextMeasuring {
  private let count = Mutex(0)
  var calls: Int { count.withLock { $0 } }

  func typeset(
    _ runs: [TextRun], width: Double?, maximumLines: Int?, direction: LayoutDirection
  ) throws -> TypesetText {
    count.withLock { $0 += 1 }
    return BlockText().typeset(runs, width: width, maximumLines: maximumLines)
  }
}

@Suite("The cost of layout")
struct LayoutCostTests {
  private static let nestings: [@Sendable (Int, ComponentList) -> any Component] = [
    { level, inner in
      guard level.isMultiple(of: 2) else {
        return VStack {
          Text("f"); inner; flexible("g")
        }
      }
      return HStack {
        flexible("f"); inner; Text("d e")
      }
    },
    { _, inner in
      HStack(alignment: .firstTextBaseline) {
        Text("d"); inner; Spacer()
      }
    },
    { _, inner in
      VStack {
        inner; Text("d e f")
      }
    },
    { _, inner in
      ZStack(alignment: .bottom) {
        Text("d"); inner.padding(1)
      }
    },
    { _, inner in
      HStack(alignment: .lastTextBaseline) { VStack { inner }.frame(maxWidth: .infinity) }
    },
    { _, inner in
      Grid {
        GridRow(alignment: .firstTextBaseline) {
          Text("d"); inner
        }
      }
    },
    { _, inner in
      LazyVGrid(columns: [GridItem(.fixed(20)), GridItem()]) {
        Text("d"); inner
      }
    },
    { _, inner in
      Flow {
        Text("d"); inner
      }
    },
    { level, inner in
      StackView(axis: level.isMultiple(of: 2) ? .horizontal : .vertical) {
        Text("d"); inner
      }
    },
    { _, inner in
      inner.safeAreaInset(edge: .bottom) { Text("d e") }.aspectRatio(1, contentMode: .fit)
    },
    { _, inner in
      ViewThatFits {
        Text("d e f g h").fixedSize(); inner
      }
    },
  ]

  @Test(
    "The number of text measurements is at most a small multiple of the number of nodes",
    arguments: nestings.indices)
  func nested(index: Int) throws {
    for canvas in [Size(2000, 2000), nil] {
      let text = CountingText()
      let component = (0..<40).reduce(ComponentList([Text("a b c")])) { inner, level in
        ComponentList([Self.nestings[index](level, inner)])
      }
      let scene = try lay(component, in: canvas, measuring: text)
      #expect(text.calls < scene.nodes.count * 60, "\(text.calls) for \(scene.nodes.count) nodes")
    }
  }

  @Test("The number of text measurements grows linearly with the number of rows")
  func many() throws {
    func calls(_ count: Int, _ container: (ComponentList) -> any Component) throws -> Int {
      let text = CountingText()
      let rows = ComponentList(
        (0..<count).map { _ in
          HStack {
            Text("a"); Spacer(); Text("b c")
          }
        })
      _ = try lay(ComponentList([container(rows)]), in: Size(300, 500), measuring: text)
      return text.calls
    }
    let containers: [(ComponentList) -> any Component] = [
      { rows in VStack { rows } }, { rows in ZStack { rows } }, { rows in Flow { rows } },
      { rows in Grid { rows } }, { rows in StackView(axis: .vertical) { rows } },
      { rows in LazyVGrid(columns: [GridItem(), GridItem()]) { rows } }, { rows in List { rows } },
    ]
    for container in containers {
      #expect(try calls(200, container) <= calls(20, container) * 11)
    }
  }

  @Test("A text is measured once per proposal")
  func once() throws {
    let text = CountingText()
    _ = try lay(Text("a"), in: Size(50, 50), measuring: text)
    #expect(text.calls == 1)
  }
}
