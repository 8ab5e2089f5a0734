// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

struct UsageFolder: Identifiable {
  let id: Int
  var name: String
  var folders: [UsageFolder]?
}

struct ListSelectionUsage: View {
  @State private var one: Int?
  @State private var many: Set<Int> = []
  @State private var items = [UsageItem(id: 1, name: "One")]
  @State private var mode = EditMode.active

  var body: some View {
    VStack {
      List(selection: $one) { Text("a").tag(1) }
      List(selection: $many) { Text("a").tag(1, includeOptional: false) }
      List(items, selection: $one) { Text($0.name) }
      List(items, selection: $many) { Text($0.name) }
      List(items, id: \.name, selection: .constant("One" as String?)) { Text($0.name) }
      List(items, id: \.name, selection: .constant(["One"] as Set)) { Text($0.name) }
      List(0..<3, selection: $one) { Text("\($0)") }
      List(0..<3, selection: $many) { Text("\($0)") }
    }
    VStack {
      List($items, selection: $one) { $item in TextField("Name", text: $item.name) }
      List($items, selection: $many) { $item in Text(item.name) }
      List($items, id: \.id, selection: $one) { $item in Text(item.name) }
      List($items, id: \.id, selection: $many) { $item in Text(item.name) }
      List(selection: nil as Binding<Set<Int>>?) { Text("a") }
    }
    .environment(\.editMode, $mode)
    .listStyle(.sidebar)
    .listStyle(SidebarListStyle())
  }
}

struct ListHierarchyUsage: View {
  @State private var one: Int?
  @State private var many: Set<Int> = []
  @State private var folders = [UsageFolder(id: 1, name: "One")]
  @State private var isExpanded = true

  var body: some View {
    VStack {
      List(folders, children: \.folders) { Text($0.name) }
      List(folders, id: \.name, children: \.folders) { Text($0.name) }
      List(folders, children: \.folders, selection: $one) { Text($0.name) }
      List(folders, children: \.folders, selection: $many) { Text($0.name) }
      List(folders, id: \.id, children: \.folders, selection: $one) { Text($0.name) }
      List(folders, id: \.id, children: \.folders, selection: $many) { Text($0.name) }
    }
    VStack {
      List($folders, children: \.folders) { $folder in Text(folder.name) }
      List($folders, id: \.name, children: \.folders) { $folder in Text(folder.name) }
      List($folders, children: \.folders, selection: $one) { $folder in Text(folder.name) }
      List($folders, children: \.folders, selection: $many) { $folder in Text(folder.name) }
      List($folders, id: \.id, children: \.folders, selection: $one) { $folder in
        Text(folder.name)
      }
      List($folders, id: \.id, children: \.folders, selection: $many) { $folder in
        Text(folder.name)
      }
    }
    VStack {
      OutlineGroup(folders, children: \.folders) { Text($0.name) }
      OutlineGroup(folders[0], children: \.folders) { Text($0.name) }
      OutlineGroup(folders, id: \.name, children: \.folders) { Text($0.name) }
      OutlineGroup(folders[0], id: \.name, children: \.folders) { Text($0.name) }
      OutlineGroup($folders, children: \.folders) { $folder in Text(folder.name) }
      OutlineGroup($folders[0], children: \.folders) { $folder in Text(folder.name) }
      OutlineGroup($folders, id: \.name, children: \.folders) { $folder in Text(folder.name) }
      OutlineGroup($folders[0], id: \.name, children: \.folders) { $folder in Text(folder.name) }
    }
    VStack {
      DisclosureGroup("Title") { Text("a") }
      DisclosureGroup(String("Title")) { Text("a") }
      DisclosureGroup("Title", isExpanded: $isExpanded) { Text("a") }
      DisclosureGroup(String("Title"), isExpanded: $isExpanded) { Text("a") }
      DisclosureGroup {
        Text("a")
      } label: {
        Text("Title")
      }
      DisclosureGroup(isExpanded: $isExpanded) {
        Text("a")
      } label: {
        Text("Title")
      }
    }
    List {
      Section("Title", isExpanded: $isExpanded) { Text("a") }
      Section(String("Title"), isExpanded: $isExpanded) { Text("a") }
      Section(isExpanded: $isExpanded) {
        Text("a")
      } header: {
        Text("Title")
      }
    }
  }
}

struct ListEditingUsage: View {
  @State private var one: Int?
  @State private var many: Set<Int> = []
  @State private var items = [UsageItem(id: 1, name: "One")]

  var body: some View {
    VStack {
      List {
        ForEach(items) { Text($0.name) }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        ForEach(items) { Text($0.name) }
          .onDelete(perform: delete)
          .onMove(perform: nil)
        ForEach($items, editActions: .all) { $item in Text(item.name) }
        ForEach($items, id: \.name, editActions: [.delete, .move]) { $item in Text(item.name) }
      }
      List($items, editActions: .delete) { $item in Text(item.name) }
      List($items, id: \.name, editActions: .move) { $item in Text(item.name) }
      List($items, editActions: .all, selection: $one) { $item in Text(item.name) }
      List($items, editActions: .all, selection: $many) { $item in Text(item.name) }
      List($items, id: \.id, editActions: .all, selection: $one) { $item in Text(item.name) }
      List($items, id: \.id, editActions: .all, selection: $many) { $item in Text(item.name) }
    }
  }

  private func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
}

struct BadgeUsage: View {
  @Environment(\.badgeProminence) private var prominence
  private let name = "new"

  var body: some View {
    List {
      Text("a").badge(3)
      Text("a").badge("new")
      Text("a").badge(name)
      Text("a").badge(Text("new").bold())
      Text("a").badge(nil as Text?)
      Text("a").badge(nil as String?)
      Text("a").badgeProminence(.decreased)
      Text("a").badgeProminence(prominence == .standard ? .increased : .standard)
    }
  }
}

extension ContainerValues {
  @Entry var usageRank: Int = 0
}

private struct UsageRankKey: ContainerValueKey {
  static let defaultValue = 1
}

struct SubviewUsage<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack {
      Group(subviews: content) { subviews in
        if let first = subviews.first { first.font(.title) }
        subviews.dropFirst()
        subviews[0..<1]
        subviews
        ForEach(subviews) { $0 }
        ForEach(subviews.prefix(2)) { $0.padding() }
      }
      Group(sections: content) { sections in
        ForEach(sections) { section in
          section.header
          section.content
          section.footer
        }
      }
      ForEach(subviews: content) { subview in
        subview.opacity(subview.containerValues.usageRank > 0 ? 1 : 0.5)
        Text("\(subview.containerValues[UsageRankKey.self])")
        Text(subview.containerValues.tag(for: String.self) ?? "")
        Text(subview.containerValues.hasTag(1) ? "a" : "b")
      }
      ForEach(sections: content) { section in
        section.content
        Text("\(section.containerValues.usageRank)")
      }
      Text("a").containerValue(\.usageRank, 2)
    }
  }
}

struct ListRowUsage: View {
  let color: Color? = .red

  var body: some View {
    List {
      Section { Text("a") }
        .listRowBackground(Color.clear)
        .listRowSeparator(.hidden)
      Text("b")
        .listRowBackground(color)
        .listRowInsets(EdgeInsets())
        .listRowInsets(nil)
        .listRowSeparator(.visible, edges: .bottom)
        .listRowSeparatorTint(color)
        .listRowSeparatorTint(.blue, edges: [.top, VerticalEdge.Set(.bottom)])
    }
    .scrollContentBackground(.hidden)
  }
}

struct FormUsage: View {
  var body: some View {
    Form { Toggle("a", isOn: .constant(true)) }
    Form { Text("b") }.formStyle(.grouped)
    Form { Text("c") }.formStyle(.automatic)
    Form { Text("d") }.formStyle(GroupedFormStyle()).formStyle(AutomaticFormStyle())
    Form { Text("e") }.formStyle(UsageFormStyle())
  }
}

struct UsageFormStyle: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack { configuration.content }
    Form(configuration)
  }
}

struct SwipeActionUsage: View {
  var body: some View {
    List {
      ForEach(["a"], id: \.self) { name in
        Text(name)
          .swipeActions { Button("Flag") {}.tint(.orange) }
          .swipeActions(edge: .leading) { Button("Read") {} }
          .swipeActions(edge: .trailing, allowsFullSwipe: false) {
            Button("Delete", role: .destructive) {}
          }
          .deleteDisabled(name.isEmpty)
          .moveDisabled(true)
      }
      .onDelete { _ in }
    }
  }

  static var edges: HorizontalEdge.Set { [.leading, .trailing, .init(.leading)] }
}

struct ListAppearanceUsage: View {
  var body: some View {
    List {
      Section("Fruits") {
        ForEach(["a"], id: \.self) { Label($0, systemImage: "star") }
          .onInsert(of: [.text]) { (offset: Int, providers: [NSItemProvider]) in
            print(offset, providers)
          }
        ForEach(["b"], id: \.self) { Text($0) }
          .dropDestination(for: String.self) { items, offset in print(items, offset) }
      }
      .listSectionSeparator(.hidden)
      .listSectionSeparator(.visible, edges: .top)
      .listSectionSeparatorTint(.red)
      .listSectionSeparatorTint(nil, edges: .bottom)
      .sectionActions { Button("Add") {} }
      .headerProminence(.increased)
    }
    .listItemTint(.red)
    .listItemTint(.monochrome)
    .listItemTint(.fixed(.red))
    .listItemTint(ListItemTint.preferred(.blue))
    .listItemTint(nil as Color?)
  }
}
