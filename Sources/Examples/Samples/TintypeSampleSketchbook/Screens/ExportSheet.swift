// SPDX-License-Identifier: MIT

import SwiftUI

/// The sheet that renders a sketch as an image and shares it.
struct ExportSheet: View {
  @Environment(Studio.self) private var studio
  @Environment(Preferences.self) private var preferences
  @Environment(\.dismiss) private var dismiss
  @State private var size = ExportSize.medium
  @State private var hasFrame = true
  @State private var rendered: Image?
  let id: Sketch.ID

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Group {
            if let rendered {
              rendered
                .resizable()
                .aspectRatio(contentMode: .fit)
                .shadow(color: .black.opacity(0.15), radius: 8, y: 4)
                .accessibilityLabel("Preview")
            } else {
              ProgressView()
            }
          }
          .frame(height: 260)
          .frame(maxWidth: .infinity)
          .listRowBackground(Color.clear)
        }
        Section {
          Picker("Size", selection: $size) {
            ForEach(ExportSize.allCases) { Text($0.title) }
          }
          .pickerStyle(.segmented)
          LabeledContent("Pixels") {
            pixels
              .monospacedDigit()
              // The width is before the height in all languages.
              .environment(\.layoutDirection, .leftToRight)
          }
          Toggle("White Frame", isOn: $hasFrame)
        } footer: {
          if hasFrame, !preferences.signature.isEmpty {
            Text("The frame is signed with “\(preferences.signature)”.")
          }
        }
        .listRowBackground(Color.sheetCard)
        if let rendered, let sketch = studio.sketch(id) {
          Section {
            ShareLink(
              item: rendered, preview: SharePreview(Text(sketch.displayTitle), image: rendered)
            ) {
              Label("Share Image", systemImage: "square.and.arrow.up")
            }
          }
          .listRowBackground(Color.sheetCard)
        }
      }
      .formBackground()
      .navigationTitle("Export")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
    }
    .onChange(of: [size.scale, hasFrame ? 1 : 0], initial: true) { rendered = render() }
  }

  private var frameSize: CGSize {
    let margin = hasFrame ? 32.0 : 0
    return CGSize(width: Sketch.size.width + margin, height: Sketch.size.height + margin * 1.5)
  }

  private var pixels: Text {
    let width = Int(frameSize.width * size.scale)
    let height = Int(frameSize.height * size.scale)
    let number = IntegerFormatStyle<Int>.number.grouping(.never)
    return Text(width, format: number) + Text(verbatim: " × ") + Text(height, format: number)
  }

  private func render() -> Image? {
    guard let sketch = studio.sketch(id) else { return nil }
    let renderer = ImageRenderer(
      content: ExportedSketch(
        sketch: sketch, signature: hasFrame ? preferences.signature : nil
      )
      .frame(width: frameSize.width, height: frameSize.height))
    renderer.scale = size.scale
    return renderer.uiImage.map { Image(uiImage: $0) }
  }
}

/// The size of an exported image.
enum ExportSize: CaseIterable, Identifiable, Sendable {
  case small, medium, large

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .small: "Small"
    case .medium: "Medium"
    case .large: "Large"
    }
  }

  /// The number of pixels per point.
  var scale: Double {
    switch self {
    case .small: 0.5
    case .medium: 1
    case .large: 2
    }
  }
}

/// A sketch in a frame that is signed.
struct ExportedSketch: View {
  let sketch: Sketch
  /// The text below the sketch; `nil` for no frame.
  let signature: String?

  var body: some View {
    if let signature {
      VStack(alignment: .trailing, spacing: 0) {
        SketchView(sketch: sketch)
          .frame(width: Sketch.size.width, height: Sketch.size.height)
        Text(signature)
          .font(.system(size: 15, design: .serif).italic())
          .foregroundStyle(.black.opacity(0.7))
          .frame(height: 32)
      }
      .padding([.top, .horizontal], 16)
      .background(.white)
    } else {
      SketchView(sketch: sketch)
    }
  }
}
