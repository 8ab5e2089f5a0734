// SPDX-License-Identifier: MIT

import SwiftUI

/// The steps of a process, with the current one emphasized.
public struct StepIndicator: View {
  let titles: [LocalizedStringKey]
  let current: Int

  public init(_ titles: [LocalizedStringKey], current: Int) {
    self.titles = titles
    self.current = current
  }

  public var body: some View {
    HStack(alignment: .top, spacing: 0) {
      ForEach(titles.indices, id: \.self) { index in
        VStack(spacing: .spaceXS) {
          HStack(spacing: 0) {
            line(isVisible: index > 0, isComplete: index <= current)
            marker(for: index)
            line(isVisible: index < titles.count - 1, isComplete: index < current)
          }
          Text(titles[index])
            .font(.harborCaption)
            .fontWeight(index == current ? .bold : .regular)
            .foregroundStyle(index <= current ? Color.harborInk : Color.harborInkSoft)
            .multilineTextAlignment(.center)
        }
        .frame(maxWidth: .infinity)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text("Step \(index + 1), \(Text(titles[index]))"))
        .accessibilityAddTraits(index == current ? .isSelected : [])
      }
    }
  }

  private func marker(for index: Int) -> some View {
    ZStack {
      Circle()
        .fill(index <= current ? Color.harborTint : .harborSurface)
      Circle()
        .strokeBorder(index <= current ? Color.harborTint : .harborLine, lineWidth: 2)
      if index < current {
        Image(systemName: "checkmark")
          .font(.system(size: 11, weight: .bold))
          .foregroundStyle(Color.harborOnTint)
      } else {
        Text("\(index + 1)")
          .font(.system(size: 12, weight: .semibold, design: .rounded))
          .foregroundStyle(index == current ? Color.harborOnTint : .harborInkSoft)
      }
    }
    .frame(width: 26, height: 26)
  }

  private func line(isVisible: Bool, isComplete: Bool) -> some View {
    Rectangle()
      .fill(isComplete ? Color.harborTint : Color.harborLine)
      .frame(height: 2)
      .opacity(isVisible ? 1 : 0)
  }
}

struct StepIndicator_Previews: PreviewProvider {
  static let titles: [LocalizedStringKey] = ["Route", "Passengers", "Cabin", "Payment"]

  static var previews: some View {
    VStack(spacing: .spaceXL) {
      ForEach(titles.indices, id: \.self) { index in
        StepIndicator(titles, current: index)
      }
    }
    .padding()
    .background(Color.harborBackground)
  }
}
