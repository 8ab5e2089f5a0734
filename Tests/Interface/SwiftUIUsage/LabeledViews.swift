// SPDX-License-Identifier: MIT

import SwiftUI

struct LabeledContents: View {
  let title = "Name"

  var body: some View {
    VStack {
      LabeledContent("Name", value: "Ada")
      LabeledContent(title, value: title)
      LabeledContent("Count", value: 3, format: .number)
      LabeledContent(title, value: 0.5, format: .percent)
      LabeledContent("Name") { Text("Ada") }
      LabeledContent(title) { Text("Ada") }
      LabeledContent {
        Text("Ada")
      } label: {
        Text("Name")
        Text("Given name")
      }
      LabeledContent("Name", value: "Ada").labeledContentStyle(.automatic)
      LabeledContent("Name", value: "Ada").labeledContentStyle(StackedStyle())
    }
    VStack {
      GroupBox { Text("Content") }
      GroupBox("Title") { Text("Content") }
      GroupBox(title) { Text("Content") }
      GroupBox {
        Text("Content")
      } label: {
        Label("Title", systemImage: "heart")
      }
      GroupBox(label: Text("Title")) { Text("Content") }
      GroupBox("Title") { Text("Content") }.groupBoxStyle(.automatic)
      GroupBox("Title") { Text("Content") }.groupBoxStyle(DefaultGroupBoxStyle())
      GroupBox("Title") { Text("Content") }.groupBoxStyle(PlainBoxStyle())
    }
  }
}

struct StackedStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      configuration.content
      LabeledContent(configuration)
    }
  }
}

struct PlainBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
      GroupBox(configuration)
    }
  }
}

struct UnavailableViews: View {
  let title = "No Mail"
  let query = "abc"

  var body: some View {
    VStack {
      ContentUnavailableView("No Mail", systemImage: "tray")
      ContentUnavailableView(
        title, systemImage: "tray", description: Text("New mail appears here."))
      ContentUnavailableView("No Mail", image: "tray", description: Text("New mail appears here."))
      ContentUnavailableView(title, image: "tray")
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray")
      } description: {
        Text("New mail appears here.")
      } actions: {
        Button("Reload") {}
      }
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray")
      } actions: {
        Button("Reload") {}
      }
      ContentUnavailableView { Label("No Mail", systemImage: "tray") }
    }
    ContentUnavailableView.search
    ContentUnavailableView.search(text: query)
  }
}
