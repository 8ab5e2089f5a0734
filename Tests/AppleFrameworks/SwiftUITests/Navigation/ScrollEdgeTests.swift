// SPDX-License-Identifier: MIT

import Foundation
import SnapshotTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("The background of navigation bars")
struct ScrollEdgeTests {
  private let phone = SwiftUISnapshotLayout.fixed(width: 240, height: 320)

  /// Returns the number of lines of the bars of a screen.
  private func lineCount(_ screen: some View) throws -> Int {
    let host = try ViewHost(NavigationStack { screen.navigationTitle("Title") }, layout: phone)
    return host.scene.nodes.filter { $0.element.hasPrefix("Divider") }.count
  }

  @Test("A bar has no background and no line while its content is not scrolled")
  func scrollEdge() throws {
    let content = ScrollView { Color.red.frame(height: 2000) }
    #expect(try lineCount(content) == 0)
    #expect(try lineCount(content.navigationBarTitleDisplayMode(.inline)) == 0)
    #expect(try lineCount(Text("Content")) == 0)
  }

  @Test("A bar has a background and a line if its content is scrolled")
  func scrolled() throws {
    let content = ScrollView { Color.red.frame(height: 2000) }.defaultScrollAnchor(.bottom)
    #expect(try lineCount(content) == 1)
    let nested = ScrollView {
      ScrollView { Color.red.frame(height: 2000) }.frame(height: 100).defaultScrollAnchor(.bottom)
    }
    #expect(try lineCount(nested.defaultScrollAnchor(.top)) == 0)
  }

  @Test("A visible background of a bar does not depend on the position of its content")
  func visible() throws {
    let content = ScrollView { Color.red.frame(height: 2000) }
    #expect(try lineCount(content.toolbarBackground(.visible, for: .navigationBar)) == 1)
    let hidden = content.defaultScrollAnchor(.bottom)
      .toolbarBackground(.hidden, for: .navigationBar)
    #expect(try lineCount(hidden) == 0)
  }

  @Test("The bars of a screen have heights of 96 and 44 points")
  func heights() throws {
    for (mode, height) in [(NavigationBarItem.TitleDisplayMode.large, 96.0), (.inline, 44)] {
      let screen = Color.red.id("content").navigationTitle("Title")
        .navigationBarTitleDisplayMode(mode)
      let host = try ViewHost(NavigationStack { screen }, layout: phone)
      #expect(try host.frame(of: "content").minY == height)
    }
  }

  @Test("The background of a grouped list extends behind the bars and to the edges of the screen")
  func groupedBackground() throws {
    let device = ViewImageConfig(
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0),
      size: CGSize(width: 240, height: 320))
    let view = TabView {
      NavigationStack { List { Text("Row") }.navigationTitle("Title") }
        .tabItem { Label("Tab", systemImage: "house") }
    }
    let host = try ViewHost(view, layout: .device(config: device))
    #expect(
      fillFrames(of: "systemGroupedBackground", in: host)
        == [CGRect(x: 0, y: 0, width: 240, height: 320)])
  }

  @Test("A device sets the platform style of a view")
  func platformStyle() throws {
    let button = Button("Save") {}.buttonStyle(.bordered).id("save")
    let devices: [(ViewImageConfig, Double)] = [
      (.iPhone13, 103.0 / 3), (.iPhone13.platformStyle(.classic), 44),
    ]
    for (device, height) in devices {
      let host = try ViewHost(button, layout: .device(config: device))
      #expect(abs(try host.frame(of: "save").height - height) < 0.01)
    }
  }
}
