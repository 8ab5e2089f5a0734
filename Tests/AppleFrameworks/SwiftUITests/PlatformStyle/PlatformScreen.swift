// SPDX-License-Identifier: MIT

import SwiftUI

/// A screen of standard views that shows the platform style.
enum PlatformScreen: String, CaseIterable {
  case controls = "Controls"
  case form = "Form"
  case list = "List with sections"
  case root = "Large title"
  case pushed = "Scrolled content"
  case tabs = "Tab bar"
  case alert = "Alert"
  case dialog = "Confirmation dialog"
  case sheet = "Sheet"
  case menu = "Menu"

  @MainActor @ViewBuilder var view: some View {
    switch self {
    case .controls: ControlsScreen()
    case .form: FormScreen()
    case .list: ListScreen()
    case .root: LibraryScreen(path: [])
    case .pushed: LibraryScreen(path: ["Ceramics"])
    case .tabs: TabScreen()
    case .alert: PresentingScreen(presentation: .alert)
    case .dialog: PresentingScreen(presentation: .dialog)
    case .sheet: PresentingScreen(presentation: .sheet)
    case .menu: PresentingScreen(presentation: .menu)
    }
  }
}

private struct ControlsScreen: View {
  var body: some View {
    VStack(spacing: 14) {
      HStack {
        Button("Plain") {}
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Prominent") {}.buttonStyle(.borderedProminent)
      }
      HStack {
        Button("Mini") {}.controlSize(.mini)
        Button("Small") {}.controlSize(.small)
        Button("Regular") {}.controlSize(.regular)
      }
      .buttonStyle(.bordered)
      .tint(.orange)
      Button {
      } label: {
        Label("Large", systemImage: "cart").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      Button("Disabled") {}.buttonStyle(.borderedProminent).disabled(true)
      HStack {
        Toggle("On", isOn: .constant(true)).labelsHidden()
        Toggle("Off", isOn: .constant(false)).labelsHidden()
        Toggle("Disabled", isOn: .constant(true)).labelsHidden().disabled(true)
        Stepper("Quantity", value: .constant(2)).labelsHidden()
      }
      Slider(value: .constant(0.4))
      Picker("Period", selection: .constant(1)) {
        Text("Day").tag(0)
        Text("Week").tag(1)
        Text("Month").tag(2)
      }
      .pickerStyle(.segmented)
      TextField("Email", text: .constant("")).textFieldStyle(.roundedBorder)
      TextField("Email", text: .constant("ada@example.org")).textFieldStyle(.roundedBorder)
      HStack {
        ProgressView()
        ProgressView().controlSize(.large)
        ProgressView(value: 0.6)
      }
      DatePicker(
        "Starts", selection: .constant(Date(timeIntervalSinceReferenceDate: 700_000_000)))
      Gauge(value: 0.7) {
        Text("Storage")
      } currentValueLabel: {
        Text("70%")
      }
      ColorPicker("Accent color", selection: .constant(.orange))
    }
    .padding()
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

private struct FormScreen: View {
  var body: some View {
    NavigationStack {
      Form {
        Section {
          NavigationLink {
          } label: {
            Label("Wi-Fi", systemImage: "wifi").badge("Attic")
          }
          NavigationLink {
          } label: {
            Label("Notifications", systemImage: "bell.badge")
          }
          Toggle(isOn: .constant(true)) { Label("Airplane Mode", systemImage: "airplane") }
        }
        Section {
          TextField("Name", text: .constant("Ada Lovelace"))
          TextField("Email", text: .constant(""))
          Picker("Language", selection: .constant(0)) { Text("English").tag(0) }
          Stepper("Reminders: 3", value: .constant(3))
        } header: {
          Text("Account")
        } footer: {
          Text("Your name is visible to the people whom you invite.")
        }
        Section {
          Button("Sign Out") {}
          Button("Delete Account", role: .destructive) {}
        }
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
      }
    }
  }
}

private struct ListScreen: View {
  @State private var selection: Set<String> = []

  var body: some View {
    NavigationStack {
      List {
        Section("Today") {
          row("Harbor Mug", "Arrives by 18:00", "cup.and.saucer")
          row("Linen Apron", "Out for delivery", "tshirt")
        }
        Section {
          row("Desk Lamp", "Delivered on Monday", "lamp.desk")
          row("Notebook", "Delivered on Friday", "book.closed")
          LabeledContent("Total", value: "€86.40")
        } header: {
          Text("Earlier")
        } footer: {
          Text("Orders of the last 30 days.")
        }
      }
      .navigationTitle("Orders")
      .toolbar {
        EditButton()
        Button("Add", systemImage: "plus") {}
      }
    }
  }

  private func row(_ title: String, _ detail: String, _ symbol: String) -> some View {
    Label {
      VStack(alignment: .leading) {
        Text(title)
        Text(detail).font(.subheadline).foregroundStyle(.secondary)
      }
    } icon: {
      Image(systemName: symbol)
    }
  }
}

private struct LibraryScreen: View {
  @State var path: [String]

  var body: some View {
    NavigationStack(path: $path) {
      List(["Ceramics", "Textiles", "Paper", "Wood"], id: \.self) { name in
        NavigationLink(name, value: name)
      }
      .listStyle(.plain)
      .searchable(text: .constant(""))
      .navigationTitle("Library")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
        ToolbarItem { Button("Sort", systemImage: "arrow.up.arrow.down") {} }
      }
      .navigationDestination(for: String.self) { name in
        ItemsScreen(name: name)
      }
    }
  }
}

private struct ItemsScreen: View {
  let name: String

  var body: some View {
    ScrollViewReader { proxy in
      List(1..<40, id: \.self) { number in
        Text("Item \(number)").badge(number).id(number)
      }
      .listStyle(.plain)
      .onAppear { proxy.scrollTo(14, anchor: .top) }
    }
    .navigationTitle(name)
    .toolbar {
      ToolbarItemGroup(placement: .bottomBar) {
        Button("Share", systemImage: "square.and.arrow.up") {}
        Spacer()
        Button("Delete", systemImage: "trash") {}
      }
    }
  }
}

private struct TabScreen: View {
  var body: some View {
    TabView(selection: .constant(0)) {
      NavigationStack {
        List(1..<30) { number in Label("Message \(number)", systemImage: "envelope") }
          .navigationTitle("Inbox")
      }
      .tabItem { Label("Inbox", systemImage: "tray") }
      .badge(3)
      .tag(0)
      Text("Calendar").tabItem { Label("Calendar", systemImage: "calendar") }.tag(1)
      Text("Saved").tabItem { Label("Saved", systemImage: "bookmark") }.badge("New").tag(2)
      Text("Profile").tabItem { Label("Profile", systemImage: "person") }.tag(3)
    }
  }
}

private struct PresentingScreen: View {
  enum Presentation { case alert, dialog, sheet, menu }

  let presentation: Presentation

  var body: some View {
    NavigationStack {
      List {
        Text("Draft")
        Text("Published")
        Menu("Actions") {
          Button("Duplicate", systemImage: "plus.square.on.square") {}
          Button("Rename", systemImage: "pencil") {}
          Section {
            Button("Delete", systemImage: "trash", role: .destructive) {}
          }
        }
      }
      .navigationTitle("Articles")
      .alert("Delete the draft?", isPresented: .constant(presentation == .alert)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("The draft is removed from all of your devices.")
      }
      .confirmationDialog(
        "Delete the draft?", isPresented: .constant(presentation == .dialog),
        titleVisibility: .visible
      ) {
        Button("Delete", role: .destructive) {}
        Button("Archive") {}
      }
      .sheet(isPresented: .constant(presentation == .sheet)) {
        NavigationStack {
          Form {
            TextField("Title", text: .constant("Tides"))
            Toggle("Comments", isOn: .constant(true))
          }
          .navigationTitle("New Article")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
          }
        }
        .presentationDetents([.medium])
        .presentationDragIndicator(.visible)
      }
    }
  }
}
