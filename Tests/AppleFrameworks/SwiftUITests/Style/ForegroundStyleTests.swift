// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("The foreground style")
struct ForegroundStyleTests {
  @Test("A custom style resolves to another style in the environment")
  func customStyle() {
    struct Warning: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        Color(red: 1, green: 0, blue: 0)
      }
    }
    #expect(color(of: Text("a").foregroundStyle(Warning())) == "#FF0000")
  }

  @Test("A level is derived from the foreground style of the outer view")
  func levels() {
    func text(_ style: some ShapeStyle) -> some View { VStack { Text("a").foregroundStyle(style) } }
    #expect(color(of: Text("a")) == "primary #000000")
    #expect(color(of: text(.secondary)) == "secondary #3C3C4399")
    #expect(color(of: text(.secondary).foregroundStyle(.secondary)) == "tertiary #3C3C434D")
    #expect(color(of: text(.secondary).foregroundStyle(.red)) == "red #FF3B3080")
    #expect(color(of: text(.secondary).foregroundStyle(.red, .blue)) == "blue #007AFF")
    #expect(color(of: text(.tertiary).foregroundStyle(.red, .blue)) == "blue #007AFF80")
    #expect(color(of: text(.red.secondary)) == "red #FF3B3080")
    #expect(color(of: text(.foreground).foregroundStyle(.red)) == "red #FF3B30")
    let view = VStack { VStack { Text("a") }.foregroundStyle(.secondary) }
    #expect(color(of: view.foregroundStyle(.green)) == "green #34C75980")
  }

  @Test("The tint is a style, and the accent color changes it")
  func tint() {
    let text = Text("a")
    #expect(color(of: text.foregroundStyle(.tint).tint(.green)) == "green #34C759")
    #expect(color(of: text.foregroundStyle(.tint).accentColor(.pink)) == "pink #FF2D55")
    #expect(color(of: text.foregroundColor(.accentColor).accentColor(.pink)) == "pink #FF2D55")
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    #expect(
      color(of: text.foregroundStyle(.tint.secondary).tint(gradient))
        == "linearGradient(red #FF3B3080 0, blue #007AFF80 1) leading → trailing")
  }

  @Test("An accent color that is the accent color is that of the system")
  func accentOfAccent() {
    let text = Text("a")
    let blue = color(of: text.foregroundColor(.accentColor))
    #expect(color(of: text.foregroundColor(.accentColor).accentColor(.accentColor)) == blue)
  }

  @Test("A missing foreground color restores the default")
  func missingColor() {
    let view = VStack { VStack { Text("a") }.foregroundColor(nil) }
    #expect(color(of: view.foregroundColor(.red)) == "primary #000000")
  }
}

/// Returns the color of the first node of a view's outline.
@MainActor
func color(of view: some View, sourceLocation: SourceLocation = #_sourceLocation) -> String {
  let lines = outline(of: view, sourceLocation: sourceLocation).split(separator: "\n")
  for line in lines {
    guard let range = line.range(of: "color: ") else { continue }
    return String(line[range.upperBound...])
  }
  return lines.joined(separator: "\n")
}
