// SPDX-License-Identifier: MIT

import SwiftUI

/// The version, the guide and the licenses of the app.
struct AboutScreen: View {
  @Environment(House.self) private var house
  @State private var showsLicenses = true

  var body: some View {
    List {
      Section {
        HStack(spacing: 14) {
          Image(systemName: "flame.fill")
            .font(.largeTitle)
            .foregroundStyle(.tint)
            .accessibilityHidden(true)
          VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: "Hearth").font(.title2.bold())
            Text("Version \("2.4")")
              .font(.subheadline)
              .foregroundStyle(.secondary)
          }
        }
        .padding(.vertical, 4)
        .accessibilityElement(children: .combine)
        LabeledContent("Last Update") {
          Text(house.today, format: .dateTime.day().month().year())
        }
      }
      if let website = URL(string: "https://example.com/hearth") {
        Section {
          Link(destination: website) { Label("Website", systemImage: "globe") }
          ShareLink(item: website) { Label("Recommend Hearth", systemImage: "square.and.arrow.up") }
        }
      }
      Section("Guide") {
        OutlineGroup(Chapter.all, children: \.children) { Text($0.title) }
      }
      Section("Legal") {
        DisclosureGroup("Licenses", isExpanded: $showsLicenses) {
          ForEach(License.all) { license in
            LabeledContent(license.name, value: license.terms)
          }
        }
      }
    }
    .navigationTitle("About")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// A chapter of the guide.
private struct Chapter: Identifiable {
  let id: Int
  let title: LocalizedStringKey
  var children: [Chapter]?

  static var all: [Chapter] {
    [
      Chapter(
        id: 1, title: "First Steps",
        children: [
          Chapter(id: 2, title: "Connect a Device"),
          Chapter(
            id: 3, title: "Set Up the Alarm",
            children: [
              Chapter(id: 4, title: "Choose a Code"), Chapter(id: 5, title: "Test the Siren"),
            ]),
        ]),
      Chapter(id: 6, title: "Save Energy"),
    ]
  }
}

/// The license of a part of the app.
private struct License: Identifiable {
  let name: String
  let terms: String

  var id: String { name }

  static let all = [
    License(name: "Kindling Icons", terms: "MIT"), License(name: "Ashwood Sans", terms: "OFL 1.1"),
    License(name: "Emberlink", terms: "Apache 2.0"),
  ]
}
