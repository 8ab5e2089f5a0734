// SPDX-License-Identifier: MIT

import SwiftUI

/// A row that is deleted by a drag to its leading edge.
struct SwipeToDelete<Content: View>: View {
  let onDelete: @MainActor () -> Void
  @ViewBuilder let content: Content

  @GestureState private var translation: CGFloat = 0
  @State private var isOpen = false

  private let buttonWidth: CGFloat = 84

  var body: some View {
    content
      .background(Color(.secondarySystemGroupedBackground))
      .offset(x: offset)
      .background(alignment: .trailing) {
        Button(role: .destructive, action: onDelete) {
          Label("Delete", systemImage: "trash.fill")
            .labelStyle(.iconOnly)
            .foregroundStyle(.white)
            .frame(width: buttonWidth)
            .frame(maxHeight: .infinity)
            .background(.red)
        }
        .buttonStyle(.plain)
        .opacity(offset < 0 ? 1 : 0)
      }
      .clipped()
      .gesture(drag)
      .animation(.interactiveSpring(), value: translation)
      .accessibilityAction(named: "Delete", onDelete)
  }

  private var offset: CGFloat {
    min(0, max(-buttonWidth * 1.5, (isOpen ? -buttonWidth : 0) + translation))
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 12, coordinateSpace: .local)
      .updating($translation) { value, state, transaction in
        state = value.translation.width
        transaction.animation = nil
      }
      .onEnded { value in
        withAnimation(.spring(duration: 0.3)) {
          isOpen = value.predictedEndTranslation.width < -buttonWidth / 2
        }
      }
  }
}
