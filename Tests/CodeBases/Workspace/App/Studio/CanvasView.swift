import Brushes
import SwiftUI

struct CanvasView: View {
  var body: some View {
    VStack(spacing: 16) {
      ForEach(Brush.allCases) { BrushStroke(brush: $0) }
      Text(canvasTitle)
    }
    .padding()
  }

  /// The first line of a text in the bundle.
  private var canvasTitle: String {
    let path = Bundle.main.path(forResource: "Title", ofType: "txt") ?? ""
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? "No title"
    return text.trimmingCharacters(in: .newlines)
  }
}

#Preview { CanvasView() }
