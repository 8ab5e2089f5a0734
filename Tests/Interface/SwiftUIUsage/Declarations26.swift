// SPDX-License-Identifier: MIT

import SwiftUI

/// Declarations of the iOS 26 SDK.
struct TextsOf26: View {
  @State private var text = AttributedString("Text")
  @State private var selection = AttributedTextSelection()

  var body: some View {
    TextEditor(text: $text, selection: $selection)
    TextEditor(text: $text)
    Button("Bold") {
      text.transformAttributes(in: &selection) { $0.font = .body.bold() }
      text.replaceSelection(&selection, with: AttributedString("a"))
      text.replaceSelection(&selection, withCharacters: "b")
      selection = AttributedTextSelection(range: text.startIndex..<text.endIndex)
      selection = AttributedTextSelection(insertionPoint: text.startIndex)
      switch selection.indices(in: text) {
      case .insertionPoint(let index): print(index)
      case .ranges(let ranges): print(ranges, selection.typingAttributes(in: text))
      }
    }
    Text("a").lineHeight(.multiple(factor: 1.5)).lineHeight(.exact(points: 20))
    Text("b").lineHeight(.leading(increase: 4)).lineHeight(.loose).lineHeight(nil)
    Text("c").lineHeight(.tight).lineHeight(.normal).lineHeight(.variable)
    Text("d").writingDirection(strategy: .layoutBased).writingDirection(strategy: .contentBased)
    Text("e").multilineTextAlignment(strategy: .writingDirectionBased)
    Label("f", systemImage: "star").labelIconToTitleSpacing(4).labelReservedIconWidth(30)
    Image(systemName: "star").symbolEffect(.drawOn.byLayer, isActive: true)
      .transition(.symbolEffect(.drawOff))
  }
}

struct ControlsOf26: View {
  @State private var value = 0.5
  @Environment(\.buttonSizing) private var sizing
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var width
  @Environment(\.lineHeight) private var lineHeight

  var body: some View {
    Button("a") {}.buttonSizing(.flexible)
    Button("b") {}.buttonSizing(sizing == .fitted ? .automatic : .fitted)
    Slider(value: $value) {
      Text("c")
    } currentValueLabel: {
      Text("d")
    } minimumValueLabel: {
      Text("e")
    } maximumValueLabel: {
      Text("f")
    } ticks: {
      SliderTick(0.2)
      SliderTick(0.4) { Text("g") }
      SliderTickContentForEach([0.6, 0.8], id: \.self) { value in SliderTick(value) }
    }
    Slider(value: $value, in: 0...1, neutralValue: 0.5, enabledBounds: 0...0.8) {
      Text("h")
    } ticks: {
      SliderTick("i", 0.1)
    }
    Slider(value: $value, in: 0...10, step: 2) {
      Text("j")
    } tick: { value in
      SliderTick(value)
    }
    // The older initializers stay unambiguous.
    Slider(value: $value, in: 0...1) { Text("k") }
    Slider(value: $value, in: 0...1, step: 0.5) { Text("l") }
    Slider(value: $value, in: 0...1, step: 0.5)
    Slider(value: $value) {
      Text("m")
    } minimumValueLabel: {
      Text("n")
    } maximumValueLabel: {
      Text("o")
    }
    ConcentricRectangle()
    ConcentricRectangle(corners: .concentric(minimum: 12), isUniform: true).stroke()
    ConcentricRectangle(
      topLeadingCorner: 4, topTrailingCorner: .fixed(8), bottomLeadingCorner: .concentric,
      bottomTrailingCorner: .concentric(minimum: 2)
    ).strokeBorder()
    ConcentricRectangle(uniformTopCorners: .concentric, uniformBottomCorners: 0)
    Color.red.clipShape(.rect(corners: .concentric, isUniform: true))
      .background(.blue, in: .rect(uniformTopCorners: 4, uniformBottomCorners: .concentric))
      .containerShape(.rect(cornerRadius: 24))
  }
}

struct ScreensOf26: View {
  @Environment(\.tabViewBottomAccessoryPlacement) private var placement
  @Namespace private var namespace
  @State private var query = ""

  var body: some View {
    TabView {
      Tab("a", systemImage: "star") {
        NavigationStack {
          List {
            Section("b") { Text("c") }
              .sectionIndexLabel("B").sectionIndexLabel(Text("B"))
              .listSectionMargins(.horizontal, 0)
              .listSectionMargins(.leading, nil)
          }
          .listSectionIndexVisibility(.visible)
          .navigationTitle("d")
          .navigationSubtitle("e")
          .navigationSubtitle(Text("e"))
          .navigationSubtitle(query)
          .searchable(text: $query)
          .searchToolbarBehavior(.minimize)
          .searchToolbarBehavior(.automatic)
          .toolbar {
            DefaultToolbarItem(kind: .search, placement: .bottomBar)
            ToolbarItem(placement: .largeTitle) { Text("f") }
            ToolbarItem(placement: .subtitle) { Text("g") }
            ToolbarItem(placement: .largeSubtitle) { Text("h") }
            ToolbarItem { Button("i") {} }
              .matchedTransitionSource(id: "i", in: namespace)
          }
          .toolbar(removing: .search)
        }
      }
    }
    .tabViewBottomAccessory(isEnabled: !query.isEmpty) {
      Text(placement == .inline ? "inline" : placement == .expanded ? "expanded" : "none")
    }
    .tabViewSearchActivation(.searchTabSelection)
    .tabViewSearchActivation(.automatic)
    .onInteractiveResizeChange { print($0) }
    .containerCornerOffset(.leading, sizeToFit: true)
    .transaction { $0.scrollPositionUpdatePreservesVelocity = true }
  }
}
