// SPDX-License-Identifier: MIT

import SwiftUI

/// The paper with the tools.
struct CanvasScreen: View {
  @Environment(Studio.self) private var studio
  @Environment(Preferences.self) private var preferences
  @Environment(Palette.self) private var palette
  @Environment(Router.self) private var router
  @State private var isClearing = false
  let id: Sketch.ID

  var body: some View {
    @Bindable var palette = palette
    Group {
      if let sketch = studio.sketch(id) {
        VStack(spacing: 12) {
          PaperView(sketch: sketch)
          ToolPanel()
            .dynamicTypeSize(...DynamicTypeSize.xxLarge)
            .padding(.horizontal, 16)
        }
        .padding(.bottom, 8)
        .navigationTitle(sketch.displayTitle)
      } else {
        ContentUnavailableView("Sketch Deleted", systemImage: "trash")
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .screenBackground()
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        Button("Undo", systemImage: "arrow.counterclockwise") { studio.undo(id) }
          .disabled(!studio.canUndo(id))
        Button("Redo", systemImage: "arrow.clockwise") { studio.redo(id) }
          .disabled(!studio.canRedo(id))
        Menu("More", systemImage: "ellipsis.circle") {
          ControlGroup {
            Button("Layers", systemImage: "rectangle.on.rectangle") { router.sheet = .layers(id) }
            Button("Shapes", systemImage: "star") { router.path.append(.shapes(id)) }
            Button("Replay", systemImage: "play.fill") { router.replay = Replay(id: id) }
          }
          Picker("Symmetry", selection: $palette.symmetry) {
            ForEach(Symmetry.allCases) { Text($0.title) }
          }
          Button("Export", systemImage: "square.and.arrow.up") { router.sheet = .export(id) }
          Divider()
          Button("Clear Layer", systemImage: "trash", role: .destructive) { isClearing = true }
        }
      }
    }
    .confirmationDialog(
      "Clear this layer?", isPresented: $isClearing, titleVisibility: .visible
    ) {
      Button("Clear Layer", role: .destructive, action: clear)
      Button("Cancel", role: .cancel) {}
    }
  }

  private func clear() {
    guard let sketch = studio.sketch(id), let layer = palette.layer(of: sketch) else { return }
    studio.update(layer.id, of: id) { $0.strokes.removeAll() }
  }
}

/// The paper on which strokes are drawn by one finger, and which is turned and magnified by two.
private struct PaperView: View {
  @Environment(Studio.self) private var studio
  @Environment(Preferences.self) private var preferences
  @Environment(Palette.self) private var palette
  @State private var points: [CGPoint] = []
  @State private var zoom = 1.0
  @State private var angle = Angle.zero
  @State private var showsColors = false
  @GestureState private var magnification = 1.0
  @GestureState private var rotation = Angle.zero
  let sketch: Sketch

  var body: some View {
    GeometryReader { proxy in
      let size = fittingSize(in: proxy.size)
      ZStack {
        SketchView(
          sketch: sketch, pending: points.isEmpty ? nil : palette.stroke(points),
          layer: layer?.id, showsGrid: preferences.showsGrid
        )
        .frame(width: size.width, height: size.height)
        .contentShape(.rect)
        .gesture(drawing(in: size))
        .gesture(taps(in: size))
        .onLongPressGesture { withAnimation(.spring) { showsColors = true } }
        .simultaneousGesture(magnifying.simultaneously(with: rotating))
        .accessibilityElement()
        .accessibilityLabel("Paper")
        .accessibilityValue(Text("\(sketch.strokeCount) strokes"))
        .accessibilityIdentifier("paper")
        .clipShape(.rect(cornerRadius: 6))
        .shadow(color: .black.opacity(0.18), radius: 12, y: 6)
        .rotationEffect(angle + rotation)
        .scaleEffect(zoom * magnification)
        if showsColors {
          RadialPalette { ink in
            if let ink { palette.ink = ink }
            withAnimation(.spring) { showsColors = false }
          }
          .transition(.scale.combined(with: .opacity))
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .overlay(alignment: .topLeading) { status }
    .clipped()
  }

  @ViewBuilder
  private var status: some View {
    if zoom != 1 || angle != .zero {
      HStack(spacing: 8) {
        Text(zoom, format: .percent.precision(.fractionLength(0)))
        Text(verbatim: "·").accessibilityHidden(true)
        Text("\(Int(angle.degrees.rounded()))°")
      }
      .font(.caption.monospacedDigit())
      .padding(.horizontal, 10)
      .padding(.vertical, 6)
      .background(.thinMaterial, in: .capsule)
      .padding(10)
      .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }
  }

  private var layer: Layer? { palette.layer(of: sketch) }

  private func fittingSize(in available: CGSize) -> CGSize {
    let scale = min(
      (available.width - 32) / Sketch.size.width, (available.height - 32) / Sketch.size.height)
    return CGSize(width: Sketch.size.width * scale, height: Sketch.size.height * scale)
  }

  private func drawing(in size: CGSize) -> some Gesture {
    DragGesture(minimumDistance: 2)
      .onChanged { drag in
        if points.isEmpty { points = [onPaper(drag.startLocation, size)] }
        let point = onPaper(drag.location, size)
        if points.last != point { points.append(point) }
      }
      .onEnded { _ in
        add(points)
        points = []
      }
  }

  private func taps(in size: CGSize) -> some Gesture {
    TapGesture(count: 2)
      .onEnded {
        withAnimation(.spring) {
          zoom = 1
          angle = .zero
        }
      }
      .exclusively(before: SpatialTapGesture().onEnded { add([onPaper($0.location, size)]) })
  }

  private var magnifying: some Gesture {
    MagnifyGesture()
      .updating($magnification) { value, magnification, _ in magnification = value.magnification }
      .onEnded { zoom = min(max(zoom * $0.magnification, 0.5), 4) }
  }

  private var rotating: some Gesture {
    RotateGesture()
      .updating($rotation) { value, rotation, _ in rotation = value.rotation }
      .onEnded { angle += $0.rotation }
  }

  private func onPaper(_ point: CGPoint, _ size: CGSize) -> CGPoint {
    CGPoint(
      x: (point.x / size.width * Sketch.size.width).rounded(),
      y: (point.y / size.height * Sketch.size.height).rounded())
  }

  private func add(_ points: [CGPoint]) {
    guard layer?.isVisible ?? false else { return }
    studio.add(
      palette.stroke(points), to: layer?.id, of: sketch.id, limit: preferences.undoLimit)
  }
}
