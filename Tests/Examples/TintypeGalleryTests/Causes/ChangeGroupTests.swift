// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents

@testable import TintypeComparison

@Suite("Groups of changes with one cause")
struct ChangeGroupTests {
  private func groups(
    _ old: any Component, _ new: any Component, traits: Traits = Traits(),
    newTraits: Traits? = nil
  ) throws -> [[String]] {
    let renderer = try CairoRenderer.standard()
    func scene(_ component: any Component, _ traits: Traits) throws -> Scene {
      try Scene(
        of: ComponentList([component]), in: .fixed(Size(width: 200, height: 200)), traits: traits,
        measuring: renderer)
    }
    let (before, after) = (try scene(old, traits), try scene(new, newTraits ?? traits))
    let changes = after.changes(since: before)
    return ChangeGroup.groups(of: changes, in: try #require(after.makeLayout())).map { group in
      group.changes.map { changes[$0].change.description }
    }
  }

  private func rows(_ color: Color, padding: Double = 4, _ text: String = "b") -> any Component {
    VStack {
      Text("a").foregroundStyle(color).padding(padding)
      Text(text).foregroundStyle(color)
      Rectangle().fill(color)
    }
  }

  @Test("A color with the same values is one cause in texts and shapes")
  func colors() throws {
    let groups = try groups(
      rows(Color(red: 1, green: 0, blue: 0)), rows(Color(red: 0, green: 0, blue: 1)))
    #expect(groups.map(\.count) == [3])
  }

  @Test("Four edges of a padding are one cause")
  func edges() throws {
    let groups = try groups(rows(.red, padding: 4), rows(.red, padding: 9))
    #expect(groups.map(\.count) == [4])
  }

  @Test("Different changes are different causes")
  func different() throws {
    let groups = try groups(rows(.red), rows(.blue, padding: 9, "other"))
    #expect(groups.map(\.count).sorted() == [1, 3, 4])
  }

  @Test("Named colors of another color scheme are one cause")
  func scheme() throws {
    let groups = try groups(
      rows(.primary), rows(.primary), traits: .colorScheme(.light), newTraits: .colorScheme(.dark))
    #expect(groups.count == 1)
  }

  @Test("A color that differs from those of its scheme is another cause")
  func schemeAndColor() throws {
    let groups = try groups(
      VStack {
        rows(.primary); Text("c").foregroundStyle(Color.red)
      } as VStack,
      VStack {
        rows(.primary); Text("c").foregroundStyle(Color.indigo)
      } as VStack,
      traits: .colorScheme(.light), newTraits: .colorScheme(.dark))
    #expect(groups.count == 2)
  }

  @Test("Another text size is one cause of fonts, symbols and scaled lengths")
  func scaledLengths() throws {
    func page(_ padding: Double) -> any Component {
      VStack {
        Text("a").font(.body).padding(padding)
        Label("b", systemImage: "gear").font(.caption2)
      }
    }
    let groups = try groups(
      page(17), page(23), newTraits: .dynamicTypeSize(.xxxLarge))
    #expect(groups.count == 1)
  }

  @Test("A font that is changed together with the text size is another cause")
  func textSizeAndFont() throws {
    func page(_ weight: Font.Weight) -> any Component {
      VStack {
        Text("a").font(.body)
        Text("b").font(.title.weight(weight))
      }
    }
    let groups = try groups(
      page(.regular), page(.bold), newTraits: .dynamicTypeSize(.xxxLarge))
    #expect(groups.count == 2)
  }

  @Test("A color that becomes translucent together with another color scheme is another cause")
  func schemeAndOpacity() throws {
    func page(_ opacity: Double) -> any Component {
      VStack {
        Text("a").foregroundStyle(Color.primary)
        Text("b").foregroundStyle(Color.blue.opacity(opacity))
      }
    }
    let groups = try groups(
      page(1), page(0.5), traits: .colorScheme(.light), newTraits: .colorScheme(.dark))
    #expect(groups.count == 2)
  }

  @Test("Several tints of one name that follow another color scheme are one cause")
  func tints() throws {
    func tint(_ light: UInt32, _ dark: UInt32) -> Color {
      Color("tint", light: Color(hex: light), dark: Color(hex: dark))
    }
    let page = VStack {
      Text("a").background(tint(0xE0EFFF, 0x021D38))
      Text("b").background(tint(0xE7F8EB, 0x0B2E13))
      Text("c").background(tint(0xE7F8EB, 0x0B2E13))
    }
    let groups = try groups(
      page, page, traits: .colorScheme(.light), newTraits: .colorScheme(.dark))
    #expect(groups.count == 1)
  }

  @Test("Corners and clips that follow another text size are part of its cause")
  func scaledShapes() throws {
    func page(_ radius: Double, _ side: Double) -> any Component {
      VStack {
        Text("a").font(.body).padding(4).background(
          Color.yellow, in: RoundedRectangle(cornerRadius: radius))
        ForEach([1, 2], id: \.self) { _ in
          Color.blue.frame(width: side, height: side)
            .clipShape(Path(ellipseIn: Rect(x: 0, y: 0, width: side, height: side)))
        }
      }
    }
    let groups = try groups(
      page(5.95, 17), page(8, 23), newTraits: .dynamicTypeSize(.xxxLarge))
    #expect(groups.count == 1)
  }

  @Test("Another layout direction is one cause")
  func direction() throws {
    let groups = try groups(
      rows(.red), rows(.red), newTraits: .layoutDirection(.rightToLeft))
    #expect(groups.count == 1)
  }

  @Test("Another text size is one cause of all fonts with text styles")
  func textSize() throws {
    let groups = try groups(
      VStack {
        Text("a").font(.title); Text("b")
      },
      VStack {
        Text("a").font(.title); Text("b")
      },
      newTraits: .dynamicTypeSize(.xxxLarge))
    #expect(groups.count == 1)
  }

  @Test("Changes of accessibility and frames are no causes")
  func invisible() throws {
    let groups = try groups(
      Text("a").accessibilityLabel("one"), Text("a").accessibilityLabel("two"))
    #expect(groups.isEmpty)
  }
}
