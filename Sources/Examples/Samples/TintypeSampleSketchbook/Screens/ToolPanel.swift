// SPDX-License-Identifier: MIT

import SwiftUI

/// The tools, colors and widths below the paper.
struct ToolPanel: View {
  @Environment(Palette.self) private var palette
  @Environment(Preferences.self) private var preferences
  @Environment(Router.self) private var router
  @Environment(\.self) private var environment

  var body: some View {
    @Bindable var palette = palette
    VStack(spacing: 10) {
      HStack(spacing: 12) {
        if preferences.isLeftHanded {
          colorControls
          Spacer(minLength: 0)
        }
        ToolPicker(tool: $palette.tool, ink: palette.ink.color)
        if !preferences.isLeftHanded {
          Spacer(minLength: 0)
          colorControls
        }
      }
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 4) {
          ForEach(palette.inks, id: \.self) { ink in
            Button {
              palette.ink = ink
            } label: {
              Swatch(ink: ink, isSelected: ink == palette.ink)
            }
            .buttonStyle(.plain)
          }
        }
      }
      HStack(spacing: 12) {
        Circle()
          .fill(palette.ink.color)
          .overlay { Circle().strokeBorder(.primary.opacity(0.15)) }
          .frame(width: max(palette.width * 0.7, 2), height: max(palette.width * 0.7, 2))
          .frame(width: 30, height: 30)
          .accessibilityHidden(true)
        Slider(value: $palette.width, in: Palette.widths, step: 1) { Text("Width") }
        Text("\(Int(palette.width)) pt")
          .font(.footnote.monospacedDigit())
          .foregroundStyle(.secondary)
          .frame(minWidth: 44, alignment: .trailing)
      }
    }
    .padding(14)
    .background(.sheetCard, in: .rect(cornerRadius: 22))
    .shadow(color: .black.opacity(0.08), radius: 12, y: 4)
  }

  private var colorControls: some View {
    HStack(spacing: 10) {
      Button("Color Mixer", systemImage: "slider.horizontal.3") { router.sheet = .mixer }
        .labelStyle(.iconOnly)
        .buttonStyle(.bordered)
        .buttonBorderShape(.circle)
      ColorPicker("Color", selection: color, supportsOpacity: false)
        .labelsHidden()
    }
  }

  private var color: Binding<Color> {
    Binding(
      get: { palette.ink.color }, set: { palette.keep(Ink($0, in: environment)) })
  }
}

/// The frame of the selected tool.
private struct ToolFrame: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// A row of tools with a marked selection.
private struct ToolPicker: View {
  @Binding var tool: Tool
  let ink: Color

  var body: some View {
    HStack(spacing: 4) {
      ForEach(Tool.allCases) { other in
        Button {
          withAnimation(.snappy) { tool = other }
        } label: {
          ToolIcon(tool: other, ink: other == .eraser ? Color.pink.opacity(0.5) : ink)
            .padding(8)
            .anchorPreference(key: ToolFrame.self, value: .bounds) {
              other == tool ? $0 : nil
            }
            .accessibilityElement()
            .accessibilityLabel(other.title)
            .accessibilityAddTraits(other == tool ? [.isButton, .isSelected] : .isButton)
        }
        .buttonStyle(.plain)
      }
    }
    .backgroundPreferenceValue(ToolFrame.self) { anchor in
      GeometryReader { proxy in
        if let anchor {
          let frame = proxy[anchor]
          RoundedRectangle(cornerRadius: 12)
            .fill(.studio.opacity(0.18))
            .frame(width: frame.width, height: frame.height)
            .position(x: frame.midX, y: frame.midY)
        }
      }
      // The frame is measured from the left edge.
      .environment(\.layoutDirection, .leftToRight)
    }
  }
}

/// Colors around a button that closes them.
struct RadialPalette: View {
  @Environment(Palette.self) private var palette
  let select: (Ink?) -> Void

  var body: some View {
    RadialLayout(radius: 78) {
      Button("Close", systemImage: "xmark") { select(nil) }
        .labelStyle(.iconOnly)
        .font(.headline)
        .foregroundStyle(.secondary)
        .padding(12)
      ForEach(palette.inks, id: \.self) { ink in
        Button {
          select(ink)
        } label: {
          Swatch(ink: ink, isSelected: ink == palette.ink, diameter: 40)
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("radial-\(ink.hex)")
      }
    }
    .padding(8)
    .background(.regularMaterial, in: .circle)
    .shadow(color: .black.opacity(0.2), radius: 16, y: 6)
  }
}
