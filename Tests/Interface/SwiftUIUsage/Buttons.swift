// SPDX-License-Identifier: MIT

import SwiftUI

struct ButtonInitializers: View {
  @State private var count = 0
  private let title = "Save"
  private let role: ButtonRole? = .destructive
  private let image = ImageResource(name: "save", bundle: .main)

  var body: some View {
    VStack {
      Button(action: save) { Text("Save") }
      Button {
        count += 1
      } label: {
        Text("Add")
        Image(systemName: "plus")
      }
      Button(role: role) {
        save()
      } label: {
        Text(verbatim: "Delete")
      }
      Button(role: .cancel, action: save) { Text("Cancel") }
      Button("Save", action: save)
      Button(title) { count -= 1 }
      Button("Delete", role: .destructive) { save() }
      Button(title, role: nil, action: save)
    }
    VStack {
      Button("Save", systemImage: "checkmark", action: save)
      Button(title, systemImage: "checkmark") { save() }
      Button("Delete", systemImage: "trash", role: .destructive, action: save)
      Button(title, systemImage: "trash", role: role) { save() }
      Button(role: .close) { save() }
      Button(role: .confirm, action: save)
      Button("Count \(count)") { Task { await load() } }
      Button("Save", image: image, action: save)
      Button(title, image: image) { save() }
      Button("Delete", image: image, role: .destructive, action: save)
      Button(title, image: image, role: role) { save() }
    }
  }

  private func save() { count = 0 }
  private func load() async {}
}

struct ButtonStyles: View {
  var body: some View {
    VStack {
      Button("1") {}.buttonStyle(.automatic)
      Button("2") {}.buttonStyle(.plain)
      Button("3") {}.buttonStyle(.borderless)
      Button("4") {}.buttonStyle(.bordered)
      Button("5") {}.buttonStyle(.borderedProminent)
      Button("6") {}.buttonStyle(PlainButtonStyle())
      Button("7") {}.buttonStyle(DefaultButtonStyle())
      Button("8") {}.buttonStyle(BorderlessButtonStyle())
      Button("9") {}.buttonStyle(BorderedButtonStyle())
      Button("10") {}.buttonStyle(BorderedProminentButtonStyle())
    }
    VStack {
      Button("1") {}.buttonStyle(ScaledStyle(scale: 2))
      Button("2") {}.buttonStyle(.scaled)
      Button("3") {}.buttonStyle(DoubleTapStyle())
      Button("4") {}.buttonBorderShape(.capsule)
      Button("5") {}.buttonBorderShape(.roundedRectangle(radius: 4))
      Button("6") {}.buttonBorderShape(.roundedRectangle).buttonBorderShape(.circle)
      Button("7") {}.buttonRepeatBehavior(.enabled).buttonBorderShape(.automatic)
      Button("8") {}.controlSize(.extraLarge).controlSize(.small ... .large)
      Button("9") {}.disabled(true)
    }
  }
}

struct ScaledStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  var scale: CGFloat = 1

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(isEnabled ? scale : 2 * scale)
      .disabled(configuration.isPressed || configuration.role == .cancel)
  }
}

extension ButtonStyle where Self == ScaledStyle {
  static var scaled: ScaledStyle { ScaledStyle() }
}

struct DoubleTapStyle: PrimitiveButtonStyle {
  @State private var count = 0

  func makeBody(configuration: PrimitiveButtonStyle.Configuration) -> some View {
    VStack {
      configuration.label.onTapGesture(count: 2) {
        count += 1
        configuration.trigger()
      }
      Button(configuration)
      if configuration.role == .destructive { Text("Caution") }
    }
  }
}

struct OuterStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

struct Links: View {
  @Environment(\.openURL) private var openURL

  var body: some View {
    if let url = URL(string: "https://example.com") {
      Link("Open", destination: url)
      Link(String("Open"), destination: url)
      Link(destination: url) { Text("Open") }
      Button("Open") { openURL(url) }
      Button("Open") { openURL(url) { accepted in print(accepted) } }
        .environment(
          \.openURL,
          OpenURLAction { url in
            url.scheme == "https" ? .systemAction : .handled
          })
      Text("Other").environment(\.openURL, OpenURLAction { _ in .discarded })
      Text("Other").environment(\.openURL, OpenURLAction { .systemAction($0) })
    }
  }
}
