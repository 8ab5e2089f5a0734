// SPDX-License-Identifier: MIT

import SwiftUI

struct UsageItem: Identifiable, Equatable {
  let id: Int
  var name: String
}

struct UsageRow: View, Equatable {
  let item: UsageItem

  var body: some View { Text(item.name) }
}

struct StackUsage: View {
  let spacing: CGFloat? = 4

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      HStack(alignment: .firstTextBaseline) {
        Text("a")
        Spacer()
        Spacer(minLength: 0)
        Spacer(minLength: nil)
        Text("b")
      }
      HStack(spacing: 0) { Divider() }
      ZStack { Text("c") }
      ZStack(alignment: .bottomTrailing) {
        Text("d")
        Text("e")
      }
      LazyVStack { Text("f") }
      LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders, .sectionFooters]) {
        Section {
          Text("g")
        } header: {
          Text("Header")
        }
      }
      LazyHStack { Text("h") }
      LazyHStack(alignment: .top, spacing: nil, pinnedViews: .sectionHeaders) { Text("i") }
    }
  }
}

struct GridUsage: View {
  private let columns = [GridItem(.flexible()), GridItem(.fixed(40), spacing: 2)]

  var body: some View {
    ScrollView {
      Grid { GridRow { Text("a") } }
      Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 8) {
        GridRow(alignment: .top) {
          Text("b").gridCellColumns(2)
          Text("c").gridCellAnchor(.trailing)
          Text("d").gridCellUnsizedAxes([.horizontal, .vertical])
          Text("e").gridColumnAlignment(.trailing)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
      }
      LazyVGrid(columns: columns) { Text("f") }
      LazyVGrid(columns: [.init(.adaptive(minimum: 80))], alignment: .leading, spacing: 8) {
        ForEach(0..<4) { Text("\($0)") }
      }
      LazyVGrid(
        columns: Array(repeating: GridItem(.flexible(minimum: 10, maximum: 100)), count: 3),
        alignment: .center, spacing: nil, pinnedViews: .sectionHeaders
      ) { Text("g") }
      LazyHGrid(rows: [GridItem(.adaptive(minimum: 10, maximum: 20), alignment: .top)]) {
        Text("h")
      }
      LazyHGrid(rows: columns, alignment: .top, spacing: 2, pinnedViews: []) { Text("i") }
    }
  }
}

struct ScrollUsage: View {
  var body: some View {
    VStack {
      ScrollView { Text("a") }
      ScrollView(.horizontal) { Text("b") }
      ScrollView(.horizontal, showsIndicators: false) { Text("c") }
      ScrollView([.horizontal, .vertical], showsIndicators: true) { Text("d") }
      ScrollView(showsIndicators: false) { Text("e") }
      ViewThatFits {
        Text("Long text")
        Text("f")
      }
      ViewThatFits(in: .horizontal) { Text("g") }
      GeometryReader { proxy in
        Text("h").frame(width: proxy.size.width * 0.5, height: proxy.frame(in: .global).height)
          .padding(.top, proxy.safeAreaInsets.top)
      }
    }
  }
}

struct ForEachUsage: View {
  @State private var items = [UsageItem(id: 1, name: "One")]
  @State private var names = ["a", "b"]
  @Binding var bound: [UsageItem]

  var body: some View {
    VStack {
      ForEach(0..<3) { Text("\($0)") }
      ForEach(0..<names.count, id: \.self) { index in Text(names[index]) }
      ForEach(items) { UsageRow(item: $0) }
      ForEach(items) { item in
        Text(item.name)
        Divider()
      }
      ForEach(names, id: \.self) { Text($0) }
      ForEach($items) { $item in
        Text(item.name).onAppear { item.name = "Two" }
      }
      ForEach($bound) { (item: Binding<UsageItem>) in Text(item.wrappedValue.name) }
      ForEach($items, id: \.id) { $item in Text(item.name) }
      ForEach($names, id: \.self) { $name in Text(name) }
    }
    VStack {
      ForEach(Array(names.enumerated()), id: \.offset) { index, name in Text("\(index) \(name)") }
      ForEach(names.indices, id: \.self) { Text(names[$0]) }
      ForEach(items.reversed()) { Text($0.name) }
      ForEach([1, 2], id: \.self) { number in
        if number > 1 {
          Text("many")
        } else {
          EmptyView()
        }
      }
      UsageRow(item: items[0]).equatable()
      EquatableView(content: UsageRow(item: items[0]))
      Group {
        Text("a")
        Text("b")
      }
    }
  }

  func content<Content: DynamicViewContent>(of view: Content) -> Content.Data { view.data }
}

struct ListUsage: View {
  private let items = [UsageItem(id: 1, name: "One")]
  @State private var edited = [UsageItem(id: 2, name: "Two")]

  var body: some View {
    VStack {
      List {
        Text("a")
        Section("Title") { Text("b") }
        Section { Text("c") }
        Section {
          Text("d")
        } header: {
          Text("Header")
        }
        Section {
          Text("e")
        } footer: {
          Text("Footer")
        }
        Section {
          Text("f")
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
        Section(header: Text("Header")) { Text("g") }
        Section(footer: Text("Footer")) { Text("h") }
        Section(header: Text("Header"), footer: Text("Footer")) { Text("i") }
      }
      List(items) { Text($0.name) }
      List(items, id: \.name) { item in Text(item.name) }
      List(0..<3) { Text("\($0)") }
      List($edited) { $item in Text(item.name) }
      List($edited, id: \.id) { $item in Text(item.name) }
    }
  }
}

private struct BorderedDisclosureStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        configuration.label
      }
      Toggle("Expanded", isOn: configuration.$isExpanded)
      if configuration.isExpanded { configuration.content }
    }
  }
}

struct DisclosureGroupStyles: View {
  var body: some View {
    DisclosureGroup("A") { Text("a") }.disclosureGroupStyle(BorderedDisclosureStyle())
    DisclosureGroup("B") { Text("b") }.disclosureGroupStyle(.automatic)
  }
}
