// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeCairo
import TintypeComponents

@testable import TintypeCauses
@testable import TintypeComparison

@Suite("Undone changes of scenes")
struct RevertedSceneTests {
  /// A component before and after a change.
  struct Pair: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var old: @Sendable () -> any Component
    var new: @Sendable () -> any Component
  }

  private static func pair(
    _ name: String, _ old: @escaping @Sendable () -> any Component,
    _ new: @escaping @Sendable () -> any Component
  ) -> Pair { Pair(testDescription: name, old: old, new: new) }

  /// A column with two rows around content.
  private static func page(_ content: any Component) -> any Component {
    VStack(alignment: .leading, spacing: 8) {
      Text("Harbor").font(.title)
      ComponentList([content])
      HStack {
        Text("Total")
        Spacer()
        Text("€12.50").bold()
      }
    }
  }

  private static let pairs: [Pair] = [
    pair("A text", { page(Text("Open")) }, { page(Text("Closed for the season")) }),
    pair("A font", { page(Text("Open")) }, { page(Text("Open").font(.system(size: 30))) }),
    pair(
      "A color", { page(Text("Open").foregroundStyle(Color.red)) },
      { page(Text("Open").foregroundStyle(Color(red: 0.1, green: 0.5, blue: 0.2))) }),
    pair("Padding", { page(Text("Open").padding(4)) }, { page(Text("Open").padding(16)) }),
    pair("Added padding", { page(Text("Open")) }, { page(Text("Open").padding(16)) }),
    pair("Removed padding", { page(Text("Open").padding(16)) }, { page(Text("Open")) }),
    pair(
      "A removed background between other modifiers",
      { page(Text("Open").padding(6).background(Color.yellow).opacity(0.5)) },
      { page(Text("Open").padding(6).opacity(0.5)) }),
    pair(
      "A frame", { page(Color.blue.frame(width: 40, height: 20)) },
      { page(Color.blue.frame(width: 90, height: 30)) }),
    pair(
      "The spacing of a stack",
      {
        page(
          HStack(spacing: 2) {
            Text("a"); Text("b")
          })
      },
      {
        page(
          HStack(spacing: 20) {
            Text("a"); Text("b")
          })
      }),
    pair(
      "The default spacing of a stack",
      {
        page(
          VStack {
            Text("a"); Text("b")
          })
      },
      {
        page(
          VStack(spacing: 20) {
            Text("a"); Text("b")
          })
      }),
    pair(
      "The alignment of a stack",
      {
        page(
          VStack {
            Text("a"); Text("long")
          })
      },
      {
        page(
          VStack(alignment: .trailing) {
            Text("a"); Text("long")
          })
      }),
    pair(
      "The radius of corners", { page(RoundedRectangle(cornerRadius: 4).frame(height: 30)) },
      { page(RoundedRectangle(cornerRadius: 12).frame(height: 30)) }),
    pair(
      "The stops of a gradient",
      { page(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)) },
      { page(LinearGradient(colors: [.green, .blue], startPoint: .top, endPoint: .bottom)) }),
    pair("An added text", { page(EmptyComponent()) }, { page(Text("New")) }),
    pair("A removed text", { page(Text("Old")) }, { page(EmptyComponent()) }),
    pair(
      "A removed row with flexible space",
      {
        page(
          HStack {
            Text("Left"); Spacer(); Text("Right")
          }.padding(4))
      },
      { page(EmptyComponent()) }),
    pair(
      "A moved text",
      {
        page(
          VStack {
            Text("a"); Text("bb"); Text("ccc")
          })
      },
      {
        page(
          VStack {
            Text("bb"); Text("ccc"); Text("a")
          })
      }),
    pair(
      "A limit of lines", { page(Text("One line\nand another")) },
      { page(Text("One line\nand another").lineLimit(1)) }),
    pair(
      "One run of a text",
      { page(Text("Red ").foregroundStyle(Color.red) + Text("and bold").bold()) },
      { page(Text("Red ").foregroundStyle(Color.red) + Text("and strong").bold()) }),
    pair(
      "A fixed size in both directions",
      { page(Text("Open for all").fixedSize().frame(width: 30)) },
      {
        page(
          Text("Open for all").fixedSize(horizontal: false, vertical: true).frame(width: 30))
      }),
    pair(
      "A position", { page(Text("Open")) }, { page(Text("Open").position(x: 20, y: 8)) }),
    pair(
      "Edges of the safe area",
      { page(Color.blue.ignoresSafeArea([.top, .leading]).frame(height: 20)) },
      { page(Color.green.ignoresSafeArea([]).frame(height: 20)) }),
    pair(
      "The content of a geometry reader with a frame",
      { page(GeometryReader { _ in Text("Open").padding(2) }.frame(height: 40)) },
      { page(GeometryReader { _ in Text("Open").padding(9) }.frame(height: 52)) }),
    pair(
      "The content of a geometry reader",
      { page(GeometryReader { _ in Text("Open").padding(2) }.frame(height: 40)) },
      { page(GeometryReader { _ in Text("Open").padding(9) }.frame(height: 40)) }),
  ]

  /// Removed nodes whose components are unknown, so that they are reconstructed.
  private static let removals: [Pair] = [
    removed("A symbol of a small scale at the baseline of a text") {
      Symbol("gear").imageScale(.small)
    },
    removed("A symbol of a large scale at the baseline of a text") {
      Symbol("heart.fill").imageScale(.large).font(.system(size: 20))
    },
    removed("A text with runs of several styles") {
      Text("Red ").foregroundStyle(Color.red) + Text("and bold").bold().underline()
    },
    removed("A shape with a gradient and an inset stroke") {
      Circle().strokeBorder(
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .bottom),
        lineWidth: 3
      )
      .frame(width: 30, height: 30)
    },
    removed("An overlay without attributes before padding") {
      Color.blue.frame(width: 30, height: 20).overlay { Text("1") }.padding(6)
    },
    removed("Content of a geometry reader") {
      GeometryReader { proxy in Color.green.frame(width: proxy.size.width / 2) }
        .frame(width: 60, height: 20)
    },
    removed("A clip to a path") {
      Color.orange.frame(width: 40, height: 30).clipShape(
        Path { path in
          path.addEllipse(in: Rect(x: 0.123_456, y: 2, width: 33.3, height: 21.7))
          path.addEllipse(in: Rect(x: 8, y: 8, width: 7.77, height: 9))
        })
    },
    removed("Several modifiers without attributes between others") {
      Text("1").padding(3).background { Color.yellow }.padding(2).overlay { Circle().stroke(.red) }
        .shadow(radius: 2)
    },
    removed("Two backgrounds without attributes") {
      Text("1").background { Color.yellow }.padding(2).background { Color.mint }.padding(3)
    },
    removed("A material") {
      Text("1").padding(4).background(Material.thin, in: RoundedRectangle(cornerRadius: 4))
    },
    removed("A dashed inset stroke") {
      Rectangle().strokeBorder(Color.red, style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
        .frame(width: 40, height: 20)
    },
    removed("A gradient that fills its frame") {
      LinearGradient(
        colors: [.yellow, .pink], startPoint: .top, endPoint: UnitPoint(x: 0.5, y: 0.7)
      )
      .frame(width: 40, height: 20)
    },
    removed("A path with more points than its attribute states") {
      Path { path in
        for x in 0..<12 { path.addRect(Rect(x: Double(x) * 3, y: 0, width: 1.5, height: 9)) }
      }
      .fill(Color.indigo).frame(width: 40, height: 10)
    },
    removed("A component at an offset") {
      Text("1").padding(2).background(Color.yellow).offset(x: 3, y: -4)
    },
    removed("A drawing in padding") {
      Canvas { context, size in
        context.fill(Path(ellipseIn: Rect(origin: .zero, size: size)), with: Color.purple)
      }
      .frame(width: 24, height: 24).padding(.leading, 7)
    },
    removed("A drawing") {
      Canvas { context, size in
        context.fill(Path(ellipseIn: Rect(origin: .zero, size: size)), with: Color.purple)
      }
      .frame(width: 24, height: 24)
    },
    pair(
      "Rows between moved rows", { rows(["a", "b", "c", "d", "e", "f"]) },
      { rows(["f", "a", "e", "d"]) }),
    pair(
      "A row of a grid", { grid(["One", "Twenty-two", "Three"]) }, { grid(["One", "Three"]) }),
    pair(
      "A row with the other layout direction",
      {
        page(
          HStack {
            Text("a"); Spacer(); Text("bb")
          }.environment(\.layoutDirection, .rightToLeft))
      },
      { page(EmptyComponent()) }),
    pair(
      "Everything in a background", { page(Text("Open").padding(8).background { Color.yellow }) },
      { page(Text("Open").padding(8).background { EmptyComponent() }) }),
  ]

  /// A pair of a text with and without content in the same row.
  private static func removed<Content: Component>(
    _ name: String, @ComponentBuilder _ content: @escaping @Sendable () -> Content
  ) -> Pair {
    pair(
      name,
      {
        page(
          HStack(alignment: .firstTextBaseline) {
            Text("Hxg"); content()
          })
      },
      { page(HStack(alignment: .firstTextBaseline) { Text("Hxg") }) })
  }

  private static func grid(_ names: [String]) -> any Component {
    page(
      Grid {
        ForEach(names, id: \.self) { name in
          GridRow {
            Text("\(name.count)"); Text(name)
          }
        }
      })
  }

  private static func rows(_ names: [String]) -> any Component {
    page(
      VStack(alignment: .leading, spacing: 1) {
        ForEach(names, id: \.self) { name in Text("Row \(name)").font(.system(size: 11)) }
      })
  }

  private static let viewport = Viewport.fixed(Size(width: 200, height: 160))

  private func scenes(_ pair: Pair) throws -> (old: Scene, new: Scene) {
    let renderer = try CairoRenderer.standard()
    func scene(_ component: any Component) throws -> Scene {
      try Scene(of: ComponentList([component]), in: Self.viewport, measuring: renderer)
    }
    let old = try scene(pair.old())
    // As decoded from a reference, without its component.
    let decoded = try JSONDecoder().decode(Scene.self, from: JSONEncoder().encode(old))
    return (decoded, try scene(pair.new()))
  }

  @Test("A component with all changes undone is painted as before", arguments: pairs + removals)
  func undone(pair: Pair) throws {
    let renderer = try CairoRenderer.standard()
    let (old, new) = try scenes(pair)
    let layout = try #require(new.makeLayout())
    let groups = ChangeGroup.groups(of: new.changes(since: old), in: layout)
    #expect(groups.flatMap(\.irreversible).isEmpty)
    let reverted = try layout.scene(
      SceneRevision(reverting: groups.flatMap { $0.reversions[[]] ?? [] }))
    let expected = try renderer.paint(old)
    #expect(try renderer.paint(reverted) == expected)
    #expect(try renderer.paint(new) != expected)
  }

  @Test("A removed node that is reconstructed has its attributes", arguments: removals)
  func reconstructed(pair: Pair) throws {
    let (old, new) = try scenes(pair)
    let layout = try #require(new.makeLayout())
    let groups = ChangeGroup.groups(of: new.changes(since: old), in: layout)
    let reverted = try layout.scene(
      SceneRevision(reverting: groups.flatMap { $0.reversions[[]] ?? [] }))
    let changes = reverted.difference(from: old).changes.filter { change in
      // The digest of a path depends on the precision of references.
      if case .attribute("clipShape[0].path", _, _) = change.kind { false } else { true }
    }
    #expect(changes.isEmpty, "\(changes)")
  }

  @Test("A component without undone changes is the same", arguments: pairs)
  func unchanged(pair: Pair) throws {
    let (_, new) = try scenes(pair)
    #expect(try new.makeLayout()?.scene(SceneRevision(reverting: [])) == new)
  }

  @Test("A decoded scene has no component")
  func decoded() throws {
    let pair = try #require(Self.pairs.first)
    #expect(try scenes(pair).old.makeLayout() == nil)
  }
}
