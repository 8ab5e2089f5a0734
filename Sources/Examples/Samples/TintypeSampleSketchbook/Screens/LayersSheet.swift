// SPDX-License-Identifier: MIT

import SwiftUI

/// The layers of a sketch, from front to back.
struct LayersSheet: View {
  @Environment(Studio.self) private var studio
  @Environment(Palette.self) private var palette
  @Environment(\.dismiss) private var dismiss
  @State private var editMode = EditMode.inactive
  let id: Sketch.ID

  var body: some View {
    NavigationStack {
      List {
        if let sketch = studio.sketch(id) {
          Section {
            ForEach(sketch.layers.reversed()) { layer in
              LayerRow(sketch: sketch, layer: layer)
                .accessibilityIdentifier("layer-\(layer.id)")
            }
            .onMove { source, destination in
              change { $0.move(fromOffsets: source, toOffset: destination) }
            }
            .onDelete { offsets in change { $0.remove(atOffsets: offsets) } }
          } footer: {
            Text("\(sketch.visibleStrokeCount) of \(sketch.strokeCount) strokes are visible.")
          }
          if let layer = palette.layer(of: sketch) {
            LayerOptions(id: id, layer: layer)
          }
        }
      }
      .environment(\.editMode, $editMode)
      .formBackground()
      .navigationTitle("Layers")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button(editMode.isEditing ? "Finish" : "Edit") {
            withAnimation { editMode = editMode.isEditing ? .inactive : .active }
          }
        }
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("Add Layer", systemImage: "plus") {
            withAnimation(.default, addLayer)
          }
          Button("Done") { dismiss() }
            .fontWeight(.semibold)
        }
      }
    }
    .presentationDetents([.medium, .large])
  }

  private func addLayer() {
    guard let layer = studio.addLayer(to: id) else { return }
    palette.select(layer, of: id)
  }

  /// Changes the layers from front to back.
  private func change(_ edit: (inout [Layer]) -> Void) {
    // The front layer may be another one after the change.
    if let sketch = studio.sketch(id), let layer = palette.layer(of: sketch) {
      palette.select(layer.id, of: id)
    }
    studio.update(id) { sketch in
      var layers = Array(sketch.layers.reversed())
      edit(&layers)
      sketch.layers = layers.reversed()
    }
  }
}

/// A layer that can be selected and hidden.
private struct LayerRow: View {
  @Environment(Studio.self) private var studio
  @Environment(Palette.self) private var palette
  let sketch: Sketch
  let layer: Layer

  var body: some View {
    HStack(spacing: 12) {
      Button {
        palette.select(layer.id, of: sketch.id)
      } label: {
        HStack(spacing: 12) {
          thumbnail
          VStack(alignment: .leading, spacing: 2) {
            layer.displayName
              .fontWeight(isSelected ? .semibold : .regular)
            Text("\(layer.strokes.count) strokes")
              .font(.caption)
              .foregroundStyle(.secondary)
          }
          Spacer(minLength: 0)
        }
        .contentShape(.rect)
      }
      .buttonStyle(.plain)
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(isSelected ? .isSelected : [])
      .accessibilityIdentifier("select-\(layer.id)")
      Button(
        layer.isVisible ? "Hide Layer" : "Show Layer",
        systemImage: layer.isVisible ? "eye" : "eye.slash"
      ) {
        studio.update(layer.id, of: sketch.id) { $0.isVisible.toggle() }
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
      .foregroundStyle(layer.isVisible ? AnyShapeStyle(.studio) : AnyShapeStyle(.tertiary))
      .accessibilityIdentifier("visibility-\(layer.id)")
    }
    .listRowBackground(Color.sheetCard.overlay(.studio.opacity(isSelected ? 0.2 : 0)))
  }

  private var isSelected: Bool { palette.layer(of: sketch)?.id == layer.id }

  private var thumbnail: some View {
    var single = sketch
    single.layers = [layer]
    single.layers[0].isVisible = true
    return SketchView(sketch: single)
      .frame(height: 48)
      .clipShape(.rect(cornerRadius: 6))
      .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(.primary.opacity(0.15)) }
      .opacity(layer.isVisible ? 1 : 0.35)
      .accessibilityHidden(true)
  }
}

/// The name, opacity and blend mode of the selected layer.
private struct LayerOptions: View {
  @Environment(Studio.self) private var studio
  let id: Sketch.ID
  let layer: Layer

  var body: some View {
    Section {
      TextField("Name", text: binding(\.name))
      LabeledContent("Opacity") {
        Text(layer.opacity, format: .percent.precision(.fractionLength(0)))
          .monospacedDigit()
      }
      Slider(value: binding(\.opacity), in: 0...1, step: 0.05) { Text("Opacity") }
        .accessibilityIdentifier("opacity")
      Picker("Blend Mode", selection: binding(\.blend)) {
        ForEach(LayerBlend.allCases) { Text($0.title) }
      }
    } header: {
      layer.displayName
    }
    .listRowBackground(Color.sheetCard)
  }

  private func binding<Value: Sendable>(
    _ keyPath: WritableKeyPath<Layer, Value> & Sendable
  ) -> Binding<Value> {
    Binding(
      get: { layer[keyPath: keyPath] },
      set: { value in studio.update(layer.id, of: id) { $0[keyPath: keyPath] = value } })
  }
}
