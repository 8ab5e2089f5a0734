import SwiftUI

public enum Brush: String, CaseIterable, Identifiable {
  case pencil, pen, marker

  public var id: Self { self }
  public var width: CGFloat {
    switch self {
    case .pencil: 2
    case .pen: 5
    case .marker: 14
    }
  }
}

public struct BrushStroke: View {
  let brush: Brush

  public init(brush: Brush) { self.brush = brush }

  public var body: some View {
    Capsule().fill(.indigo).frame(height: brush.width)
  }
}

#Preview("Marker", traits: .sizeThatFitsLayout) {
  BrushStroke(brush: .marker).frame(width: 120).padding()
}
