// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import TintypeScene

@Suite("Repeated layouts of views")
@MainActor
struct SceneLayoutTests {
  /// A view that counts the evaluations of its content and the reports of its geometry.
  private struct Card: View {
    @MainActor final class Counter {
      var evaluations = 0
      var reports = 0
    }

    let counter: Counter
    var text = "Open"

    var body: some View {
      VStack {
        GeometryReader { proxy in
          let _ = counter.evaluations += 1
          Text("\(text) \(Int(proxy.size.width))")
        }
        Text("Total").padding(4)
      }
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: { _ in
        counter.reports += 1
      }
    }
  }

  @Test("A layout is repeated without evaluating views or reporting geometry")
  func repeated() throws {
    let counter = Card.Counter()
    let host = try ViewHost(Card(counter: counter).frame(width: 100, height: 80))
    let scene = host.scene
    let layout = try #require(scene.makeLayout())
    let (evaluations, reports) = (counter.evaluations, counter.reports)
    #expect(layout.isRepeatable)
    #expect(try layout.scene(SceneRevision(reverting: [])).commands == scene.commands)
    #expect(counter.evaluations == evaluations && counter.reports == reports)
  }

  @Test("A change is undone without evaluating views, also in the content of a geometry reader")
  func undone() throws {
    let (first, second) = (Card.Counter(), Card.Counter())
    let old = try ViewHost(Card(counter: first).frame(width: 100, height: 80)).scene
    let new = try ViewHost(Card(counter: second, text: "Shut").frame(width: 100, height: 80)).scene
    let evaluations = second.evaluations
    let reversions = new.changes(since: old).compactMap(\.reversions.first)
    let undone = try new.makeLayout()?.scene(SceneRevision(reverting: reversions))
    #expect(undone?.commands == old.commands)
    #expect(second.evaluations == evaluations)
  }

  /// A screen with rows below a header.
  private struct Rows: View {
    var header = 90.0

    var body: some View {
      ScrollView {
        Color.red.frame(height: header)
        ForEach(0..<40) { Text("Row \($0)").frame(height: 30).id($0) }
      }
    }
  }

  @Test("A change is undone without scrolling the views")
  func scrolled() throws {
    let layout = SwiftUISnapshotLayout.fixed(width: 100, height: 200)
    func host(_ rows: Rows) throws -> ViewHost {
      let host = try ViewHost(rows, layout: layout)
      try host.scroll(by: CGSize(width: 0, height: 200))
      return host
    }
    let (changed, other) = (try host(Rows()), try host(Rows()))
    let reversions = changed.scene.changes(since: try host(Rows(header: 30)).scene)
      .compactMap(\.reversions.first)
    #expect(!reversions.isEmpty)
    _ = try changed.scene.makeLayout()?.scene(SceneRevision(reverting: reversions))
    for host in [changed, other] { try host.scroll(by: CGSize(width: 0, height: 10)) }
    #expect(try changed.frame(of: "Row 5") == other.frame(of: "Row 5"))
  }

  @Test("The shape of a container is laid out again outside of an evaluation")
  func containerShape() throws {
    let host = try ViewHost(
      ContainerRelativeShape().padding(4).containerShape(RoundedRectangle(cornerRadius: 20))
        .frame(width: 100, height: 80))
    let scene = try host.scene.makeLayout()?.scene(SceneRevision(reverting: []))
    #expect(scene?.commands == host.scene.commands)
  }

  @Test("Views with a drawing cannot be laid out again")
  func drawing() throws {
    let host = try ViewHost(Canvas { _, _ in }.frame(width: 100, height: 80))
    #expect(host.scene.makeLayout()?.isRepeatable == false)
  }
}
