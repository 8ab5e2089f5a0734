// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor
@Suite("Styles of disclosure groups")
struct DisclosureGroupStyleTests {
  private let canvas = SwiftUISnapshotLayout.fixed(width: 200, height: 200)

  private func group() -> some View {
    DisclosureGroup(String("Label")) { Text("Content") }
  }

  @Test("A style shows the label and the content, and changes the state")
  func customStyle() throws {
    let host = try ViewHost(group().disclosureGroupStyle(Bracketed()), layout: canvas)
    #expect(texts(of: host) == ["[", "Label", "]"])
    try host.tap("Label")
    #expect(texts(of: host) == ["[", "Label", "Content", "]"])
    try host.tap("Label")
    #expect(texts(of: host) == ["[", "Label", "]"])
  }

  @Test("The default style replaces custom styles")
  func automatic() {
    let standard = outline(of: group())
    #expect(
      outline(of: group().disclosureGroupStyle(.automatic).disclosureGroupStyle(Bracketed()))
        == standard)
    #expect(outline(of: group().disclosureGroupStyle(Bracketed())) != standard)
  }

  @Test("A group in the body of a style has the next style")
  func nestedStyles() throws {
    let view = group().disclosureGroupStyle(Wrapping()).disclosureGroupStyle(Bracketed())
    let host = try ViewHost(view, layout: canvas)
    #expect(texts(of: host) == ["(", "[", "Label", "]", ")"])
    try host.tap("Label")
    #expect(texts(of: host) == ["(", "[", "Label", "Content", "]", ")"])
  }
}

private struct Bracketed: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("[")
      Button {
        configuration.isExpanded.toggle()
      } label: {
        configuration.label
      }
      if configuration.isExpanded { configuration.content }
      Text("]")
    }
  }
}

private struct Wrapping: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("(")
      DisclosureGroup(isExpanded: configuration.$isExpanded) {
        configuration.content
      } label: {
        configuration.label
      }
      Text(")")
    }
  }
}
