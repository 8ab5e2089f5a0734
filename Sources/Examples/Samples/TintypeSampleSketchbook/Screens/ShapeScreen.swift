// SPDX-License-Identifier: MIT

import SwiftUI

/// The editor of a regular shape that is added to a sketch.
struct ShapeScreen: View {
  @Environment(Studio.self) private var studio
  @Environment(Palette.self) private var palette
  @Environment(Router.self) private var router
  @Environment(\.self) private var environment
  @State private var ornament: Ornament
  let id: Sketch.ID

  init(id: Sketch.ID, ornament: Ornament = Ornament()) {
    self.id = id
    _ornament = State(initialValue: ornament)
  }

  var body: some View {
    VStack(spacing: 0) {
      OrnamentPreview(ornament: ornament)
        .frame(height: 210)
        .padding(.vertical, 12)
        .frame(maxWidth: .infinity)
      Form {
        Section {
          Picker("Shape", selection: $ornament.kind.animation()) {
            ForEach(OrnamentKind.allCases) { Text($0.title) }
          }
          .pickerStyle(.segmented)
          Stepper(value: $ornament.count.animation(), in: 3...16) {
            count
          }
          .accessibilityIdentifier("count")
          if ornament.kind != .polygon {
            slider("Depth", value: $ornament.depth, in: 0...1, step: 0.05)
          }
          slider("Angle", value: $ornament.angle, in: 0...180, step: 5)
        }
        .listRowBackground(Color.sheetCard)
        Section("Style") {
          PaintPicker(paint: $ornament.paint)
          Picker("Gradient", selection: $ornament.gradient) {
            ForEach(GradientKind.allCases) { Text($0.title) }
          }
          if ornament.gradient != .none { ColorPicker("First Color", selection: color(\.first)) }
          ColorPicker("Second Color", selection: color(\.second))
          Toggle("Stripes", isOn: $ornament.isMasked.animation())
        }
        .listRowBackground(Color.sheetCard)
        if ornament.paint != .fill {
          Section("Outline") {
            slider("Width", value: $ornament.width, in: 1...24, step: 1)
            slider("Drawn Part", value: $ornament.trim, in: 0.05...1, step: 0.05)
            Picker("Dashes", selection: $ornament.dash) {
              ForEach(DashKind.allCases) { Text($0.title) }
            }
          }
          .listRowBackground(Color.sheetCard)
        }
        Section {
          Toggle("Overlapping Copy", isOn: $ornament.hasCopy.animation(.spring))
          if ornament.hasCopy {
            Picker("Blend Mode", selection: $ornament.blend) {
              ForEach(LayerBlend.allCases) { Text($0.title) }
            }
          }
        }
        .listRowBackground(Color.sheetCard)
      }
      .scrollContentBackground(.hidden)
    }
    .screenBackground()
    .navigationTitle("Shapes")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Add", action: add)
      }
    }
  }

  @ViewBuilder
  private var count: some View {
    switch ornament.kind {
    case .polygon: Text("\(ornament.count) corners")
    case .star: Text("\(ornament.count) points")
    case .flower: Text("\(ornament.count) petals")
    case .spiral: Text("\(ornament.count) turns")
    }
  }

  private func slider(
    _ title: LocalizedStringKey, value: Binding<Double>, in range: ClosedRange<Double>,
    step: Double
  ) -> some View {
    HStack(spacing: 16) {
      Text(title)
        .accessibilityHidden(true)
      Slider(value: value, in: range, step: step) { Text(title) }
        .frame(minWidth: 120)
    }
  }

  private func color(_ keyPath: WritableKeyPath<Ornament, Ink> & Sendable) -> Binding<Color> {
    Binding(
      get: { ornament[keyPath: keyPath].color },
      set: { ornament[keyPath: keyPath] = Ink($0, in: environment) })
  }

  private func add() {
    guard let sketch = studio.sketch(id) else { return }
    studio.add(
      ornament.stroke(symmetry: palette.symmetry, paper: sketch.paper),
      to: palette.layer(of: sketch)?.id, of: id)
    router.path.removeLast()
  }
}

/// A shape with its gradient, outline, mask and copy.
struct OrnamentPreview: View {
  let ornament: Ornament

  var body: some View {
    ZStack {
      single
        .offset(x: ornament.hasCopy ? -34 : 0)
      if ornament.hasCopy {
        single
          .hueRotation(.degrees(120))
          .offset(x: 34)
          .blendMode(ornament.blend.mode)
          .transition(.scale.combined(with: .opacity))
      }
    }
    .compositingGroup()
    .accessibilityElement()
    .accessibilityLabel("Preview")
    .accessibilityIdentifier("preview")
  }

  private var single: some View {
    let style = ornament.gradient.style(ornament.first.color, ornament.second.color)
    return ZStack {
      if ornament.paint != .outline {
        ornament.shape.fill(style)
      }
      if ornament.paint != .fill {
        ornament.shape
          .trim(from: 0, to: ornament.trim)
          .stroke(
            ornament.paint == .both ? AnyShapeStyle(.primary) : style,
            style: ornament.strokeStyle)
      }
    }
    .padding(12)
    .aspectRatio(1, contentMode: .fit)
    .mask {
      if ornament.isMasked {
        Stripes()
      } else {
        Rectangle()
      }
    }
  }
}

/// A row of titles with a mark that moves to the selected one.
private struct PaintPicker: View {
  @Namespace private var namespace
  @Binding var paint: OrnamentPaint

  var body: some View {
    HStack(spacing: 0) {
      ForEach(OrnamentPaint.allCases) { other in
        Button {
          withAnimation(.snappy) { paint = other }
        } label: {
          Text(other.title)
            .font(.subheadline.weight(other == paint ? .semibold : .regular))
            .foregroundStyle(other == paint ? AnyShapeStyle(.studio) : AnyShapeStyle(.primary))
            .lineLimit(1)
            .minimumScaleFactor(0.6)
            .padding(.vertical, 6)
            .frame(maxWidth: .infinity)
            .background(alignment: .bottom) {
              if other == paint {
                Capsule()
                  .fill(.studio)
                  .frame(height: 3)
                  .matchedGeometryEffect(id: "mark", in: namespace)
              }
            }
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(other == paint ? .isSelected : [])
      }
    }
  }
}
