// SPDX-License-Identifier: MIT

import SwiftUI

/// An explanation next to an element, with a triangle that points to it.
public struct Tooltip: View {
  let text: LocalizedStringKey
  let edge: VerticalEdge

  public init(_ text: LocalizedStringKey, edge: VerticalEdge = .top) {
    self.text = text
    self.edge = edge
  }

  public var body: some View {
    VStack(spacing: 0) {
      if edge == .bottom {
        tip(.top)
      }
      Text(text)
        .font(.footnote)
        .foregroundStyle(Color.harborSurface)
        .padding(.horizontal, .spaceM)
        .padding(.vertical, .spaceS)
        .background(Color.harborInk, in: RoundedRectangle(cornerRadius: .radiusS))
      if edge == .top {
        tip(.bottom)
      }
    }
    .fixedSize(horizontal: false, vertical: true)
  }

  private func tip(_ edge: Edge) -> some View {
    Triangle(pointing: edge)
      .fill(Color.harborInk)
      .frame(width: 14, height: 7)
  }
}

extension View {
  /// Shows a tooltip above or below the view while a value is true.
  public func tooltip(
    _ text: LocalizedStringKey, edge: VerticalEdge = .top, isPresented: Bool
  ) -> some View {
    overlay(alignment: edge == .top ? .top : .bottom) {
      if isPresented {
        Tooltip(text, edge: edge)
          .fixedSize()
          .alignmentGuide(edge == .top ? .top : .bottom) { dimensions in
            edge == .top ? dimensions[.bottom] + .spaceXS : dimensions[.top] - .spaceXS
          }
          .transition(.opacity)
      }
    }
  }
}

/// A label whose explanation is shown by a tap.
public struct ExplainedLabel: View {
  @State private var isExplained: Bool

  let title: String
  let explanation: LocalizedStringKey

  public init(_ title: String, explanation: LocalizedStringKey, isExplained: Bool = false) {
    self.title = title
    self.explanation = explanation
    _isExplained = State(initialValue: isExplained)
  }

  public var body: some View {
    Button {
      withAnimation(.easeInOut(duration: 0.2)) { isExplained.toggle() }
    } label: {
      HStack(spacing: .spaceXS) {
        Text(title)
        Image(systemName: "info.circle")
      }
      .textRole(.label)
    }
    .buttonStyle(.plain)
    .tooltip(explanation, isPresented: isExplained)
  }
}

#Preview("Tooltip") {
  ExplainedLabel(
    "Harbor dues", explanation: "The harbor charges 1.50 € per person.", isExplained: true)
}
