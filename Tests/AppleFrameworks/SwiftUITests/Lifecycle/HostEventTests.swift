// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@Suite("Events of a host")
@MainActor
struct HostEventTests {
  @Test("A refresh performs the action, and settles in one step")
  func refresh() throws {
    let host = try ViewHost(Feed(), layout: .fixed(width: 100, height: 100))
    try host.refresh("feed")
    #expect(texts(of: host) == ["1 posts"])
    try host.refresh("feed")
    #expect(texts(of: host) == ["2 posts"])
  }

  @Test("The environment has the action that refreshes the view")
  func refreshAction() throws {
    #expect(try texts(of: RefreshReader()) == ["false"])
    #expect(try texts(of: RefreshReader().refreshable {}) == ["true"])
  }

  @Test("A URL that the app opens is passed to the actions of all views")
  func urls() throws {
    let host = try ViewHost(Opened())
    try host.open(URL(fileURLWithPath: "/a"))
    #expect(texts(of: host) == ["/a"])
  }

  @Test("The closures of feedback are called when the value changes")
  func feedback() throws {
    let host = try ViewHost(Feedback())
    try host.tap("Add")
    #expect(texts(of: host).first == "0 1")
  }
}

private struct Feed: View {
  @State private var count = 0

  var body: some View {
    ScrollView { Text("\(count) posts") }
      .id("feed")
      .refreshable {
        await Task.yield()
        count += 1
      }
  }
}

private struct RefreshReader: View {
  @Environment(\.refresh) private var refresh

  var body: some View { Text(verbatim: "\(refresh != nil)") }
}

private struct Opened: View {
  @State private var path = ""

  var body: some View {
    Text(path).frame(width: 50, height: 50).onOpenURL { path = $0.path }
  }
}

private struct Feedback: View {
  @State private var count = 0
  @State private var change = ""

  var body: some View {
    VStack {
      Text(change).frame(height: 20)
      Button("Add") { count += 1 }
    }
    .sensoryFeedback(trigger: count) { old, new in
      change = "\(old) \(new)"
      return .success
    }
  }
}
