// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

struct NavigationStackUsage: View {
  @State private var path = NavigationPath()
  @State private var numbers = [1]
  @State private var isPresented = false
  @State private var item: String?

  var body: some View {
    VStack {
      NavigationStack { Text("Root") }
      NavigationStack(path: $path) {
        Text("Root")
          .navigationDestination(for: Int.self) { Text("\($0)") }
          .navigationDestination(for: UsageKey.self) { key in Text(key.name) }
          .navigationDestination(isPresented: $isPresented) { Text("Presented") }
          .navigationDestination(item: $item) { Text($0) }
      }
      NavigationStack(path: $numbers) { Text("Root") }
    }
  }

  private func changePath() throws {
    path.append(1)
    path.append(UsageKey(name: "a"))
    path.removeLast()
    path.removeLast(path.count)
    path = NavigationPath([1, 2])
    path = NavigationPath([UsageKey(name: "a")])
    if !path.isEmpty, let codable = path.codable {
      let data = try JSONEncoder().encode(codable)
      path = NavigationPath(
        try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    }
  }
}

struct UsageKey: Hashable {
  var name: String
}

struct NavigationLinkUsage: View {
  let title = "Title"

  var body: some View {
    List {
      Section {
        NavigationLink(value: 1) { Label("One", systemImage: "1.circle") }
        NavigationLink("Two", value: 2)
        NavigationLink(title, value: 3)
        NavigationLink(value: UsageKey(name: "a")) { Text("a") }
        NavigationLink("b", value: UsageKey(name: "b"))
        NavigationLink(title, value: nil as UsageKey?)
      }
      Section {
        NavigationLink {
          Text("Destination")
        } label: {
          Text("Label")
        }
        NavigationLink("Label") { Text("Destination") }
        NavigationLink(title) { Text("Destination") }
        NavigationLink(destination: Text("Destination")) { Text("Label") }
        NavigationLink("Label", destination: Text("Destination"))
        NavigationLink(title, destination: Text("Destination")).isDetailLink(false)
      }
    }
  }
}

@available(*, deprecated)
struct DeprecatedNavigationLinkUsage: View {
  @State private var isActive = false
  @State private var selection: Int?
  let title = "Title"

  var body: some View {
    List {
      Section {
        NavigationLink(isActive: $isActive) {
          Text("Destination")
        } label: {
          Text("Label")
        }
        NavigationLink(destination: Text("Destination"), isActive: $isActive) { Text("Label") }
        NavigationLink(tag: 1, selection: $selection) {
          Text("Destination")
        } label: {
          Text("Label")
        }
        NavigationLink(destination: Text("Destination"), tag: 2, selection: $selection) {
          Text("Label")
        }
      }
      Section {
        NavigationLink("Label", isActive: $isActive) { Text("Destination") }
        NavigationLink(title, isActive: $isActive) { Text("Destination") }
        NavigationLink("Label", destination: Text("Destination"), isActive: $isActive)
        NavigationLink(title, destination: Text("Destination"), isActive: $isActive)
      }
      Section {
        NavigationLink("Label", tag: 3, selection: $selection) { Text("Destination") }
        NavigationLink(title, tag: 4, selection: $selection) { Text("Destination") }
        NavigationLink("Label", destination: Text("Destination"), tag: 5, selection: $selection)
        NavigationLink(title, destination: Text("Destination"), tag: 6, selection: $selection)
      }
    }
  }
}

struct NavigationViewUsage: View {
  var body: some View {
    NavigationView {
      Text("Root")
      Text("Detail")
    }
    .navigationViewStyle(.stack)
    .navigationViewStyle(StackNavigationViewStyle())
    .navigationViewStyle(.automatic)
    .navigationViewStyle(DefaultNavigationViewStyle())
  }
}

struct NavigationTitleUsage: View {
  @State private var name = "Name"
  let title = "Title"

  var body: some View {
    VStack {
      Text("a")
        .navigationTitle("Title")
        .navigationTitle(title)
        .navigationTitle(Text("Title"))
        .navigationTitle($name)
        .navigationBarTitleDisplayMode(.inline)
        .navigationBarTitleDisplayMode(.large)
        .navigationBarTitleDisplayMode(.automatic)
        .navigationBarBackButtonHidden()
        .navigationBarBackButtonHidden(false)
      Text("b")
        .navigationBarTitle("Title")
        .navigationBarTitle(title)
        .navigationBarTitle(Text("Title"))
        .navigationBarTitle("Title", displayMode: .inline)
        .navigationBarTitle(title, displayMode: .inline)
        .navigationBarTitle(Text("Title"), displayMode: .inline)
      Text("c")
        .navigationBarHidden(true)
        .navigationBarItems(leading: Text("Leading"))
        .navigationBarItems(trailing: Text("Trailing"))
        .navigationBarItems(leading: Text("Leading"), trailing: Text("Trailing"))
    }
  }
}

struct ContainerBackgroundUsage: View {
  var body: some View {
    NavigationStack {
      Text("Content")
        .containerBackground(.blue.gradient, for: .navigation)
        .containerBackground(for: .navigation, alignment: .top) { Color.red.frame(height: 40) }
        .containerBackground(.clear, for: .navigationSplitView)
        .navigationDocument(URL(fileURLWithPath: "/a"))
        .navigationDocument("a")
        .navigationDocument("a", preview: SharePreview("Title"))
    }
  }
}
